import { lastOf } from '@tickmark/document'
import { isNumeric, isText, type ModelCell, type SheetGrid } from './grid.ts'

export type Direction = 'row' | 'column'

/** Neighbouring formulas and numbers of one row or column: what was filled by copying, or should have been. */
export interface Line {
  direction: Direction
  /** Runs along the sheet's time, which is across where nothing says otherwise. */
  isTimeline: boolean
  slots: readonly ModelCell[]
}

/** Spacer columns and rows up to this many blanks do not end a line. */
const WIDEST_GAP = { row: 3, column: 2 }

/** All lines of a sheet in one direction that hold at least two formulas. */
export function findLines(grid: SheetGrid, direction: Direction, isTimeline: boolean): Line[] {
  const indexes = new Set<number>()
  const isName = namesIn(grid, direction)
  for (const cell of grid.cells) if (cell.shape) indexes.add(direction === 'row' ? cell.row : cell.column)
  return [...indexes].flatMap((index) =>
    splitLine(direction === 'row' ? grid.row(index) : grid.column(index), { direction, isTimeline }, isName),
  )
}

function splitLine(
  cells: readonly ModelCell[],
  kind: Omit<Line, 'slots'>,
  isName: (cell: ModelCell) => boolean,
): Line[] {
  const { direction } = kind
  const lines: Line[] = []
  let slots: ModelCell[] = []
  const end = (): void => {
    if (slots.filter((slot) => slot.shape).length >= 2) lines.push({ ...kind, slots })
    slots = []
  }
  for (const cell of cells) {
    const last = slots.at(-1)
    if (last && along(cell, direction) - along(last, direction) > WIDEST_GAP[direction]) end()
    if (isLabel(cell) || isName(cell)) end()
    else if (cell.shape || isNumeric(cell)) slots.push(cell)
  }
  end()
  return lines
}

/** Formulas that take over words in a line of labels (the corner of a head, a name from another sheet) are labels too. */
function namesIn(grid: SheetGrid, direction: Direction): (cell: ModelCell) => boolean {
  const ofLabels = new Map<number, boolean>()
  return (cell) => {
    if (!cell.shape || cell.cell.type !== 'text' || !WORD.test(cell.cell.text)) return false
    const line = across(cell, direction === 'row' ? 'column' : 'row')
    const known = ofLabels.get(line)
    if (known !== undefined) return known
    const crossing = direction === 'row' ? grid.column(line) : grid.row(line)
    const words = crossing.filter(isLabel).length
    const isOfLabels = words > crossing.filter(isNumeric).length
    ofLabels.set(line, isOfLabels)
    return isOfLabels
  }
}

const WORD = /\p{L}{2}/u

/** Words end a line; "n/a", "-" and other stand-ins for a number do not. */
function isLabel(cell: ModelCell): boolean {
  return (
    isText(cell) && WORD.test(String(cell.cell.value)) && !/^n\.?[/.]?[ma]\.?$/i.test(String(cell.cell.value).trim())
  )
}

/** A cell's position along a line, and across it. */
export function along(cell: ModelCell, direction: Direction): number {
  return direction === 'row' ? cell.column : cell.row
}

export function across(cell: ModelCell, direction: Direction): number {
  return direction === 'row' ? cell.row : cell.column
}

export function cellOn(grid: SheetGrid, direction: Direction, line: number, position: number): ModelCell | undefined {
  return direction === 'row' ? grid.at(line, position) : grid.at(position, line)
}

/** Groups items whose cells stand directly beside each other along the direction that `join` gives for the pair. */
export function joinNeighbours<T extends object>(
  items: readonly T[],
  cellOf: (item: T) => ModelCell,
  join: (a: T, b: T) => Direction | undefined,
): T[][] {
  const groups: T[][] = []
  for (const item of items) {
    const group = groups.find((candidate) => {
      const last = lastOf(candidate)
      const direction = join(last, item)
      return direction !== undefined && isNext(cellOf(last), cellOf(item), direction)
    })
    if (group) group.push(item)
    else groups.push([item])
  }
  return groups
}

function isNext(a: ModelCell, b: ModelCell, direction: Direction): boolean {
  return (
    a.sheet === b.sheet &&
    across(a, direction) === across(b, direction) &&
    along(b, direction) === along(a, direction) + 1
  )
}

/** Steps between two cells. */
export function distance(a: ModelCell, b: ModelCell): number {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column)
}

/** Whether copies stand on both sides of a cell. */
export function isEnclosed(cell: ModelCell, peers: readonly ModelCell[], direction: Direction): boolean {
  const position = along(cell, direction)
  return (
    peers.some((peer) => along(peer, direction) < position) && peers.some((peer) => along(peer, direction) > position)
  )
}
