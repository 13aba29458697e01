import { resolveReference, type Reference } from '../formula/reference.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { isAggregate } from '../sheet/aggregates.ts'
import { cellsInArea, isCalculation, numberOf, shapeIn, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { along, cellOn, across } from '../sheet/lines.ts'
import type { Anomaly } from './anomalies.ts'
import { isTypedStep } from './slip.ts'

/** What the cells around a departure say of it: the model reads it otherwise than a copy could be read. */
export function isMeantDeparture(model: WorkbookModel, anomaly: Anomaly): boolean {
  const { kind, cell } = anomaly
  if (kind === 'constant') return leadsBack(model, anomaly) || countsAnew(model, anomaly)
  if (!isCalculation(cell)) return false
  return (
    isEmptied(anomaly) ||
    continuesSubtotals(model, anomaly, cell) ||
    startsWithin(model, cell) ||
    isExitHead(model, cell)
  )
}

/** A typed number that the formula's own source takes over is what that line is made of: the formula would read itself. */
export function leadsBack(model: WorkbookModel, { cell, expected }: Pick<Anomaly, 'cell' | 'expected'>): boolean {
  const readers = new Set<ModelCell>(model.graph.dependants(cell))
  const { references } = shapeIn(model.grids, expected, cell)
  return references.some((reference) => sourcesOf(model, reference, cell).some((source) => readers.has(source)))
}

/** Cells that a reference names; of a range those that the sheet holds. */
function sourcesOf(model: WorkbookModel, reference: Reference, host: ModelCell): ModelCell[] {
  const area = resolveReference(reference, host)
  return area ? [...cellsInArea(gridOf(model, area.sheet), area)] : []
}

/** Where counting begins; half a period in the middle of it. */
const BEGINNINGS = new Set([0, 0.5, 1])

/** Periods are counted from here anew, by copies of the formula that counts them: the forecast behind the past. */
function countsAnew(model: WorkbookModel, { cell, peers, direction }: Anomaly): boolean {
  if (!BEGINNINGS.has(numberOf(cell) ?? Number.NaN) || !isTypedStep(peers[0].shape.root)) return false
  const grid = gridOf(model, cell.sheet)
  const next = grid && cellOn(grid, direction, across(cell, direction), along(cell, direction) + 1)
  return next !== undefined && isCalculation(next) && model.graph.dependants(cell).includes(next)
}

/** The copies' formula gives nothing here, where this one and all copies give something: a factor of no time, a blank source. */
function isEmptied({ cell, peers, expectedValue }: Anomaly): boolean {
  return expectedValue === 0 && numberOf(cell) !== 0 && peers.every((peer) => numberOf(peer) !== 0)
}

/** A subtotal that goes on from the subtotal above it, down the column of a statement: each takes as many lines as it needs. */
function continuesSubtotals(model: WorkbookModel, { kind, direction }: Anomaly, cell: FormulaCell): boolean {
  if (kind !== 'range' || direction !== 'column' || !isAggregate(cell.shape)) return false
  const ranges = cell.shape.references.filter(({ isRange }) => isRange)
  return ranges.some((range) => {
    const [first] = sourcesOf(model, range, cell)
    return first !== undefined && first.column === cell.column && isCalculation(first) && isAggregate(first.shape)
  })
}

const SPANS = new Set(['YEARFRAC', 'DAYS', 'DAYS360', 'DATEDIF'])

/** A span of time from a typed date within its period, not from the period's beginning: the stub between a deal and the year's end. */
function startsWithin(model: WorkbookModel, cell: FormulaCell): boolean {
  const [from, to] = spanOf(cell.shape.root).map((node) => cellOf(model, node, cell))
  if (!from || !to || isCalculation(from) || from.row === to.row || from.column === to.column) return false
  const before = gridOf(model, to.sheet)?.at(to.row, to.column - 1)
  const [start, own, end] = [numberOf(before), numberOf(from), numberOf(to)]
  return start !== undefined && own !== undefined && end !== undefined && start < own && own < end
}

function spanOf(root: FormulaNode): FormulaNode[] {
  if (root.type === 'call' && SPANS.has(root.name)) return root.arguments.slice(0, 2)
  if (root.type === 'binary' && root.operator === '/') return spanOf(root.left)
  return root.type === 'binary' && root.operator === '-' ? [root.right, root.left] : []
}

function cellOf(model: WorkbookModel, node: FormulaNode, host: ModelCell): ModelCell | undefined {
  if (node.type !== 'reference' || node.reference.isRange) return undefined
  return sourcesOf(model, node.reference, host)[0]
}

/** The last head of a row of periods takes over the one before it: a column for the exit or the terminal value at the end of that period. */
export function isExitHead(model: WorkbookModel, cell: ModelCell): boolean {
  const axis = model.axes(cell.sheet).find(({ line, direction }) => direction === 'row' && line === cell.row)
  if (!isCalculation(cell) || axis?.last !== cell.column) return false
  const source = cellOf(model, cell.shape.root, cell)
  return source?.row === cell.row && source.column === cell.column - 1
}
