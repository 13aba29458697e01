import { childOf, childrenOf, textOf, type XmlElement } from '../ooxml/read-xml.ts'

/** A paragraph of a text body. */
export interface SlideParagraph {
  text: string
  /** From 0. */
  level: number
  bold: boolean
  /** Points. */
  fontSize?: number
  /** Bullet or number as printed; undefined for plain paragraphs and where the layout decides. */
  marker?: string
  /** True when the paragraph itself says that it has none. */
  plain: boolean
}

/** Reads an `a:txBody` or `p:txBody`; empty paragraphs are left out. */
export function readTextBody(body: XmlElement | undefined): SlideParagraph[] {
  const counters: number[] = []
  return childrenOf(body, 'a:p')
    .map((paragraph) => readParagraph(paragraph, counters))
    .filter(({ text }) => text !== '')
}

function readParagraph(paragraph: XmlElement, counters: number[]): SlideParagraph {
  const properties = childOf(paragraph, 'a:pPr')
  const level = Number(properties?.attributes['lvl'] ?? 0)
  const runs = childrenOf(paragraph).filter(({ name }) => name === 'a:r' || name === 'a:fld')
  const visible = runs.filter((run) => textOf(childOf(run, 'a:t')).trim())
  const sizes = visible.map((run) => Number(childOf(run, 'a:rPr')?.attributes['sz'])).filter((size) => size > 0)
  const text = childrenOf(paragraph).map(inlineText).join('').normalize('NFC').trim()
  return {
    text,
    level,
    bold:
      visible.length > 0 &&
      visible.every((run) => ['1', 'true'].includes(childOf(run, 'a:rPr')?.attributes['b'] ?? '')),
    fontSize: sizes[0] === undefined ? undefined : sizes[0] / 100,
    marker: text ? markerOf(properties, level, counters) : undefined,
    plain: childOf(properties, 'a:buNone') !== undefined,
  }
}

function inlineText(element: XmlElement): string {
  if (element.name === 'a:r' || element.name === 'a:fld') return textOf(childOf(element, 'a:t'))
  return element.name === 'a:br' ? '\n' : element.name === 'a:tab' ? '\t' : ''
}

function markerOf(properties: XmlElement | undefined, level: number, counters: number[]): string | undefined {
  const bullet = childOf(properties, 'a:buChar')?.attributes['char']
  if (bullet) return /[\uf000-\uf0ff§]/.test(bullet) ? '•' : bullet
  const numbered = childOf(properties, 'a:buAutoNum')
  if (!numbered) return undefined
  counters.length = level + 1
  counters[level] = counters[level] === undefined ? Number(numbered.attributes['startAt'] ?? 1) : counters[level] + 1
  const n = counters[level]
  const type = numbered.attributes['type'] ?? 'arabicPeriod'
  const ordinal = type.startsWith('alphaUc')
    ? String.fromCharCode(64 + n)
    : type.startsWith('alphaLc')
      ? String.fromCharCode(96 + n)
      : String(n)
  return type.endsWith('ParenBoth') ? `(${ordinal})` : type.endsWith('ParenR') ? `${ordinal})` : `${ordinal}.`
}
