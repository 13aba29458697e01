import type { AmountWords } from '../shape/amount-words.ts'

export const amounts: AmountWords = {
  decimalComma: true,
  scales: [
    { word: 'mil millones', power: 9, example: ['3,4 mil millones', '3400000000'] },
    { word: 'millones', power: 6, example: ['1.234,5 millones', '1234500000'] },
    { word: 'miles', power: 3, example: ['250 miles', '250000'] },
  ],
  currencies: { EUR: ['de euros'], USD: ['dólares estadounidenses'], MXN: ['pesos mexicanos'] },
  money: ['dólares', 'pesos'],
  units: {
    percent: ['%', 'por ciento'],
    points: ['puntos porcentuales'],
    basis_points: ['puntos básicos', 'puntos basicos'],
    multiple: ['veces'],
    shares: ['acciones'],
  },
  counters: ['toneladas', 'unidades', 'personas', 'empleados', 'número'],
  numerals: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
  },
  approximately: ['aproximadamente', 'cerca de', 'más de', 'unos'],
}
