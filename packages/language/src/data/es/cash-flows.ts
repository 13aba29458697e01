import type { CashFlowWords } from '../shape/cash-flow-words.ts'

export const cashFlows: CashFlowWords = {
  begins: '(?:total )?(?:flujos?|efectivo) .*(?:actividad|actividades) ',
  operating: {
    words: ['de explotación', 'de operación', 'operativas', 'ordinarias'],
    example: ['flujos de efectivo de las actividades de explotación', true],
  },
  investing: { words: ['de inversión'], example: ['flujos de efectivo de las actividades de inversión', true] },
  financing: {
    words: ['de financiación', 'de financiamiento'],
    example: ['flujos de efectivo de las actividades de financiación', true],
  },
}
