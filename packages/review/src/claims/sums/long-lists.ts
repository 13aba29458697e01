import { cellIn } from '../../facts/grids/read-grid.ts'
import { Decimal, roundingOf } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import { slipBetween } from '../relation/slip.ts'

/** Rows from which a table of a sheet is a list: a ledger, a journal, an export. No statement has as many. */
const LONG = 400
/** What stands at the end of a list in these columns is the last entry's, not their sum. */
const RUNNING = /余额|结余|\bbalance\b|残高|잔액|cumulative|累计|累計|누계/i
const NOT_ADDITIVE = /\bprice|\brate|average|单价|均价|汇率|単価|平均|단가|평균|환율/i

/** Whether a table is a list, whose columns may have totals and whose rows say nothing of each other. */
export function isLongList({ table, rows }: Grid): boolean {
  return table.sheet !== undefined && rows.length > LONG
}

/** The totals of a list, each tested against the entries since the total before it and against all entries; one pass a column. */
export function footList(grid: Grid): Relation[] {
  const tests = grid.columns.flatMap((column, index) =>
    column.kind === 'amount' && !RUNNING.test(column.head) && !NOT_ADDITIVE.test(column.head)
      ? footColumn(grid, index)
      : [],
  )
  return tests.flatMap(({ row, readings }): Relation[] => {
    const held = readings.find(({ holds }) => holds)
    if (held) return [held]
    const isProven = tests.some((other) => other.row === row && other.readings.some(({ holds }) => holds))
    const [meant, ...others] = readings
    if (!meant || others.length > 0) return []
    if (isProven) return [{ ...meant, confidence: 0.9 }]
    return slipBetween(meant.stated, meant.expected) === undefined ? [] : [{ ...meant, confidence: 0.85 }]
  })
}

export interface TotalTest {
  row: number
  /** The sums that the total may mean; two where another total stands above it. */
  readings: Relation[]
}

/** What an account knows of its lines: which are entries though their words call them a total; entries that a balance proves are exact. */
export interface Entries {
  rows: ReadonlySet<number>
  /** Entries of the pages before. */
  carried: readonly GridCell[]
}

/** The totals of one column. */
export function footColumn(grid: Grid, column: number, entries?: Entries): TotalTest[] {
  const tests: TotalTest[] = []
  let since: GridCell[] = []
  const all: GridCell[] = [...(entries?.carried ?? [])]
  grid.rows.forEach((row, at) => {
    const cell = cellIn(grid, at, column)
    if (!cell || cell.dash || row.kind === 'heading') return
    if (row.kind !== 'total' || entries?.rows.has(at)) {
      since.push(cell)
      all.push(cell)
      return
    }
    const sets = since.length === all.length || since.length === 0 ? [all] : [since, all]
    const readings = sets.flatMap((cells) => sumRelation(grid, column, cell, { cells, isExact: entries !== undefined }))
    if (readings.length > 0) tests.push({ row: at, readings })
    since = []
  })
  return tests
}

function sumRelation(
  grid: Grid,
  column: number,
  total: GridCell,
  { cells, isExact }: { cells: readonly GridCell[]; isExact: boolean },
): Relation[] {
  const { unit, scale } = total.figure.amount
  if (cells.length < 2 || cells.some(({ figure: { amount } }) => amount.unit !== unit || amount.scale !== scale))
    return []
  const terms = cells.map(({ figure }): Term => ({ figure, sign: 1 }))
  return [
    testSum({
      kind: 'sum',
      result: total.figure,
      terms,
      tolerance: isExact ? roundingOf(total.figure.amount) : toleranceOf(total, cells),
      confidence: 0.95,
      basis: 'labelled',
      group: `${grid.id}/list/${column}`,
    }),
  ]
}

/** Entries with cents are exact; rounded ones err to either side, together by about the root of their number. */
function toleranceOf({ figure: { amount } }: GridCell, cells: readonly GridCell[]): Decimal {
  const own = roundingOf(amount)
  return amount.decimals >= 2 ? own : own.times(2 * Math.ceil(Math.sqrt(cells.length)))
}
