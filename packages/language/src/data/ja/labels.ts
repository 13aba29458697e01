import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['合計', '総計', '小計'], example: ['資産合計', true] },
  totalAlone: ['計'],
  generic: ['流動', '非流動', '資産', '負債', '費用', 'その他'],
  empty: [],
}
