import type { MarketWords } from '../shape/market-words.ts'

export const market: MarketWords = {
  price: { words: ['cotización', 'precio de la acción', 'precio actual'], example: ['Cotización', 'price'] },
  target: { words: ['precio objetivo'], example: ['Precio objetivo', 'target'] },
  value: { words: ['valor por acción', 'valor razonable por acción'], example: ['Valor por acción', 'value'] },
  upside: { words: ['potencial', 'potencial de revalorización'], example: ['Potencial', 'upside'] },
  earnings: { words: ['beneficio por acción', 'bpa'], example: ['Beneficio por acción', 'earnings'] },
  bookValue: { words: ['valor contable por acción'], example: ['Valor contable por acción', 'bookValue'] },
  dividend: { words: ['dividendo por acción'], example: ['Dividendo por acción', 'dividend'] },
  priceToEarnings: { words: ['precio/beneficio'], example: ['Precio/beneficio', 'priceToEarnings'] },
  priceToBook: { words: ['precio/valor contable', 'p/vc'], example: ['Precio/valor contable', 'priceToBook'] },
  dividendYield: { words: ['rentabilidad por dividendo'], example: ['Rentabilidad por dividendo', 'dividendYield'] },
  capitalisation: {
    words: ['capitalización bursátil', 'capitalización'],
    example: ['Capitalización bursátil', 'capitalisation'],
  },
  shares: { words: ['acciones en circulación', 'número de acciones'], example: ['Acciones en circulación', 'shares'] },
}
