import type { PeriodWords } from '../shape/period-words.ts'

/** German, with the names of Austria. */
export const periods: PeriodWords = {
  months: [
    ['januar', 'jänner', 'jan'],
    ['februar', 'feber', 'feb'],
    ['märz', 'mär', 'mrz'],
    ['april', 'apr'],
    ['mai'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['dezember', 'dez'],
  ],
  marks: { year: [], month: [], day: [] },
  dates: [
    ['31. Dezember 2024', '2024-12-31'],
    ['1. März 2024', '2024-03-01'],
    ['31.12.2024', '2024-12-31'],
  ],
  between: [],
  daySuffixes: ['.'],
  eras: [],
  fiscalYear: {
    words: ['Geschäftsjahr', 'Wirtschaftsjahr', 'Rechnungsjahr', 'GJ', 'Jahr'],
    example: ['Geschäftsjahr 2024', '2024'],
  },
  fiscalShort: { words: ['GJ'], example: ['GJ24', '2024'] },
  spans: [
    { word: 'Geschäftsjahr', months: 12, example: ['Geschäftsjahr 2024', 12] },
    { word: 'Gesamtjahr', months: 12, example: ['Gesamtjahr 2024', 12] },
    { word: 'Halbjahr', months: 6, example: ['Halbjahr 2024', 6] },
    { word: 'Quartal', months: 3, example: ['Quartal zum 31. März 2024', 3] },
  ],
  countedMonths: { words: ['Monate', 'Monaten', 'Monats'], example: ['neun Monate bis zum 30. September 2024', 9] },
  monthCounts: [
    ['drei', 3],
    ['sechs', 6],
    ['neun', 9],
    ['zwölf', 12],
  ],
  cumulative: { words: ['kumuliert'], example: ['3. Quartal 2024 kumuliert', 9] },
  quarter: { words: ['Quartal', 'Quartals', 'Quartale'], example: ['im abgelaufenen Quartal', 3] },
  quarters: [
    { frame: 'Q{n}', example: ['Q3 2024', 3] },
    { frame: '{n}. Quartal', example: ['3. Quartal 2024', 3] },
    { frame: '{o} Quartal', example: ['drittes Quartal 2024', 3] },
  ],
  halves: [
    { frame: 'H{n}', example: ['H1 2024', 1] },
    { frame: '{n}. Halbjahr', example: ['1. Halbjahr 2024', 1] },
    { frame: '{o} Halbjahr', example: ['im ersten Halbjahr 2024', 1] },
  ],
  ordinals: [
    ['erstes', 'zweites', 'drittes', 'viertes'],
    ['ersten', 'zweiten', 'dritten', 'vierten'],
    ['erste', 'zweite', 'dritte', 'vierte'],
  ],
  terms: [],
  termMarks: { current: [], prior: [] },
  indexes: [
    { frame: 'Jahr {n}', example: ['Jahr 3', 3] },
    { frame: 'Monat {n}', example: ['Monat 12', 12] },
  ],
  relations: {
    opening: {
      words: ['Beginn des Geschäftsjahres', 'Jahresanfang', 'Periodenanfang'],
      example: ['Stand zu Beginn des Geschäftsjahres', 'opening'],
    },
    closing: {
      words: ['Ende des Geschäftsjahres', 'Jahresende', 'Periodenende'],
      example: ['Stand am Ende des Geschäftsjahres', 'closing'],
    },
    prior: {
      words: ['Vorjahr', 'Vorjahres', 'Vorjahreszeitraum', 'Vorjahresperiode', 'Vorperiode'],
      example: ['Vorjahr', 'prior'],
    },
    current: {
      words: ['laufendes Jahr', 'Berichtsjahr', 'Berichtszeitraum', 'Berichtsperiode'],
      example: ['Berichtsjahr', 'current'],
    },
  },
  until: { words: ['bis', 'bis zum'], example: ['1. Januar 2024 bis 31. Dezember 2024', 12] },
  asOf: { words: ['zum', 'per', 'am'], example: ['zum 31. Dezember 2024', true] },
  ended: { words: ['endend', 'endende', 'endete'], example: ['das am 31. Dezember 2024 endende Geschäftsjahr', true] },
  actual: { words: ['Ist', 'tatsächlich'], example: ['2023 Ist', 'actual'] },
  forecast: { words: ['Plan', 'Prognose', 'Budget', 'geplant'], example: ['2025 Prognose', 'forecast'] },
}
