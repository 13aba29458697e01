import type { AmountWords } from '../shape/amount-words.ts'

export const amounts: AmountWords = {
  decimalComma: false,
  scales: [
    { word: '兆', power: 12, example: ['1兆4,312億円', '1431200000000'] },
    { word: '十億', power: 9, example: ['12十億円', '12000000000'] },
    { word: '億', power: 8, example: ['3億5,000万円', '350000000'] },
    { word: '百万', power: 6, example: ['1,234百万円', '1234000000'] },
    { word: '万', power: 4, example: ['35万円', '350000'] },
    { word: '千', power: 3, example: ['512千円', '512000'] },
  ],
  currencies: {
    JPY: ['円'],
    USD: ['米ドル'],
    EUR: ['ユーロ'],
    GBP: ['ポンド', '英ポンド'],
    CNY: ['人民元'],
    KRW: ['ウォン'],
  },
  money: ['ドル'],
  units: {
    percent: ['%', 'パーセント'],
    points: ['ポイント'],
    basis_points: ['ベーシスポイント'],
    multiple: ['倍'],
    shares: ['株'],
  },
  counters: ['人', '名', '社', '店', '店舗', '台', '件', 'トン', '個', '口', '戸', '㎡', '平方メートル'],
  approximately: ['約', 'およそ'],
}
