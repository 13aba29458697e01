import { demandsPayment, foldText, namesQuantity } from '@tickmark/language'
import { cellIn, columnAt } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

const CONFIDENCE = 0.95

/** "Please transfer ⟦a⟧": what a bill asks to be paid is what its last line comes to, or another amount that it prints. */
export function demandedPayments(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  const bills = grids.filter(isBill)
  if (bills.length === 0) return []
  return sentences.flatMap((sentence) => {
    if (!demandsPayment(sentence.text)) return []
    const demanded = sentence.figures.filter(({ figure }) => figure.amount.unit === 'money')
    const bill = bills.findLast(({ blockIndex }) => blockIndex < sentence.blockIndex) ?? bills.at(0)
    const [own, ...others] = demanded
    if (!own || others.length > 0 || !bill) return []
    const amounts = lastColumn(bill)
    const due = amounts.find(({ value }) => value.equals(own.figure.amount.value)) ?? amounts.at(-1)
    if (!due) return []
    return [
      testSum({
        kind: 'prose-restated',
        result: own.figure,
        terms: [{ figure: due.figure, sign: 1 }],
        confidence: CONFIDENCE,
        basis: 'labelled',
      }),
    ]
  })
}

/** Lines of goods or services with their numbers, and what they come to below them. */
function isBill({ rows, columns, table }: Grid): boolean {
  const hasTotal = rows.some(({ kind }) => kind === 'total')
  return table.sheet === undefined && hasTotal && columns.some(({ head }) => namesQuantity(foldText(head)))
}

/** The amounts of the last column that has any, down to what is due. */
function lastColumn(bill: Grid): GridCell[] {
  const lanes = bill.columns.map((_, index) =>
    columnAt(bill, index).kind === 'amount'
      ? bill.rows.flatMap(({ kind }, row) => {
          const cell = kind === 'heading' ? undefined : cellIn(bill, row, index)
          return cell && !cell.dash && cell.figure.amount.unit === 'money' ? [cell] : []
        })
      : [],
  )
  return lanes.findLast((lane) => lane.length > 0) ?? []
}
