import { itemAt } from '@tickmark/document'
import { conceptOf, type ModelConcept } from './concepts.ts'
import { firstAtOrBelow, isNumeric, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { isUnit } from '../sheet/labels.ts'
import type { Direction } from '../sheet/lines.ts'
import type { WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'

/** A label with the numbers that it names: those to its right, or, where time runs down or names stand on top, those below it. */
export interface ConceptLine {
  concept: ModelConcept
  sheet: string
  direction: Direction
  /** Index of the row or column. */
  line: number
  label: ModelCell
  cells: readonly ModelCell[]
}

/** Rows between a head and its first number: units, a blank. */
const FARTHEST_FIRST = 4
/** Further below, another table begins. */
const WIDEST_GAP = 4

/** All lines whose label names a concept of valuation, in reading order. */
export const conceptLinesOf = rememberFor((model: WorkbookModel): ConceptLine[] =>
  [...model.grids.values()].flatMap((grid) => linesOf(grid)),
)

function linesOf(grid: SheetGrid): ConceptLine[] {
  return grid.cells.flatMap((label): ConceptLine[] => {
    if (label.cell.type !== 'text') return []
    const concept = conceptOf(String(label.cell.value))
    // What a formula says of a check is its answer, not its name.
    if (!concept || (concept === 'check' && label.shape)) return []
    const place = { concept, sheet: grid.name, label }
    const across = cellsToTheRight(grid, label)
    if (across.length > 0) return [{ ...place, direction: 'row', line: label.row, cells: across }]
    // "Error checks ->" points to what stands to its right, not at what stands below.
    const down = isClass(grid, label) || POINTING.test(label.cell.text) ? [] : cellsBelow(grid, label)
    return down.length > 0 ? [{ ...place, direction: 'column', line: label.column, cells: down }] : []
  })
}

const POINTING = /(?:[-–—=]+>|→|⇒|►|▶|>>)\s*$/

/** Columns side by side under one word are of that kind ("Beta", a distribution); what stands in them their rows say. */
function isClass(grid: SheetGrid, { row, column, cell }: ModelCell): boolean {
  return [column - 1, column + 1].some((beside) => grid.at(row, beside)?.cell.text === cell.text)
}

function cellsToTheRight(grid: SheetGrid, label: ModelCell): ModelCell[] {
  const row = grid.row(label.row)
  const after = row.slice(row.indexOf(label) + 1).filter((cell) => !isUnit(cell))
  const first = after.findIndex(isValue)
  // Words between label and numbers say more of the line; words behind them, or behind a blank column, name something else.
  const end = after.findIndex(
    (cell, index) =>
      (index > first && first >= 0 && beginsTable(after[index - 1], cell)) ||
      (isLabel(cell) &&
        (index > first ||
          cell.column - (after[index - 1] ?? label).column > 1 ||
          conceptOf(cell.cell.text) !== undefined)),
  )
  return (end < 0 ? after : after.slice(0, end)).filter(isValue)
}

/** Behind many blank columns, or with a day of its own behind a blank one, stands another table. */
function beginsTable(before: ModelCell | undefined, { column, cell }: ModelCell): boolean {
  const gap = before ? column - before.column : 1
  return gap > WIDEST_GAP + 1 || (gap > 1 && cell.type === 'date')
}

/** The unbroken run of numbers under a head, up to the next words. */
function cellsBelow(grid: SheetGrid, label: ModelCell): ModelCell[] {
  const column = grid.column(label.column)
  const after = column.slice(firstAtOrBelow(column, label.row + 1)).filter((cell) => !isUnit(cell))
  const end = after.findIndex(
    (cell, index) => isLabel(cell) || (index > 0 && cell.row - itemAt(after, index - 1).row > WIDEST_GAP),
  )
  const cells = (end < 0 ? after : after.slice(0, end)).filter(isValue)
  const [first] = cells
  return first && first.row - label.row <= FARTHEST_FIRST ? cells : []
}

function isLabel({ cell }: ModelCell): boolean {
  return cell.type === 'text' && /\p{L}{3}|\p{Script=Han}{2}|\p{Script=Hangul}{2}/u.test(cell.text)
}

function isValue(cell: ModelCell): boolean {
  return isNumeric(cell) || (cell.shape !== undefined && cell.cell.type !== 'text')
}

export function linesWith(model: WorkbookModel, ...concepts: ModelConcept[]): ConceptLine[] {
  return conceptLinesOf(model).filter((line) => concepts.includes(line.concept))
}

/** Where a cell stands along its line. */
export function positionIn({ direction }: ConceptLine, cell: ModelCell): number {
  return direction === 'row' ? cell.column : cell.row
}

/** The cell of a line at a position along it. */
export function cellAt(line: ConceptLine, position: number): ModelCell | undefined {
  return line.cells.find((cell) => positionIn(line, cell) === position)
}

/** The concept of a cell's own line. */
export function conceptOfCell(model: WorkbookModel, cell: ModelCell): ModelConcept | undefined {
  return lineOfCell(model, cell)?.concept
}

export function lineOfCell(model: WorkbookModel, cell: ModelCell): ConceptLine | undefined {
  return lineByCell(model).get(cell)
}

const lineByCell = rememberFor((model: WorkbookModel) => {
  const lines = new Map<ModelCell, ConceptLine>()
  for (const line of conceptLinesOf(model))
    for (const cell of line.cells) if (line.direction === 'row' || !lines.has(cell)) lines.set(cell, line)
  return lines
})

/** Sheets that hold a balance sheet: total assets and the other side. */
export const balanceSheetsOf = rememberFor((model: WorkbookModel): Set<string> => {
  const sheetsWith = (...concepts: ModelConcept[]): Set<string> =>
    new Set(linesWith(model, ...concepts).map((line) => line.sheet))
  const other = sheetsWith('total_liabilities_equity', 'total_equity', 'total_liabilities')
  return new Set([...sheetsWith('total_assets')].filter((sheet) => other.has(sheet)))
})
