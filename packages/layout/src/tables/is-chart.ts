import { firstOf, lastOf, numberAt } from '@tickmark/document'
import { isAmount, textOf } from '../lines/text-line.ts'
import type { TextLine } from '../lines/text-line.ts'
import { cellText } from './heads/find-heads.ts'
import { isYear } from './parts/is-year.ts'
import type { PageContent, Rectangle } from '@tickmark/document/page'
import { areaOf, holds } from '@tickmark/document/page'
import { gridBounds } from './parts/page-table.ts'
import type { Grid, GridCell } from './parts/page-table.ts'

/** Fewest ticks that make an axis. */
const TICKS = 5
/** Rows with so many figures are those of a table. */
const DENSE = 2
/** So many of them, and this share of all rows, make a table whatever is drawn. */
const FEWEST_ROWS = 4
const DENSE_SHARE = 0.5
/** Ticks stand at even distances, to this share of one. */
const EVEN = 0.2
/** What stands on an axis ends no further above it than this, in font sizes. */
const ABOVE_AXIS = 3
/** Tables with fewer than this share of their places filled are labels scattered over a drawing. */
const MIN_FILLED = 0.22

/** A drawing's labels are no table: numbers in even steps along an edge, texts strewn over many columns. */
export function isChart(grid: Grid, drawings: readonly Rectangle[] = []): boolean {
  if (grid.kind === 'tagged') return false
  const rows = new Set(grid.cells.map(({ rowIndex }) => rowIndex)).size
  const columns = new Set(grid.cells.map(({ columnIndex }) => columnIndex)).size
  const filled = grid.cells.filter(({ tokens }) => tokens.length > 0)
  if (!isLaidOutInRows(filled) && isDrawnOver(grid, drawings)) return true
  if (grid.kind === 'open' && columns >= 6 && filled.length < MIN_FILLED * rows * columns) return true
  const byRow = Map.groupBy(filled, ({ rowIndex }) => rowIndex)
  const inRows = [...byRow].toSorted(([a], [b]) => a - b).map(([, row]) => row)
  return hasUprightAxis(inRows) || hasLevelAxis(inRows)
}

/** Rows of figures with a label each: what is drawn behind them is a ground, a frame or an ornament. */
function isLaidOutInRows(filled: readonly GridCell[]): boolean {
  const rows = [...Map.groupBy(filled, ({ rowIndex }) => rowIndex).values()]
  const dense = rows.filter((cells) => cells.filter(isFigure).length >= DENSE && cells.some((cell) => !isFigure(cell)))
  return dense.length >= FEWEST_ROWS && dense.length >= DENSE_SHARE * rows.length
}

/** Ticks one below the other with next to nothing beside them: rows full of figures are those of a sensitivity table. */
function hasUprightAxis(rows: readonly GridCell[][]): boolean {
  const ticks = rows.flatMap((cells) => cells.filter(({ columnIndex }) => columnIndex === 0))
  const beside = rows.flatMap((cells) => cells.filter((cell) => cell.columnIndex > 0 && isFigure(cell)))
  return beside.length < DENSE * ticks.length && isAxis(ticks.map(cellText), -1)
}

/** Ticks beside one another with no row of figures below them: heads in even steps have some. */
function hasLevelAxis(rows: readonly GridCell[][]): boolean {
  const isFull = (cells: readonly GridCell[]): boolean => cells.filter(isFigure).length >= DENSE
  return rows.slice(rows.findLastIndex((cells) => !isLevelAxis(cells) && isFull(cells)) + 1).some(isLevelAxis)
}

function isLevelAxis(cells: readonly GridCell[]): boolean {
  const ticks = cells.flatMap(({ tokens }) => tokens)
  return (
    ticks.length > TICKS &&
    isAxis(
      ticks.map(({ text }) => text),
      1,
    )
  )
}

function isFigure(cell: GridCell): boolean {
  return isAmount(cellText(cell))
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
  const step = numberAt(values, 1) - numberAt(values, 0)
  // Numbers from 1 upwards count columns or rows.
  if (Math.sign(step) !== direction || (step === 1 && values[0] === 1)) return false
  const steps = values.slice(1).map((value, index) => value - numberAt(values, index))
  const even = steps.filter((own) => Math.abs(own - step) < 1e-6 * Math.abs(step)).length
  return even >= Math.min(values.length - 1, TICKS - 1) && even >= 0.7 * (values.length - 1)
}

/** The level axes of a page: lines of nothing but numbers in even steps and at even distances, with no row of figures below. */
export function findAxes(lines: readonly TextLine[]): TextLine[] {
  return lines.filter((line, index) => {
    const below = lines[index + 1]
    const isNear = below && below.top - line.bottom < ABOVE_AXIS * line.fontSize
    const figures = isNear ? below.segments.filter(({ tokens }) => isAmount(textOf(tokens))) : []
    return figures.length < DENSE && hasEvenTicks(line)
  })
}

function hasEvenTicks({ segments }: TextLine): boolean {
  const ticks = segments.flatMap(({ tokens }) => tokens)
  if (ticks.length <= TICKS || !ticks.every(({ text }) => isAmount(text))) return false
  const middles = ticks.map(({ left, right }) => (left + right) / 2)
  const first = firstOf(middles)
  const pitch = (lastOf(middles) - first) / (middles.length - 1)
  const isEven = middles.every((middle, index) => Math.abs(middle - first - index * pitch) < EVEN * pitch)
  return (
    isEven &&
    isAxis(
      ticks.map(({ text }) => text),
      1,
    )
  )
}

/** Whether a grid stands right on an axis and within it: the bars of a chart, with their numbers. */
export function standsOnAxis(grid: Grid, axes: readonly TextLine[]): boolean {
  const { left, right, bottom } = gridBounds(grid)
  return axes.some((axis) => {
    const gap = axis.top - bottom
    const isOver = left > axis.left - axis.fontSize && right < axis.right + axis.fontSize
    return isOver && gap > -axis.fontSize && gap < ABOVE_AXIS * axis.fontSize
  })
}

/** What covers this share of a page is its ground, and the curves on it are an ornament. */
const GROUND = 0.5

/** Framed areas with curves of some size inside: charts. Words within them are labels, not rows. */
export function findCharts({
  width,
  height,
  drawings = [],
  fills,
  pictures,
}: Pick<PageContent, 'width' | 'height' | 'drawings' | 'fills' | 'pictures'>): Rectangle[] {
  const curves = drawings.filter((one) => one.right - one.left > 30 && one.bottom - one.top > 20)
  const frames = [...drawings, ...fills, ...pictures].filter(
    (one) => one.right - one.left > 80 && one.bottom - one.top > 60 && areaOf(one) < GROUND * width * height,
  )
  return frames.filter((frame) =>
    curves.some((curve) => curve !== frame && holds(frame, curve) && areaOf(curve) < 0.9 * areaOf(frame)),
  )
}
