import { evaluateFormula } from './evaluate.ts'
import { resolveReference, type Reference } from './formula/reference.ts'
import { readsNothing, type FormulaShape } from './formula/shape.ts'
import { translateFormula } from './formula/translate.ts'
import { isCalculation, isConstantNumber, numberOf, type Grids, type ModelCell, type SheetGrid } from './grid.ts'
import { across, along, cellOn, findLines, type Direction, type Line } from './lines.ts'
import { slipBetween, type Slip } from './slip.ts'
import type { TimeAxis } from './time-axis.ts'

/**
 * How a cell departs from the copies around it. formula: another formula · reference: it points elsewhere · range: it aggregates
 * another extent · anchors: it points to the same cells, but $ signs differ · numbers: only numbers written in it differ ·
 * constant: no formula at all.
 */
export type AnomalyKind = 'formula' | 'reference' | 'range' | 'anchors' | 'numbers' | 'constant'

/** A cell that is not the copy that its neighbours are. */
export interface Anomaly {
  kind: AnomalyKind
  cell: ModelCell
  direction: Direction
  /** The copies that it departs from, nearest first. */
  peers: readonly ModelCell[]
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
  peers: readonly ModelCell[]
  direction: Direction
  confidence: number
}

/** How many lines to either side are asked whether they change form at the same place. */
const BAND = 15
/** How far a formula is looked for across the line: totals of a table stand in one row, corners belong to both. */
const REACH = 12

/** All anomalies of a sheet, at most one a cell. `axes` tell which columns are periods. */
export function findAnomalies(grids: Grids, grid: SheetGrid, axes: readonly TimeAxis[]): Anomaly[] {
  const found = new Map<ModelCell, Suspect>()
  for (const direction of ['row', 'column'] as const)
    for (const line of findLines(grid, direction))
      for (const suspect of judgeLine(grid, line, axes))
        if (suspect.confidence > (found.get(suspect.cell)?.confidence ?? 0)) found.set(suspect.cell, suspect)
  return [...found.values()].map((suspect) => makeAnomaly(grids, suspect)).filter((anomaly) => isPlausible(anomaly) && isSupported(anomaly) && !isTypedThroughout(grid, anomaly))
}

