import type { LineWord } from './line-word.ts'

/** Gaps within a number, in text heights: behind a comma or point of a font with broad marks, and between its digits. */
const BEHIND_MARK = 0.95
const BETWEEN_DIGITS = 0.42
/** A one of a fixed-width font has much room behind it. */
const BEHIND_ONE = 0.65

/** "905,402,299. 44" and "637, 768, 124" are one number each: broad marks leave a gap that looks like a blank. */
export function joinNumbers(words: readonly LineWord[], aspect: number): LineWord[] {
  const joined: LineWord[] = []
  words.forEach((word, index) => {
    const last = joined.at(-1)
    const gap = last ? (word.start - last.end) * aspect : Infinity
    if (last && (continues(last.text, word.text, gap) || isMarkBetween(last.text, word.text, gap, words[index + 1])))
      joined.splice(-1, 1, joinWords(last, word))
    else joined.push(word)
  })
  return joined
}

/** "20 , 300" in letters of twice their width: a comma alone between digits and a group of three. */
function isMarkBetween(left: string, mark: string, gap: number, next: LineWord | undefined): boolean {
  return (
    mark === ',' &&
    gap < BEHIND_MARK &&
    /^\d{3}(?!\d)/.test(next?.text ?? '') &&
    /(?:^|[^\d.,])\d{1,3}(?:,\d{3})*$/.test(left)
  )
}

function continues(left: string, right: string, gap: number): boolean {
  // Groups of three behind a comma, decimals behind the point of a grouped number; "31, 2019" and "1. 5" are neither.
  if (/(?:^|[^\d.,])\d{1,3}(?:,\d{3})*,$/.test(left)) return gap < BEHIND_MARK && /^\d{3}(?!\d)/.test(right)
  if (/(?:^|[^\d.,])\d{1,3}(?:,\d{3})+\.$/.test(left)) return gap < BEHIND_MARK && /^\d{1,4}(?![\d,.])/.test(right)
  if (/(?:^|[^\d.,])\d{1,3}(?:,\d{3})*$/.test(left) && /^[,.]\d/.test(right)) return gap < BEHIND_MARK
  const between = left.endsWith('1') ? BEHIND_ONE : BETWEEN_DIGITS
  return gap < between && /^[(（△▲-]?\d{1,2}$/.test(left) && /^\D?\d{1,3},(?:\d|$)/.test(left + right)
}

export function joinWords(left: LineWord, right: LineWord): LineWord {
  const [a, b] = [left.text.length, right.text.length]
  return {
    text: left.text + right.text,
    start: left.start,
    end: right.end,
    confidence: (left.confidence * a + right.confidence * b) / (a + b),
    ...(left.alternatives || right.alternatives ? { alternatives: alternativesOf(left, right) } : {}),
  }
}

/** Other readings of the whole: each part's, with the other part as read. */
function alternativesOf(left: LineWord, right: LineWord): string[] {
  return [
    ...(left.alternatives ?? []).map((text) => text + right.text),
    ...(right.alternatives ?? []).map((text) => left.text + text),
  ]
}
