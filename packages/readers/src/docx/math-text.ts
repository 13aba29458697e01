import { childOf, childrenOf, textOf, type XmlElement } from '../ooxml/read-xml.ts'

/** An equation on one line, as it would be typed: (a+b)/(c), x^(2), √(x). */
export function mathText(element: XmlElement): string {
  const part = (name: string) => mathText(childOf(element, name) ?? { name, attributes: {}, children: [] })
  switch (element.name) {
    case 'm:t':
      return textOf(element)
    case 'm:f':
      return `${grouped(part('m:num'))}/${grouped(part('m:den'))}`
    case 'm:sSup':
      return `${part('m:e')}^${grouped(part('m:sup'))}`
    case 'm:sSub':
      return `${part('m:e')}_${grouped(part('m:sub'))}`
    case 'm:sSubSup':
      return `${part('m:e')}_${grouped(part('m:sub'))}^${grouped(part('m:sup'))}`
    case 'm:rad':
      return `${part('m:deg')}√${grouped(part('m:e'))}`
    case 'm:nary':
      return `${childOf(childOf(element, 'm:naryPr'), 'm:chr')?.attributes['m:val'] ?? '∫'}(${part('m:sub')};${part('m:sup')}) ${part('m:e')}`
    case 'm:d':
      return `(${childrenOf(element, 'm:e').map(mathText).join('; ')})`
    default:
      return childrenOf(element).map(mathText).join('')
  }
}

function grouped(text: string): string {
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`
}
