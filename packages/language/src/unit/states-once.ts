import { wholeWords, wordsOf } from '../words/word-patterns.ts'

const ONCE = new RegExp(wholeWords(wordsOf(({ captions }) => captions.once)), 'iu')

/** Whether a text states something, such as a unit, for all tables of a document: "unless otherwise stated", 除另有说明外. */
export function statesOnce(text: string): boolean {
  return ONCE.test(text)
}
