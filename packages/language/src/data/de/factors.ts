import type { FactorWords } from '../shape/factor-words.ts'

export const factors: FactorWords = {
  rates: {
    words: [
      'multiplikator',
      'multiple',
      'einzelpreis',
      'einzelpreise',
      'stückpreis',
      'stückpreise',
      'wechselkurs',
      'wechselkurse',
      'zinssatz',
      'zinssätze',
      'durchschnittszinssatz',
    ],
    example: ['Wechselkurs', true],
  },
  rateRows: { words: [] },
  shares: { words: [] },
  diluted: {
    words: ['verwässert', 'verwässerte', 'verwässertes', 'verwässerter', 'verwässerten'],
    example: ['Ergebnis je Aktie (verwässert)', true],
  },
}
