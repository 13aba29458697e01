import type { CashFlowWords } from '../shape/cash-flow-words.ts'

export const cashFlows: CashFlowWords = {
  begins: String.raw`(?:summe )?(?:netto-?)?(?:cash-?flow|mittel\S*|geld(?:fluss|zufluss|abfluss)|kapitalfluss|zahlungsmittel(?:zu|ab)fluss) aus (?:der )?(?:laufenden? |laufender |operativen? |operativer )?`,
  operating: {
    words: ['geschäftstätigkeit', 'betriebstätigkeit'],
    example: ['cashflow aus laufender geschäftstätigkeit', true],
  },
  investing: { words: ['investitionstätigkeit'], example: ['mittelabfluss aus der investitionstätigkeit', true] },
  financing: { words: ['finanzierungstätigkeit'], example: ['cashflow aus der finanzierungstätigkeit', true] },
}
