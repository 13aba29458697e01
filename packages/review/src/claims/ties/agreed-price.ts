import type { Document } from '@tickmark/document'
import { namesPrice, readInstalment } from '@tickmark/language'
import { readAgreement } from '../../facts/agreement/read-agreement.ts'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

const CONFIDENCE = 0.95
const LEAST_INSTALMENTS = 2

/** "The purchase price is ⟦a⟧, payable in instalments": what an agreement says to be paid is what its table of payments comes to. */
export function agreedPrices(document: Document, grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  const totals = grids.flatMap(totalOfPayments)
  const [total, ...others] = totals
  if (!total || others.length > 0 || !readAgreement(document)) return []
  const prices = sentences.flatMap((sentence) => {
    const [price, ...more] = sentence.figures.filter(({ figure }) => figure.amount.unit === 'money')
    return price && more.length === 0 && namesPrice(sentence.text) ? [price.figure] : []
  })
  // A text that names a part of the price as well does not say which is all of it.
  const [price, ...rest] = prices
  if (!price || rest.length > 0) return []
  return [
    testSum({
      kind: 'prose-restated',
      result: price,
      terms: [{ figure: total, sign: 1 }],
      confidence: CONFIDENCE,
      basis: 'labelled',
    }),
  ]
}

/** What the instalments of a table come to. */
function totalOfPayments(grid: Grid) {
  const instalments = grid.rows.filter(({ label }) => readInstalment(label)).length
  const total = grid.rows.findLastIndex(({ kind }) => kind === 'total')
  if (instalments < LEAST_INSTALMENTS || total < 0 || rowAt(grid, total).kind !== 'total') return []
  const amounts = grid.columns.flatMap(({ kind }, column) => {
    const cell = kind === 'amount' ? cellIn(grid, total, column) : undefined
    return cell && !cell.dash && cell.figure.amount.unit === 'money' ? [cell.figure] : []
  })
  return amounts.length === 1 ? amounts : []
}
