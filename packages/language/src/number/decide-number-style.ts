import { foldText } from '../words/fold-text.ts'
import type { NumberStyle } from './number-style.ts'
import { parseCellNumber } from './parse-cell-number.ts'

/** Spaces part columns as well as groups of digits: fewer such cells than this prove nothing. */
const FEWEST_SPACED = 3
/** A style that the whole document shows gives way only to this many cells of a table that contradict it. */
const FEWEST_AGAINST = 2

/** Longer texts are sentences. */
const LONGEST = 40
const CORE = /\d(?:[\d.,' ]*\d)?/
/** What one style alone can write. */
const PROOFS: readonly [NumberStyle, RegExp][] = [
  ['point', /^\d{1,3}(?:,\d{3})*\.(?:\d{1,2}|\d{4,})$|^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:,\d{3})+\.\d+$|^0\.\d+$/],
  ['comma', /^\d{1,3}(?:\.\d{3})*,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$|^\d{1,3}(?:\.\d{3})+,\d+$|^0,\d+$/],
]
/** Groups of three digits, each parted as its style parts them. */
const GROUPS: readonly [NumberStyle, RegExp][] = [
  ['point', /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/],
  ['comma', /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/],
  ['space', /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/],
]
/** What a style writes often and another seldom: a thousand, or three decimals. Notes "5,6" beside amounts of 1,234 prove no comma. */
const HINTS: readonly [NumberStyle, RegExp][] = [
  ['point', /^[1-9]\d{0,2},\d{3}$/],
  ['comma', /^[1-9]\d{0,2}\.\d{3}$/],
]

/**
 * The style that the texts prove by what can be written in one style only: "1,234.5" and "0,75", never "1.234". `fallback`,
 * the style of the document around them, stands where they prove nothing or too little against it.
 */
export function decideNumberStyle(texts: Iterable<string>, fallback: NumberStyle = 'point'): NumberStyle {
  const [proofs, hints, groups] = [noVotes(), noVotes(), noVotes()]
  for (const text of texts) {
    const core = text.length < LONGEST ? CORE.exec(foldText(text))?.[0] : undefined
    if (core === undefined) continue
    const isNumberIn = remembered((style) => parseCellNumber(text, style) !== undefined)
    count(proofs, PROOFS, core, isNumberIn)
    count(hints, HINTS, core, isNumberIn)
    count(groups, GROUPS, core, isNumberIn)
  }
  // Where spaces part the groups, decimals follow a comma or a point: only groups speak against spaces.
  if (groups.space >= FEWEST_SPACED && groups.space > Math.max(groups.point, groups.comma)) return 'space'
  const weight = (style: NumberStyle) => proofs[style] + hints[style]
  const most = weight('comma') > weight('point') ? 'comma' : 'point'
  if (most === fallback || weight('comma') === weight('point')) return fallback
  const against = fallback === 'space' ? groups[most] : proofs[most]
  return against >= FEWEST_AGAINST ? most : fallback
}

function noVotes(): Record<NumberStyle, number> {
  return { point: 0, comma: 0, space: 0 }
}

/** Adds a text that is a number in the style whose pattern its digits follow. "December 31,2022" is no number. */
function count(
  votes: Record<NumberStyle, number>,
  patterns: readonly [NumberStyle, RegExp][],
  core: string,
  isNumberIn: (style: NumberStyle) => boolean,
): void {
  const style = patterns.find(([, pattern]) => pattern.test(core))?.[0]
  if (style && isNumberIn(style)) votes[style]++
}

/** The same answer for the same style, found once. */
function remembered(answer: (style: NumberStyle) => boolean): (style: NumberStyle) => boolean {
  const known: Partial<Record<NumberStyle, boolean>> = {}
  return (style) => (known[style] ??= answer(style))
}
