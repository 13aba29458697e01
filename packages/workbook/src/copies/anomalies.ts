import { itemAt, getExisting, lastOf, numberAt } from '@tickmark/document'
import { isAggregate, readsInto } from '../sheet/aggregates.ts'
import { evaluateFormula } from '../sheet/evaluate.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { areaContains, resolveReference, type Area } from '../formula/reference.ts'
import { readsNothing, type FormulaShape } from '../formula/shape.ts'
import { translateFormula } from '../formula/translate.ts'
import {
  isCalculation,
  isConstantNumber,
  isNumeric,
  isText,
  numberOf,
  type Copies,
  type FormulaCell,
  type Grids,
  type ModelCell,
  type SheetGrid,
  isFormula,
  shapeIn,
} from '../sheet/grid.ts'
import { breaksElsewhere, countBreaks, isIntended, nearestOf, startsChain } from './intentions.ts'
import { indexLine, type Groups, type LineIndex } from '../sheet/line-index.ts'
import { along, distance, findLines, isEnclosed, type Direction, type Line } from '../sheet/lines.ts'
import { crossesSeam } from './seams.ts'
import { isTypedStep, slipBetween, type Slip } from './slip.ts'
import { periodAt, runsDown, type TimeAxis } from '../sheet/time-axis.ts'
import { isUnlikeLine } from './unlike-line.ts'
import { isPercentFormat } from '../sheet/number-format.ts'

/**
 * How a cell departs from the copies around it. formula: another formula · reference: it points elsewhere · range: it aggregates
 * another extent · anchors: it points to the same cells, but $ signs differ · numbers: only numbers written in it differ ·
 * constant: no formula at all.
 */
type AnomalyKind = 'formula' | 'reference' | 'range' | 'anchors' | 'numbers' | 'constant'

/** A cell that is not the copy that its neighbours are. */
export interface Anomaly {
  kind: AnomalyKind
  cell: ModelCell
  direction: Direction
  /** Whether the copies run along the sheet's time; down a list lines of different meaning look alike by chance. */
  isTimeline: boolean
  /** The copies that it departs from, nearest first. */
  peers: Readonly<Copies>
  /** The formula that copying would have put there, without "=". */
  expected: string
  /** Its value; undefined where it takes more than simple arithmetic. */
  expectedValue?: number
  /** What separates it from its copies, where a word says it. */
  slip?: Slip
  /** 0–1: how sure it is that this is no intention. */
  confidence: number
}

interface Suspect {
  cell: ModelCell
  peers: Readonly<Copies>
  direction: Direction
  isTimeline: boolean
  confidence: number
}

/** All anomalies of a sheet, at most one a cell. `axes` tell which columns are periods. */
export function findAnomalies(grids: Grids, grid: SheetGrid, axes: readonly TimeAxis[]): Anomaly[] {
  const found = new Map<ModelCell, Suspect>()
  for (const direction of ['row', 'column'] as const)
    for (const line of findLines(grid, direction, (direction === 'column') === runsDown(axes)))
      for (const suspect of judgeLine(grid, line, axes))
        if (suspect.confidence > (found.get(suspect.cell)?.confidence ?? 0)) found.set(suspect.cell, suspect)
  return [...found.values()]
    .map((suspect) => makeAnomaly(grids, suspect))
    .filter(
      (anomaly) =>
        !isUnlikeLine(grids, anomaly, axes) &&
        !skipsSpacer(grids, anomaly) &&
        !(anomaly.kind === 'reference' && crossesSeam(anomaly, axes)) &&
        !avoidsText(grids, anomaly) &&
        !writesWhatIsDerived(grids, anomaly) &&
        !totalsItsPeers(anomaly) &&
        !standsBeyondTotal(grid, anomaly) &&
        !isOtherStatistic(anomaly) &&
        !isReadByCopies(anomaly) &&
        !isTableHead(grid, anomaly) &&
        isSupported(grid, anomaly) &&
        !isOtherKind(anomaly, axes) &&
        !isInputLine(grid, anomaly, axes) &&
        !isTypedThroughout(grid, anomaly),
    )
}

function makeAnomaly(grids: Grids, suspect: Suspect): Anomaly {
  const { cell } = suspect
  const peers: Copies = [...suspect.peers]
  peers.sort((a, b) => distance(a, cell) - distance(b, cell))
  const [nearest] = peers
  const offset = { rows: cell.row - nearest.row, columns: cell.column - nearest.column }
  const expected = translateFormula(nearest.cell.formula, offset)
  const expectedValue = evaluateFormula(grids, expected, cell)
  const slip = cell.shape && slipBetween(cell.shape.root, nearest.shape.root)
  return {
    ...suspect,
    kind: kindOf(cell, nearest.shape),
    ...(slip && { slip }),
    peers,
    expected,
    ...(expectedValue !== undefined && { expectedValue }),
  }
}

