import { useEffect, useRef } from 'react'
import documentCss from './document.css?inline'

interface Props {
  html: string
  /** Called with the shadow root once the document is in it. Must be the same function on each render. */
  onReady?: (root: ShadowRoot) => void
}

let sheet: CSSStyleSheet | undefined

/**
 * A document sanitised by the server, in a shadow root: its markup cannot affect the look of the product, nor the other way round. Active
 * content (scripts, frames, handlers, remote content) is removed here again; the content security policy blocks it as well.
 */
export function SafeHtml({ html, onReady }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    sheet ??= new CSSStyleSheet()
    sheet.replaceSync(documentCss)
    root.adoptedStyleSheets = [sheet]
    root.replaceChildren(...cleanNodes(html))
    onReady?.(root)
  }, [html, onReady])
  return <div ref={host} data-document />
}

const ACTIVE = 'script, style, link, meta, iframe, frame, object, embed, form, base, template'

function cleanNodes(html: string): Node[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  for (const element of parsed.querySelectorAll(ACTIVE)) element.remove()
  for (const element of parsed.body.querySelectorAll('*'))
    for (const { name, value } of Array.from(element.attributes))
      if (!isHarmless(name, value)) element.removeAttribute(name)
  return [...parsed.body.childNodes]
}

function isHarmless(name: string, value: string): boolean {
  if (name.startsWith('on') || name === 'style' || name === 'srcset') return false
  if (name === 'href') return value.startsWith('#')
  if (name === 'src') return value.startsWith('data:image/')
  return true
}
