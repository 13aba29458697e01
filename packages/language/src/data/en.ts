import type { LanguageData } from './language-data.ts'

export const en: LanguageData = {
  tag: 'en',
  decimalComma: false,
  scales: [
    { word: 'trillion', power: 12, example: ['$1.2 trillion', '1200000000000'] },
    { word: 'billion', power: 9, example: ['3.4 billion', '3400000000'] },
    { word: 'million', power: 6, example: ['5 million', '5000000'] },
    { word: 'thousand', power: 3, example: ['12 thousand', '12000'] },
    { word: 'crore', power: 7, example: ['₹ 4.5 crore', '45000000'] },
    { word: 'crores', power: 7, example: ['Rs. 12 crores', '120000000'] },
    { word: 'lakh', power: 5, example: ['₹ 7 lakh', '700000'] },
    { word: 'lakhs', power: 5, example: ['Rs. 120 lakhs', '12000000'] },
    { word: 'bn', power: 9, example: ['$3.4bn', '3400000000'] },
    { word: 'mn', power: 6, example: ['5.1mn', '5100000'] },
    { word: 'mm', power: 6, short: true, example: ['$12.5mm', '12500000'] },
    { word: 'b', power: 9, short: true, example: ['$3.4b', '3400000000'] },
    { word: 'm', power: 6, short: true, example: ['£12.5m', '12500000'] },
    { word: 'k', power: 3, short: true, example: ['£250k', '250000'] },
  ],
  currencies: {
    USD: ['US dollars', 'U.S. dollars'],
    EUR: ['euro', 'euros'],
    GBP: ['pounds sterling'],
    CHF: ['Swiss francs'],
    INR: ['rupees'],
  },
  money: ['dollars'],
  units: {
    percent: ['%', 'percent', 'per cent'],
    points: ['%p', 'pp', 'pt', 'pts', 'percentage point', 'percentage points'],
    basis_points: ['bp', 'bps', 'basis point', 'basis points'],
    multiple: ['x', 'times'],
    shares: ['shares'],
  },
  approximately: ['about', 'approximately', 'nearly', 'around', 'over', 'more than'],
}
