import type { MarketWords } from '../shape/market-words.ts'

export const market: MarketWords = {
  price: {
    words: ['cours de bourse', 'cours actuel', 'dernier cours', 'cours'],
    example: ['Cours de bourse', 'price'],
  },
  target: { words: ['objectif de cours'], example: ['Objectif de cours', 'target'] },
  value: { words: ['valeur par action', 'juste valeur par action'], example: ['Valeur par action', 'value'] },
  upside: { words: ['potentiel de hausse', 'potentiel'], example: ['Potentiel de hausse', 'upside'] },
  earnings: { words: ['bénéfice par action', 'bpa', 'bnpa'], example: ['Bénéfice par action', 'earnings'] },
  bookValue: { words: ['actif net par action', 'anpa'], example: ['Actif net par action', 'bookValue'] },
  dividend: { words: ['dividende par action', 'dpa'], example: ['Dividende par action', 'dividend'] },
  priceToEarnings: { words: ['cours/bénéfice', 'price earning ratio'], example: ['Cours/bénéfice', 'priceToEarnings'] },
  priceToBook: { words: ['cours/actif net'], example: ['Cours/actif net', 'priceToBook'] },
  dividendYield: {
    words: ['rendement du dividende', 'rendement'],
    example: ['Rendement du dividende', 'dividendYield'],
  },
  capitalisation: {
    words: ['capitalisation boursière', 'capitalisation'],
    example: ['Capitalisation boursière', 'capitalisation'],
  },
  shares: { words: ["nombre d'actions", 'nombre de titres'], example: ["Nombre d'actions", 'shares'] },
}
