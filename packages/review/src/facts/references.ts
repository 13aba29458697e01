import type { Document, Location, TextBlock } from '@tickmark/document'
import { foldText } from './fold-text.ts'
import { locate } from './make-sentences.ts'
import { numberedPlaces, ordinalOf, textBlocks } from './outline.ts'
import type { NumberStyle, NumberedPlace } from './outline.ts'

/** How references to numbered places are printed; `needed`: places of a kind from which it counts as numbered at all. */
export const REFERENCES: readonly { style: NumberStyle; pattern: RegExp; needed: number }[] = [
  {
    style: 'note',
    pattern:
      /\bnotes?\s+(\d{1,3})((?:\s*(?:,|and|&)\s*\d{1,3}(?![\d,.%]|\s*(?:%|million|thousand|months|years|days)))*)(?!\d|\.\d|,\d{3}|\s*%)/gi,
    needed: 3,
  },
  { style: 'note', pattern: /附注\s*(\d{1,3})()(?![\d、.．（(])/g, needed: 3 },
  { style: 'note', pattern: /주석\s*(\d{1,3})((?:\s*(?:,|및|과|와)\s*\d{1,3}(?![\d,.%]))*)(?![\d.])/g, needed: 3 },
  { style: 'note', pattern: /注記\s*(\d{1,3})()(?![\d.－-])/g, needed: 3 },
  {
    style: 'table',
    pattern: /\btables?\s+(\d{1,3})((?:\s*(?:,|and|&)\s*\d{1,3}(?![\d,.%]))*)(?![\d.-]\d)/gi,
    needed: 2,
  },
  { style: 'table', pattern: /(?:见|参见|详见|如|据|及|与|和|由|[（(])\s*表\s*(\d{1,3})()(?!\d)/g, needed: 2 },
  { style: 'table', pattern: /(?:표)\s*(\d{1,3})()(?=\s*(?:참조|에서|와 같|과 같|을|를|[)）]))/g, needed: 2 },
  { style: 'table', pattern: /(?:表)\s*(\d{1,3})()(?=\s*(?:を参照|参照|のとおり|に示|[)）]))/g, needed: 2 },
  { style: 'figure', pattern: /\bfigures?\s+(\d{1,3})()(?![\d.-]\d)/gi, needed: 2 },
  { style: 'appendix', pattern: /\b(?:appendix|annex)\s+([A-Z]|\d{1,2})()\b/g, needed: 1 },
]

/** A reference as it stands in running text. */
export interface Reference {
  block: TextBlock
  text: string
  start: number
  end: number
  numbers: string[]
}

/** All references of one pattern, in reading order. */
export function referencesOf(document: Document, pattern: RegExp): Reference[] {
  return textBlocks(document).flatMap((block) => {
    const text = foldText(block.text)
    return Array.from(text.matchAll(pattern), (match) => ({
      block,
      text,
      start: match.index,
      end: match.index + match[0].length,
      numbers: [match[1]!, ...(match[2]?.match(/\d+/g) ?? [])],
    }))
  })
}

/** Numbers of a kind that the document has; notes also where they are plainly numbered headings. */
export function knownNumbers(places: readonly NumberedPlace[], style: NumberStyle): Set<number> {
  const own = new Set(places.filter((place) => place.style === style).map((place) => ordinalOf(place.printed)))
  if (style === 'note')
    for (const place of places)
      if (place.style === 'decimal' && place.parent === '' && (own.size === 0 || place.heading)) own.add(place.ordinal)
  return own
}

/** The places of references whose every number the document has. */
export function resolvedReferences(document: Document): Location[] {
  const places = numberedPlaces(document)
  return REFERENCES.flatMap(({ style, pattern, needed }) => {
    const known = knownNumbers(places, style)
    if (known.size < needed) return []
    return referencesOf(document, pattern).flatMap(({ block, start, end, numbers }) =>
      // What opens a block is the heading itself.
      start > 0 && numbers.every((number) => known.has(ordinalOf(number))) ? [locate(block, start, end)] : [],
    )
  })
}
