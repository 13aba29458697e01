import type { MarketWords } from '../shape/market-words.ts'

export const market: MarketWords = {
  price: { words: ['quotazione', 'prezzo corrente', 'prezzo di borsa'], example: ['Quotazione', 'price'] },
  target: { words: ['prezzo obiettivo'], example: ['Prezzo obiettivo', 'target'] },
  value: { words: ['valore per azione', 'fair value per azione'], example: ['Valore per azione', 'value'] },
  upside: { words: ['potenziale', 'potenziale di rialzo'], example: ['Potenziale', 'upside'] },
  earnings: { words: ['utile per azione'], example: ['Utile per azione', 'earnings'] },
  bookValue: { words: ['patrimonio netto per azione'], example: ['Patrimonio netto per azione', 'bookValue'] },
  dividend: { words: ['dividendo per azione'], example: ['Dividendo per azione', 'dividend'] },
  priceToEarnings: { words: ['prezzo/utili'], example: ['Prezzo/utili', 'priceToEarnings'] },
  priceToBook: { words: ['prezzo/patrimonio netto'], example: ['Prezzo/patrimonio netto', 'priceToBook'] },
  dividendYield: { words: ['rendimento da dividendo'], example: ['Rendimento da dividendo', 'dividendYield'] },
  capitalisation: {
    words: ['capitalizzazione di mercato', 'capitalizzazione'],
    example: ['Capitalizzazione di mercato', 'capitalisation'],
  },
  shares: { words: ['azioni in circolazione', 'numero di azioni'], example: ['Azioni in circolazione', 'shares'] },
}
