import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['total', 'totales', 'subtotal'], example: ['Total activo', true] },
  totalAlone: [],
  generic: ['gasto'],
  empty: ['del', 'los', 'las', 'por', 'para'],
}
