import type { AgreementWords } from '../data/shape/agreement-words.ts'
import { foldText } from '../words/fold-text.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'

const patternOf = (key: keyof AgreementWords, around = '{}') =>
  new RegExp(around.replace('{}', `(?:${wholeWords(wordsOf(({ agreements }) => agreements[key]))})`), 'iu')

const SIGNED = patternOf('signed')
const PRICE = patternOf('price')
const UP_TO = patternOf('notLaterThan', String.raw`{}[^\d]{0,12}$`)

/** Whether a line is one in which parties sign. */
export function isSigningLine(text: string): boolean {
  return SIGNED.test(foldText(text))
}

/** Whether a sentence says what is paid for what is bought. */
export function namesPrice(text: string): boolean {
  return PRICE.test(foldText(text))
}

/** Whether the day behind this text is the last one on which something may be done: "and not later than", 最迟不晚于. */
export function leadsToDeadline(before: string): boolean {
  return UP_TO.test(foldText(before))
}
