import { isAmount, textOf } from '../layout/text-line.ts'
import { isYear } from './group-rows.ts'
import type { Grid } from './page-table.ts'

/** Fewest ticks that make an axis. */
const TICKS = 5
/** Tables with fewer than this share of their places filled are labels scattered over a drawing. */
const MIN_FILLED = 0.22

/** A drawing's labels are no table: numbers in even steps along an edge, texts strewn over many columns. */
export function isChart(grid: Grid): boolean {
  if (grid.kind === 'tagged') return false
  const rows = new Set(grid.cells.map(({ rowIndex }) => rowIndex)).size
  const columns = new Set(grid.cells.map(({ columnIndex }) => columnIndex)).size
  const filled = grid.cells.filter(({ tokens }) => tokens.length > 0)
  if (grid.kind === 'open' && columns >= 6 && filled.length < MIN_FILLED * rows * columns) return true
  const firstColumn = filled.filter(({ columnIndex }) => columnIndex === 0).map(({ tokens }) => textOf(tokens))
  if (isAxis(firstColumn, -1)) return true
  const byRow = Map.groupBy(filled, ({ rowIndex }) => rowIndex)
  return [...byRow.values()].some(
    (cells) =>
      cells.length > TICKS &&
      isAxis(
        cells.map(({ tokens }) => textOf(tokens)),
        1,
      ),
  )
}

/** Numbers that run in even steps up (1) or down (-1) for most of their length. */
function isAxis(texts: readonly string[], direction: 1 | -1): boolean {
  const values = texts
    .filter((text) => isAmount(text) && !isYear(text))
    .map((text) => Number(text.replace(/[,\s%]/g, '').replace(/^[−–]/, '-')))
  if (values.length < TICKS || values.length < 0.7 * texts.length) return false
  const step = values[1]! - values[0]!
  // Numbers from 1 upwards count columns or rows.
  if (Math.sign(step) !== direction || (step === 1 && values[0] === 1)) return false
  let even = 0
  for (let i = 1; i < values.length; i++)
    if (Math.abs(values[i]! - values[i - 1]! - step) < 1e-6 * Math.abs(step)) even++
  return even >= Math.min(values.length - 1, TICKS - 1) && even >= 0.7 * (values.length - 1)
}
