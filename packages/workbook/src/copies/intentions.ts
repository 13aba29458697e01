import { isAggregate } from '../sheet/aggregates.ts'
import type { Reference } from '../formula/reference.ts'
import type { FormulaShape } from '../formula/shape.ts'
import { isCalculation, isConstantNumber, type Copies, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { across, along, cellOn, distance, type Direction, type Line } from '../sheet/lines.ts'
import { slipBetween } from './slip.ts'

/** How many lines to either side are asked whether they change form at the same place. */
const BAND = 15
/** How far a formula is looked for across the line: totals of a table stand in one row, corners belong to both. */
const REACH = 12

/** Whether the sheet itself explains why a cell departs from its copies. */
export function isIntended(
  grid: SheetGrid,
  line: Line,
  own: readonly ModelCell[],
  cell: ModelCell,
  peers: Readonly<Copies>,
): boolean {
  // A typed total is checked by its own arithmetic: that others are typed too excuses nothing.
  if (!isCalculation(cell) && isAggregate(peers[0].shape) && !readsOwnLine(line, peers[0].shape)) return false
  if (!isCalculation(cell) && repeatsBefore(line, peers[0].shape)) return true
  return (
    continuesAcross(grid, line.direction, cell, slipsFrom(cell, peers) ? 1 : REACH) ||
    standsOnDiagonal(grid, cell) ||
    startsChain(line, cell, peers) ||
    isNewRegime(line, own, cell, peers) ||
    breaksElsewhere(grid, line.direction, cell, peers)
  )
}

/** A rolling mean reads its own line: what stands before it is what it starts from. */
function readsOwnLine({ direction }: Line, { references }: FormulaShape): boolean {
  return references.some(({ top, left, sheet }) => {
    const [across, step] = direction === 'row' ? [top, left] : [left, top]
    return (
      sheet === undefined &&
      across?.value === 0 &&
      !across.absolute &&
      step !== undefined &&
      !step.absolute &&
      step.value < 0
    )
  })
}

/** Copies that only take over the cell before ("as last year"): a typed number among them is a new level, not a lost formula. */
function repeatsBefore({ direction }: Line, { root }: FormulaShape): boolean {
  const shown = root.type === 'unary' ? root.operand : root
  // "=B20*1": a growth of nought, written as a factor.
  const isOnce =
    shown.type === 'binary' && shown.operator === '*' && shown.right.type === 'number' && shown.right.value === 1
  const node = isOnce ? shown.left : shown
  if (node.type !== 'reference' || node.reference.isRange || node.reference.sheet) return false
  const { top, left } = node.reference
  const [across, step] = direction === 'row' ? [top, left] : [left, top]
  return across?.value === 0 && !across.absolute && step?.value === -1 && !step.absolute
}

function slipsFrom(cell: ModelCell, peers: Readonly<Copies>): boolean {
  return isCalculation(cell) && slipBetween(cell.shape.root, peers[0].shape.root) !== undefined
}

/** The same formula stands in the crossing line too: the cell belongs to a block that runs the other way. */
function continuesAcross(grid: SheetGrid, direction: Direction, cell: ModelCell, reach: number): boolean {
  if (!isCalculation(cell)) return false
  const crossing = direction === 'row' ? grid.column(cell.column) : grid.row(cell.row)
  const place = across(cell, direction)
  return crossing.some(
    (other) =>
      other !== cell && other.shape?.form === cell.shape.form && Math.abs(across(other, direction) - place) <= reach,
  )
}

/** Copies that step down and along: the first period of each year's purchases, each a column later than the one above. */
function standsOnDiagonal(grid: SheetGrid, cell: ModelCell): boolean {
  if (!isCalculation(cell)) return false
  const isCopy = (step: number): boolean =>
    grid.at(cell.row + step, cell.column + step)?.shape?.form === cell.shape.form
  return [-2, -1, 0].some((from) => [0, 1, 2].every((step) => from + step === 0 || isCopy(from + step)))
}

/** The first cell of a chain, whose successors take over its value, has to differ. */
export function startsChain(line: Line, cell: ModelCell, peers: Readonly<Copies>): boolean {
  const position = along(cell, line.direction)
  if (!peers.every((peer) => along(peer, line.direction) > position)) return false
  return peers[0].shape.references.some((reference) => {
    const step = line.direction === 'row' ? reference.left : reference.top
    if (step === undefined || reference.sheet !== undefined) return false
    return step.absolute ? step.value === position : step.value < 0 && !goesBack(line, cell, reference)
  })
}

/** It reads backwards along the same line as its successors do: it is a link of the chain, not its first. */
function goesBack(line: Line, cell: ModelCell, like: Reference): boolean {
  return (cell.shape?.references ?? []).some((reference) => {
    const [step, place, same] =
      line.direction === 'row' ? [reference.left, reference.top, like.top] : [reference.top, reference.left, like.left]
    return reference.sheet === undefined && !step?.absolute && (step?.value ?? 0) < 0 && place?.value === same?.value
  })
}

/** Equal formulas in a block of their own are a change that somebody meant; aggregates of another extent are not. */
function isNewRegime(line: Line, own: readonly ModelCell[], cell: ModelCell, peers: Readonly<Copies>): boolean {
  const [first] = own
  if (own.length < 2 || !first?.shape || isAggregate(first.shape) || isStray(line, own, cell)) return false
  const positions = peers.map((peer) => along(peer, line.direction))
  const inside = own.filter((cell) => {
    const position = along(cell, line.direction)
    return position > Math.min(...positions) && position < Math.max(...positions)
  })
  return inside.length < own.length || own.length * 3 > peers.length
}

/** Alone among other formulas, while all that are like it stand together elsewhere: the growth of the years behind that of the quarters. */
function isStray(line: Line, own: readonly ModelCell[], cell: ModelCell): boolean {
  const places = own.filter((other) => other !== cell).map((other) => along(other, line.direction))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const position = along(cell, line.direction)
  const isTogether = places.length >= LEAST_TOGETHER && last - first === places.length - 1
  return isTogether && (position < first - 1 || position > last + 1)
}

/** Two that are alike may be two slips. */
const LEAST_TOGETHER = 2

/** Other lines nearby change form at the same place: a total column, the first forecast year. */
export function breaksElsewhere(
  grid: SheetGrid,
  direction: Direction,
  cell: ModelCell,
  peers: Readonly<Copies>,
): boolean {
  const { same, different } = countBreaks(grid, direction, cell, peers)
  return different >= 2 && different * 2 >= same + different
}

/** Lines nearby that hold one copy both at the cell's place and at its nearest peer's, and lines that don't. Totals are compared with totals. */
export function countBreaks(
  grid: SheetGrid,
  direction: Direction,
  cell: ModelCell,
  peers: Readonly<Copies>,
): { same: number; different: number } {
  const position = along(cell, direction)
  const peerPosition = along(nearestOf(peers, cell), direction)
  const isTotal = isCalculation(cell) && isAggregate(cell.shape)
  const counts = { same: 0, different: 0 }
  for (let step = -BAND; step <= BAND; step++) {
    if (step === 0) continue
    const line = across(cell, direction) + step
    const here = cellOn(grid, direction, line, position)
    const there = cellOn(grid, direction, line, peerPosition)
    if (!isCalculation(there) || (isTotal && !isAggregate(there.shape))) continue
    if (here?.shape?.form === there?.shape?.form) counts.same++
    else if (isCalculation(here) || isConstantNumber(here)) counts.different++
  }
  return counts
}

export function nearestOf(peers: Readonly<Copies>, cell: ModelCell): ModelCell {
  return peers.reduce((best, peer) => (distance(peer, cell) < distance(best, cell) ? peer : best))
}
