import type { PeriodWords } from '../shape/period-words.ts'

export const periods: PeriodWords = {
  months: [
    ['janvier', 'janv', 'jan'],
    ['février', 'fevrier', 'févr', 'fév'],
    ['mars'],
    ['avril', 'avr'],
    ['mai'],
    ['juin'],
    ['juillet', 'juil'],
    ['août', 'aout'],
    ['septembre', 'sept'],
    ['octobre', 'oct'],
    ['novembre', 'nov'],
    ['décembre', 'decembre', 'déc'],
  ],
  marks: { year: [], month: [], day: [] },
  dates: [
    ['31 décembre 2024', '2024-12-31'],
    ['1er janvier 2024', '2024-01-01'],
    ['31/12/2024', '2024-12-31'],
  ],
  between: [],
  daySuffixes: ['er'],
  eras: [],
  fiscalYear: { words: ['exercice', "l'exercice", 'année', 'EX'], example: ['Exercice 2024', '2024'] },
  fiscalShort: { words: [] },
  spans: [
    { word: 'exercice', months: 12, example: ['exercice clos le 31 décembre 2024', 12] },
    { word: 'exercices', months: 12, example: ['exercices clos les 31 décembre 2024 et 2023', 12] },
    { word: 'semestre', months: 6, example: ['semestre clos le 30 juin 2024', 6] },
    { word: 'trimestre', months: 3, example: ['trimestre clos le 31 mars 2024', 3] },
  ],
  countedMonths: { words: ['mois'], example: ['neuf mois clos le 30 septembre 2024', 9] },
  monthCounts: [
    ['trois', 3],
    ['six', 6],
    ['neuf', 9],
    ['douze', 12],
  ],
  cumulative: { words: ['cumulé', 'cumul'], example: ['3e trimestre 2024 cumulé', 9] },
  quarter: { words: ['trimestre', 'trimestres'], example: ['au cours du trimestre', 3] },
  quarters: [
    { frame: 'T{n}', example: ['T3 2024', 3] },
    { frame: '{o} trimestre', example: ['troisième trimestre 2024', 3] },
  ],
  halves: [
    { frame: 'S{n}', example: ['S1 2024', 1] },
    { frame: '{o} semestre', example: ['premier semestre 2024', 1] },
  ],
  ordinals: [
    ['premier', 'deuxième', 'troisième', 'quatrième'],
    ['1er', '2e', '3e', '4e'],
    ['1er', '2ème', '3ème', '4ème'],
    ['1er', 'second', '3e', '4e'],
  ],
  terms: [],
  termMarks: { current: [], prior: [] },
  indexes: [
    { frame: 'année {n}', example: ['Année 3', 3] },
    { frame: 'mois {n}', example: ['Mois 12', 12] },
  ],
  relations: {
    opening: {
      words: ["à l'ouverture", "début de l'exercice", 'début de période'],
      example: ["Trésorerie à l'ouverture", 'opening'],
    },
    closing: {
      words: ['à la clôture', "fin de l'exercice", 'fin de période'],
      example: ['Trésorerie à la clôture', 'closing'],
    },
    prior: {
      words: ['exercice précédent', 'année précédente', 'période précédente'],
      example: ['Exercice précédent', 'prior'],
    },
    current: { words: ['exercice en cours', 'période en cours'], example: ['Exercice en cours', 'current'] },
  },
  until: { words: ['au', "jusqu'au"], example: ['du 1er janvier 2024 au 31 décembre 2024', 12] },
  asOf: { words: ['au'], example: ['au 31 décembre 2024', true] },
  ended: {
    words: ['clos le', 'clos les', 'close le', 'clos au'],
    example: ['exercice clos le 31 décembre 2024', true],
  },
  actual: { words: ['réel', 'réalisé'], example: ['2023 réel', 'actual'] },
  forecast: { words: ['prévision', 'prévisionnel', 'budget', 'estimé'], example: ['2025 prévision', 'forecast'] },
}