function kindOf(cell: ModelCell, peer: FormulaShape): AnomalyKind {
  if (!cell.shape || readsNothing(cell.shape)) return 'constant'
  if (cell.shape.skeleton === peer.skeleton) return 'numbers'
  if (cell.shape.structure !== peer.structure) return 'formula'
  if (pointsToSame(cell, cell.shape, peer)) return 'anchors'
  return isAggregate(peer) ? 'range' : 'reference'
}

function pointsToSame(cell: ModelCell, a: FormulaShape, b: FormulaShape): boolean {
  const places = (shape: FormulaShape): string =>
    JSON.stringify(shape.references.map((reference) => resolveReference(reference, cell)))
  return places(a) === places(b)
}

/** The copy would read an empty cell (a spacer column) where this one reads across it: the cell is right as it is. */
function skipsSpacer(grids: Grids, { kind, cell, peers, slip }: Anomaly): boolean {
  if (kind !== 'reference' && slip?.kind !== 'dropped') return false
  const readsBlank = (shape: FormulaShape): boolean =>
    shape.references.some((reference) => {
      const area = reference.isRange ? undefined : resolveReference(reference, cell)
      const read = area && grids.get(area.sheet.toLowerCase())?.at(area.top, area.left)
      return area !== undefined && (!read || read.cell.type === 'text' || read.cell.value === null)
    })
  return readsBlank(peers[0].shape) && isFormula(cell) && !readsBlank(cell.shape)
}

/** The copy would calculate with words (n/a, a dash), which gives an error: the cell leaves them out because they are no numbers. */
function avoidsText(grids: Grids, { kind, cell, peers }: Anomaly): boolean {
  if (kind !== 'formula') return false
  const calculatesWithText = (root: FormulaNode): boolean =>
    [...walkFormula(root)].some(
      (node) => node.type === 'binary' && [node.left, node.right].some((side) => isTextAt(grids, cell, side)),
    )
  return calculatesWithText(peers[0].shape.root) && isFormula(cell) && !calculatesWithText(cell.shape.root)
}

/** The copy would read a blank, or a rate that is itself computed from this cell: there the number is the assumption. */
function writesWhatIsDerived(grids: Grids, { kind, cell, slip, expected }: Anomaly): boolean {
  if (kind !== 'formula' || slip?.kind !== 'written' || !isFormula(cell)) return false
  const own = new Set(cell.shape.references.map((reference) => JSON.stringify(reference)))
  return shapeIn(grids, expected, cell)
    .references.filter((reference) => !reference.isRange && !own.has(JSON.stringify(reference)))
    .some((reference) => {
      const area = resolveReference(reference, cell)
      const read = area && grids.get(area.sheet.toLowerCase())?.at(area.top, area.left)
      return !isNumeric(read) || readsInto(read, areaOf(cell))
    })
}

function isTextAt(grids: Grids, host: ModelCell, node: FormulaNode): boolean {
  const area = node.type === 'reference' && !node.reference.isRange ? resolveReference(node.reference, host) : undefined
  return area !== undefined && isText(grids.get(area.sheet.toLowerCase())?.at(area.top, area.left))
}

/** A total over the very copies beside it is their sum, not one of them: the corner of a table may be added up either way. */
function totalsItsPeers({ kind, cell, peers }: Anomaly): boolean {
  if (kind !== 'range' && kind !== 'formula') return false
  if (!isFormula(cell) || !isAggregate(cell.shape)) return false
  const covered = peers.filter((peer) => readsInto(cell, areaOf(peer)))
  return covered.length * 2 > peers.length
}

const addsUp = ({ functions }: FormulaShape): boolean => functions.has('SUM') || functions.has('SUBTOTAL')

/** Down a list, a total of the copies ends it: what stands behind it is another kind of line. */
function standsBeyondTotal(grid: SheetGrid, { kind, isTimeline, direction, cell, peers }: Anomaly): boolean {
  if (isTimeline || direction !== 'column' || kind === 'range' || kind === 'constant') return false
  const [nearest] = peers
  const [from, to] = [Math.min(nearest.row, cell.row), Math.max(nearest.row, cell.row)]
  return grid
    .column(cell.column)
    .filter((between) => between.row > from && between.row < to)
    .some((between) => isFormula(between) && addsUp(between.shape) && readsInto(between, areaOf(nearest)))
}

