import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['합계', '총계', '소계'], example: ['자산총계', true] },
  totalAlone: ['계'],
  generic: ['유동', '비유동', '자산', '부채', '비용', '기타'],
  empty: [],
}
