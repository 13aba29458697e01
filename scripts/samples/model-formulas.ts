import type { Language } from '@tickmark/document'
import { columnName } from '@tickmark/document'
import { phrase } from './phrase.ts'
import type { ModelRow, ModelSheet } from './model-row.ts'
import { SHEETS } from './model-sheets.ts'

/** Years stand in columns B (2024) to H (2030); the last two actual years come first. */
export const YEARS = ['2024A', '2025A', '2026E', '2027E', '2028E', '2029E', '2030E']
const FIRST_YEAR_COLUMN = 1
const FIRST_FORECAST_COLUMN = 3
const NOW_COLUMN = 2
const LAST_COLUMN = FIRST_YEAR_COLUMN + YEARS.length - 1
const FIRST_ROW = 4

export interface ModelCell {
  sheet: string
  rowIndex: number
  columnIndex: number
  content: number | string
  row: ModelRow
}

interface Place {
  sheet: ModelSheet
  rowIndex: number
}

const PLACES = new Map<string, Place>(
  SHEETS.flatMap((sheet) => sheet.rows.map((row, index) => [row.key, { sheet, rowIndex: FIRST_ROW + index }] as const)),
)

/** Where a reference stays when its formula is copied. */
interface Fixed {
  column?: boolean
  row?: boolean
}
const BOTH: Fixed = { column: true, row: true }

function reference(key: string, columnIndex: number, home: ModelSheet, language: Language, fixed: Fixed = {}): string {
  const place = PLACES.get(key)
  if (!place) throw new Error(`the model has no row ${key}`)
  const address = `${fixed.column ? '$' : ''}${columnName(columnIndex)}${fixed.row ? '$' : ''}${place.rowIndex + 1}`
  return place.sheet === home ? address : `'${place.sheet.name[language]}'!${address}`
}

/** Writes `{key}` places as cell references (see model-sheets.ts). */
function resolveFormula(template: string, columnIndex: number, home: ModelSheet, language: Language): string {
  return template.replace(
    /\{(\w+)([<>!$^]|:!?|@now|@\d!?)?\}/g,
    (_place, key: string, mark: string | undefined): string => {
      const at = (column: number, fixed?: Fixed): string => reference(key, column, home, language, fixed)
      const fixed = mark && mark.length > 1 && mark.endsWith('!') ? BOTH : {}
      switch (mark?.[0]) {
        case undefined:
          return at(columnIndex)
        case '<':
          return at(columnIndex - 1)
        case '>':
          return at(columnIndex + 1)
        case '!':
          return at(FIRST_YEAR_COLUMN, BOTH)
        case '$':
          return at(columnIndex, { row: true })
        case '^':
          return at(FIRST_YEAR_COLUMN, { column: true })
        case ':':
          return `${at(FIRST_FORECAST_COLUMN, fixed)}:${at(LAST_COLUMN, fixed).replace(/^.*!/, '')}`
        default:
          return at(mark === '@now' ? NOW_COLUMN : FIRST_FORECAST_COLUMN + Number(mark?.[1]), fixed)
      }
    },
  )
}

function contentsOf(row: ModelRow): (readonly [columnIndex: number, content: number | string])[] {
  if (row.single !== undefined) return [[FIRST_YEAR_COLUMN, row.single]]
  const contents = row.cells ?? [...(row.actual ?? ['', '']), ...forecastOf(row)]
  return contents.flatMap((content, index) => (content === '' ? [] : [[FIRST_YEAR_COLUMN + index, content] as const]))
}

function forecastOf(row: ModelRow): readonly (number | string)[] {
  if (typeof row.forecast === 'string') return Array.from({ length: YEARS.length - 2 }, () => row.forecast as string)
  return row.forecast ?? []
}

/** Every number and formula of the model, formulas as the workbook holds them. */
export function modelCells(language: Language): ModelCell[] {
  return SHEETS.flatMap((sheet) =>
    sheet.rows.flatMap((row, index) =>
      contentsOf(row).map(([columnIndex, content]) => ({
        sheet: sheet.name[language],
        rowIndex: FIRST_ROW + index,
        columnIndex,
        content: typeof content === 'string' ? resolveFormula(content, columnIndex, sheet, language) : content,
        row,
      })),
    ),
  )
}

// What the sample model is there to show: mistakes that modellers really make.
const SEEDS: readonly { key: string; columnIndex: number; content: (original: string) => number | string }[] = [
  // A forecast year typed over with last month's estimate.
  { key: 'opex', columnIndex: 5, content: () => 139_500 },
  // Payables of one year follow revenue, those of all the others cost of sales.
  {
    key: 'payables',
    columnIndex: 4,
    content: (original) => original.replace(/(!\w)(\d+)/, (_all, column: string) => `${column}5`),
  },
  // The sum leaves out the first forecast year.
  { key: 'sumPresent', columnIndex: 1, content: (original) => original.replace('D', 'E') },
  // The terminal value of 2030 discounted with the factor of 2029.
  { key: 'presentTerminal', columnIndex: 1, content: (original) => original.replace(/H(\d+)$/, 'G$1') },
  // The middle of the sensitivity table still holds the discount rate of an earlier version.
  { key: 'middle', columnIndex: FIRST_YEAR_COLUMN, content: () => 0.09 },
]

/** The model as the demonstration shows it. */
export function seedModelErrors(cells: readonly ModelCell[]): ModelCell[] {
  return cells.map((cell) => {
    const seed = SEEDS.find(({ key, columnIndex }) => key === cell.row.key && columnIndex === cell.columnIndex)
    return seed ? { ...cell, content: seed.content(String(cell.content)) } : cell
  })
}

export const UNIT_TEXT = phrase(
  '单位：万元；估值基准日：2025年12月31日',
  'In thousands of US dollars; valuation date 31 December 2025',
  '단위: 백만원, 평가기준일: 2025년 12월 31일',
  '単位：百万円、評価基準日：2025年12月31日',
)
