import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['totale', 'totali', 'subtotale'], example: ['Totale attivo', true] },
  totalAlone: [],
  generic: ['oneri', 'costi'],
  empty: ['del', 'dei', 'della', 'delle'],
}