function areaOf({ sheet, row, column }: ModelCell): Area {
  return { sheet, top: row, bottom: row, left: column, right: column }
}

const CODED = new Set(['SUBTOTAL', 'AGGREGATE'])

/** SUBTOTAL and AGGREGATE name by a number what they compute: another mean or count is another line, not another constant. */
function isOtherStatistic({ cell, peers }: Anomaly): boolean {
  const [own, theirs] = [cell.shape?.root, peers[0].shape.root].map((root) => root && statisticOf(root))
  return own !== undefined && theirs !== undefined && own !== theirs
}

/** 101–111 are the functions 1–11 without hidden rows. */
function statisticOf(root: FormulaNode): number | undefined {
  const code = root.type === 'call' && CODED.has(root.name) ? root.arguments[0] : undefined
  return code?.type === 'number' ? code.value % 100 : undefined
}

/** The copies read the typed number itself (the last actual of a trend, the first period of a chain): a formula there would read itself. */
function isReadByCopies({ kind, cell, peers }: Anomaly): boolean {
  if (kind !== 'constant') return false
  return peers[0].shape.references.some((reference) => {
    const area = resolveReference(reference, cell)
    return (
      area !== undefined &&
      areaContains(area, { ...cell, sheet: area.sheet }) &&
      area.sheet.toLowerCase() === cell.sheet.toLowerCase()
    )
  })
}

/** A head of a table of what-ifs, typed between two even steps: the value that the model holds today. */
function isTableHead(grid: SheetGrid, { kind, cell, peers, expectedValue }: Anomaly): boolean {
  if (kind !== 'constant' || expectedValue === undefined || !isTypedStep(peers[0].shape.root)) return false
  const inTable = [grid.at(cell.row, cell.column + 1), grid.at(cell.row + 1, cell.column)].some(
    (beside) => beside?.cell.computedBy !== undefined || beside?.shape?.functions.has('TABLE'),
  )
  const [before, after] = [-1, 1].map((step) =>
    numberOf(peers[0].row === cell.row ? grid.at(cell.row, cell.column + step) : grid.at(cell.row + step, cell.column)),
  )
  const value = numberOf(cell)
  if (value === undefined) return false
  const isBetween = before === undefined || after === undefined || (value - before) * (after - value) > 0
  return inTable && isBetween && Math.abs(value - expectedValue) < Math.abs(expectedValue - (before ?? value))
}

/** A line typed in every one of its periods, among others that are computed: its owner forecasts it by hand. */
function isInputLine(
  grid: SheetGrid,
  { kind, isTimeline, cell, peers, direction }: Anomaly,
  axes: readonly TimeAxis[],
): boolean {
  if (kind !== 'constant' || isTimeline || !periodAt(axes, cell) || totalsOthers(peers[0], direction)) return false
  const line = direction === 'row' ? grid.column(cell.column) : grid.row(cell.row)
  const dated = line.filter((other) => isNumeric(other) && periodAt(axes, other))
  return dated.length >= 3 && dated.every((other) => !isCalculation(other))
}

/** Whether a formula adds up other lines than its own: the mean of a line's own past forecasts that line alone. */
function totalsOthers(cell: FormulaCell, direction: Direction): boolean {
  const isOwn = ({ top, bottom, left, right }: Area): boolean =>
    direction === 'row' ? left === cell.column && right === cell.column : top === cell.row && bottom === cell.row
  const areas = cell.shape.references.map((reference) => resolveReference(reference, cell))
  return isAggregate(cell.shape) && !areas.every((area) => area?.sheet === cell.sheet && isOwn(area))
}

/** A column of totals that somebody typed, and typed right: its form, not a slip in it. */
function isTypedThroughout(grid: SheetGrid, anomaly: Anomaly): boolean {
  if (anomaly.kind !== 'constant' || Math.abs(differenceOf(anomaly) ?? 1) > 1e-6) return false
  const { cell, peers, direction } = anomaly
  if (breaksElsewhere(grid, direction, cell, peers)) return true
  return !isEnclosed(cell, peers, direction) && !othersGoOn(grid, direction, cell, peers)
}

