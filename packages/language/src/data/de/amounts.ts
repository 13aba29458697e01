import type { AmountWords } from '../shape/amount-words.ts'

export const amounts: AmountWords = {
  decimalComma: true,
  scales: [
    { word: 'Billionen', power: 12, example: ['1,2 Billionen Euro', '1200000000000'] },
    { word: 'Milliarden', power: 9, example: ['3,4 Milliarden Euro', '3400000000'] },
    { word: 'Mrd.', power: 9, example: ['3,4 Mrd. EUR', '3400000000'] },
    { word: 'Mrd', power: 9, example: ['3,4 Mrd €', '3400000000'] },
    { word: 'Millionen', power: 6, example: ['12,5 Millionen Euro', '12500000'] },
    { word: 'Mio.', power: 6, example: ['1.234,5 Mio. EUR', '1234500000'] },
    { word: 'Mio', power: 6, example: ['12,5 Mio €', '12500000'] },
    { word: 'Tausend', power: 3, example: ['250 Tausend', '250000'] },
    { word: 'Tsd.', power: 3, example: ['250 Tsd. EUR', '250000'] },
    { word: 'T', power: 3, short: true, example: ['20.340 T€', '20340000'] },
  ],
  currencies: { EUR: ['Euro'], USD: ['US-Dollar'], GBP: ['Pfund'], CHF: ['Schweizer Franken', 'Franken'] },
  money: ['Dollar'],
  units: {
    percent: ['%', 'Prozent'],
    points: ['Prozentpunkte', 'Prozentpunkten', 'Prozentpunkt'],
    basis_points: ['Basispunkte', 'Basispunkten'],
    multiple: [],
    shares: ['Aktien'],
  },
  counters: ['Stück', 'Tonnen', 'Mitarbeiter', 'Personen', 'Anzahl'],
  numerals: { zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12 },
  approximately: ['rund', 'etwa', 'circa', 'ca.', 'knapp', 'über'],
}
