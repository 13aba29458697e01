import { itemAt } from '@tickmark/document'
import { calls } from '../concepts/composition.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { rewriteReferences } from '../formula/translate.ts'
import { readReference, resolveReference, type Area, type Reference } from '../formula/reference.ts'
import { isCalculation, isNumeric, type FormulaCell, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { findLines, type Direction, type Line } from '../sheet/lines.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { periodAt } from '../sheet/time-axis.ts'

/** Copies whose reference has run off the single input that it should stay at. */
export interface Drift {
  cells: readonly ModelCell[]
  /** The input that the formula before the copies reads. */
  input: ModelCell
  /** What the first copy reads instead. */
  missed: Area
  /** The first copy with the input anchored, without "=". */
  expected: string
}

/** Formulas copied without the $ that keeps them at an input: the first reads it, its copies read the empty cells beside it. */
export const driftsOf = rememberFor((model): Drift[] =>
  [...model.grids.values()].flatMap((grid) =>
    (['row', 'column'] as const).flatMap((direction) =>
      findLines(grid, direction, true).flatMap((line) => driftsIn(model, line)),
    ),
  ),
)

function driftsIn(model: WorkbookModel, line: Line): Drift[] {
  const found: Drift[] = []
  for (let index = 1; index < line.slots.length; index++) {
    const [first, copy] = [itemAt(line.slots, index - 1), itemAt(line.slots, index)]
    if (!isCalculation(first) || !isCalculation(copy) || first.shape.structure !== copy.shape.structure) continue
    // A condition may be what keeps the empty cell out.
    if (calls(copy, 'IF', 'IFS', 'IFERROR', 'CHOOSE')) continue
    // Copies that walk along a series read what it has; at its end they read nothing, and none of them an input of its own.
    if (line.slots[index - 2]?.shape?.form === copy.shape.form) continue
    const drift = driftBetween(model, first, copy, line.direction)
    if (!drift) continue
    const cells = line.slots
      .slice(index)
      .filter((slot, at) => slot.shape?.form === copy.shape.form && isRun(line, index, at))
    const isWholeRun = cells.length >= 2 || line.slots.length === 2
    if (isWholeRun && !readsOn(model, cells, drift.missed, copy)) found.push({ ...drift, cells })
    index += cells.length
  }
  return found
}

/** A later copy finds an input of its own where it reads: they walk down a list, which has a gap. */
function readsOn(model: WorkbookModel, cells: readonly ModelCell[], missed: Area, first: ModelCell): boolean {
  const grid = gridOf(model, missed.sheet)
  return cells.some(({ row, column }) =>
    isNumeric(grid?.at(missed.top + row - first.row, missed.left + column - first.column)),
  )
}

/** The slots from `start` on hold one formula up to here. */
function isRun(line: Line, start: number, count: number): boolean {
  const shape = line.slots[start]?.shape
  return (
    shape !== undefined && line.slots.slice(start, start + count + 1).every((slot) => slot.shape?.form === shape.form)
  )
}

function driftBetween(
  model: WorkbookModel,
  first: FormulaCell,
  copy: FormulaCell,
  direction: Direction,
): Omit<Drift, 'cells'> | undefined {
  for (const [index, reference] of copy.shape.references.entries()) {
    const before = first.shape.references[index]
    if (!before || reference.isRange || before.isRange || isFixed(reference, direction)) continue
    if (!multiplies(copy.shape.root, reference)) continue
    const [from, to] = [resolveReference(before, first), resolveReference(reference, copy)]
    if (!from || !to || from.sheet !== to.sheet || !isStep(from, to, direction)) continue
    const grid = gridOf(model, to.sheet)
    const input = grid?.at(from.top, from.left)
    if (isOwnLine(model, reference, copy, input, direction)) continue
    if (
      !grid ||
      !input ||
      isCalculation(input) ||
      !isNumeric(input) ||
      !isBlank(grid, to) ||
      !standsAlone(grid, input, direction)
    )
      continue
    return { input, missed: to, expected: anchored(copy, to, input) }
  }
  return undefined
}

/** An empty cell as a factor makes the result nothing; as a summand it may be a flow that has not come yet. */
function multiplies(root: FormulaNode, reference: Reference): boolean {
  return [...walkFormula(root)].some(
    (node) =>
      node.type === 'binary' &&
      /^[*/^]$/.test(node.operator) &&
      [...walkFormula(node)].some((inner) => inner.type === 'reference' && inner.reference === reference),
  )
}

function isFixed({ left, top }: Reference, direction: Direction): boolean {
  return (direction === 'row' ? left : top)?.absolute ?? true
}

/** A copy reads its own row of a list, or its own period: there an empty cell is a gap in the data. */
function isOwnLine(
  model: WorkbookModel,
  { left, top, sheet }: Reference,
  copy: ModelCell,
  input: ModelCell | undefined,
  direction: Direction,
): boolean {
  if (input && periodAt(model.axes(input.sheet), input) && (sheet ?? copy.sheet) !== copy.sheet) return true
  return (direction === 'row' ? left : top)?.value === 0 && (sheet === undefined || direction === 'column')
}

function isStep(from: Area, to: Area, direction: Direction): boolean {
  return direction === 'row'
    ? to.left === from.left + 1 && to.top === from.top
    : to.top === from.top + 1 && to.left === from.left
}

function isBlank(grid: SheetGrid | undefined, { top, left }: Area): boolean {
  const cell = grid?.at(top, left)
  // A number that came in as text is there, and is told as what it is.
  return (
    !cell ||
    cell.cell.value === null ||
    cell.cell.value === '' ||
    (cell.cell.type === 'text' && !/\d/.test(cell.cell.text))
  )
}

/** No series of inputs that ends here: the cell before it holds no number either. In a list of inputs others may stand above. */
function standsAlone(grid: SheetGrid, input: ModelCell, direction: Direction): boolean {
  return direction === 'column' || !isNumeric(grid.at(input.row, input.column - 1))
}

function anchored(copy: FormulaCell, missed: Area, input: ModelCell): string {
  const fixed = input.address.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2')
  return rewriteReferences(copy.cell.formula, ({ text }) => {
    const area = resolveReference(readReference(text, copy), copy)
    const isMissed = area?.top === missed.top && area.left === missed.left && area.sheet === missed.sheet
    return isMissed ? text.slice(0, text.lastIndexOf('!') + 1) + fixed : text
  })
}
