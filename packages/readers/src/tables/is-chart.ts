import { isAmount, textOf } from '../layout/text-line.ts'
import { isYear } from './is-year.ts'
import type { PageContent, Rectangle } from '../page-content.ts'
import { gridBounds } from './page-table.ts'
import type { Grid } from './page-table.ts'

/** Fewest ticks that make an axis. */
const TICKS = 5
/** Tables with fewer than this share of their places filled are labels scattered over a drawing. */
const MIN_FILLED = 0.22

/** A drawing's labels are no table: numbers in even steps along an edge, texts strewn over many columns. */
export function isChart(grid: Grid, drawings: readonly Rectangle[] = []): boolean {
  if (grid.kind === 'tagged') return false
  if (isDrawnOver(grid, drawings)) return true
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

/** Curves inside the grid: several, or one of some size. A frame around it is none. */
function isDrawnOver(grid: Grid, drawings: readonly Rectangle[]): boolean {
  const { left, top, right, bottom } = gridBounds(grid)
  const inside = drawings.filter((one) => {
    const x = (one.left + one.right) / 2
    const y = (one.top + one.bottom) / 2
    return x > left && x < right && y > top && y < bottom && one.bottom - one.top < 0.95 * (bottom - top) + 4
  })
  return (
    inside.length >= 5 ||
    (grid.kind === 'open' && inside.some((one) => one.right - one.left > 30 && one.bottom - one.top > 15))
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

/** Framed areas with curves of some size inside: charts. Words within them are labels, not rows. */
export function findCharts({
  drawings = [],
  fills,
  pictures,
}: Pick<PageContent, 'drawings' | 'fills' | 'pictures'>): Rectangle[] {
  const curves = drawings.filter((one) => one.right - one.left > 30 && one.bottom - one.top > 20)
  const frames = [...drawings, ...fills, ...pictures].filter(
    (one) => one.right - one.left > 80 && one.bottom - one.top > 60,
  )
  return frames.filter((frame) =>
    curves.some((curve) => curve !== frame && holds(frame, curve) && areaOf(curve) < 0.9 * areaOf(frame)),
  )
}

export function holds(frame: Rectangle, one: Rectangle): boolean {
  return (
    one.left >= frame.left - 1 &&
    one.right <= frame.right + 1 &&
    one.top >= frame.top - 1 &&
    one.bottom <= frame.bottom + 1
  )
}

function areaOf({ left, top, right, bottom }: Rectangle): number {
  return (right - left) * (bottom - top)
}
