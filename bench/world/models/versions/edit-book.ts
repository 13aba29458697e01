import { cellKey, copyBook, type Book, type Sheet } from '../book.ts'
import { rewrite, type Expression, type Reference } from '../formula/expression.ts'

/** Where a line of a sheet goes. */
type Step = (index: number) => number

/** A book in which lines of a sheet have gone elsewhere, with all formulas after them, as a spreadsheet program does it. */
export function shiftLines(book: Book, sheet: string, shift: { axis: 'row' | 'column'; step: Step }): Book {
  const next = copyBook(book)
  const { axis, step } = shift
  const shifted = (at: Reference): Reference =>
    at.sheet !== sheet ? at : axis === 'row' ? { ...at, row: step(at.row) } : { ...at, column: step(at.column) }
  for (const own of next.sheets) {
    for (const cell of own.cells.values()) if (cell.formula) cell.formula = shiftFormula(cell.formula, shifted)
    own.dataTables = own.dataTables.map((table) => ({ ...table }))
    if (own.name === sheet) place(own, shift)
  }
  next.names = next.names.map(({ name, at }) => ({ name, at: { ...at, ...shifted(at) } }))
  return next
}

function shiftFormula(formula: Expression, shifted: (at: Reference) => Reference): Expression {
  return rewrite(formula, (node) => {
    if (node.type === 'cell') return { ...node, at: shifted(node.at) }
    if (node.type !== 'range') return undefined
    return { ...node, from: shifted(node.from), to: shifted(node.to) }
  })
}

function place(sheet: Sheet, { axis, step }: { axis: 'row' | 'column'; step: Step }): void {
  const cells = [...sheet.cells.values()]
  sheet.cells = new Map(
    cells.map((cell) => {
      if (axis === 'row') cell.row = step(cell.row)
      else cell.column = step(cell.column)
      return [cellKey(cell.row, cell.column), cell]
    }),
  )
  if (axis === 'row') sheet.hiddenRows = new Set([...sheet.hiddenRows].map(step))
  else sheet.widths = new Map([...sheet.widths].map(([column, width]) => [step(column), width]))
}

/** Empty lines before the one of that index. */
export const insertAt =
  (index: number, count: number): Step =>
  (line) =>
    line >= index ? line + count : line

/** The lines from `from` to `to` stand before the line `before`, which is outside of them. */
export const moveBefore =
  (from: number, to: number, before: number): Step =>
  (line) => {
    const length = to - from + 1
    if (line >= from && line <= to) return before > to ? line + (before - to - 1) : line - (from - before)
    if (before > to && line > to && line < before) return line - length
    if (before < from && line >= before && line < from) return line + length
    return line
  }

/** Another name for a sheet, in formulas, too. */
export function renameSheet(book: Book, from: string, to: string): Book {
  const next = copyBook(book)
  const renamed = <At extends { sheet: string }>(at: At): At => (at.sheet === from ? { ...at, sheet: to } : at)
  for (const own of next.sheets) {
    if (own.name === from) own.name = to
    for (const cell of own.cells.values()) if (cell.formula) cell.formula = shiftFormula(cell.formula, renamed)
  }
  next.names = next.names.map(({ name, at }) => ({ name, at: renamed(at) }))
  return next
}
