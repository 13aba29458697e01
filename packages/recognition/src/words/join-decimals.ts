import { itemAt } from '@tickmark/document'
import { joinWords } from './join-numbers.ts'
import type { LineWord } from './line-word.ts'

/** Half-width figures of East Asian fonts have their point at the left of its place: the room behind it, in text heights, at most. */
const BEHIND_POINT = 0.95
/** Of the places where decimals may follow so many prove that they do. */
const PROVEN_SHARE = 1 / 3
/** What may stand behind an amount: "SR", "%". */
const SHORT_WORD = 2

const WHOLE = /(?:^|[^\d.,])\d{1,3}\.$/
const DECIMALS = /^\d{2}%?[)）]?$/

interface Line {
  words: readonly LineWord[]
  /** Its length in text heights. */
  length: number
}

/**
 * "12. 90" on a page whose points all have room behind them is one amount. Days, months and numbers of headings stand so as well:
 * some of the places have to show that they are none of these, by a per cent, a nought before the point or more than 31 behind it.
 */
export function joinDecimals(lines: readonly Line[]): LineWord[][] {
  const places = lines.map(placesOf)
  const pairs = lines.flatMap(({ words }, index) =>
    itemAt(places, index).map((at) => [itemAt(words, at - 1).text, itemAt(words, at).text] as const),
  )
  const proven = pairs.filter(([whole, decimals]) => isNoDate(whole, decimals)).length
  if (proven === 0 || proven < PROVEN_SHARE * pairs.length) return lines.map(({ words }) => [...words])
  return lines.map(({ words }, index) => joinAt(words, new Set(itemAt(places, index))))
}

/** Before which words of a line decimals may begin. */
function placesOf({ words, length }: Line): number[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1]
    if (!before || !WHOLE.test(before.text) || !DECIMALS.test(word.text)) return []
    if ((word.start - before.end) * length > BEHIND_POINT) return []
    // "2018. 12. 31" is a date, "1. 50 sheets of paper" a line of a list.
    if (/\d\.$/.test(words[at - 2]?.text ?? '')) return []
    const isLast = words.slice(at + 1).every(({ text }) => text.length <= SHORT_WORD && !/\d/.test(text))
    return isLast || (at > 1 && word.text.includes('%')) ? [at] : []
  })
}

function isNoDate(whole: string, decimals: string): boolean {
  const behind = Number(decimals.slice(0, 2))
  return decimals.includes('%') || /\D0\.$|^0\.$/.test(whole) || behind === 0 || behind > 31
}

function joinAt(words: readonly LineWord[], places: ReadonlySet<number>): LineWord[] {
  const joined: LineWord[] = []
  for (const [at, word] of words.entries()) {
    const last = joined.at(-1)
    if (last && places.has(at)) joined.splice(-1, 1, joinWords(last, word))
    else joined.push(word)
  }
  return joined
}
