import type { CaptionWords } from '../shape/caption-words.ts'

export const captions: CaptionWords = {
  labels: { words: ['unité'], example: ['Unité : M€', 6] },
  currencyLabels: ['devise'],
  stated: {
    words: ['en', 'montants en', 'exprimés en', 'exprimé en', 'données en', 'chiffres en'],
    example: ["(en milliers d'euros)", 3],
  },
  scales: [],
  beside: [],
  prefixes: [
    { word: 'k', power: 3, example: ['en k€', 3] },
    { word: 'K', power: 3, example: ['en K€', 3] },
    { word: 'M', power: 6, example: ['(en M€)', 6] },
    { word: 'Md', power: 9, example: ['en Md€', 9] },
  ],
  suffixes: [],
  of: ["d'", 'de'],
  currencies: { EUR: ['euros'], USD: ['dollars américains', 'dollars US'], CHF: ['francs suisses'] },
  shares: ['actions'],
  cutOff: {
    words: ['tronqués', 'arrondis à l’inférieur'],
    example: ['montants tronqués', true],
  },
  rounded: {
    words: ['arrondis au plus proche'],
    example: ['arrondis au plus proche', true],
  },
  once: {
    words: ['sauf indication contraire', 'sauf mention contraire'],
    example: ["Montants en millions d'euros, sauf indication contraire", 6],
  },
}
