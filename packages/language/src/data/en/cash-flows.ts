import type { CashFlowWords } from '../shape/cash-flow-words.ts'

export const cashFlows: CashFlowWords = {
  begins: String.raw`(?:total )?(?:(?:net )?cash (?:flows? )?(?:\(?(?:provided|used|generated|inflows?|outflows?|from|by|in|for)\)?[ ,]*)+.*|net cash (?:flows? )?)`,
  operating: { words: ['operating activities'], example: ['net cash used in operating activities', true] },
  investing: { words: ['investing activities'], example: ['net cash used for investing activities', true] },
  financing: { words: ['financing activities'], example: ['net cash from financing activities', true] },
}
