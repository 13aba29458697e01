import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['total', 'totaux', 'sous-total'], example: ['Total actif', true] },
  totalAlone: [],
  generic: ['frais', 'résultat'],
  empty: ['les', 'des', 'aux', 'sur', 'pour'],
}
