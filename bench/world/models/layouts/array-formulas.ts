import { itemAt } from '@tickmark/document'
import type { Random } from '../../../chance/random.ts'
import { cellAt, cellKey, type Book, type Cell, type FormulaCell, type Sheet } from '../book.ts'
import { nodesOf, rewrite, type Expression } from '../formula/expression.ts'
import { renderFormula } from '../formula/render-formula.ts'
import { relativeText } from '../shared-formulas.ts'

/** Some rows of equal formulas become one array formula each; what they give stays the same. */
export function addArrayFormulas(book: Book, sheet: Sheet, random: Random): Cell[][] {
  const rows: Cell[][] = []
  for (const cell of sheet.cells.values()) {
    const run = runFrom(sheet, cell)
    if (run.length < 3 || random() > 0.3 || readsItself(book, run)) continue
    itemAt(run, 0).arrayWidth = run.length
    for (const member of run.slice(1)) member.inArray = true
    rows.push(run)
  }
  return rows
}

function runFrom(sheet: Sheet, cell: Cell): Cell[] {
  if (!cell.formula || cell.arrayWidth || cell.inArray || !isElementwise(cell.formula, cell)) return []
  const pattern = relativeText(cell.formula, cell, sheet.name)
  const before = sheet.cells.get(cellKey(cell.row, cell.column - 1))
  if (before?.formula && relativeText(before.formula, before, sheet.name) === pattern) return []
  const run = [cell]
  for (;;) {
    const next = sheet.cells.get(cellKey(cell.row, cell.column + run.length))
    if (!next?.formula || relativeText(next.formula, next, sheet.name) !== pattern) return run
    run.push(next)
  }
}

/** A row that reads its own earlier periods through other lines would, as one array, be a cycle. */
function readsItself(book: Book, run: readonly Cell[]): boolean {
  const members = new Set(run)
  const seen = new Set<Cell>()
  const open = [...run]
  for (let cell = open.pop(); cell; cell = open.pop())
    for (const read of cellsReadBy(book, cell)) {
      if (members.has(read)) return true
      if (seen.has(read)) continue
      seen.add(read)
      open.push(read)
    }
  return false
}

function cellsReadBy(book: Book, { formula }: Cell): Cell[] {
  return nodesOf(formula ?? { type: 'number', value: 0 }).flatMap((node) => {
    if (node.type === 'cell') return cellAt(book, node.at) ?? []
    if (node.type !== 'range') return []
    const cells: Cell[] = []
    for (let row = node.from.row; row <= node.to.row; row++)
      for (let column = node.from.column; column <= node.to.column; column++) {
        const cell = cellAt(book, { sheet: node.from.sheet, row, column })
        if (cell) cells.push(cell)
      }
    return cells
  })
}

/** Arithmetic of single cells of the same column, which an array repeats cell by cell without reading itself. */
function isElementwise(formula: Expression, { row, column }: Cell): boolean {
  return nodesOf(formula).every(
    (node) =>
      node.type === 'binary' ||
      node.type === 'number' ||
      (node.type === 'cell' &&
        !node.name &&
        ((node.at.column === column && node.at.row !== row) || (node.at.fixedColumn ?? false))),
  )
}

/** The text of an array formula: cells that move become ranges as wide as the array. */
export function arrayText({ formula }: FormulaCell, sheet: Sheet, arrayWidth: number): string {
  const widened = rewrite(formula, (node): Expression | undefined => {
    if (node.type !== 'cell' || node.at.fixedColumn) return undefined
    return { type: 'range', from: node.at, to: { ...node.at, column: node.at.column + arrayWidth - 1 } }
  })
  return renderFormula(widened, sheet.name)
}
