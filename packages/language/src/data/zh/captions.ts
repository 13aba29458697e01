import type { CaptionWords } from '../shape/caption-words.ts'

export const captions: CaptionWords = {
  labels: {
    words: ['单位', '單位', '金额单位', '金額單位', '货币单位', '貨幣單位'],
    example: ['单位：人民币万元', 4],
  },
  currencyLabels: ['币种', '幣種'],
  stated: { words: ['以'], example: ['（以人民币千元列示）', 3] },
  scales: [
    { word: '仟', power: 3, example: ['單位：新台幣仟元', 3] },
    { word: '佰萬', power: 6, example: ['單位：新台幣佰萬元', 6] },
    { word: '百萬', power: 6, example: ['人民幣百萬元', 6] },
  ],
  beside: [],
  prefixes: [],
  suffixes: [],
  of: [],
  currencies: {
    CNY: ['人民币', '人民幣', 'RMB'],
    HKD: ['港元', '港币', '港幣'],
  },
  shares: [],
  cutOff: {
    words: ['舍去', '捨去', '截尾'],
    example: ['不足一千元的部分舍去', true],
  },
  rounded: {
    words: ['四舍五入', '四捨五入'],
    example: ['按四舍五入列示', true],
  },
  once: {
    words: [
      '除另有说明',
      '除另有注明',
      '除另有标明',
      '除特别说明',
      '除特别注明',
      '除特别标明',
      '除另有指明',
      '金额单位为',
      '金额单位均为',
    ],
    example: ['（除另有注明外，金额单位为人民币千元）', 3],
  },
}
