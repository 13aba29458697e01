import { isHeadedBy } from '@tickmark/language'
import { cellIn, columnAt } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import type { Lane, Line } from './sum-structure.ts'

/** Whether a cell is of the same nature as most of its column: rates, per-share amounts and share counts take no part in sums of money. */
export function summable(grid: Grid, row: number, column: number): boolean {
  const cell = cellIn(grid, row, column)
  if (!cell) return false
  const unit = cell.figure.amount.unit
  return columnAt(grid, column).kind === 'percent'
    ? unit === 'percent'
    : columnAt(grid, column).kind !== 'percent-change' &&
        unit !== 'percent' &&
        unit !== 'per_share' &&
        unit !== 'multiple'
}

/** Rows that stand under a sign word of a row above them: "Less: cost of sales", then selling expenses, up to "Add:", a number or a result. */
export function lessenedRows({ rows }: Grid): boolean[] {
  let isUnder = false
  return rows.map(({ label, kind, deducted, numbering }) => {
    if (deducted) isUnder = true
    else if (kind !== 'item' || numbering > 0 || isHeadedBy('plus', label)) isUnder = false
    return isUnder
  })
}

/** Decimals with which nobody types an amount: what was computed elsewhere is cut off there. */
const COMPUTED = 4

export function laneOf(cells: readonly (GridCell | undefined)[], decimals: number, additive: boolean): Lane {
  const printed = cells.filter((cell) => cell !== undefined && !cell.dash)
  const own = Math.max(0, ...printed.map((cell) => cell!.figure.amount.decimals))
  const scaled = printed.some((cell) => cell!.figure.amount.scale >= 3)
  return { ulp: 10 ** (decimals - own), rounded: scaled || own < 2 || own >= COMPUTED, scaled, additive }
}

export function computedIn(cells: readonly (GridCell | undefined)[]): Pick<Line, 'computed'> {
  const lanes = cells.flatMap((cell, lane) => (cell?.computed ? [lane] : []))
  return lanes.length > 0 ? { computed: new Set(lanes) } : {}
}

export function roundingIn(
  grid: Grid,
  cells: readonly (GridCell | undefined)[],
  decimals: number,
): Pick<Line, 'rounding'> {
  if (grid.table.sheet === undefined) return {}
  return { rounding: cells.map((cell) => (cell ? 10 ** (decimals - cell.figure.amount.decimals) / 2 : 0)) }
}
