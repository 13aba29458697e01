import type { Random } from '../../../chance/random.ts'

/** How a model is set on its sheets; drawn from the seed, the same for the whole book. */
export interface Manner {
  orientation: 'across' | 'down'
  originRow: number
  originColumn: number
  /** Columns that labels take by depth. */
  labelColumns: number
  unitColumn: boolean
  notesColumn: boolean
  /** A blank column before the forecast, and after each year of quarters. */
  spacers: boolean
  sheets: 'one' | 'several'
  /** Two blocks of values side by side. */
  sideBySide: boolean
  heads: 'number' | 'text' | 'date' | 'chained' | 'suffix'
  /** Totals of the past are typed, as an export has them. */
  typedHistory: boolean
  names: boolean
  sharedFormulas: boolean
  arrayFormulas: boolean
  numberFormat: string
  colored: boolean
  hiddenRows: boolean
  repeatHeads: boolean
  valuesOnly: boolean
  /** Lines beside the model: title, date, legend, remarks, an index row, a second scenario that nobody reads. */
  clutter: number
  /** Formulas start with a plus, sums are written as additions, ratios are guarded against errors. */
  dialect: 'plain' | 'additions' | 'guarded'
  zeroes: 'blank' | 'zero' | 'dash'
}

const FORMATS = [
  '#,##0',
  '#,##0.0',
  '#,##0_);(#,##0)',
  '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  'General',
  '#,##0.00',
]

export function drawManner(random: Random): Manner {
  const one = <T>(...items: T[]): T => items[Math.floor(random() * items.length)]!
  const chance = (share: number): boolean => random() < share
  return {
    orientation: chance(0.15) ? 'down' : 'across',
    originRow: one(0, 0, 1, 2, 4),
    originColumn: one(0, 0, 0, 1, 1, 2),
    labelColumns: one(1, 1, 1, 2, 3),
    unitColumn: chance(0.25),
    notesColumn: chance(0.15),
    spacers: chance(0.2),
    sheets: one('one', 'several', 'several'),
    sideBySide: chance(0.35),
    heads: one('number', 'text', 'date', 'chained', 'suffix'),
    typedHistory: chance(0.4),
    names: chance(0.15),
    sharedFormulas: chance(0.5),
    arrayFormulas: chance(0.08),
    numberFormat: one(...FORMATS),
    colored: chance(0.6),
    hiddenRows: chance(0.1),
    repeatHeads: chance(0.6),
    valuesOnly: chance(0.06),
    clutter: random(),
    dialect: one('plain', 'plain', 'additions', 'guarded'),
    zeroes: one('blank', 'zero', 'zero', 'dash'),
  }
}

/** The parts of a manner that a truth names. */
export function traitsOf(manner: Manner): string[] {
  const flags = [
    'unitColumn',
    'notesColumn',
    'spacers',
    'sideBySide',
    'typedHistory',
    'names',
    'sharedFormulas',
    'arrayFormulas',
    'colored',
    'hiddenRows',
    'valuesOnly',
  ] as const
  return [
    manner.orientation === 'down' ? 'time down' : 'time across',
    `${manner.sheets} sheet${manner.sheets === 'one' ? '' : 's'}`,
    `heads ${manner.heads}`,
    `dialect ${manner.dialect}`,
    ...(manner.labelColumns > 1 ? ['stepped labels'] : []),
    ...flags
      .filter((flag) => manner[flag])
      .map((flag) => flag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
  ]
}