function makeAnomaly(grids: Grids, suspect: Suspect): Anomaly {
  const { cell } = suspect
  const peers = suspect.peers.toSorted((a, b) => distance(a, cell) - distance(b, cell))
  const nearest = peers[0]!
  const offset = { rows: cell.row - nearest.row, columns: cell.column - nearest.column }
  const expected = translateFormula(nearest.cell.formula!, offset)
  const expectedValue = evaluateFormula(grids, expected, cell)
  const slip = cell.shape && slipBetween(cell.shape.root, nearest.shape!.root)
  return {
    ...suspect,
    kind: kindOf(cell, nearest.shape!),
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

/**
 * A typed number that has nothing to do with what the copy would give is a figure of its own (an average among sums), not an
 * overwritten formula. Zero is how a formula is switched off.
 */
function isPlausible({ kind, direction, cell, expectedValue }: Anomaly): boolean {
  const actual = numberOf(cell)
  if (kind !== 'constant' || actual === undefined || expectedValue === undefined || actual === 0) return true
  const ratio = expectedValue / actual
  const widest = direction === 'row' ? 4 : 1.5
  return ratio > 1 / widest && ratio < widest
}

/** A column of totals that somebody typed, and typed right: its form, not a slip in it. */
function isTypedThroughout(grid: SheetGrid, anomaly: Anomaly): boolean {
  if (anomaly.kind !== 'constant' || Math.abs(differenceOf(anomaly) ?? 1) > 1e-6) return false
  return !isEnclosed(anomaly.cell, anomaly.peers, anomaly.direction) || breaksElsewhere(grid, anomaly.direction, anomaly.cell, anomaly.peers)
}

/** Down a column, lines of different meaning look alike by chance: a few copies prove little when the value is right as it is. */
function isSupported({ kind, direction, peers, cell, expectedValue }: Anomaly): boolean {
  if (direction === 'row' || kind === 'constant') return true
  return peers.length >= (numberOf(cell) === expectedValue ? 6 : 4)
}

function distance(a: ModelCell, b: ModelCell): number {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column)
}

/** What is asked of a line again and again, found once: lines of data are a hundred thousand cells long. */
interface LineIndex {
  byForm: Groups
  /** The prevailing form of each structure. */
  majorities: ReadonlyMap<string, ModelCell[] | undefined>
  /** For each slot the nearest calculation before and after it. */
  before: readonly (FormulaShape | undefined)[]
  after: readonly (FormulaShape | undefined)[]
  /** For each slot the typed numbers up to it. */
  typed: readonly number[]
  positions: ReadonlyMap<ModelCell, number>
}

type Groups = ReadonlyMap<string, ModelCell[]>

function indexLine(line: Line): LineIndex {
  const calculations = line.slots.filter(isCalculation)
  const byForm = groupBy(calculations, (cell) => cell.shape!.form)
  const alike = groupBy(calculations, (cell) => cell.shape!.structure)
  const calculationAt = (slot: ModelCell): FormulaShape | undefined => (isCalculation(slot) ? slot.shape : undefined)
  const before = carryOver(line.slots, calculationAt)
  const after = carryOver(line.slots.toReversed(), calculationAt).toReversed()
  let count = 0
  return {
    byForm,
    majorities: new Map([...alike].map(([structure, cells]) => [structure, majorityOf(cells, byForm, line)])),
    before,
    after,
    typed: line.slots.map((slot) => (isCalculation(slot) ? count : ++count)),
    positions: new Map(line.slots.map((slot, index) => [slot, index])),
  }
}

/** For each slot what the last one before it gave. */
function carryOver<T>(slots: readonly ModelCell[], read: (slot: ModelCell) => T | undefined): (T | undefined)[] {
  let last: T | undefined
  return slots.map((slot) => {
    const value = last
    last = read(slot) ?? last
    return value
  })
}

function judgeLine(grid: SheetGrid, line: Line, axes: readonly TimeAxis[]): Suspect[] {
  const index = indexLine(line)
  if (![...index.byForm.values()].some((cells) => cells.length >= 2) && line.slots.length !== 2) return []
  return line.slots.flatMap((cell, slot) => {
    const peers = isCalculation(cell)
      ? (index.majorities.get(cell.shape!.structure) ?? enclosingPeers(line, slot, index.byForm) ?? slippedPeers(cell, slot, index))
      : (peersAround(line, slot, index) ?? peersBesideEnd(grid, line, slot, index, axes))
    if (!peers || (isCalculation(cell) && peers[0]!.shape!.form === cell.shape!.form)) return []
    const own = isCalculation(cell) ? index.byForm.get(cell.shape!.form)! : [cell]
    return isIntended(grid, line, own, cell, peers)
      ? []
      : [{ cell, peers, direction: line.direction, confidence: confidenceOf(line, cell, peers) }]
  })
}

function isIntended(
  grid: SheetGrid,
  line: Line,
  own: readonly ModelCell[],
  cell: ModelCell,
  peers: readonly ModelCell[],
): boolean {
  // A typed total is checked by its own arithmetic: that others are typed too excuses nothing.
  if (!isCalculation(cell) && isAggregate(peers[0]!.shape!)) return false
  return (
    continuesAcross(grid, line.direction, cell) ||
    startsChain(line, cell, peers) ||
    isNewRegime(line, own, peers) ||
    breaksElsewhere(grid, line.direction, cell, peers)
  )
}

/** Copies next to a formula that equals them but for a sign or a number: no coincidence, even at the end of a line. */
function slippedPeers(cell: ModelCell, slot: number, index: LineIndex): ModelCell[] | undefined {
  return [index.before[slot], index.after[slot]]
    .flatMap((shape) => (shape && slipBetween(cell.shape!.root, shape.root) ? [index.byForm.get(shape.form)!] : []))
    .find((peers) => peers.length >= 3)
}

/**
 * Copies beside a typed number at the end of a row of periods. There a typed number is an error only when the period is of the same
 * kind (forecast) as theirs and other rows do go on with their copies; what starts a chain is typed by right.
 */
function peersBesideEnd(grid: SheetGrid, line: Line, slot: number, index: LineIndex, axes: readonly TimeAxis[]): ModelCell[] | undefined {
  const cell = line.slots[slot]!
  const shape = index.before[slot] ?? index.after[slot]
  const peers = shape && index.byForm.get(shape.form)
  if (line.direction !== 'row' || !peers || peers.length < 3 || startsChain(line, cell, peers)) return undefined
  const nearest = nearestOf(peers, cell)
  if (Math.abs(nearest.column - cell.column) !== 1) return undefined
  const axis = axes.findLast((candidate) => candidate.row < cell.row && candidate.periods.has(cell.column))
  const natures = [cell, nearest].map(({ column }) => axis?.periods.get(column)?.nature)
  if (!axis?.periods.has(nearest.column) || natures[0] !== natures[1] || natures[0] === 'actual') return undefined
  return countBreaks(grid, 'row', cell, peers).same >= 3 ? peers : undefined
}

/** The form that most formulas of the same structure share. A column of a table has more reasons to vary than a row of periods. */
function majorityOf(alike: readonly ModelCell[], byForm: Groups, line: Line): ModelCell[] | undefined {
  const forms = new Set(alike.map((cell) => cell.shape!.form))
  const largest = [...forms].map((form) => byForm.get(form)!).toSorted((a, b) => b.length - a.length)[0]!
  const others = alike.length - largest.length
  if (line.direction === 'row' && forms.size === 2 && largest.length === others) return longerOf(alike, largest)
  if (line.direction === 'column') return largest.length >= 3 && largest.length >= others * 3 ? largest : undefined
  return largest.length >= 2 && largest.length > others ? largest : undefined
}

/** Of two equally frequent extents of a total, the wider one is taken for the rule: lines are forgotten, not invented. */
function longerOf(alike: readonly ModelCell[], group: readonly ModelCell[]): ModelCell[] | undefined {
  if (!alike.every((cell) => isAggregate(cell.shape!))) return undefined
  const lengthOf = (cell: ModelCell): number => {
    const { top, bottom } = cell.shape!.references[0]!
    return top && bottom ? bottom.value - top.value : 0
  }
  const other = alike.filter((cell) => !group.includes(cell))
  const ends = new Set(alike.map((cell) => cell.shape!.references[0]!.bottom?.value))
  if (ends.size > 1 || lengthOf(group[0]!) === lengthOf(other[0]!)) return undefined
  return lengthOf(group[0]!) > lengthOf(other[0]!) ? [...group] : other
}

/** Copies of one formula directly on both sides of a formula that resembles them. */
function enclosingPeers(line: Line, index: number, byForm: Groups): ModelCell[] | undefined {
  const before = line.slots[index - 1]?.shape
  const after = line.slots[index + 1]?.shape
  if (!before || before.form !== after?.form) return undefined
  const peers = byForm.get(before.form)
  const own = line.slots[index]!.shape!
  if (!peers || peers.length < (slipBetween(own.root, before.root) ? 2 : 3)) return undefined
  if (byForm.get(line.slots[index]!.shape!.form)!.length * 2 > peers.length) return undefined
  return likeness(own, before) >= 0.5 ? peers : undefined
}

/** Share of the references and functions of two formulas that both have, 0–1. */
function likeness(a: FormulaShape, b: FormulaShape): number {
  const parts = (shape: FormulaShape): Set<string> =>
    new Set([...shape.functions, ...shape.references.map((reference) => JSON.stringify(reference))])
  const left = parts(a)
  const right = parts(b)
  const both = [...left].filter((part) => right.has(part)).length
  return both / Math.max(left.size, right.size, 1)
}

/** The same formula stands in the crossing line too: the cell belongs to a block that runs the other way. */
function continuesAcross(grid: SheetGrid, direction: Direction, cell: ModelCell): boolean {
  if (!isCalculation(cell)) return false
  const crossing = direction === 'row' ? grid.column(cell.column) : grid.row(cell.row)
  const place = across(cell, direction)
  return crossing.some(
    (other) =>
      other !== cell && other.shape?.form === cell.shape!.form && Math.abs(across(other, direction) - place) <= REACH,
  )
}

/** The first cell of a chain, whose successors take over its value, has to differ. */
function startsChain(line: Line, cell: ModelCell, peers: readonly ModelCell[]): boolean {
  const position = along(cell, line.direction)
  if (!peers.every((peer) => along(peer, line.direction) > position)) return false
  return peers[0]!.shape!.references.some((reference) => {
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
function isNewRegime(line: Line, own: readonly ModelCell[], peers: readonly ModelCell[]): boolean {
  if (own.length < 2 || !own[0]!.shape || isAggregate(own[0]!.shape)) return false
  const positions = peers.map((peer) => along(peer, line.direction))
  const inside = own.filter((cell) => {
    const position = along(cell, line.direction)
    return position > Math.min(...positions) && position < Math.max(...positions)
  })
  return inside.length < own.length || own.length * 3 > peers.length
}

/** A formula that aggregates one range and nothing else. */
export function isAggregate(shape: FormulaShape): boolean {
  return /^\+?[A-Z]+\(range\)$/.test(shape.structure)
}

/** Other lines nearby change form at the same place: a total column, the first forecast year. */
function breaksElsewhere(grid: SheetGrid, direction: Direction, cell: ModelCell, peers: readonly ModelCell[]): boolean {
  const { same, different } = countBreaks(grid, direction, cell, peers)
  return different >= 2 && different * 2 >= same + different
}

/** Lines nearby that hold one copy both at the cell's place and at its nearest peer's, and lines that don't. Totals are compared with totals. */
function countBreaks(grid: SheetGrid, direction: Direction, cell: ModelCell, peers: readonly ModelCell[]): { same: number; different: number } {
  const position = along(cell, direction)
  const peerPosition = along(nearestOf(peers, cell), direction)
  const isTotal = isCalculation(cell) && isAggregate(cell.shape!)
  const counts = { same: 0, different: 0 }
  for (let step = -BAND; step <= BAND; step++) {
    if (step === 0) continue
    const line = across(cell, direction) + step
    const here = cellOn(grid, direction, line, position)
    const there = cellOn(grid, direction, line, peerPosition)
    if (!isCalculation(there) || (isTotal && !isAggregate(there!.shape!))) continue
    if (here?.shape?.form === there?.shape?.form) counts.same++
    else if (isCalculation(here) || isConstantNumber(here)) counts.different++
  }
  return counts
}

function nearestOf(peers: readonly ModelCell[], cell: ModelCell): ModelCell {
  return peers.reduce((best, peer) => (distance(peer, cell) < distance(best, cell) ? peer : best))
}

/** The formula whose copies stand around a typed number, other typed numbers passed over. */
function peersAround(line: Line, slot: number, index: LineIndex): ModelCell[] | undefined {
  const [before, after] = [index.before[slot], index.after[slot]]
  const either = before ?? after
  // At the end of a line a typed number is usual; a total is asked for its parts there too.
  const mayStandAtEnd = line.direction === 'row' && either !== undefined && isAggregate(either)
  if (!either || (before?.form !== after?.form && !(mayStandAtEnd && (!before || !after)))) return undefined
  const peers = index.byForm.get(either.form)!
  const [first, last] = [index.positions.get(peers[0]!)!, index.positions.get(peers.at(-1)!)!]
  const typed = index.typed[last]! - index.typed[first]!
  return peers.length >= 3 && peers.length > typed ? peers : undefined
}

function confidenceOf(line: Line, cell: ModelCell, peers: readonly ModelCell[]): number {
  const formulas = line.slots.filter(isCalculation).length
  const share = peers.length / Math.max(formulas, peers.length + 1)
  const crowd = Math.min(1, peers.length / 5)
  return Math.min(0.99, 0.4 + 0.25 * share + 0.2 * crowd + (isEnclosed(cell, peers, line.direction) ? 0.14 : 0))
}

function isEnclosed(cell: ModelCell, peers: readonly ModelCell[], direction: Direction): boolean {
  const position = along(cell, direction)
  return peers.some((peer) => along(peer, direction) < position) && peers.some((peer) => along(peer, direction) > position)
}

function groupBy(cells: readonly ModelCell[], name: (cell: ModelCell) => string): Map<string, ModelCell[]> {
  const groups = new Map<string, ModelCell[]>()
  for (const cell of cells) {
    const list = groups.get(name(cell))
    if (list) list.push(cell)
    else groups.set(name(cell), [cell])
  }
  return groups
}

/** What the departure adds to the cell's own value; undefined when it can't be told. */
export function differenceOf(anomaly: Pick<Anomaly, 'cell' | 'expectedValue'>): number | undefined {
  const actual = numberOf(anomaly.cell)
  if (actual === undefined || anomaly.expectedValue === undefined) return undefined
  return actual - anomaly.expectedValue
}
