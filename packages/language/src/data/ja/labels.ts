import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['合計', '総計', '小計'], example: ['資産合計', true] },
  totalAlone: ['計'],
}
