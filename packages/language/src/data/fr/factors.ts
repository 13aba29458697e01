import type { FactorWords } from '../shape/factor-words.ts'

export const factors: FactorWords = {
  rates: {
    words: ['multiple', 'prix unitaire', 'prix unitaires', 'cours de change', 'taux de change', "taux d'intérêt"],
    example: ['Taux de change', true],
  },
  rateRows: { words: [] },
  shares: { words: [] },
  diluted: { words: ['dilué', 'diluée', 'dilués'], example: ['Résultat dilué par action', true] },
}
