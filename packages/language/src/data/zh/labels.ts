import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['合计', '总计', '小计', '合計', '總計', '小計'], example: ['资产总计', true] },
  totalAlone: ['计', '計'],
  generic: [
    '流动',
    '流動',
    '非流动',
    '非流動',
    '期末',
    '期初',
    '净额',
    '淨額',
    '合计',
    '合計',
    '资产',
    '负债',
    '負債',
    '费用',
    '費用',
    '其他',
    '其它',
    '其他应',
    '其他應',
  ],
  empty: [],
}
