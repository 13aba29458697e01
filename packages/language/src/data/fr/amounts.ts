import type { AmountWords } from '../shape/amount-words.ts'

export const amounts: AmountWords = {
  decimalComma: true,
  scales: [
    { word: 'milliards', power: 9, example: ['3,4 milliards', '3400000000'] },
    { word: 'milliard', power: 9, example: ['1 milliard', '1000000000'] },
    { word: 'millions', power: 6, example: ['12,5 millions', '12500000'] },
    { word: 'Md', power: 9, example: ['3,4 Md€', '3400000000'] },
    { word: 'milliers', power: 3, example: ['250 milliers', '250000'] },
  ],
  currencies: { EUR: ["d'euros"], USD: ['dollars américains'], CHF: ['francs suisses'] },
  money: [],
  units: {
    percent: ['%', 'pour cent'],
    points: ['points de pourcentage'],
    basis_points: ['points de base'],
    multiple: ['fois'],
    shares: ['actions'],
  },
  counters: ['tonnes', 'unités', 'personnes', 'salariés', 'nombre'],
  numerals: { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12 },
  approximately: ['environ', 'près de', 'plus de'],
}
