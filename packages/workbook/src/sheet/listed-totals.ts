import { mentionsTotal } from '@tickmark/language'
import { resolveReference, type Area } from '../formula/reference.ts'
import {
  cellsInArea,
  isCalculation,
  isConstantNumber,
  isText,
  numberOf,
  type ModelCell,
  type SheetGrid,
} from './grid.ts'
import { rowLabelOf } from './labels.ts'
import { toleranceOf } from './typed-statistics.ts'

/** A typed number in a list of totals over a table that is not the total of the column which its label names. */
export interface WrongTotal {
  cell: ModelCell
  expected: number
  /** The column that the label names. */
  area: Area
  /** A total of the list that a formula computes over the column which its own label names. */
  proof: ModelCell
}

/** Fewer numbers are no table. */
const LEAST_NUMBERS = 5
/** Rows between a total and another of its list. */
const LIST_REACH = 8

/** Lists such as "Total interest", "Total principal": one adds up the column that its label names, another is typed and gives something else. */
export function findWrongTotals(grid: SheetGrid): WrongTotal[] {
  const proofs = grid.cells.filter(isCalculation).flatMap((cell) => {
    const area = totalledBy(cell)
    return area && headNamed(grid, cell, area)?.column === area.left ? [{ cell, area }] : []
  })
  if (proofs.length === 0) return []
  return grid.cells
    .filter((cell) => isConstantNumber(cell) && !cell.shape)
    .flatMap((cell) => {
      const proof = proofs.find(
        (other) => other.cell.column === cell.column && Math.abs(other.cell.row - cell.row) <= LIST_REACH,
      )
      const head = proof && headNamed(grid, cell, proof.area)
      if (!proof || !head || head.column === proof.area.left || head.column === cell.column) return []
      const area = { ...proof.area, left: head.column, right: head.column }
      const numbers = [...cellsInArea(grid, area)].flatMap((other) => numberOf(other) ?? [])
      const expected = numbers.reduce((sum, number) => sum + number, 0)
      if (numbers.length < LEAST_NUMBERS || Math.abs((numberOf(cell) ?? 0) - expected) <= toleranceOf(cell)) return []
      return [{ cell, expected, area, proof: proof.cell }]
    })
}

/** The column that a formula adds up and nothing else. */
function totalledBy(cell: ModelCell): Area | undefined {
  const root = cell.shape?.root
  const [argument, more] = root?.type === 'call' && root.name === 'SUM' ? root.arguments : []
  if (more || argument?.type !== 'reference' || argument.reference.sheet || !argument.reference.isRange)
    return undefined
  const area = resolveReference(argument.reference, cell)
  const isColumn = area && area.left === area.right && area.bottom - area.top + 1 >= LEAST_NUMBERS
  return isColumn && cell.column !== area.left ? area : undefined
}

/** The one head of the table that the label of a total names: "Interest portion" for "Total interest". */
function headNamed(grid: SheetGrid, cell: ModelCell, { top }: Area): ModelCell | undefined {
  const label = rowLabelOf(grid, cell.row, cell.column)?.cell.text ?? ''
  const name = wordsOf(label).replaceAll(TOTAL, ' ').replaceAll(/\s+/g, ' ').trim()
  if (!mentionsTotal(label) || name.length < 2) return undefined
  const heads = grid.row(top - 1).filter((head) => isText(head) && wordsOf(head.cell.text).length > 1)
  const same = heads.filter((head) => wordsOf(head.cell.text) === name)
  const alike = heads.filter((head) => wordsOf(head.cell.text).includes(name) || name.includes(wordsOf(head.cell.text)))
  const [first, second] = same.length > 0 ? same : alike
  return second ? undefined : first
}

/** What makes a label a total's. */
const TOTAL = /\b(?:total|sum|overall|of|the|paid)\b|合计|合計|总计|總計|总额|総額|总|総|합계|총액|총/giu

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
