import type { FactorWords } from '../shape/factor-words.ts'

export const factors: FactorWords = {
  rates: {
    words: ['multiplo', 'prezzo unitario', 'prezzi unitari', 'tasso di', "tasso d'", 'cambio di', "cambio d'"],
    example: ['Prezzo unitario', true],
  },
  rateRows: { words: [] },
  shares: { words: [] },
  diluted: { words: ['diluito', 'diluita', 'diluiti'], example: ['Utile diluito per azione', true] },
}
