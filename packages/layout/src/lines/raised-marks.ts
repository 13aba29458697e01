import { itemAt } from '@tickmark/document'
import type { PageWord } from '@tickmark/document/page'

/** A note mark is lower than its neighbour by this factor, and ends above its foot by this share of it. */
const SMALLER = 0.75
const RAISED = 0.15
/** Blank between a word and its mark, and between an amount of a column and its mark, in heights of the word. */
const WORD_GAP = 0.5
const AMOUNT_GAP = 2.2

const RAISED_DIGITS = [...'⁰¹²³⁴⁵⁶⁷⁸⁹']

/** Small raised figures as what they are: "5.9" with a mark 2 is "5.9" and "²", and never an amount of 2 in a column of its own. */
export function raiseMarks(words: readonly PageWord[]): PageWord[] {
  return words.map((word) => {
    if (!/^\d{1,2}(?:,\d{1,2})*$/.test(word.text) || word.vertical) return word
    const isMark = words.some((other) => other !== word && standsBeside(word, other))
    return isMark ? { ...word, text: word.text.replace(/\d/g, (digit) => itemAt(RAISED_DIGITS, Number(digit))) } : word
  })
}

/** The figures of raised marks as plain ones. */
export function lowerMarks(text: string): string {
  return text.replace(/[⁰¹²³⁴-⁹]/g, (raised) => String(RAISED_DIGITS.indexOf(raised)))
}

function standsBeside(mark: PageWord, word: PageWord): boolean {
  if (word.vertical) return false
  const height = word.bottom - word.top
  const isRaised =
    mark.bottom - mark.top < SMALLER * height &&
    mark.bottom < word.bottom - RAISED * height &&
    mark.bottom > word.top + RAISED * height &&
    mark.top > word.top - 0.6 * height
  if (!isRaised) return false
  const behind = mark.left - word.right
  const before = word.left - mark.right
  const limit = /^[(（]?[-–—]?\d[\d,.]*[)）]?[%％]?[)）]?$|^[-–—]$/.test(word.text) ? AMOUNT_GAP : WORD_GAP
  return (behind > -1 && behind < limit * height) || (before > -1 && before < WORD_GAP * height)
}
