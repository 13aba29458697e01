import { Decimal, amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Grid, GridCell } from '../facts/grid.ts'
import { isSamePeriod } from '../facts/read-period.ts'
import { sumOf, testRelation } from './relation.ts'
import type { Relation, RelationKind, Term } from './relation.ts'
import { significantDigits, slipBetween } from './slip.ts'

interface Identity {
  kind: RelationKind
  result: string
  /** Readings in order; the first that the grid has all lines of, in any column holds, is meant. */
  terms: readonly (readonly [concept: string, sign: 1 | -1])[]
}

const IDENTITIES: readonly Identity[] = [
  { kind: 'balance', result: 'total_assets', terms: [['liabilities_and_equity', 1]] },
  {
    kind: 'balance',
    result: 'total_assets',
    terms: [
      ['total_liabilities', 1],
      ['total_equity', 1],
    ],
  },
  {
    kind: 'difference',
    result: 'gross_profit',
    terms: [
      ['revenue', 1],
      ['cost_of_sales', -1],
    ],
  },
  {
    kind: 'difference',
    result: 'net_profit',
    terms: [
      ['profit_before_tax', 1],
      ['income_tax', -1],
    ],
  },
  {
    kind: 'sum',
    result: 'total_assets',
    terms: [
      ['current_assets', 1],
      ['noncurrent_assets', 1],
    ],
  },
  {
    kind: 'sum',
    result: 'total_liabilities',
    terms: [
      ['current_liabilities', 1],
      ['noncurrent_liabilities', 1],
    ],
  },
  {
    kind: 'cash-roll',
    result: 'closing_cash',
    terms: [
      ['opening_cash', 1],
      ['net_change_in_cash', 1],
    ],
  },
  {
    kind: 'cash-roll',
    result: 'closing_cash',
    terms: [
      ['opening_cash', 1],
      ['net_change_in_cash', 1],
      ['exchange_effect', 1],
    ],
  },
]

/** Identities that the labels themselves state: total assets = liabilities + equity, and so on. */
export function statementIdentities(grids: readonly Grid[]): Relation[] {
  return Array.from(Map.groupBy(grids, (grid) => grid.table.id).values()).flatMap((panels) =>
    meantReadings(IDENTITIES.flatMap((identity) => testIdentity(panels, identity))),
  )
}

/** Of several readings of one identity (with and without the effect of exchange rates) the one that holds is meant. */
function meantReadings(relations: readonly Relation[]): Relation[] {
  return relations.filter(
    (relation) =>
      relation.holds ||
      !relations.some((other) => other.holds && other.kind === relation.kind && other.result === relation.result),
  )
}

function testIdentity(panels: readonly Grid[], identity: Identity): Relation[] {
  const home = panels.find((grid) => grid.rows.some((row) => row.concept === identity.result))
  if (!home) return []
  const relations = home.columns.flatMap((column, index) => {
    if (column.kind !== 'amount') return []
    const result = cellOf(home, identity.result, index)
    const terms = identity.terms.flatMap(([concept, sign]) => {
      const cell = panels
        .map((grid) => cellOf(grid, concept, matchingColumn(home, index, grid)))
        .find((found) => found !== undefined)
      return cell ? [{ figure: cell.figure, sign } satisfies Term] : []
    })
    if (!result || terms.length !== identity.terms.length) return []
    const relation = testRelation({
      kind: identity.kind,
      result: result.figure,
      terms,
      compute: sumOf(terms),
      linear: true,
      confidence: 0.9,
      basis: 'labelled',
      group: `${home.id}/${identity.result}`,
    })
    return relation ? [relation] : []
  })
  return identity.kind === 'balance' ? relations : provenOnly(relations)
}

/** Signs of costs and effects of exchange rates differ by house style: a broken identity counts where another column shows it, or by its slip. */
function provenOnly(relations: Relation[]): Relation[] {
  const held = relations.filter((relation) => relation.holds).length
  return relations.filter((relation) => relation.holds || held > 0 || figuresSlip(relation))
}

function figuresSlip(relation: Relation): boolean {
  return slipBetween(relation.stated, relation.expected) !== undefined
}

function cellOf(grid: Grid, concept: string, column: number | undefined): GridCell | undefined {
  const rows = grid.rows.flatMap((row, index) => (row.concept === concept && row.kind !== 'heading' ? [index] : []))
  return rows.length === 1 && column !== undefined ? grid.cells[rows[0]!]![column] : undefined
}

