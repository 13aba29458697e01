import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['합계', '총계', '소계'], example: ['자산총계', true] },
  totalAlone: ['계'],
}
