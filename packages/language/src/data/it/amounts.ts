import type { AmountWords } from '../shape/amount-words.ts'

export const amounts: AmountWords = {
  decimalComma: true,
  scales: [
    { word: 'miliardi', power: 9, example: ['3,4 miliardi', '3400000000'] },
    { word: 'miliardo', power: 9, example: ['1 miliardo', '1000000000'] },
    { word: 'milioni', power: 6, example: ['1.234,5 milioni', '1234500000'] },
    { word: 'migliaia', power: 3, example: ['116.392 migliaia', '116392000'] },
    { word: 'mila', power: 3, example: ['250 mila', '250000'] },
  ],
  currencies: { EUR: ['di euro'], USD: ['dollari statunitensi'], CHF: ['franchi svizzeri'] },
  money: ['dollari'],
  units: {
    percent: ['%', 'per cento'],
    points: ['punti percentuali'],
    basis_points: ['punti base'],
    multiple: ['volte'],
    shares: ['azioni'],
  },
  counters: ['tonnellate', 'unità', 'persone', 'dipendenti', 'numero'],
  numerals: {
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
  },
  approximately: ['circa', 'oltre', 'quasi'],
}
