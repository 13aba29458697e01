import type { CashFlowWords } from '../shape/cash-flow-words.ts'

export const cashFlows: CashFlowWords = {
  begins: '(?:totale )?(?:flussi?|disponibilità liquide|liquidità) .*(?:attività|gestione) ',
  operating: {
    words: ['operativa', 'operative', "d'esercizio"],
    example: ["flusso di cassa dell'attività operativa", true],
  },
  investing: {
    words: ['di investimento', "d'investimento"],
    example: ["flusso di cassa dell'attività di investimento", true],
  },
  financing: {
    words: ['di finanziamento', 'finanziaria', 'finanziarie'],
    example: ["flusso di cassa dell'attività di finanziamento", true],
  },
}
