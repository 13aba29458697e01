import { cellIn, columnAt } from '../../facts/grids/read-grid.ts'
import { amountValue, firstOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, RelationKind, Term } from '../relation/relation.ts'
import { slipBetween } from '../relation/slip.ts'

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

/**
 * Of several readings of one identity (with and without the effect of exchange rates) the one that holds is meant. A line that alone has to be
 * equal is no reading among others: that liabilities and equity come to the assets excuses no other "total equity and liabilities".
 */
function meantReadings(relations: readonly Relation[]): Relation[] {
  return relations.filter(
    (relation) =>
      relation.holds ||
      relation.terms.length === 1 ||
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
    // A column of adjustments has the line that was adjusted and dashes.
    if ([result.figure, ...terms.map(({ figure }) => figure)].filter((figure) => !isZero(figure)).length < 2) return []
    return [
      testSum({
        kind: identity.kind,
        result: result.figure,
        terms,
        confidence: 0.9,
        basis: 'labelled',
        group: `${home.id}/${identity.result}`,
      }),
    ]
  })
  return identity.kind === 'balance'
    ? relations
    : provenOnly(relations).filter((relation) => relation.holds || !isInterrupted(home, relation, relations))
}

function isZero(figure: Figure): boolean {
  return amountValue(figure.amount).isZero()
}

/** Whether a line between the parts and the result has an amount in this column only: it belongs to the sum as well. */
function isInterrupted(grid: Grid, relation: Relation, relations: readonly Relation[]): boolean {
  if (relation.terms.every((term) => isZero(term.figure))) return true
  if (figuresSlip(relation)) return false
  const columnOf = (figure: Figure) =>
    grid.columns.findIndex(({ columnIndex }) => columnIndex === figure.location.columnIndex)
  const figures = [relation.result, ...relation.terms.map((term) => term.figure)]
  const places = figures.map((figure) => grid.cells.findIndex((row) => row.some((cell) => cell?.figure === figure)))
  if (places.some((row) => row < 0)) return false
  const column = columnOf(relation.result)
  const proven = relations.filter((other) => other.holds).map((other) => columnOf(other.result))
  const isBlank = (row: number, at: number) => cellIn(grid, row, at)?.value.isZero() ?? true
  return grid.rows.some(
    (_, row) =>
      row > Math.min(...places) &&
      row < Math.max(...places) &&
      !places.includes(row) &&
      !isBlank(row, column) &&
      proven.every((other) => isBlank(row, other)),
  )
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
  return rows.length === 1 && column !== undefined ? cellIn(grid, firstOf(rows), column) : undefined
}

function matchingColumn(home: Grid, column: number, other: Grid): number | undefined {
  if (home === other) return column
  const wanted = columnAt(home, column)
  const index = other.columns.findIndex((candidate) => candidate.key !== '' && candidate.key === wanted.key)
  return index >= 0 ? index : home.columns.length === other.columns.length ? column : undefined
}
