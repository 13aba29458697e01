import { firstOf, getExisting } from '@tickmark/document'
import { endsByChoice, readsInto, findAggregates, findOmitted, type Aggregate } from '../sheet/aggregates.ts'
import { findShortListed } from '../sheet/listed-statistics.ts'
import { findAnomalies, type Anomaly } from '../copies/anomalies.ts'
import { readReference, resolveReference, type Area } from '../formula/reference.ts'
import { evaluateFormula } from '../sheet/evaluate.ts'
import { findHeldByHand } from '../sheet/held-by-hand.ts'
import { confirms, isMeantDeparture } from './meant-departures.ts'
import { turnedTogether } from './turned-signs.ts'
import { isBeyondHorizon } from '../valuation/perpetuity.ts'
import { partsOf } from '../concepts/composition.ts'
import { isMeantOmission, isNoAddend, isOtherVersionOf, isSubject } from '../concepts/meant-omissions.ts'
import { rewriteReferences, translateFormula } from '../formula/translate.ts'
import {
  areaAddress,
  cellsInArea,
  isCalculation,
  shapeIn,
  type FormulaCell,
  type ModelCell,
  type SheetGrid,
  gridOfCell,
} from '../sheet/grid.ts'
import { takesInWaitingLine } from '../sheet/waiting-lines.ts'
import { joinNeighbours, type Direction } from '../sheet/lines.ts'
import { lineNameOf } from '../evidence/evidence.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'

/** Aggregates, side by side, that all leave out the cell beside their range. */
export interface Omission {
  aggregates: readonly Aggregate[]
  omitted: readonly ModelCell[]
  /** The first formula with the range it should have, without "=". */
  expected: string
}

/** Anomalies side by side that are one slip: the same formula, copied. */
export interface Departure {
  anomalies: readonly Anomaly[]
}

export const omissionsOf = rememberFor((model): Omission[] => {
  const found = [...model.grids.values()].flatMap((grid) => omissionsIn(model, grid))
  const known = new Set(found.map(({ aggregate }) => aggregate.cell))
  const listed = [...model.grids.values()]
    .flatMap(findShortListed)
    .filter(({ aggregate }) => !known.has(aggregate.cell))
    .filter(({ aggregate, omitted: [first] }) => !first || !isSubject(model, aggregate, first))
  const single = listed.map(({ aggregate, omitted }) => ({
    aggregates: [aggregate],
    omitted: omitted.slice(0, 1),
    expected: extendRange(aggregate, ...omitted),
  }))
  const joined = joinNeighbours(found, ({ aggregate }) => aggregate.cell, isSameOmission).map((group) => ({
    aggregates: group.map(({ aggregate }) => aggregate),
    omitted: group.map(({ omitted }) => omitted),
    expected: extendRange(firstOf(group).aggregate, firstOf(group).omitted),
  }))
  return [...joined, ...single]
})

/** Where most copies of an aggregate leave nothing out, or one ends in the midst of numbers, its range is what somebody chose. */
function omissionsIn(model: WorkbookModel, grid: SheetGrid): Single[] {
  const aggregates = findAggregates(grid)
  const copies = Map.groupBy(aggregates, familyOf)
  const moving = movingWindows(aggregates)
  const found = aggregates.flatMap((aggregate) => {
    const omitted = findOmitted(grid, aggregate, model.axes(grid.name))
    if (!omitted || isMeantOmission(model, aggregate.cell, omitted) || picksPart(model, aggregate, omitted)) return []
    if (isNoAddend(model, aggregate, omitted) || isOtherVersionOf(model, aggregate, omitted)) return []
    if (isSubject(model, aggregate, omitted)) return []
    if (isBeyondHorizon(model, aggregate, omitted)) return []
    if (confirms(model, aggregate.cell) || moving.has(aggregate.cell)) return []
    return isAddedElsewhere(model, aggregate, omitted) ? [] : [{ aggregate, omitted }]
  })
  const faulty = Map.groupBy(found, ({ aggregate }) => familyOf(aggregate))
  return found.filter(({ aggregate }) => {
    const family = getExisting(copies, familyOf(aggregate))
    const faults = getExisting(faulty, familyOf(aggregate))
    return faults.length * 2 >= family.length && !family.some((copy) => endsByChoice(grid, copy))
  })
}

/** Copies along the line of their own range, as long as each other, that move on with it: what stands beside one belongs to the next. */
function movingWindows(aggregates: readonly Aggregate[]): ReadonlySet<ModelCell> {
  const lines = Map.groupBy(aggregates, ({ cell, direction, area }) => {
    const [place, length] =
      direction === 'column' ? [cell.column, area.bottom - area.top] : [cell.row, area.right - area.left]
    return `${direction}${place}|${length}|${cell.shape.form}`
  })
  const moving = [...lines.values()].filter(
    (line) => line.length >= LEAST_WINDOWS && new Set(line.map(({ area }) => areaAddress(area))).size === line.length,
  )
  return new Set(moving.flat().map(({ cell }) => cell))
}