function matchingColumn(home: Grid, column: number, other: Grid): number | undefined {
  if (home === other) return column
  const wanted = home.columns[column]!
  const index = other.columns.findIndex((candidate) => candidate.key !== '' && candidate.key === wanted.key)
  return index >= 0 ? index : home.columns.length === other.columns.length ? column : undefined
}

interface Entry {
  grid: Grid
  row: number
  column: number
  cell: GridCell
}

const MAX_ENTRIES_PER_KEY = 60

/** The same line printed in two tables: equal values tie, unequal ones are broken where the two tables otherwise agree. */
export function sameItems(grids: readonly Grid[]): Relation[] {
  const entries = grids.flatMap((grid) =>
    grid.rows.flatMap((row, rowIndex) =>
      row.kind === 'heading' || !isTelling(row.key)
        ? []
        : grid.columns.flatMap((column, columnIndex) => entryOf(grid, rowIndex, columnIndex)),
    ),
  )
  const byKey = Map.groupBy(entries, (entry) => keyOf(entry))
  const agreement = new Map<string, { equal: number; unequal: number }>()
  const pairs: [Entry, Entry][] = []
  for (const group of byKey.values()) {
    if (group.length < 2 || group.length > MAX_ENTRIES_PER_KEY) continue
    for (const [index, a] of group.entries()) {
      for (const b of group.slice(index + 1)) {
        if (a.grid.table === b.grid.table || !samePeriod(a, b)) continue
        pairs.push([a, b])
        const count = agreement.get(columnPair(a, b)) ?? { equal: 0, unequal: 0 }
        if (equalAmounts(a, b)) count.equal++
        else count.unequal++
        agreement.set(columnPair(a, b), count)
      }
    }
  }
  return pairs.flatMap(([a, b]) => tie(a, b, agreement.get(columnPair(a, b))!))
}

function entryOf(grid: Grid, row: number, column: number): Entry[] {
  const cell = grid.cells[row]![column]
  return cell && !cell.dash && grid.columns[column]!.kind === 'amount' && !cell.value.isZero()
    ? [{ grid, row, column, cell }]
    : []
}

/** Labels like "Total" or "Other" name nothing by themselves. */
function isTelling(key: string): boolean {
  return (
    key.length >= 2 &&
    !/^(?:合计|总计|小计|其他|其它|total|subtotal|other|others|합계|계|기타|合計|計|その他|balance|余额|\d+)$/i.test(
      key.replaceAll(' ', ''),
    )
  )
}

function keyOf(entry: Entry): string {
  const row = entry.grid.rows[entry.row]!
  return row.concept ?? row.key
}

function columnPair(a: Entry, b: Entry): string {
  return `${a.grid.id}:${a.column}=${b.grid.id}:${b.column}`
}

function samePeriod(a: Entry, b: Entry): boolean {
  const left = a.grid.columns[a.column]!
  const right = b.grid.columns[b.column]!
  if (left.period?.end || right.period?.end) return isSamePeriod(left.period, right.period)
  return left.key !== '' && left.key === right.key
}

function equalAmounts(a: Entry, b: Entry): boolean {
  return (
    near(amountValue(a.cell.figure.amount).abs(), amountValue(b.cell.figure.amount).abs(), a, b) ||
    a.cell.value.abs().equals(b.cell.value.abs())
  )
}

function near(left: Decimal, right: Decimal, a: Entry, b: Entry): boolean {
  const rounding = (figure: Figure) => Decimal.pow(10, figure.amount.scale - figure.amount.decimals).div(2)
  const coarse = Decimal.max(rounding(a.cell.figure), rounding(b.cell.figure))
  return left
    .minus(right)
    .abs()
    .lessThanOrEqualTo(
      a.cell.figure.amount.scale === b.cell.figure.amount.scale &&
        a.cell.figure.amount.decimals === b.cell.figure.amount.decimals
        ? 0
        : coarse,
    )
}

