import { foldText } from '../words/fold-text.ts'
import { wordsAnywhere, wordsOf } from '../words/word-patterns.ts'

const NETTED = wordsAnywhere(wordsOf(({ labels }) => labels.netted))

/** Whether a label names what is left of amounts of both signs: investment income, a financial result, a profit. One part of it may exceed it. */
export function namesNettedLine(label: string): boolean {
  return NETTED.test(foldText(label))
}
