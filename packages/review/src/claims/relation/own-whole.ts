import { namedWhole, namesOwnRate } from '@tickmark/language'
import { columnAt, rowAt } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'

/** Lines of which one would be made of others. */
interface Made {
  result: number
  terms: readonly { line: number }[]
}

/** Whether a row would be made of shares of another whole: margins and costs "as a % of revenue" add up to no tax rate. */
export function isRowOfOtherWhole(grid: Grid, made: Made): boolean {
  return isOfOtherWhole(made, (line) => rowAt(grid, line).label)
}

/** The same of columns. */
export function isColumnOfOtherWhole(grid: Grid, made: Made): boolean {
  return isOfOtherWhole(made, (line) => columnAt(grid, line).head)
}

function isOfOtherWhole({ result, terms }: Made, labelOf: (line: number) => string): boolean {
  const own = labelOf(result)
  // A share of the same whole may be one of a growth: "growth as a % of revenue".
  if (namedWhole(own) !== undefined || !namesOwnRate(own)) return false
  return terms.every(({ line }) => namedWhole(labelOf(line)) !== undefined)
}
