import type { Document, Location, TextBlock } from '@tickmark/document'
import { locate } from '../sentences/make-sentences.ts'
import type { NumberedPlace } from './outline.ts'
import { numberedPlaces, textBlocks } from './outline.ts'
import {
  findReferences,
  ordinalOf,
  type NumberingKind,
  type PrintedReference,
  type ReferenceKind,
  foldText,
} from '@tickmark/language'

/** Kinds of places that are referred to; `needed`: places of a kind from which it counts as numbered at all. */
export const REFERENCES: readonly { kind: NumberingKind & ReferenceKind; needed: number }[] = [
  { kind: 'note', needed: 3 },
  { kind: 'table', needed: 2 },
  { kind: 'figure', needed: 2 },
  { kind: 'appendix', needed: 1 },
]

/** A reference as it stands in running text. */
export interface Reference extends PrintedReference {
  block: TextBlock
  text: string
}

/** All references of a kind, in reading order. */
export function referencesOf(document: Document, kind: ReferenceKind): Reference[] {
  return textBlocks(document).flatMap((block) =>
    findReferences(block.text, kind).map((reference) => ({ ...reference, block, text: foldText(block.text) })),
  )
}

/** Numbers of a kind that the document has; notes also where they are plainly numbered headings. */
export function knownNumbers(places: readonly NumberedPlace[], kind: NumberingKind): Set<number> {
  const own = new Set(places.filter((place) => place.kind === kind).map((place) => ordinalOf(place.printed)))
  if (kind === 'note')
    for (const place of places)
      if (place.kind === 'decimal' && place.parent === '' && (own.size === 0 || place.heading)) own.add(place.ordinal)
  return own
}

/** The places of references whose every number the document has. */
export function resolvedReferences(document: Document): Location[] {
  const places = numberedPlaces(document)
  return REFERENCES.flatMap(({ kind, needed }) => {
    const known = knownNumbers(places, kind)
    if (known.size < needed) return []
    return referencesOf(document, kind).flatMap(({ block, start, end, numbers }) =>
      // What opens a block is the heading itself.
      start > 0 && numbers.every((number) => known.has(ordinalOf(number))) ? [locate(block, start, end)] : [],
    )
  })
}
