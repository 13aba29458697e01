import { foldText } from '../words/fold-text.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'

const OWN_RATE = new RegExp(wholeWords(wordsOf(({ labels }) => labels.ownRate)), 'iu')

/** Whether a label names a rate that is no share of anything that is added up: a tax rate, an interest rate, a growth. */
export function namesOwnRate(label: string): boolean {
  return OWN_RATE.test(foldText(label))
}
