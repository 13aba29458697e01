import { LANGUAGE_DATA } from '../data/languages.ts'
import type { NumberingWords } from '../data/shape/numbering-words.ts'
import type { WordRow } from '../data/shape/word-row.ts'
import { anyOf } from '../words/any-of.ts'

export const NUMBERINGS: readonly NumberingWords[] = LANGUAGE_DATA.map(({ numbering }) => numbering)

/** Characters of numbers in ideographs, without nil. */
export const HAN = '[一二三四五六七八九十百]'

/** Whether a word is written in letters with blanks between words. */
export function isLatin(word: string): boolean {
  return /^[a-zà-ÿ]/i.test(word)
}

/** Source of a pattern for the words of a key in all languages, those in letters and the others apart. */
export function wordsFor(rowOf: (numbering: NumberingWords) => WordRow<unknown>): { latin: string; cjk: string } {
  const words = NUMBERINGS.flatMap((numbering): string[] => [...rowOf(numbering).words])
  return {
    latin: anyOf(words.filter(isLatin)).replaceAll('(?![A-Za-z])', ''),
    cjk: anyOf(words.filter((word) => !isLatin(word))),
  }
}

/** Source of a pattern for the chapters of all languages whose level is one of `levels`, with the number as a group. */
export function chapterFrames(levels: readonly number[]): string {
  const frames = NUMBERINGS.flatMap(({ chapters }) => chapters.filter(({ level }) => levels.includes(level)))
  return [...new Set(frames.map(({ frame }) => frame))]
    .map((frame) => {
      const number = isLatin(frame) ? String.raw`(?:\d{1,2}|[IVX]{1,5})\b` : String.raw`(?:${HAN}+|\d{1,2})`
      return frame.replaceAll(' ', String.raw`\s+`).replace('{n}', String.raw`\s*(${number})\s*`)
    })
    .join('|')
}