/** Down a column, lines of different meaning look alike by chance: a few copies prove little when the value is right as it is. */
function isSupported(grid: SheetGrid, anomaly: Anomaly): boolean {
  const { kind, isTimeline, direction, peers, cell, expectedValue, slip } = anomaly
  if (isTimeline || kind === 'constant') return true
  const least = numberOf(cell) === expectedValue ? 6 : 4
  if (peers.length >= least || !slip) return peers.length >= least
  // A slip of one term or sheet shows against the copies in the other blocks of the line as well.
  const { form } = peers[0].shape
  const line = direction === 'row' ? grid.row(cell.row) : grid.column(cell.column)
  return line.filter(({ shape }) => shape?.form === form).length >= least
}

/** Another formula in a column that is no period (adjustments, a total beside the years), or of shares among amounts. */
function isOtherKind({ kind, isTimeline, cell, peers, slip }: Anomaly, axes: readonly TimeAxis[]): boolean {
  if (kind !== 'formula' || slip) return false
  if (isTimeline) return axes.length > 0 && !periodAt(axes, cell) && peers.every((peer) => periodAt(axes, peer))
  const isPercent = ({ cell: { numberFormat } }: ModelCell): boolean => isPercentFormat(numberFormat)
  return peers.every((peer) => isPercent(peer) !== isPercent(cell))
}

function judgeLine(grid: SheetGrid, line: Line, axes: readonly TimeAxis[]): Suspect[] {
  const index = indexLine(line)
  if (![...index.byForm.values()].some((cells) => cells.length >= 2) && line.slots.length !== 2) return []
  return line.slots.flatMap((cell, slot) => {
    if (cell.cell.computedBy !== undefined) return []
    const peers = isCalculation(cell)
      ? (index.majorities.get(cell.shape.structure) ??
        enclosingPeers(line, slot, index.byForm) ??
        slippedPeers(cell, slot, index))
      : (peersAround(line, slot, index) ??
        peersInBlock(grid, line, slot) ??
        peersBesideEnd(grid, line, slot, index, axes))
    if (!peers || (isCalculation(cell) && peers[0].shape.form === cell.shape.form)) return []
    const own = isCalculation(cell) ? (index.byForm.get(cell.shape.form) ?? [cell]) : [cell]
    return isIntended(grid, line, own, cell, peers)
      ? []
      : [
          {
            cell,
            peers,
            direction: line.direction,
            isTimeline: line.isTimeline,
            confidence: confidenceOf(line, cell, peers),
          },
        ]
  })
}

/** Copies next to a formula that equals them but for a sign or a number: no coincidence, even at the end of a line. */
function slippedPeers(cell: FormulaCell, slot: number, index: LineIndex): Copies | undefined {
  return [index.before[slot], index.after[slot]]
    .flatMap((shape) => (shape && slipBetween(cell.shape.root, shape.root) ? [index.byForm.get(shape.form)] : []))
    .find((peers) => peers !== undefined && peers.length >= 3)
}

/** One formula on all four sides: the cell of a table, however few its lines. */
function peersInBlock(grid: SheetGrid, line: Line, slot: number): Copies | undefined {
  const { row, column } = itemAt(line.slots, slot)
  const first = grid.at(row, column - 1)
  if (!isCalculation(first)) return undefined
  const others = [grid.at(row, column + 1), grid.at(row - 1, column), grid.at(row + 1, column)]
  const isCopy = (side: ModelCell | undefined): side is FormulaCell => side?.shape?.form === first.shape.form
  return others.every(isCopy) ? [first, ...others] : undefined
}

/**
 * Copies beside a typed number at the end of a line. There a typed number is an error only when the other lines do go on with their
 * copies and the period is of the same kind (forecast) as theirs; what starts a chain is typed by right.
 */
function peersBesideEnd(
  grid: SheetGrid,
  line: Line,
  slot: number,
  index: LineIndex,
  axes: readonly TimeAxis[],
): Copies | undefined {
  const cell = itemAt(line.slots, slot)
  const shape = index.before[slot] ?? index.after[slot]
  const peers = shape && index.byForm.get(shape.form)
  if (!peers || peers.length < 3 || startsChain(line, cell, peers)) return undefined
  const nearest = nearestOf(peers, cell)
  if (distance(nearest, cell) !== 1) return undefined
  if (!line.isTimeline) return othersGoOn(grid, line.direction, cell, peers) && peers.length >= 4 ? peers : undefined
  const [own, other] = [cell, nearest].map((place) => periodAt(axes, place))
  if (!own || !other || own.nature !== other.nature || own.nature === 'actual') return undefined
  // Years without a word of what they are: typed numbers before the formulas are what was, however far they reach.
  if (!own.nature && isConstantNumber(beyond(line, slot, nearest))) return undefined
  return countBreaks(grid, line.direction, cell, peers).same >= 3 ? peers : undefined
}

