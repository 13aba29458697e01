import type { CashFlowWords } from '../shape/cash-flow-words.ts'

export const cashFlows: CashFlowWords = {
  begins: '(?:total (?:des )?)?(?:flux|trésorerie) .*',
  operating: {
    words: ["l'activité", "l'exploitation", 'activités opérationnelles', "activités d'exploitation"],
    example: ["flux nets de trésorerie générés par l'activité", true],
  },
  investing: {
    words: ["d'investissement", "d'investissements"],
    example: ["flux de trésorerie liés aux opérations d'investissement", true],
  },
  financing: { words: ['de financement'], example: ['flux de trésorerie liés aux opérations de financement', true] },
}
