import { findExisting, lastOf } from '@tickmark/document'
import type { Place } from '../book.ts'
import { readLabel } from '../labels.ts'
import type { Block, Plan, Slot } from '../sheet-plan/plan.ts'
import type { Manner } from './manner.ts'

/** Where a block stands. */
export interface Spot {
  block: Block
  sheet: string
  /** Slots run across the columns. */
  isAcross: boolean
  titleAt?: Place
  cornerAt?: Place
  placeOf(line: string, slot: string): Place | undefined
  labelOf(line: string): Place | undefined
  unitOf(line: string): Place | undefined
  headOf(slot: string): Place | undefined
  /** First and last cell of its contents. */
  from: Place
  to: Place
}

interface Cursor {
  row: number
  /** Row at which the left of two side by side begins, while the right is open. */
  beside?: { row: number; column: number }
}

/** Places the blocks of a plan one below the other, on one sheet or on one for each group. */
export function arrangeBlocks(plan: Plan, manner: Manner): Spot[] {
  const cursors = new Map<string, Cursor>()
  return plan.blocks.map((block) => {
    const sheet = sheetName(plan, manner, block)
    const cursor = cursors.get(sheet) ?? { row: manner.originRow + (manner.clutter > 0.3 ? 3 : 0) }
    cursors.set(sheet, cursor)
    return block.shape === 'records' || (block.shape === 'series' && manner.orientation === 'down')
      ? placeDown(block, sheet, manner, cursor)
      : placeAcross(block, sheet, manner, cursor)
  })
}

function sheetName(plan: Plan, manner: Manner, block: Block): string {
  const key = manner.sheets === 'one' ? 'sheet model' : `sheet ${block.group}`
  return readLabel(key, plan)
}

function takeStart(cursor: Cursor, block: Block, manner: Manner): { row: number; column: number } {
  if (block.shape === 'values' && cursor.beside) {
    const start = cursor.beside
    cursor.beside = undefined
    return start
  }
  return { row: cursor.row, column: manner.originColumn }
}

/** Lines go down the rows, slots across the columns. */
function placeAcross(block: Block, sheet: string, manner: Manner, cursor: Cursor): Spot {
  const start = takeStart(cursor, block, manner)
  const isSeries = block.shape === 'series'
  const labelColumns = isSeries ? manner.labelColumns : 1
  const lead = labelColumns + (manner.unitColumn && isSeries ? 1 : 0) + (manner.notesColumn && isSeries ? 1 : 0)
  const columns = slotOffsets(block.slots, manner).map((offset) => start.column + lead + offset)
  const headRows = block.slots.length > 1 ? 1 : 0
  const rows = new Map<string, number>()
  let row = start.row + 1 + headRows
  for (const line of block.lines) {
    if (line.heading && row > start.row + 1 + headRows) row++
    rows.set(line.id, row++)
  }
  const end = row
  advance(cursor, { block, manner, start, end, columns })
  const depth = (line: string): number => depthOf(block, line, labelColumns)
  return {
    block,
    sheet,
    isAcross: true,
    titleAt: { sheet, row: start.row, column: start.column },
    placeOf: (line, slot) => pair(sheet, rows.get(line), columns[block.slots.findIndex(({ id }) => id === slot)]),
    labelOf: (line) => pair(sheet, rows.get(line), start.column + depth(line)),
    unitOf: (line) =>
      manner.unitColumn && isSeries ? pair(sheet, rows.get(line), start.column + labelColumns) : undefined,
    headOf: (slot) =>
      headRows ? pair(sheet, start.row + 1, columns[block.slots.findIndex(({ id }) => id === slot)]) : undefined,
    from: { sheet, row: start.row, column: start.column },
    to: { sheet, row: end - 1, column: lastOf(columns) },
  }
}

/** The next block goes below, or, for two lists of values, beside. */
function advance(
  cursor: Cursor,
  {
    block,
    manner,
    start,
    end,
    columns,
  }: { block: Block; manner: Manner; start: { row: number; column: number }; end: number; columns: number[] },
): void {
  const wasRight = start.column > manner.originColumn
  cursor.row = Math.max(cursor.row, end + 1 + (block.shape === 'series' && manner.clutter > 0.8 ? 1 : 0))
  if (block.shape !== 'values') cursor.beside = undefined
  else if (manner.sideBySide && !wasRight && block.slots.length === 1)
    cursor.beside = { row: start.row, column: lastOf(columns) + 2 }
}

/** Headings stand furthest left, plain lines furthest right, totals between. */
function depthOf(block: Block, id: string, labelColumns: number): number {
  const line = findExisting(block.lines, (own) => own.id === id)
  if (labelColumns === 1 || line.heading) return 0
  return line.total ? Math.min(1, labelColumns - 2) : labelColumns - 1
}

const pair = (sheet: string, row: number | undefined, column: number | undefined): Place | undefined =>
  row === undefined || column === undefined ? undefined : { sheet, row, column }

/** Slots run down the rows, lines across the columns. */
function placeDown(block: Block, sheet: string, manner: Manner, cursor: Cursor): Spot {
  const start = { row: cursor.row, column: manner.originColumn }
  cursor.beside = undefined
  const lines = block.lines.filter(({ heading }) => !heading)
  const columnOf = (line: string): number | undefined => {
    const index = lines.findIndex(({ id }) => id === line)
    return index < 0 ? undefined : start.column + 1 + index
  }
  const offsets = slotOffsets(block.slots, block.shape === 'records' ? { ...manner, spacers: false } : manner)
  const rows = recordRows(block, offsets).map((offset) => start.row + 2 + offset)
  const rowOf = (slot: string): number | undefined => rows[block.slots.findIndex(({ id }) => id === slot)]
  cursor.row = lastOf(rows) + 3
  return {
    block,
    sheet,
    isAcross: false,
    titleAt: { sheet, row: start.row, column: start.column },
    cornerAt: { sheet, row: start.row + 1, column: start.column },
    placeOf: (line, slot) => pair(sheet, rowOf(slot), columnOf(line)),
    labelOf: (line) => pair(sheet, start.row + 1, columnOf(line)),
    unitOf: () => undefined,
    headOf: (slot) => pair(sheet, rowOf(slot), start.column),
    from: { sheet, row: start.row, column: start.column },
    to: { sheet, row: lastOf(rows), column: start.column + lines.length },
  }
}

/** Statistics stand a row away from the records that they take in. */
function recordRows({ slots, shape }: Block, offsets: number[]): number[] {
  if (shape !== 'records') return offsets
  const first = slots.findIndex(({ kind }) => kind === 'statistic')
  return offsets.map((offset, index) => (first >= 0 && index >= first ? offset + 1 : offset))
}

/** Places of the slots, with blank ones before the forecast and after the years of quarters. */
function slotOffsets(slots: readonly Slot[], manner: Manner): number[] {
  let blanks = 0
  return slots.map((slot, index) => {
    const before = slots[index - 1]
    const isSeam = before?.kind === 'historic' && slot.kind === 'forecast'
    if (manner.spacers && before && (isSeam || before.kind === 'sum')) blanks++
    return index + blanks
  })
}
