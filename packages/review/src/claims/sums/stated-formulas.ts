import { marksOfLine, readLineFormula } from '@tickmark/language'
import type { FormulaTerm } from '@tickmark/language'
import type { Grid } from '../../facts/grids/grid.ts'
import { cellIn, columnAt } from '../../facts/grids/read-grid.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

/** A document that writes out what a line comes to means it: as sure as many digits that agree. */
const STATED = { confidence: 0.9, evidence: 9 }

interface FormulaLine extends FormulaTerm {
  row: number
}

/** Lines whose label says what they come to by the marks of other lines: "Profit (1 - 2 + 3)". */
export function statedFormulas(grid: Grid): Relation[] {
  const formulas = grid.rows.map(({ label }) => readLineFormula(label))
  if (formulas.every((formula) => formula === undefined)) return []
  const marks = grid.rows.map(({ label }) => marksOfLine(label))
  return formulas.flatMap((formula = [], result) => {
    const lines = formula.map((term) => ({ ...term, row: lineMarked(marks, term.mark, result) }))
    return lines.length === 0 || lines.some(({ row }) => row < 0) ? [] : testLines(grid, result, lines)
  })
}

function testLines(grid: Grid, result: number, lines: readonly FormulaLine[]): Relation[] {
  const asStated = testColumns(grid, result, lines)
  if (!lines.some(({ sign, row }) => sign < 0 && isNegative(grid, row))) return asStated
  // Costs printed in brackets are added, whatever the sign in the formula.
  const added = lines.map((line) => (isNegative(grid, line.row) ? { ...line, sign: 1 as const } : line))
  const asPrinted = testColumns(grid, result, added)
  return heldIn(asPrinted) > heldIn(asStated) ? asPrinted : asStated
}

/** The nearest line above that bears a mark, else the first below. */
function lineMarked(marks: readonly string[][], mark: string, result: number): number {
  const above = marks.slice(0, result).findLastIndex((own) => own.includes(mark))
  return above >= 0 ? above : marks.findIndex((own, row) => row > result && own.includes(mark))
}

function isNegative({ cells }: Grid, row: number): boolean {
  const told = (cells[row] ?? []).filter((cell) => cell !== undefined && !cell.dash && !cell.value.isZero())
  return told.length > 0 && told.every((cell) => cell?.value.isNegative())
}

function testColumns(grid: Grid, result: number, lines: readonly FormulaLine[]): Relation[] {
  return grid.columns.flatMap((_, column) => {
    const cell = cellIn(grid, result, column)
    const isRead = lines.every(({ row }) => !grid.rows[row]?.unread?.includes(column))
    const terms = lines.flatMap(({ row, sign }): Term[] => {
      const term = cellIn(grid, row, column)
      return term && !term.dash ? [{ figure: term.figure, sign }] : []
    })
    if (columnAt(grid, column).kind !== 'amount' || !cell || cell.dash || !isRead || terms.length === 0) return []
    return [
      testSum({
        kind: 'sum',
        result: cell.figure,
        terms,
        confidence: STATED.confidence,
        basis: 'proven',
        cues: { evidence: STATED.evidence, total: true },
        group: `${grid.id}/stated/${result}`,
      }),
    ]
  })
}

function heldIn(relations: readonly Relation[]): number {
  return relations.filter(({ holds }) => holds).length
}
