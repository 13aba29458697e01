import type { MarketWords } from '../shape/market-words.ts'

export const market: MarketWords = {
  price: { words: ['aktienkurs', 'aktueller kurs', 'schlusskurs', 'kurs'], example: ['Aktienkurs', 'price'] },
  target: { words: ['kursziel'], example: ['Kursziel', 'target'] },
  value: {
    words: ['fairer wert je aktie', 'fairer wert', 'wert je aktie'],
    example: ['Fairer wert je aktie', 'value'],
  },
  upside: { words: ['kurspotenzial', 'aufwärtspotenzial'], example: ['Kurspotenzial', 'upside'] },
  earnings: { words: ['ergebnis je aktie', 'gewinn je aktie'], example: ['Ergebnis je aktie', 'earnings'] },
  bookValue: { words: ['buchwert je aktie'], example: ['Buchwert je aktie', 'bookValue'] },
  dividend: { words: ['dividende je aktie'], example: ['Dividende je aktie', 'dividend'] },
  priceToEarnings: { words: ['kgv', 'kurs-gewinn-verhältnis'], example: ['Kgv', 'priceToEarnings'] },
  priceToBook: { words: ['kbv', 'kurs-buchwert-verhältnis'], example: ['Kbv', 'priceToBook'] },
  dividendYield: { words: ['dividendenrendite'], example: ['Dividendenrendite', 'dividendYield'] },
  capitalisation: {
    words: ['marktkapitalisierung', 'börsenwert'],
    example: ['Marktkapitalisierung', 'capitalisation'],
  },
  shares: { words: ['ausstehende aktien', 'anzahl aktien', 'aktienanzahl'], example: ['Ausstehende aktien', 'shares'] },
}