const LEAST_WINDOWS = 3

/** Copies of one formula along the line that crosses its range. */
function familyOf({ cell, direction, area }: Aggregate): string {
  const extent =
    direction === 'column' ? `${cell.row}:${area.top}-${area.bottom}` : `${cell.column}:${area.left}-${area.right}`
  return `${direction}${extent}|${cell.shape.form}`
}

type Single = { aggregate: Aggregate; omitted: ModelCell }

function isSameOmission(a: Single, b: Single): Direction | undefined {
  if (a.aggregate.cell.shape.form !== b.aggregate.cell.shape.form) return undefined
  return a.aggregate.direction === 'column' ? 'row' : 'column'
}

/** Another formula, or this one, takes the cell in beside the sum: an opening balance, a deduction. */
function isAddedElsewhere(model: WorkbookModel, { cell, area }: Aggregate, omitted: ModelCell): boolean {
  const here = {
    sheet: omitted.sheet,
    top: omitted.row,
    bottom: omitted.row,
    left: omitted.column,
    right: omitted.column,
  }
  if (readsInto(cell, here) && !contains(area, omitted)) return true
  if (readsInto(omitted, { ...here, top: cell.row, bottom: cell.row, left: cell.column, right: cell.column }))
    return true
  const takers = model.graph.dependants(omitted)
  // Another addend of the same sum has counted the cell.
  const addends = new Set(
    model.graph.precedentAreas(cell).flatMap((read) => [...cellsInArea(gridOf(model, read.sheet), read)]),
  )
  if (takers.some((taker) => taker !== cell && addends.has(taker) && isPlainSum(taker))) return true
  // Subtotals beside a list part it as somebody chose: one of them takes the cell in.
  const isBeside = area.left === area.right ? cell.column !== area.left : cell.row !== area.top
  if (
    isBeside &&
    takers.some((other) => (area.left === area.right ? other.column === cell.column : other.row === cell.row))
  )
    return true
  if (isBeside && partsByHand(model, cell, area)) return true
  // A line that shows the cell by itself, or as the only one of its total, counts as the cell.
  const shown = takers
    .filter((taker) => isPlainSum(taker) && readsOnly(model, taker, omitted))
    .flatMap((taker) => model.graph.dependants(taker))
  const users = new Set([...takers, ...shown])
  if (model.graph.dependants(cell).some((user) => users.has(user) && isPlainSum(user))) return true
  return isBesideInOtherPeriods(model, cell, omitted)
}

/** Another period adds the line of the sum and the line of the cell side by side: there both are parts of one whole. */
function isBesideInOtherPeriods(model: WorkbookModel, cell: FormulaCell, omitted: ModelCell): boolean {
  const grid = gridOf(model, cell.sheet)
  if (!grid || cell.column !== omitted.column) return false
  return grid.row(cell.row).some((other) => {
    const beside = grid.at(omitted.row, other.column)
    if (other === cell || !beside) return false
    const adds = (taker: FormulaCell, part: ModelCell): boolean =>
      partsOf(model, taker).some((own) => own.sign > 0 && own.cell === part)
    // Single cells: a sum over the whole range would add its own total too.
    return model.graph
      .dependants(other)
      .some((taker) => !taker.shape.functions.has('SUM') && adds(taker, other) && adds(taker, beside))
  })
}

function readsOnly(model: WorkbookModel, taker: FormulaCell, cell: ModelCell): boolean {
  const areas = model.graph.precedentAreas(taker)
  return areas.length > 0 && areas.every((area) => areaAddress(area) === cell.address && contains(area, cell))
}

/** In the column of the lines, but parted from them by the total of a block. */
function isBeyondTotal(model: WorkbookModel, cell: FormulaCell, area: Area): boolean {
  if (cell.column !== area.left || area.left !== area.right) return false
  const [from, to] = cell.row > area.bottom ? [area.bottom, cell.row] : [cell.row, area.top]
  return (gridOf(model, area.sheet)?.column(area.left) ?? []).some(
    (between) =>
      between.row > from &&
      between.row < to &&
      isCalculation(between) &&
      isPlainSum(between) &&
      between.shape.functions.has('SUM'),
  )
}

/**
 * A sum that stands elsewhere (a cash flow that reads a schedule), of lines that are added up in full where they stand: it picks some of
 * them, if it is not called as the whole is.
 */
function picksPart(model: WorkbookModel, { cell, area, direction }: Aggregate, omitted: ModelCell): boolean {
  const isElsewhere =
    (direction === 'column' ? cell.column !== area.left : cell.row !== area.top) || isBeyondTotal(model, cell, area)
  const isAcross = cell.row === omitted.row || cell.column === omitted.column
  if (!isElsewhere || (isAcross && !isBeyondTotal(model, cell, area))) return false
  const parts = [...cellsInArea(gridOf(model, area.sheet), area)]
  const own = lineNameOf(model, cell)
  return model.graph
    .dependants(omitted)
    .some(
      (whole) =>
        whole.sheet === omitted.sheet &&
        (direction === 'column' ? whole.column === omitted.column : whole.row === omitted.row) &&
        lineNameOf(model, whole) !== own &&
        parts.every((part) => model.graph.dependants(part).includes(whole)),
    )
}

