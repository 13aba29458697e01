import { printOrdinal } from '@tickmark/language'
import type { NumberingKind } from '@tickmark/language'
import { textWithMarker } from '@tickmark/document'
import type { Document } from '@tickmark/document'
import type { NumberedPlace } from './outline.ts'

const KINDS: readonly NumberingKind[] = ['note', 'table', 'figure', 'section', 'ideograph', 'decimal']

const MOST_GAPS = 1

/** Neighbours of one numbering between which exactly one or two numbers are left out and stand nowhere else. */
export function findGaps(places: readonly NumberedPlace[]): [NumberedPlace, NumberedPlace][] {
  return KINDS.flatMap((kind) => {
    const own = places.filter(
      (place) =>
        place.kind === kind &&
        place.parent === '' &&
        place.ordinal > 0 &&
        (place.heading || kind === 'note' || kind === 'table' || kind === 'figure'),
    )
    // A heading that its reader took for another kind of line, or for a row of a table, is there all the same.
    const present = new Set(places.filter((place) => isOfSequence(place, kind)).map((place) => place.ordinal))
    const run = longestRun(own)
    if (run.length < 4) return []
    const gaps = run.flatMap((place, index): [NumberedPlace, NumberedPlace][] => {
      const next = run[index + 1]
      const gap = next ? next.ordinal - place.ordinal : 0
      if (!next || gap < 2 || gap > 3) return []
      return Array.from({ length: gap - 1 }, (_, step) => place.ordinal + 1 + step).some((missing) =>
        present.has(missing),
      )
        ? []
        : [[place, next]]
    })
    // With several numbers not found, it is the finding of headings that is incomplete, not the document.
    return gaps.length > MOST_GAPS ? [] : gaps
  })
}

/** Numbers without a word before them are printed alike for notes, sections and lists. */
const BARE: ReadonlySet<NumberingKind> = new Set(['note', 'ideograph', 'decimal'])

function isOfSequence({ kind, parent }: NumberedPlace, of: NumberingKind): boolean {
  return parent === '' && (kind === of || (BARE.has(kind) && BARE.has(of)))
}

/** The longest rising run: headings of another numbering mixed in (a list that starts again at 1) fall out. */
function longestRun(places: readonly NumberedPlace[]): NumberedPlace[] {
  const best: { length: number; previous: number }[] = []
  places.forEach((place, index) => {
    let own = { length: 1, previous: -1 }
    for (let other = 0; other < index; other++) {
      const step = place.ordinal - places[other]!.ordinal
      if (step > 0 && step <= 3 && best[other]!.length + (step === 1 ? 1 : 0.6) > own.length)
        own = { length: best[other]!.length + (step === 1 ? 1 : 0.6), previous: other }
    }
    best.push(own)
  })
  let at = best.reduce((top, entry, index) => (top < 0 || entry.length > best[top]!.length ? index : top), -1)
  const run: NumberedPlace[] = []
  for (; at >= 0; at = best[at]!.previous) run.unshift(places[at]!)
  return run
}

const HAN_DIGITS = '〇一二三四五六七八九'

/**
 * Whether a number that no heading has is printed between its neighbours all the same: "20 (a) Reconciliation", "11." in a cell of its
 * own, "…。二七、費用性質" at the end of a paragraph. Then it is the heading that was not recognised.
 */
export function isPrintedBetween({ blocks }: Document, [before, after]: [NumberedPlace, NumberedPlace]): boolean {
  const number = before.ordinal + 1
  const printed = printOrdinal(number, before.printed)
  // 二七 as well as 二十七.
  const prints = [
    printed,
    ...(printed === String(number) ? [] : [[...String(number)].map((digit) => HAN_DIGITS[Number(digit)]).join('')]),
  ]
  const own = new RegExp(
    String.raw`(?:^|[\s。.;；:：])[(（第]?(?:${prints.join('|')})(?:\s*[.、:：)）节節章]|\s*\(?[a-z]\)|\s+\p{Lu}|$)`,
    'u',
  )
  return blocks
    .slice(before.blockIndex, after.blockIndex + 1)
    .some((block) => textsOf(block).some((text) => own.test(text)))
}

function textsOf(block: Document['blocks'][number]): string[] {
  if (block.type === 'picture') return []
  if (block.type === 'table') return block.cells.map(({ text }) => text.trim())
  return [textWithMarker(block).trim()]
}
