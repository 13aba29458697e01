import { foldText } from '../words/fold-text.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'

const DEMAND = new RegExp(wholeWords(wordsOf(({ sentences }) => sentences.demand)), 'iu')
const PART_PAYMENT = new RegExp(wholeWords(wordsOf(({ sentences }) => sentences.partPayment)), 'iu')

/** Whether a sentence asks for a bill to be paid ("please transfer", お振込みください), and for all of it: no deposit, no instalment. */
export function demandsPayment(text: string): boolean {
  const folded = foldText(text)
  return DEMAND.test(folded) && !PART_PAYMENT.test(folded)
}