/** A formula above or below takes what comes next on the same strip: somebody parted the strip into groups. */
function partsByHand(model: WorkbookModel, cell: FormulaCell, { sheet, top, bottom, left, right }: Area): boolean {
  const next = left === right ? { row: bottom + 1, column: left } : { row: top, column: right + 1 }
  const first = gridOf(model, sheet)?.at(next.row, next.column)
  const takers = first ? model.graph.dependants(first) : []
  return takers.some(
    (other) =>
      other !== cell &&
      other.shape?.structure === cell.shape.structure &&
      (left === right ? other.column === cell.column : other.row === cell.row),
  )
}

function contains(area: Area, cell: ModelCell): boolean {
  return cell.row >= area.top && cell.row <= area.bottom && cell.column >= area.left && cell.column <= area.right
}

function isPlainSum(cell: FormulaCell): boolean {
  return /^(?:[-+(),#]|cell|range|SUM)+$/.test(cell.shape.structure)
}

function extendRange({ cell, area }: Aggregate, ...omitted: readonly ModelCell[]): string {
  const wider = {
    ...area,
    top: Math.min(area.top, ...omitted.map(({ row }) => row)),
    bottom: Math.max(area.bottom, ...omitted.map(({ row }) => row)),
    left: Math.min(area.left, ...omitted.map(({ column }) => column)),
    right: Math.max(area.right, ...omitted.map(({ column }) => column)),
  }
  return rewriteReferences(cell.cell.formula, ({ text }) => {
    const read = text.includes('!') ? undefined : resolveReference(readReference(text, cell), cell)
    return read && areaAddress(read) === areaAddress(area) ? areaAddress(wider) : text
  })
}

/** What breaks the copies around it, without the cells that do right where their neighbours leave something out. */
export const departuresOf = rememberFor((model): Departure[] => {
  const wrong = new Set<ModelCell>(omissionsOf(model).flatMap(({ aggregates }) => aggregates.map(({ cell }) => cell)))
  const found = [...model.grids.values()].flatMap((grid) =>
    withHeldByHand(model, grid, findAnomalies(model.grids, grid, model.axes(grid.name))),
  )
  const turned = turnedTogether(model, found)
  const anomalies = found
    .filter(({ cell }) => !turned.has(cell))
    .filter((anomaly) => !wrong.has(anomaly.cell) && !anomaly.peers.every((peer) => wrong.has(peer)))
    .filter((anomaly) => !isMeantDeparture(model, anomaly))
    .flatMap((anomaly) => blameShorter(model, anomaly))
  // Several that add the line up blame the same others.
  const once = [...new Map(anomalies.map((anomaly) => [anomaly.cell, anomaly])).values()]
  return joinNeighbours(once, (anomaly) => anomaly.cell, isSameSlip).map((group) => ({ anomalies: group }))
})

/** Lines of copies and lines typed one by one: a cell departs from one of them. */
function withHeldByHand(model: WorkbookModel, grid: SheetGrid, anomalies: readonly Anomaly[]): Anomaly[] {
  const known = new Set(anomalies.map(({ cell }) => cell))
  const held = findHeldByHand(model.grids, grid).map((found): Anomaly => {
    return { ...found, kind: 'formula', isTimeline: found.direction === 'row', confidence: 0.8 }
  })
  return [...anomalies, ...held.filter(({ cell }) => !known.has(cell))]
}

/** Most copies may be wrong: where the odd one adds up a line of the block that the others leave out, it is they that depart from it. */
function blameShorter(model: WorkbookModel, anomaly: Anomaly): Anomaly[] {
  const { kind, cell } = anomaly
  if (kind !== 'range' || !isCalculation(cell)) return [anomaly]
  const formulaAt = ({ row, column }: ModelCell): string =>
    translateFormula(cell.cell.formula, { rows: row - cell.row, columns: column - cell.column })
  const shorter = anomaly.peers.filter((peer) => {
    const expected = shapeIn(model.grids, formulaAt(peer), peer)
    return takesInWaitingLine(gridOfCell(model.grids, peer), { cell: peer, expected }, model.axes(peer.sheet))
  })
  if (shorter.length === 0) return [anomaly]
  return shorter.map((peer): Anomaly => {
    const expected = formulaAt(peer)
    const { expectedValue: _, ...rest } = anomaly
    const value = evaluateFormula(model.grids, expected, peer)
    return { ...rest, cell: peer, peers: [cell], expected, ...(value !== undefined && { expectedValue: value }) }
  })
}

function isSameSlip(a: Anomaly, b: Anomaly): Direction | undefined {
  if (a.kind !== b.kind || a.direction !== b.direction || a.kind === 'constant') return undefined
  return a.cell.shape?.form === b.cell.shape?.form ? a.direction : undefined
}
