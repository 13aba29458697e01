import type { CashFlowWords } from '../shape/cash-flow-words.ts'

/** Each activity has one name (`concepts`): the last words of a longer one tell nothing. */
export const cashFlows: CashFlowWords = {
  begins: undefined,
  operating: { words: [] },
  investing: { words: [] },
  financing: { words: [] },
}
