import { columnAt } from '../../facts/grids/read-grid.ts'
import { amountValue, firstOf } from '@tickmark/document'
import type { Grid } from '../../facts/grids/grid.ts'
import { isPartOfYear } from '../../facts/periods/read-period.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import { slipBetween } from '../relation/slip.ts'
import { entryOf } from '../relation/table-entry.ts'
import type { Entry } from '../relation/table-entry.ts'

/** Closing cash of the cash flow statement is the cash of the balance sheet, where the other period ties or the gap looks like a slip. */
export function cashTies(grids: readonly Grid[]): Relation[] {
  const flows = entriesOf(grids, 'closing_cash')
  const balances = entriesOf(grids, 'cash').filter((entry) =>
    entry.grid.rows.some((row) => row.concept === 'total_assets' || row.concept === 'current_assets'),
  )
  return flows.flatMap((flow) => {
    const matches = balances.filter(
      (balance) =>
        (flow.grid.scope ?? 'group') === (balance.grid.scope ?? 'group') &&
        sameScope(flow, balance) &&
        sameYear(flow, balance),
    )
    return matches.slice(0, 1).flatMap((balance) => {
      const slip = slipBetween(flow.cell.value, balance.cell.value) !== undefined
      const equal = flow.cell.value.equals(balance.cell.value)
      const others = flows.some(
        (other) =>
          other.column !== flow.column &&
          other.grid === flow.grid &&
          balances.some((cash) => sameYear(other, cash) && cash.cell.value.equals(other.cell.value)),
      )
      // Cash with restricted cash in it is more than the cash of the balance sheet; a note below the statement may say so.
      const wider = flow.grid.rows.slice(flow.row).some(({ label }) => WIDER.test(label))
      if (!equal && (wider || endsSomeDay(flow) || (!slip && !others))) return []
      const terms: Term[] = [{ figure: balance.cell.figure, sign: 1 }]
      const tolerance = equal
        ? { tolerance: amountValue(flow.cell.figure.amount).minus(amountValue(balance.cell.figure.amount)).abs() }
        : {}
      return [
        testSum({
          kind: 'cash-tie',
          result: flow.cell.figure,
          terms,
          confidence: slip ? 0.9 : 0.65,
          basis: 'labelled',
          ...tolerance,
        }),
      ]
    })
  })
}

const WIDER = /restrict|受限|使用制限|拘束性|사용제한/i

function entriesOf(grids: readonly Grid[], concept: string): Entry[] {
  return grids.flatMap((grid) => {
    const rows = grid.rows.flatMap((row, index) => (row.concept === concept && row.kind !== 'heading' ? [index] : []))
    return rows.length === 1 ? grid.columns.flatMap((_, column) => entryOf(grid, firstOf(rows), column)) : []
  })
}

/** "Three months 2024" ends on a day of that year, and not on any. */
function endsSomeDay({ grid, column }: Entry): boolean {
  const { period } = columnAt(grid, column)
  return isPartOfYear(period) && period?.end?.length === '2024'.length
}

/** Columns of the group and of the company alone stand side by side, each under its word. */
function sameScope(flow: Entry, balance: Entry): boolean {
  const [a, b] = [flow, balance].map(({ grid, column }) => {
    const { head } = columnAt(grid, column)
    return ALONE.test(head) ? 'parent' : GROUP.test(head) ? 'group' : undefined
  })
  return a === b || a === undefined || b === undefined
}

const ALONE = /\b(?:standalone|unconsolidated|non-consolidated|company only)\b|母公司|单体|별도|個別|単体/i
const GROUP = /\bconsolidated\b|合并|연결|連結/i

function sameYear(flow: Entry, balance: Entry): boolean {
  const a = columnAt(flow.grid, flow.column).period
  const b = columnAt(balance.grid, balance.column).period
  if (!a || !b) return false
  if (a.end && b.end) return a.end.startsWith(b.end) || b.end.startsWith(a.end)
  return false
}
