import { countAt } from '../bitmap/read-samples.ts'
import { itemAt } from '@tickmark/document'
import type { ReadCharacter } from './read-strip.ts'

/** A number within a line: characters `[first, end)`, from `start` to `stop` of the line's length. */
export interface NumberSpan {
  first: number
  end: number
  start: number
  stop: number
  text: string
}

/** A number as people write it: thousands in threes, one decimal point. */
export function isWellFormed(text: string): boolean {
  return /^\d+(?:\.\d+)?%?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?%?$/.test(text)
}

/** Whether a number in a text has its thousands not in threes ("1,583,82"): a digit or a mark was lost or doubled. */
export function isMisgrouped(text: string): boolean {
  return (text.match(/\d[\d.,]*\d%?/g) ?? []).some((number) => number.includes(',') && !isWellFormed(number))
}

/** Whether a text has numbers with their thousands in threes, and none otherwise: "1,583,821". */
export function isGrouped(text: string): boolean {
  return /\d,\d{3}/.test(text) && !isMisgrouped(text)
}

/** Longest common subsequence of two readings, as pairs of indexes. */
export function commonCharacters(a: readonly ReadCharacter[], b: readonly ReadCharacter[]): [number, number][] {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * width + j
      lengths[at] =
        itemAt(a, i).text === itemAt(b, j).text
          ? countAt(lengths, at + width + 1) + 1
          : Math.max(countAt(lengths, at + width), countAt(lengths, at + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (itemAt(a, i).text === itemAt(b, j).text) pairs.push([i++, j++])
    else if (countAt(lengths, (i + 1) * width + j) >= countAt(lengths, i * width + j + 1)) i += 1
    else j += 1
  }
  return pairs
}

/** Numbers of a line. A percent sign or a gap ends one: PP-OCR leaves out what it cannot read, and numbers run together. */
export function numbersOf(characters: readonly ReadCharacter[], em: number): NumberSpan[] {
  const spans: NumberSpan[] = []
  for (let first = 0; first < characters.length; first += 1) {
    if (!/\d/.test(itemAt(characters, first).text)) continue
    let end = first + 1
    while (
      end < characters.length &&
      /[\d.,%]/.test(itemAt(characters, end).text) &&
      itemAt(characters, end - 1).text !== '%'
    ) {
      if (itemAt(characters, end).start - itemAt(characters, end - 1).end > em) break
      end += 1
    }
    const past = end
    while (/[.,]/.test(itemAt(characters, end - 1).text)) end -= 1
    const text = characters
      .slice(first, end)
      .map((character) => character.text)
      .join('')
    spans.push({ first, end, start: itemAt(characters, first).start, stop: itemAt(characters, end - 1).end, text })
    first = past - 1
  }
  return spans
}

/** Of the shorter of two numbers at one place this share lies within the longer: extents reach halfway to the neighbours. */
const SHARED = 0.5

/** Whether two numbers stand at one place, and do not only touch. */
export function sharePlace(a: NumberSpan, b: NumberSpan): boolean {
  const shared = Math.min(a.stop, b.stop) - Math.max(a.start, b.start)
  return shared > SHARED * Math.min(a.stop - a.start, b.stop - b.start)
}
