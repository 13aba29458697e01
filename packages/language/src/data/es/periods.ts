import type { PeriodWords } from '../shape/period-words.ts'

export const periods: PeriodWords = {
  months: [
    ['enero', 'ene'],
    ['febrero', 'feb'],
    ['marzo', 'mar'],
    ['abril', 'abr'],
    ['mayo', 'may'],
    ['junio', 'jun'],
    ['julio', 'jul'],
    ['agosto'],
    ['septiembre', 'setiembre', 'sept', 'sep'],
    ['octubre', 'oct'],
    ['noviembre', 'nov'],
    ['diciembre', 'dic'],
  ],
  marks: { year: [], month: [], day: [] },
  dates: [
    ['31 de diciembre de 2024', '2024-12-31'],
    ['1 de enero del 2024', '2024-01-01'],
    ['31/12/2024', '2024-12-31'],
  ],
  between: ['de', 'del'],
  daySuffixes: ['º', '°'],
  eras: [],
  fiscalYear: { words: ['ejercicio', 'año'], example: ['Ejercicio 2024', '2024'] },
  fiscalShort: { words: [] },
  spans: [
    { word: 'ejercicio', months: 12, example: ['ejercicio terminado el 31 de diciembre de 2024', 12] },
    { word: 'ejercicios', months: 12, example: ['ejercicios terminados el 31 de diciembre de 2024 y 2023', 12] },
    { word: 'semestre', months: 6, example: ['semestre terminado el 30 de junio de 2024', 6] },
    { word: 'trimestre', months: 3, example: ['trimestre terminado el 31 de marzo de 2024', 3] },
  ],
  countedMonths: { words: ['meses'], example: ['nueve meses terminados el 30 de septiembre de 2024', 9] },
  monthCounts: [
    ['tres', 3],
    ['seis', 6],
    ['nueve', 9],
    ['doce', 12],
  ],
  cumulative: { words: ['acumulado'], example: ['tercer trimestre 2024 acumulado', 9] },
  quarter: { words: ['trimestre', 'trimestres'], example: ['en el trimestre', 3] },
  quarters: [
    { frame: 'T{n}', example: ['T3 2024', 3] },
    { frame: '{n}T', example: ['3T 2024', 3] },
    { frame: '{o} trimestre', example: ['tercer trimestre de 2024', 3] },
  ],
  halves: [
    { frame: 'S{n}', example: ['S1 2024', 1] },
    { frame: '{n}S', example: ['1S 2024', 1] },
    { frame: '{o} semestre', example: ['primer semestre de 2024', 1] },
  ],
  ordinals: [
    ['primer', 'segundo', 'tercer', 'cuarto'],
    ['1er', '2º', '3er', '4º'],
    ['1°', '2°', '3°', '4°'],
  ],
  terms: [],
  termMarks: { current: [], prior: [] },
  indexes: [
    { frame: 'año {n}', example: ['Año 3', 3] },
    { frame: 'mes {n}', example: ['Mes 12', 12] },
  ],
  relations: {
    opening: {
      words: ['inicio del ejercicio', 'inicio del periodo', 'inicio del período'],
      example: ['Efectivo al inicio del ejercicio', 'opening'],
    },
    closing: {
      words: ['final del ejercicio', 'fin del ejercicio', 'final del periodo', 'final del período'],
      example: ['Efectivo al final del ejercicio', 'closing'],
    },
    prior: {
      words: ['ejercicio anterior', 'año anterior', 'periodo anterior', 'período anterior'],
      example: ['Ejercicio anterior', 'prior'],
    },
    current: {
      words: ['ejercicio actual', 'año en curso', 'ejercicio en curso'],
      example: ['Ejercicio en curso', 'current'],
    },
  },
  until: { words: ['al', 'hasta el', 'a'], example: ['del 1 de enero de 2024 al 31 de diciembre de 2024', 12] },
  asOf: { words: ['al', 'a'], example: ['al 31 de diciembre de 2024', true] },
  ended: {
    words: ['terminado el', 'terminados el', 'finalizado el', 'cerrado el'],
    example: ['ejercicio terminado el 31 de diciembre de 2024', true],
  },
  actual: { words: ['real', 'reales'], example: ['2023 real', 'actual'] },
  forecast: { words: ['previsión', 'presupuesto', 'estimado', 'plan'], example: ['2025 previsión', 'forecast'] },
}