function tie(a: Entry, b: Entry, agreement: { equal: number; unequal: number }): Relation[] {
  const equal = equalAmounts(a, b)
  const digits = Math.min(significantDigits(a.cell.value), significantDigits(b.cell.value))
  const slip = slipBetween(a.cell.value.abs(), b.cell.value.abs()) !== undefined && digits >= 3
  const twin = rowTwin(a, b)
  const crossScope = a.grid.scope !== undefined && b.grid.scope !== undefined && a.grid.scope !== b.grid.scope
  const confidence = equal ? 0.7 : tieConfidence({ slip, twin, digits, crossScope, ...agreement })
  if (!equal && confidence < 0.6) return []
  const concept = a.grid.rows[a.row]!.concept
  const kind: RelationKind = concept === 'net_profit' ? 'profit-tie' : 'same-item'
  const terms: Term[] = [{ figure: b.cell.figure, sign: 1 }]
  const negated = a.cell.value.isNegative() !== b.cell.value.isNegative()
  const relation = testRelation({
    kind,
    result: a.cell.figure,
    terms,
    compute: ([value]) => (negated ? value!.neg() : value!),
    linear: !negated,
    confidence,
    basis: 'proven',
    ...(equal
      ? { tolerance: amountValue(a.cell.figure.amount).abs().minus(amountValue(b.cell.figure.amount).abs()).abs() }
      : {}),
  })
  return relation ? [relation] : []
}

/** How sure it is that two unequal figures should be equal: the tables agree elsewhere, and the difference is that of a slip. */
function tieConfidence({
  slip,
  twin,
  digits,
  crossScope,
  equal,
  unequal,
}: {
  slip: boolean
  twin: boolean
  digits: number
  crossScope: boolean
  equal: number
  unequal: number
}): number {
  if (slip && twin && digits >= (crossScope ? 7 : 4)) return 0.85
  if (crossScope) return 0.1
  if (slip && digits >= 3 && equal >= 2 && equal > unequal) return 0.8
  return twin && equal >= 3 && equal > unequal * 3 ? 0.7 : 0.2
}

/** Another column of the two rows in which they agree. */
function rowTwin(a: Entry, b: Entry): boolean {
  return a.grid.columns.some((_, left) =>
    b.grid.columns.some((__, right) => {
      const x = a.grid.cells[a.row]![left]
      const y = b.grid.cells[b.row]![right]
      return (
        left !== a.column &&
        right !== b.column &&
        x &&
        y &&
        !x.value.isZero() &&
        x.value.abs().gte(100) &&
        x.value.abs().equals(y.value.abs())
      )
    }),
  )
}

/** Closing cash of the cash flow statement is the cash of the balance sheet, where the other period ties or the gap looks like a slip. */
export function cashTies(grids: readonly Grid[]): Relation[] {
  const flows = entriesOf(grids, 'closing_cash')
  const balances = entriesOf(grids, 'cash').filter((entry) =>
    entry.grid.rows.some((row) => row.concept === 'total_assets' || row.concept === 'current_assets'),
  )
  return flows.flatMap((flow) => {
    const matches = balances.filter(
      (balance) => (flow.grid.scope ?? 'group') === (balance.grid.scope ?? 'group') && sameYear(flow, balance),
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
      if (!equal && !slip && !others) return []
      const terms: Term[] = [{ figure: balance.cell.figure, sign: 1 }]
      const tolerance = equal
        ? { tolerance: amountValue(flow.cell.figure.amount).minus(amountValue(balance.cell.figure.amount)).abs() }
        : {}
      const relation = testRelation({
        kind: 'cash-tie',
        result: flow.cell.figure,
        terms,
        compute: sumOf(terms),
        linear: true,
        confidence: slip ? 0.9 : 0.65,
        basis: 'labelled',
        ...tolerance,
      })
      return relation ? [relation] : []
    })
  })
}

function entriesOf(grids: readonly Grid[], concept: string): Entry[] {
  return grids.flatMap((grid) => {
    const rows = grid.rows.flatMap((row, index) => (row.concept === concept && row.kind !== 'heading' ? [index] : []))
    return rows.length === 1 ? grid.columns.flatMap((_, column) => entryOf(grid, rows[0]!, column)) : []
  })
}

function sameYear(flow: Entry, balance: Entry): boolean {
  const a = flow.grid.columns[flow.column]!.period
  const b = balance.grid.columns[balance.column]!.period
  if (!a || !b) return false
  if (a.end && b.end) return a.end.startsWith(b.end) || b.end.startsWith(a.end)
  return false
}
