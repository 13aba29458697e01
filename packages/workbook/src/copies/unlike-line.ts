import { lastOf, numberAt } from '@tickmark/document'
import { isAggregate } from '../sheet/aggregates.ts'
import { resolveReference, type Reference } from '../formula/reference.ts'
import { cellsInArea, isNumeric, numberOf, type Grids, type Copies, type ModelCell } from '../sheet/grid.ts'
import { along, distance, isEnclosed, type Direction } from '../sheet/lines.ts'
import { periodAt, type TimeAxis } from '../sheet/time-axis.ts'
import { isPercentFormat } from '../sheet/number-format.ts'

/** A cell that is not the copy that its neighbours are. */
interface Departing {
  /** "constant" where it is a typed number. */
  kind: string
  cell: ModelCell
  direction: Direction
  isTimeline: boolean
  /** The copies that it departs from, nearest first. */
  peers: Readonly<Copies>
}

/** Down a list, copies that end a blank cell away say little where they are few. */
const LEAST_ACROSS_GAP = 4

/**
 * Whether a typed number stands in a line of another kind than the formulas beside it, so that it overwrites none of them. What tells is
 * where it stands and what a copy would read there, never how far it is from what the copy would give: the worst typing error is the one
 * that is farthest off.
 */
export function isUnlikeLine(grids: Grids, anomaly: Departing, axes: readonly TimeAxis[]): boolean {
  if (anomaly.kind !== 'constant') return false
  return (
    lacksOperands(grids, anomaly) ||
    opensChain(grids, anomaly) ||
    leavesStride(anomaly) ||
    isBesideTable(anomaly, axes) ||
    isRateAmongAmounts(anomaly) ||
    isOtherStatistic(grids, anomaly)
  )
}

/** A copy would read nothing where the copies read numbers: the first balance of a chain, a year before the detail begins. */
function lacksOperands(grids: Grids, { cell, peers }: Departing): boolean {
  const nearest = peers[0]
  return nearest.shape.references.some(
    (reference) =>
      !isFixed(reference) && numbersIn(grids, reference, cell) === 0 && numbersIn(grids, reference, nearest) > 0,
  )
}

/** The first balance, which the next period opens with: there is no opening one to add the flows to, be they typed as zero. */
function opensChain(grids: Grids, { cell, peers }: Departing): boolean {
  const [nearest] = peers
  return nearest.shape.references.some((reference) => {
    const theirs = operands(grids, reference, nearest)
    const taken = theirs.find((operand) => takesOver(operand, cell))
    if (!taken) return false
    const { row, column } = taken
    const own = grids
      .get(cell.sheet.toLowerCase())
      ?.at(row + cell.row - nearest.row, column + cell.column - nearest.column)
    return !isNumeric(own)
  })
}

function takesOver(cell: ModelCell, from: ModelCell): boolean {
  const root = cell.shape?.root
  const area = root?.type === 'reference' ? resolveReference(root.reference, cell) : undefined
  return area !== undefined && area.sheet === from.sheet && area.top === from.row && area.left === from.column
}

function isFixed({ top, left }: Reference): boolean {
  return (top?.absolute ?? true) && (left?.absolute ?? true)
}

function numbersIn(grids: Grids, reference: Reference, host: ModelCell): number {
  return operands(grids, reference, host).filter(isNumeric).length
}

function operands(grids: Grids, reference: Reference, host: ModelCell): ModelCell[] {
  const area = resolveReference(reference, host)
  return area ? [...cellsInArea(grids.get(area.sheet.toLowerCase()), area)] : []
}

/** Copies that stand in every second or third cell leave room for inputs between them: "10, =A1*B1, 20, =A1*D1". */
function leavesStride({ cell, peers, direction }: Departing): boolean {
  const places = peers.map((peer) => along(peer, direction)).toSorted((a, b) => a - b)
  const gaps = places.slice(1).map((place, index) => place - numberAt(places, index))
  const own = along(cell, direction)
  const nearest = Math.min(...places.map((place) => Math.abs(place - own)))
  // The gap that the cell itself leaves is none of the pattern's.
  const others = gaps.filter((_, index) => own < numberAt(places, index) || own > numberAt(places, index + 1))
  return others.length > 0 && nearest < Math.min(...others)
}

/** Behind the last period, before the first, or across a gap another table may begin. */
function isBesideTable({ cell, peers, direction, isTimeline }: Departing, axes: readonly TimeAxis[]): boolean {
  const isNext = distance(peers[0], cell) === 1
  if (!isTimeline) return !isNext && peers.length < LEAST_ACROSS_GAP
  if (isEnclosed(cell, peers, direction) || periodAt(axes, cell)) return false
  return !isNext || peers.some((peer) => periodAt(axes, peer))
}

/** A margin among amounts: its line is no sum of the columns before it, whatever the lines around it are. */
function isRateAmongAmounts({ cell, peers }: Departing): boolean {
  const isRate = (one: ModelCell): boolean => isPercentFormat(one.cell.numberFormat)
  return isRate(cell) && !peers.some(isRate)
}

/** A column of totals that holds, for a balance among flows, the last of its periods or their mean. */
function isOtherStatistic(grids: Grids, { cell, peers, isTimeline }: Departing): boolean {
  const { shape } = peers[0]
  const actual = numberOf(cell)
  if (isTimeline || actual === undefined || !isAggregate(shape)) return false
  const read = shape.references.flatMap((reference) => operands(grids, reference, cell)).filter(isNumeric)
  const values = read.map((one) => numberOf(one))
  if (values.length < 2) return false
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const unit = Math.max(1e-9, Math.abs(mean) * 1e-3)
  return [lastOf(values), mean].some((value) => Math.abs(value - actual) <= unit)
}
