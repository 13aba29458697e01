import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['total', 'totals', 'subtotal', 'subtotals', 'sub-total'], example: ['Total assets', true] },
  totalAlone: [],
}
