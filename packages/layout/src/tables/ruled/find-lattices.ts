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

/** Sets of rules that cross or meet one another. */
function connectRules(horizontal: readonly Rule[], vertical: readonly Rule[]): Frame[] {
  const parent = [...horizontal, ...vertical].map((_, index) => index)
  const root = (index: number): number => {
    while (parent[index] !== index) index = parent[index] = parent[parent[index]!]!
    return index
  }
  horizontal.forEach((across, i) => {
    vertical.forEach((down, j) => {
      const meets =
        across.start - REACH <= down.at &&
        down.at <= across.end + REACH &&
        down.start - REACH <= across.at &&
        across.at <= down.end + REACH
      if (meets) parent[root(i)] = root(horizontal.length + j)
    })
  })
  const frames = new Map<number, Frame>()
  const frameOf = (index: number): Frame => {
    const frame = frames.get(root(index)) ?? { horizontal: [], vertical: [] }
    frames.set(root(index), frame)
    return frame
  }
  horizontal.forEach((rule, i) => frameOf(i).horizontal.push(rule))
  vertical.forEach((rule, j) => frameOf(horizontal.length + j).vertical.push(rule))
  return [...frames.values()]
}

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
  const edges = positions.filter((at, index) => index === 0 || at - positions[index - 1]! > REACH)
  const start = Math.min(...crossing.map((rule) => rule.start))
  const end = Math.max(...crossing.map((rule) => rule.end))
  if (edges.length === 0 || start < edges[0]! - OPEN_SIDE) edges.unshift(start)
  if (end > edges.at(-1)! + OPEN_SIDE) edges.push(end)
  return edges
}

/** Elementary cells, joined where no rule stands between them. */
function joinOpenCells(frame: Frame, columnEdges: number[], rowEdges: number[]): GridCell[] {
  const columns = columnEdges.length - 1
  const rows = rowEdges.length - 1
  const taken = new Set<number>()
  const closedRight = (row: number, column: number): boolean =>
    column === columns - 1 ||
    ruleCoverage(frame.vertical, columnEdges[column + 1]!, rowEdges[row]!, rowEdges[row + 1]!) > 0.5
  const closedBelow = (row: number, column: number): boolean =>
    row === rows - 1 ||
    ruleCoverage(frame.horizontal, rowEdges[row + 1]!, columnEdges[column]!, columnEdges[column + 1]!) > 0.5
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
    left: columnEdges[0]!,
    right: columnEdges.at(-1)!,
    top: rowEdges[0]!,
    bottom: rowEdges.at(-1)!,
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
