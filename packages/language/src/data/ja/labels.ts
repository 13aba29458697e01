import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['合計', '総計', '小計'], example: ['資産合計', true] },
  totalAlone: ['計'],
  totalAtEnd: { words: ['計'], unlike: ['設計', '統計', '会計', '累計', '家計', '推計', '時計', '集計', '余計'] },
  mean: { words: ['平均', '平均値', '単純平均'], example: ['平均値', true] },
  median: { words: ['中央値'], example: ['中央値', true] },
  lowest: { words: ['最小', '最小値', '最低', '最低値'], example: ['最小値', true] },
  highest: { words: ['最大', '最大値', '最高', '最高値'], example: ['最大値', true] },
  compoundGrowth: { words: ['年平均成長率', '年平均伸び率'], example: ['年平均成長率', true] },
  quantity: { words: ['数量', '個数'], example: ['数量', true] },
  ofWhole: { words: ['{}に対する', '{}に占める'], example: ['純資産に対する保証残高の割合', '純資産'] },
  ownRate: {
    words: [
      '税率',
      '利率',
      '金利',
      '成長率',
      '増加率',
      'インフレ率',
      '割引率',
      '資本コスト',
      '配当性向',
      'リスクプレミアム',
    ],
    example: ['法人税率', true],
  },
  excluding: { words: ['{}を除く', '{}除く'], example: ['平均値（華竹を除く）', '華竹'] },
  noteHead: { words: ['注記', '注', '注記番号', '注番号'], example: ['注記', true] },
  netAssets: { words: ['純資産総額', '純資産額', '純資産'], example: ['純資産総額', true] },
  valueOfUnit: { words: ['口当たり純資産', '株当たり純資産'], example: ['1口当たり純資産額', true] },
  unitsInIssue: {
    words: ['受益権口数', '受益権総口数', '元本口数', '発行済口数', '発行済株式数'],
    example: ['受益権口数(口)', true],
  },
  generic: ['流動', '非流動', '資産', '負債', '費用', 'その他'],
  empty: [],
}