/** What stands on the other side of a slot than its copies. */
function beyond(line: Line, slot: number, copy: ModelCell): ModelCell | undefined {
  return line.slots[along(copy, line.direction) > along(itemAt(line.slots, slot), line.direction) ? slot - 1 : slot + 1]
}

/** Every other line nearby that is a copy at the nearest peer's place is one at the cell's place too. */
function othersGoOn(grid: SheetGrid, direction: Direction, cell: ModelCell, peers: Readonly<Copies>): boolean {
  const { same, different } = countBreaks(grid, direction, cell, peers)
  return same >= 3 && different === 0
}

/** Copies of one formula directly on both sides of a formula that resembles them. */
function enclosingPeers(line: Line, index: number, byForm: Groups): Copies | undefined {
  const before = line.slots[index - 1]?.shape
  const after = line.slots[index + 1]?.shape
  if (!before || before.form !== after?.form) return undefined
  const peers = byForm.get(before.form)
  const own = line.slots[index]?.shape
  if (!own || !peers || peers.length < (slipBetween(own.root, before.root) ? 2 : 3)) return undefined
  if (getExisting(byForm, own.form).length * 2 > peers.length) return undefined
  const isStranger =
    line.isTimeline && peers.length >= LEAST_AROUND && peers.length * 3 >= line.slots.filter(isCalculation).length * 2
  return likeness(own, before) >= 0.5 || isStranger ? peers : undefined
}

/** Copies around a formula that resembles none of them, for it to be the odd one out. */
const LEAST_AROUND = 5

/** Share of the references and functions of two formulas that both have, 0–1. */
function likeness(a: FormulaShape, b: FormulaShape): number {
  const parts = (shape: FormulaShape): Set<string> =>
    new Set([...shape.functions, ...shape.references.map((reference) => JSON.stringify(reference))])
  const left = parts(a)
  const right = parts(b)
  const both = [...left].filter((part) => right.has(part)).length
  return both / Math.max(left.size, right.size, 1)
}

/** The formula whose copies stand around a typed number, other typed numbers passed over. */
function peersAround(line: Line, slot: number, index: LineIndex): Copies | undefined {
  const [before, after] = [index.before[slot], index.after[slot]]
  const either = before ?? after
  // At the end of a line a typed number is usual; a total is asked for its parts there too.
  const mayStandAtEnd = line.isTimeline && either !== undefined && isAggregate(either)
  if (!either || (before?.form !== after?.form && !(mayStandAtEnd && (!before || !after)))) return undefined
  const peers = getExisting(index.byForm, either.form)
  const typedBefore = (cell: FormulaCell): number => numberAt(index.typed, getExisting(index.positions, cell))
  const typed = typedBefore(lastOf(peers)) - typedBefore(peers[0])
  return peers.length >= 3 && peers.length > typed + strayCopies(index, peers[0]) ? peers : undefined
}

/** Formulas of one structure whose references point now here, now there: where they abound, no one of them is the rule of the line. */
function strayCopies({ byForm }: LineIndex, peer: FormulaCell): number {
  const kind = withoutNumbers(peer.shape)
  const others = [...byForm.values()].filter(
    ([first]) => first.shape.skeleton !== peer.shape.skeleton && withoutNumbers(first.shape) === kind,
  )
  return others.reduce((sum, { length }) => sum + (length < LEAST_OF_RULE ? length : 0), 0)
}

const withoutNumbers = ({ structure }: FormulaShape): string => structure.replaceAll(/\d+(?:\.\d+)?/g, '')

/** So many copies are a rule of their own: two lines that take turns. */
const LEAST_OF_RULE = 3

function confidenceOf(line: Line, cell: ModelCell, peers: Readonly<Copies>): number {
  const formulas = line.slots.filter(isCalculation).length
  const share = peers.length / Math.max(formulas, peers.length + 1)
  const crowd = Math.min(1, peers.length / 5)
  const enclosed = isEnclosed(cell, peers, line.direction) ? 0.14 : 0
  return Math.round(Math.min(0.99, 0.4 + 0.25 * share + 0.2 * crowd + enclosed) * 100) / 100
}

/** What the departure adds to the cell's own value; undefined when it can't be told. */
export function differenceOf(anomaly: Pick<Anomaly, 'cell' | 'expectedValue'>): number | undefined {
  const actual = numberOf(anomaly.cell)
  if (actual === undefined || anomaly.expectedValue === undefined) return undefined
  return actual - anomaly.expectedValue
}
