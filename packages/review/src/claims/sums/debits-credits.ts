import { rowCells, cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

const DEBIT = /借方|debit|\bdr\b|차변/i
const CREDIT = /贷方|貸方|credit|\bcr\b|대변/i
/** Lists of all accounts or entries: what they debit they credit. The ledger of one account need not balance. */
const DOUBLE_ENTRY =
  /trial balance|general journal|journal entr|试算平衡|科目余额|发生额及余额|记账凭证|序时账|시산표|분개장|試算表|仕訳帳/i

/** Debits and credits of a trial balance or journal, by their totals: equal in each pair of columns. */
export function debitsCredits(grid: Grid): Relation[] {
  const total = grid.rows.findLastIndex((row, at) => row.kind === 'total' && rowCells(grid, at).some(Boolean))
  if (total < 0) return []
  const relations = grid.columns.flatMap((column, at): Relation[] => {
    const next = grid.columns[at + 1]
    if (!next || !DEBIT.test(column.head) || CREDIT.test(column.head) || !CREDIT.test(next.head)) return []
    return equalTotals(grid, cellIn(grid, total, at), cellIn(grid, total, at + 1))
  })
  // Without a title the pairs of columns that agree (opening, movements, closing) say what the others mean.
  const isMeant = DOUBLE_ENTRY.test(`${grid.title} ${grid.table.sheet ?? ''}`) || relations.some(({ holds }) => holds)
  return isMeant ? relations : []
}

function equalTotals(grid: Grid, debit: GridCell | undefined, credit: GridCell | undefined): Relation[] {
  if (!debit || !credit || debit.dash || credit.dash) return []
  const terms: Term[] = [{ figure: debit.figure, sign: 1 }]
  return [
    testSum({
      kind: 'debits-credits',
      result: credit.figure,
      terms,
      confidence: 0.9,
      basis: 'labelled',
      group: `${grid.id}/debits-credits`,
    }),
  ]
}
