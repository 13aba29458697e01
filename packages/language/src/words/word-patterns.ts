import type { WordRow } from '../data/shape/word-row.ts'
import { LANGUAGE_DATA } from '../data/languages.ts'
import type { LanguageData } from '../data/shape/language-data.ts'
import { anyOf } from './any-of.ts'

/** A pattern that nothing matches, where no language has a word. */
const NOTHING = '(?!)'

/** Words of a key in all languages. */
export function wordsOf(rowOf: (language: LanguageData) => WordRow<unknown>): string[] {
  return LANGUAGE_DATA.flatMap((language) => [...rowOf(language).words])
}

/** Source of a pattern for words, none of letters of which begins or ends within a longer one. */
export function wholeWords(words: readonly string[]): string {
  if (words.length === 0) return NOTHING
  const [letters, others] = [
    words.filter((word) => /^[a-zß-ÿ]/i.test(word)),
    words.filter((word) => !/^[a-zß-ÿ]/i.test(word)),
  ]
  return [
    ...(letters.length > 0 ? [`(?<![A-Za-zÀ-ÿ])${anyOf(letters)}(?![À-ÿ])`] : []),
    ...(others.length > 0 ? [anyOf(others)] : []),
  ].join('|')
}

/** A pattern for words of letters that stand alone ("net", no "network"), and for others anywhere in a folded text. */
export function wordsAnywhere(words: readonly string[]): RegExp {
  const ofLetters = (word: string) => /^\p{Script=Latin}/u.test(word)
  const [letters, others] = [words.filter(ofLetters), words.filter((word) => !ofLetters(word))]
  const alone = letters.length > 0 ? `(?<!\\p{L})(?:${anyOf(letters)})(?!\\p{L})` : NOTHING
  return new RegExp(others.length > 0 ? `${alone}|${anyOf(others)}` : alone, 'iu')
}
