import type { CaptionWords } from '../shape/caption-words.ts'

export const captions: CaptionWords = {
  labels: { words: ['単位', '金額単位'], example: ['（単位：百万円）', 6] },
  currencyLabels: ['通貨'],
  stated: { words: [] },
  scales: [],
  beside: [],
  prefixes: [],
  suffixes: [],
  of: [],
  currencies: { USD: ['米ドル'], EUR: ['ユーロ'] },
  shares: [],
  cutOff: {
    words: ['切捨て', '切り捨て'],
    example: ['百万円未満切捨て', true],
  },
  rounded: {
    words: ['四捨五入'],
    example: ['百万円未満四捨五入', true],
  },
  once: {
    words: ['特に断り', '特に記載', '別段の記載', '特に明示'],
    example: ['特に記載のない限り、単位：百万円で表示', 6],
  },
}
