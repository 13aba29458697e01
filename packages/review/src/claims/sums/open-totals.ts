import { addTo, Decimal, amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import { linearTolerance } from '../relation/relation.ts'
import type { Relation, RelationKind, Term } from '../relation/relation.ts'

/** A total that what stands above it, back to the heading or total before, gives in no column. */
export interface OpenTotal {
  grid: Grid
  /** Rows above it that it should sum. */
  rows: readonly number[]
  lanes: readonly OpenLane[]
}

/** One column of an open total. */
export interface OpenLane {
  column: number
  total: Figure
  terms: readonly Term[]
  /** What the total states beyond its lines. */
  gap: Decimal
}

/** Totals of one table that its other columns or tables prove, and those that nothing does. */
export interface TotalsOfTable {
  proven: number
  open: OpenTotal[]
}

/** Columns that have to fail together: one that fails alone has a wrong figure in it, not a line too few. */
const LEAST_LANES = 2
/** Lines that show what is being added up. */
const LEAST_LINES = 2
/** What proves a total down its column; that both sides of a balance sheet are equal proves neither, nor does a row across. */
const PROVES: ReadonlySet<RelationKind> = new Set(['sum', 'parts', 'difference', 'roll-forward', 'cash-roll'])

/** For each result of a sum that holds the lines that it sums, however little speaks for it: what may be right lacks nothing. */
export type ProvenResults = ReadonlyMap<Figure, readonly Figure[]>

export function provenResults(relations: readonly Relation[]): ProvenResults {
  const proven = new Map<Figure, Figure[]>()
  for (const { holds, linear, terms, result, kind } of relations) {
    if (!holds || !linear || terms.length < 2 || !PROVES.has(kind)) continue
    for (const { figure } of terms) addTo(proven, result, figure)
  }
  return proven
}

/**
 * Follows a table downwards: a proven total takes the lines that it sums, an open one those back to the heading or total above, as if it were
 * right, so that one missing line is told once and not in every total below.
 */
export function totalsOf(grid: Grid, proven: ProvenResults): TotalsOfTable {
  const columns = grid.columns.flatMap(({ kind }, column) => (kind === 'amount' ? [column] : []))
  const found: TotalsOfTable = { proven: 0, open: [] }
  let stack: number[] = []
  grid.rows.forEach(({ kind }, row) => {
    const figures = columns.flatMap((column) => printedIn(grid, row, column) ?? [])
    if (kind === 'heading' || figures.length === 0) {
      stack.push(row)
      return
    }
    const parts = figures.flatMap((figure) => proven.get(figure) ?? [])
    if (parts.length > 0) {
      found.proven++
      const first = Math.min(row, ...rowsOf(grid, parts))
      stack = stack.filter((other) => other < first)
    } else if (kind === 'total' && figures.length >= LEAST_LANES) {
      const readings = sectionsAbove(grid, row, stack).map((rows) => openTotal(grid, row, { rows, columns }))
      const [nearest] = readings.flatMap((open) => open ?? []).toSorted((a, b) => shareOpen(a) - shareOpen(b))
      if (nearest && readings.every((open) => open !== undefined)) {
        found.open.push(nearest)
        stack = stack.filter((other) => !nearest.rows.includes(other))
      }
    }
    stack.push(row)
  })
  return found
}

function printedIn(grid: Grid, row: number, column: number): Figure | undefined {
  const cell = cellIn(grid, row, column)
  return cell && !cell.dash ? cell.figure : undefined
}

function rowsOf(grid: Grid, figures: readonly Figure[]): number[] {
  return figures.flatMap(({ location }) => {
    const row = grid.rows.findIndex(
      ({ rowIndex, table }) => rowIndex === location.rowIndex && (table ?? grid.table).id === location.block,
    )
    return row < 0 ? [] : [row]
  })
}

/** How many totals above are tried as the first of what is summed. */
const MOST_TOTALS = 3
/** Totals that other totals are part of. */
const OF_TOTALS: ReadonlySet<string> = new Set(['total_assets', 'total_liabilities', 'liabilities_and_equity'])

/** Lines at the end of the stack back to the nearest heading or total, and back from there to the totals above: all of them together are the assets. */
function sectionsAbove(grid: Grid, result: number, stack: readonly number[]): number[][] {
  const lines = stack.filter((row) => rowAt(grid, row).kind !== 'heading')
  const from = stack.findLastIndex((row) => rowAt(grid, row).kind !== 'item')
  const totals = OF_TOTALS.has(rowAt(grid, result).concept ?? '')
    ? lines.flatMap((row, at) => (rowAt(grid, row).kind === 'total' ? [at] : [])).toReversed()
    : []
  const sections = [stack.slice(from + 1), ...totals.slice(0, MOST_TOTALS).map((at) => lines.slice(at))]
  return sections
    .map((rows) => rows.filter((row) => !rowAt(grid, row).ofWhich))
    .filter((rows) => rows.length >= LEAST_LINES)
}

/** How far a total is off, as a share of it, in its columns together. */
function shareOpen({ lanes }: OpenTotal): number {
  return lanes.reduce((sum, { gap, total }) => {
    const stated = amountValue(total.amount).abs()
    return sum + (stated.isZero() ? 1 : gap.abs().div(stated).toNumber())
  }, 0)
}

function openTotal(
  grid: Grid,
  row: number,
  { rows, columns }: { rows: readonly number[]; columns: readonly number[] },
): OpenTotal | undefined {
  const lanes = columns.flatMap((column): OpenLane[] => {
    const total = printedIn(grid, row, column)
    const terms = rows.flatMap((at): Term[] => {
      const figure = printedIn(grid, at, column)
      return figure ? [{ figure, sign: rowAt(grid, at).deducted ? -1 : 1 }] : []
    })
    if (!total || terms.length < LEAST_LINES) return []
    const sum = Decimal.sum(...terms.map(({ figure, sign }) => amountValue(figure.amount).times(sign)))
    return [{ column, total, terms, gap: amountValue(total.amount).minus(sum) }]
  })
  const isOpen = lanes.every(({ gap, total, terms }) => gap.abs().greaterThan(linearTolerance(total, terms)))
  return isOpen && lanes.length >= LEAST_LANES ? { grid, rows, lanes } : undefined
}
