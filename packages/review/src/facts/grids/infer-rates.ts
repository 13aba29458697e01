import { cellIn } from './read-grid.ts'
import { RATE_LIMIT } from './figure-unit.ts'
import { isWideSheet } from './grid.ts'
import type { Grid, GridCell } from './grid.ts'

/** How much smaller than its row's amounts a number must be to be taken for a rate rather than an amount. */
const UNLIKE = 20
const MIN_ROWS = 3
/** Rows of which half would agree if most of all did. */
const TELLING_ROWS = 60

/**
 * Columns of percentages whose head says so was lost or never printed: what they print is the change between two columns of amounts,
 * or the share of a total, in at least three rows and in nearly all. They become rate columns, and their numbers percentages.
 */
export function inferRates(grid: Grid): void {
  if (isWideSheet(grid)) return
  grid.columns.forEach((column, index) => {
    if (column.kind !== 'amount' || !isUnlike(grid, index)) return
    if (isChange(grid, index)) column.kind = 'percent-change'
    else if (isShare(grid, index)) column.kind = 'percent'
    else return
    for (const row of grid.cells) {
      const cell = row[index]
      if (cell?.figure.amount.unit === 'money')
        cell.figure.amount = { ...cell.figure.amount, unit: 'percent', scale: 0 }
    }
  })
}

/** Whether a column's numbers are far smaller than the amounts beside them and printed without currency or separators. */
export function isUnlike(grid: Grid, index: number): boolean {
  if (grid.cells.some((row) => /[$€£¥₩]/.test(row[index]?.figure.text ?? ''))) return false
  const ratios = grid.cells.flatMap((row) => {
    const own = row[index]
    if (!own || own.dash || own.value.isZero()) return []
    if (Math.abs(own.value.toNumber()) > RATE_LIMIT || own.figure.text.includes(',')) return [0]
    const others = row.flatMap((cell, at) => (cell && at !== index ? [Math.abs(cell.value.toNumber())] : []))
    return others.length > 0 ? [Math.max(...others) / Math.abs(own.value.toNumber())] : []
  })
  const sorted = ratios.toSorted((a, b) => a - b)
  return sorted.length >= 2 && sorted[Math.floor(sorted.length / 2)]! >= UNLIKE
}

function amountsOf(grid: Grid, but: number): number[] {
  return grid.columns.flatMap((column, at) => (column.kind === 'amount' && at !== but ? [at] : []))
}

function isChange(grid: Grid, index: number): boolean {
  const sources = amountsOf(grid, index)
  return sources.some((after) =>
    sources.some((before) => after !== before && isProven(grid, index, (row) => changeOf(row[after], row[before]))),
  )
}

function changeOf(after: GridCell | undefined, before: GridCell | undefined): number | undefined {
  if (!after || !before || before.dash || !before.value.isPositive() || before.value.isZero()) return undefined
  return after.value.minus(before.value).div(before.value).times(100).toNumber()
}

function isShare(grid: Grid, index: number): boolean {
  return amountsOf(grid, index).some((amounts) =>
    grid.rows.some((row, whole) => {
      const base = cellIn(grid, whole, amounts)
      if ((row.kind !== 'total' && row.concept !== 'revenue') || !base || base.value.isZero()) return false
      return isProven(grid, index, (cells) =>
        cells === grid.cells[whole] ? undefined : cells[amounts]?.value.div(base.value).times(100).toNumber(),
      )
    }),
  )
}

/** Whether a computed rate is what the column prints, in three rows or more and in three of four; one and the same number is no proof. */
function isProven(
  grid: Grid,
  index: number,
  compute: (row: readonly (GridCell | undefined)[]) => number | undefined,
): boolean {
  const held: string[] = []
  let tested = 0
  for (const row of grid.cells) {
    const printed = row[index]
    const expected = printed && !printed.dash ? compute(row) : undefined
    if (!printed || expected === undefined) continue
    tested++
    const gap = Math.abs(Math.abs(printed.value.toNumber()) - Math.abs(expected))
    if (gap <= 0.6 * 10 ** -printed.figure.amount.decimals) held.push(printed.value.toFixed())
    // A list of thousands of records shows in its first ones that its columns are computed from others.
    if (tested >= TELLING_ROWS && held.length * 2 < tested) return false
  }
  return held.length >= MIN_ROWS && held.length * 4 >= tested * 3 && new Set(held).size > 1
}
