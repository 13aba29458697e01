import type { FactorWords } from '../shape/factor-words.ts'

export const factors: FactorWords = {
  rates: {
    words: [
      'múltiplo',
      'precio unitario',
      'precios unitarios',
      'tipo de cambio',
      'tipos de cambio',
      'tipo de interés',
      'tipos de interés',
    ],
    example: ['Tipo de cambio', true],
  },
  rateRows: { words: [] },
  shares: { words: [] },
  diluted: { words: ['diluido', 'diluida', 'diluidos'], example: ['Beneficio diluido por acción', true] },
}
