import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['合计', '总计', '小计', '合計', '總計', '小計'], example: ['资产总计', true] },
  totalAlone: ['计', '計'],
}
