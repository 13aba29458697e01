import { firstOf, lastOf } from '@tickmark/document'
import { isComputed, type Cell, type FormulaCell, type Sheet } from './book.ts'
import { rewrite, type Expression, type Reference } from './formula/expression.ts'
import { rangeText, renderFormula } from './formula/render-formula.ts'

/** Runs of at least two equal formulas beside or below each other, as a spreadsheet stores them once. */
export function sharedGroups(sheet: Sheet, cells: readonly Cell[]): Map<Cell, string> {
  const texts = new Map<Cell, string>()
  const groups = runsOf(sheet, cells)
  groups.forEach((group, index) => {
    const [first, last] = [firstOf(group), lastOf(group)]
    const formula = renderFormula(first.formula, sheet.name)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
    texts.set(first, `<f t="shared" ref="${rangeText(first, last)}" si="${index}">${formula}</f>`)
    for (const cell of group.slice(1)) texts.set(cell, `<f t="shared" si="${index}"/>`)
  })
  return texts
}

function runsOf(sheet: Sheet, cells: readonly Cell[]): FormulaCell[][] {
  const groups: FormulaCell[][] = []
  let run: FormulaCell[] = []
  let pattern = ''
  for (const cell of cells) {
    const own = isComputed(cell) && !cell.arrayWidth && !cell.inArray ? cell : undefined
    const text = own && relativeText(own.formula, own, sheet.name)
    const before = run.at(-1)
    const continues = text === pattern && before?.row === cell.row && before.column === cell.column - 1
    if (own && continues) run.push(own)
    else {
      if (run.length > 1) groups.push(run)
      run = own ? [own] : []
      pattern = text ?? ''
    }
  }
  if (run.length > 1) groups.push(run)
  return groups
}

/** The formula with relative references as distances from its cell: equal for copies of one formula. */
export function relativeText(
  formula: Expression,
  { row, column }: { row: number; column: number },
  sheet: string,
): string {
  const shift = (at: Reference): Reference => ({
    ...at,
    row: at.fixedRow ? at.row : at.row - row + 5000,
    column: at.fixedColumn ? at.column : at.column - column + 5000,
  })
  const moved = rewrite(formula, (node) => {
    if (node.type === 'cell') return { ...node, at: shift(node.at) }
    if (node.type === 'range') return { ...node, from: shift(node.from), to: shift(node.to) }
    return undefined
  })
  return renderFormula(moved, sheet)
}
