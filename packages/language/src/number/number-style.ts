import { foldText } from '../fold-text.ts'

/**
 * How a document separates digits. `point`: 1,234.56, also 12,34,567 and 1'234.56. `comma`: 1.234,56. `space`: 1 234,56 or
 * 1 234.56. Decided once for a table or a document, never for a cell: "1.234" alone may be either.
 */
export type NumberStyle = 'point' | 'comma' | 'space'

/** Spaces part columns as well as groups of digits: fewer such cells than this prove nothing. */
const FEWEST_SPACED = 3
/** A style that the whole document shows gives way only to this many cells of a table that contradict it. */
const FEWEST_AGAINST = 2

const CORE = /\d(?:[\d.,' ]*\d)?/
const POINT = [
  /^\d{1,3}(?:,\d{3})*\.(?:\d{1,2}|\d{4,})$/,
  /^\d{1,3}(?:,\d{3}){2,}$/,
  /^\d{1,3}(?:,\d{3})+\.\d+$/,
  /^0\.\d+$/,
]
const COMMA = [
  /^\d{1,3}(?:\.\d{3})*,(?:\d{1,2}|\d{4,})$/,
  /^\d{1,3}(?:\.\d{3}){2,}$/,
  /^\d{1,3}(?:\.\d{3})+,\d+$/,
  /^0,\d+$/,
]
const SPACE = [/^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/]

/**
 * The style that the texts prove by what can be written in one style only: "1,234.5" and "0,75", never "1.234". `fallback`,
 * the style of the document around them, stands where they prove nothing or too little against it.
 */
export function decideNumberStyle(texts: Iterable<string>, fallback: NumberStyle = 'point'): NumberStyle {
  const votes = { point: 0, comma: 0, space: 0 }
  for (const text of texts) {
    const core = text.length < 40 ? CORE.exec(foldText(text))?.[0] : undefined
    if (core === undefined) continue
    if (POINT.some((pattern) => pattern.test(core))) votes.point++
    else if (COMMA.some((pattern) => pattern.test(core))) votes.comma++
    if (SPACE.some((pattern) => pattern.test(core))) votes.space++
  }
  if (votes.space >= FEWEST_SPACED && votes.space > votes.point && votes.space > votes.comma) return 'space'
  const [most, least] = votes.comma > votes.point ? (['comma', 'point'] as const) : (['point', 'comma'] as const)
  if (votes[most] === votes[least]) return fallback
  return most === fallback || votes[most] >= FEWEST_AGAINST ? most : fallback
}
