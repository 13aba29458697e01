import { firstOf } from '@tickmark/document'
import { cellOfNode, quotientOf } from '../concepts/composition.ts'
import { lineNameOf } from '../evidence/evidence.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { resolveReference, type Reference } from '../formula/reference.ts'
import { isCalculation, isNumeric, numberOf, type FormulaCell, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { across, along, cellOn, type Direction } from '../sheet/lines.ts'
import { periodAt, runsDown } from '../sheet/time-axis.ts'
import type { WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'

/** A run of periods that all read the line of another item in one period, with "$", though it has numbers for each of them. */
export interface AnchoredPeriod {
  cells: readonly FormulaCell[]
  source: ModelCell
  /** What the first of them would read in its own period. */
  own: ModelCell
}

const LEAST_CELLS = 3
/** Lines beside a schedule by vintages, each of which starts from another period of the same line. */
const VINTAGES = 4

export const anchoredPeriodsOf = rememberFor((model: WorkbookModel): AnchoredPeriod[] =>
  [...model.grids.values()].flatMap((grid) => {
    if (model.axes(grid.name).length === 0) return []
    const direction = runsDown(model.axes(grid.name)) ? 'column' : 'row'
    const found = grid.cells.filter(isCalculation).flatMap((cell) => anchorOf(model, { grid, direction, cell }) ?? [])
    const runs = Map.groupBy(
      found,
      ({ cell, source }) => `${cell.shape.form}|${across(cell, direction)}|${source.address}`,
    )
    return [...runs.values()].flatMap((run) => {
      const { source, own } = firstOf(run)
      const cells = run.map(({ cell }) => cell)
      return cells.length >= LEAST_CELLS &&
        startsInPeriod(model, cells, { source, direction }) &&
        !cells.some((cell) => isVintage(grid, cell, { source, direction }))
        ? [{ cells, source, own }]
        : []
    })
  }),
)

interface Standing {
  grid: SheetGrid
  direction: Direction
  cell: FormulaCell
}

interface Anchor {
  cell: FormulaCell
  source: ModelCell
  own: ModelCell
}

/** The one reference of a formula that stands still along time, onto a line with a number for the formula's own period. */
function anchorOf(model: WorkbookModel, { grid, direction, cell }: Standing): Anchor | undefined {
  const axes = model.axes(grid.name)
  if (!periodAt(axes, cell)) return undefined
  const divisors = divisorsOf(cell)
  const isBase = (reference: Reference): boolean =>
    divisors.has(reference) && !hasOwnDivisor(model, { grid, direction, cell })
  const anchors = cell.shape.references.flatMap((reference) => {
    const area =
      reference.isRange || reference.sheet || !isFixed(reference, direction)
        ? undefined
        : resolveReference(reference, cell)
    const source = area && grid.at(area.top, area.left)
    if (!source || isBase(reference) || !isNumeric(source) || !periodAt(axes, source)) return []
    const own = cellOn(grid, direction, across(source, direction), along(cell, direction))
    const isOther =
      across(source, direction) !== across(cell, direction) &&
      own !== source &&
      // A line of another block, under heads of its own, has no number for this period.
      own !== undefined &&
      periodAt(axes, own)?.ordinal === periodAt(axes, cell)?.ordinal &&
      !isRepaidFrom(model, cell, own)
    return own && isNumeric(own) && isOther ? [{ cell, source, own }] : []
  })
  const [anchor, more] = anchors
  if (!anchor || more) return undefined
  // Against its first period: a line that reads itself in its own period too compares the two.
  return model.graph.dependants(anchor.own).includes(cell) && !isOnlyTested(model, cell, anchor.own)
    ? undefined
    : anchor
}

/** Read in a condition against a written number, and nowhere else: "if this period has a profit" asks whether to take its tax, not what that is. */
function isOnlyTested(model: WorkbookModel, cell: FormulaCell, own: ModelCell): boolean {
  const nodes = [...walkFormula(cell.shape.root)]
  const isOwn = (node: FormulaNode): boolean => cellOfNode(model, cell, node) === own
  const tests = nodes.filter(
    (node) =>
      node.type === 'binary' &&
      /^[<>]=?$/.test(node.operator) &&
      [node.left, node.right].some(isOwn) &&
      [node.left, node.right].some((side) => side.type === 'number'),
  )
  return tests.length > 0 && nodes.filter((node) => node.type === 'reference' && isOwn(node)).length === tests.length
}

/** In equal parts of what was there at first: this cell brings the balance of the period down to what the next one begins with. */
function isRepaidFrom(model: WorkbookModel, cell: FormulaCell, balance: ModelCell): boolean {
  const takers = new Set(model.graph.dependants(balance))
  const direction = runsDown(model.axes(cell.sheet)) ? 'column' : 'row'
  const isOfLine = (other: ModelCell): boolean =>
    other.sheet === balance.sheet && across(other, direction) === across(balance, direction)
  return model.graph
    .dependants(cell)
    .some(
      (reader) =>
        takers.has(reader) &&
        periodAt(model.axes(cell.sheet), reader) !== undefined &&
        deducts(model, reader, cell) &&
        [reader, ...model.graph.dependants(reader)].some(isOfLine),
    )
}

/** Takes it away, or adds what is held as a negative number. */
function deducts(model: WorkbookModel, reader: FormulaCell, cell: ModelCell): boolean {
  const isNegative = (numberOf(cell) ?? 0) < 0
  return [...walkFormula(reader.shape.root)].some(
    (node) =>
      node.type === 'binary' &&
      node.operator === (isNegative ? '+' : '-') &&
      cellOfNode(model, reader, node.right) === cell,
  )
}

function isFixed({ top, left }: Reference, direction: Direction): boolean {
  return (direction === 'row' ? left : top)?.absolute === true
}

/** A line of the same name divides each of its periods by that period of the same line: shares of it, and no index against a base. */
function hasOwnDivisor(model: WorkbookModel, { grid, direction, cell }: Standing): boolean {
  const name = lineNameOf(model, cell).trim().toLowerCase()
  const { over, under } = quotientOf(model, cell) ?? {}
  if (!name || !over || !under || along(over, direction) !== along(cell, direction)) return false
  const place = along(cell, direction)
  const beside = direction === 'row' ? grid.column(cell.column) : grid.row(cell.row)
  return beside.some((other) => {
    if (other === cell || !isCalculation(other) || lineNameOf(model, other).trim().toLowerCase() !== name) return false
    const divisor = quotientOf(model, other)?.under
    const isOwn = other.shape.references.every((reference) => !isFixed(reference, direction))
    return (
      isOwn &&
      divisor !== undefined &&
      across(divisor, direction) === across(under, direction) &&
      along(divisor, direction) === place
    )
  })
}

/** References that something is divided by: an index against its base. */
function divisorsOf({ shape }: FormulaCell): Set<Reference> {
  return new Set(
    [...walkFormula(shape.root)].flatMap((node) =>
      node.type === 'binary' && node.operator === '/' && node.right.type === 'reference' ? [node.right.reference] : [],
    ),
  )
}

/** The line calculates in that period as well: it is one of its own, not what a schedule starts from. */
function startsInPeriod(
  model: WorkbookModel,
  [first]: readonly FormulaCell[],
  { source, direction }: { source: ModelCell; direction: Direction },
): boolean {
  return model.graph
    .dependants(source)
    .some(
      (reader) =>
        reader.sheet === source.sheet &&
        first !== undefined &&
        across(reader, direction) === across(first, direction) &&
        along(reader, direction) === along(source, direction),
    )
}

function isVintage(
  grid: SheetGrid,
  cell: FormulaCell,
  { source, direction }: { source: ModelCell; direction: Direction },
): boolean {
  for (let step = -VINTAGES; step <= VINTAGES; step++) {
    const other =
      step === 0 ? undefined : cellOn(grid, direction, across(cell, direction) + step, along(cell, direction))
    const reads = (other?.shape?.references ?? []).some((reference) => {
      const area =
        reference.isRange || !other || !isFixed(reference, direction) ? undefined : resolveReference(reference, other)
      const place = area && { row: area.top, column: area.left }
      return (
        place !== undefined &&
        across({ ...source, ...place }, direction) === across(source, direction) &&
        along({ ...source, ...place }, direction) !== along(source, direction)
      )
    })
    if (reads) return true
  }
  return false
}
