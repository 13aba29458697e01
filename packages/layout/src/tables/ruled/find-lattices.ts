import { numberAt } from '@tickmark/document'
import type { Rectangle, Rule } from '@tickmark/document/page'
import type { Token } from '../../lines/text-line.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'
import { ruleCoverage } from '../parts/merge-rules.ts'

/** Lines that end this near to another meet it, in points. */
const REACH = 3
/** Rules drawn beyond the outermost crossing line by more than this show a column (row) without an outer border. */
const OPEN_SIDE = 10

interface Frame {
  horizontal: Rule[]
  vertical: Rule[]
}

/** What is drawn on a page that may part rows and columns. */
export interface Drawn {
  horizontal: readonly Rule[]
  vertical: readonly Rule[]
  /** Edges of shaded areas. */
  bands: readonly Rule[]
}

/** Grids drawn with crossing lines. Missing inner edges make spans. */
export function findLattices({ horizontal, vertical, bands }: Drawn, tokens: readonly Token[]): Grid[] {
  return connectRules(horizontal, vertical)
    .filter((frame) => frame.horizontal.length >= 2 && frame.vertical.length >= 1)
    .map((frame) => toGrid(withBands(frame, bands), tokens))
    .filter((grid) => grid !== undefined)
}

/** Shading that ends over the whole width of a frame parts its rows as a line would: a dark head above the first row. */
function withBands(frame: Frame, bands: readonly Rule[]): Frame {
  const rules = [...frame.horizontal, ...frame.vertical.map(({ at }) => ({ start: at, end: at }))]
  const [left, right] = [Math.min(...rules.map(({ start }) => start)), Math.max(...rules.map(({ end }) => end))]
  const [top, bottom] = [
    Math.min(...frame.vertical.map(({ start }) => start)),
    Math.max(...frame.vertical.map(({ end }) => end)),
  ]
  const across = bands.filter(
    ({ start, end, at }) => start < left + REACH && end > right - REACH && at > top + REACH && at < bottom - REACH,
  )
  return { ...frame, horizontal: [...frame.horizontal, ...across] }
}

/** A rule among those that it meets, by way of one of them. */
interface Joined {
  rule: Rule
  by?: Joined
}

/** Sets of rules that cross or meet one another. */
function connectRules(horizontal: readonly Rule[], vertical: readonly Rule[]): Frame[] {
  const toJoined = (rule: Rule): Joined => ({ rule })
  const [across, down] = [horizontal.map(toJoined), vertical.map(toJoined)]
  for (const one of across) for (const other of down) if (meets(one.rule, other.rule)) join(one, other)
  const frames = new Map<Joined, Frame>()
  const frameOf = (joined: Joined): Frame => {
    const root = rootOf(joined)
    const frame = frames.get(root) ?? { horizontal: [], vertical: [] }
    frames.set(root, frame)
    return frame
  }
  for (const joined of across) frameOf(joined).horizontal.push(joined.rule)
  for (const joined of down) frameOf(joined).vertical.push(joined.rule)
  return [...frames.values()]
}

function rootOf(joined: Joined): Joined {
  let root = joined
  while (root.by) {
    // Ways are shortened as they are gone.
    if (root.by.by) root.by = root.by.by
    root = root.by
  }
  return root
}

function join(one: Joined, other: Joined): void {
  const [root, next] = [rootOf(one), rootOf(other)]
  if (root !== next) root.by = next
}

const meets = (across: Rule, down: Rule): boolean =>
  across.start - REACH <= down.at &&
  down.at <= across.end + REACH &&
  down.start - REACH <= across.at &&
  across.at <= down.end + REACH

function toGrid(frame: Frame, tokens: readonly Token[]): Grid | undefined {
  const columnEdges = edgesOf(frame.vertical, frame.horizontal)
  const rowEdges = edgesOf(frame.horizontal, frame.vertical)
  if (columnEdges.length < 2 || rowEdges.length < 2) return undefined
  const cells = joinOpenCells(frame, columnEdges, rowEdges)
  assignTokens(cells, columnEdges, rowEdges, tokens)
  return { kind: 'ruled', columnEdges, rowEdges, cells }
}

/** Positions of the rules, and the ends of the crossing ones where these reach beyond. */
function edgesOf(rules: readonly Rule[], crossing: readonly Rule[]): number[] {
  const positions = rules.map(({ at }) => at).toSorted((a, b) => a - b)
  const edges = positions.filter((at, index) => at - (positions[index - 1] ?? -Infinity) > REACH)
  const start = Math.min(...crossing.map((rule) => rule.start))
  const end = Math.max(...crossing.map((rule) => rule.end))
  if (start < (edges[0] ?? Infinity) - OPEN_SIDE) edges.unshift(start)
  if (end > (edges.at(-1) ?? start) + OPEN_SIDE) edges.push(end)
  return edges
}

/** Elementary cells, joined where no rule stands between them. */
function joinOpenCells(frame: Frame, columnEdges: number[], rowEdges: number[]): GridCell[] {
  const columns = columnEdges.length - 1
  const rows = rowEdges.length - 1
  const taken = new Set<number>()
  const x = (column: number): number => numberAt(columnEdges, column)
  const y = (row: number): number => numberAt(rowEdges, row)
  const closedRight = (row: number, column: number): boolean =>
    column === columns - 1 || ruleCoverage(frame.vertical, x(column + 1), y(row), y(row + 1)) > 0.5
  const closedBelow = (row: number, column: number): boolean =>
    row === rows - 1 || ruleCoverage(frame.horizontal, y(row + 1), x(column), x(column + 1)) > 0.5
  const cells: GridCell[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken.has(row * columns + column)) continue
      let columnSpan = 1
      while (!closedRight(row, column + columnSpan - 1) && !taken.has(row * columns + column + columnSpan)) columnSpan++
      let rowSpan = 1
      while (
        range(column, columnSpan).every((one) => !closedBelow(row + rowSpan - 1, one)) &&
        isOpenRow(row + rowSpan, column, columnSpan)
      )
        rowSpan++
      for (const r of range(row, rowSpan)) for (const c of range(column, columnSpan)) taken.add(r * columns + c)
      cells.push({ rowIndex: row, columnIndex: column, rowSpan, columnSpan, tokens: [] })
    }
  }
  return cells

  function isOpenRow(row: number, column: number, columnSpan: number): boolean {
    if (row >= rows) return false
    return range(column, columnSpan).every(
      (one) => !taken.has(row * columns + one) && (one === column + columnSpan - 1 || !closedRight(row, one)),
    )
  }
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index)
}

function assignTokens(
  cells: readonly GridCell[],
  columnEdges: number[],
  rowEdges: number[],
  tokens: readonly Token[],
): void {
  const bounds: Rectangle = {
    left: Math.min(...columnEdges),
    right: Math.max(...columnEdges),
    top: Math.min(...rowEdges),
    bottom: Math.max(...rowEdges),
  }
  const owner = new Map<number, GridCell>()
  const columns = columnEdges.length - 1
  for (const cell of cells)
    for (const r of range(cell.rowIndex, cell.rowSpan))
      for (const c of range(cell.columnIndex, cell.columnSpan)) owner.set(r * columns + c, cell)
  for (const token of tokens) {
    const x = (token.left + token.right) / 2
    const y = (token.top + token.bottom) / 2
    if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) continue
    const column = columnEdges.findLastIndex((edge) => edge <= x)
    const row = rowEdges.findLastIndex((edge) => edge <= y)
    owner.get(Math.min(row, rowEdges.length - 2) * columns + Math.min(column, columns - 1))?.tokens.push(token)
  }
}
