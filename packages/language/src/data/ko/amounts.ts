import type { AmountWords } from '../shape/amount-words.ts'

export const amounts: AmountWords = {
  decimalComma: false,
  scales: [
    { word: '조', power: 12, example: ['1조 4,312억원', '1431200000000'] },
    { word: '십억', power: 9, example: ['12십억원', '12000000000'] },
    { word: '억', power: 8, example: ['3억 5,000만원', '350000000'] },
    { word: '천만', power: 7, example: ['5천만원', '50000000'] },
    { word: '백만', power: 6, example: ['1,234백만원', '1234000000'] },
    { word: '만', power: 4, example: ['35만원', '350000'] },
    { word: '천', power: 3, example: ['512천원', '512000'] },
  ],
  currencies: {
    KRW: ['원'],
    USD: ['미국달러', '미달러', 'US달러'],
    EUR: ['유로'],
    JPY: ['엔'],
    CNY: ['위안'],
  },
  money: ['달러'],
  units: {
    percent: ['%', '퍼센트'],
    points: ['%p', '퍼센트포인트', '%포인트'],
    basis_points: ['bp', '베이시스포인트'],
    multiple: ['배'],
    shares: ['주'],
  },
  counters: ['명', '개', '개사', '개소', '건', '대', '톤', '호', '세대', '㎡', '점'],
  approximately: ['약', '대략'],
}
