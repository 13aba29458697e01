import { foldText } from '@tickmark/language'
import { Decimal } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

const HEADS = {
  revenue: /^(?:营业收入|主营业务收入|收入)(?:[（(].*[)）])?$/,
  cost: /^(?:营业成本|主营业务成本|成本)(?:[（(].*[)）])?$/,
  margin: /^毛利率(?:[（(].*[)）])?$/,
  revenueGrowth: /(?:营业)?收入比上年(?:同期)?增减/,
  costGrowth: /(?:营业)?成本比上年(?:同期)?增减/,
  marginChange: /毛利率比上年(?:同期)?增减/,
} as const

type Part = keyof typeof HEADS

/**
 * The table of revenue and cost by product that every A-share report prints: the prior margin follows from the two growth rates,
 * and with it the change of the margin that the last column states.
 */
export function marginChanges(grid: Grid): Relation[] {
  const places = Object.fromEntries(
    (Object.keys(HEADS) as Part[]).map((part) => [part, placeOf(grid, HEADS[part])]),
  ) as Record<Part, number>
  if (Object.values(places).some((index) => index < 0)) return []
  const tests = grid.cells.flatMap((row) =>
    testRow(Object.fromEntries((Object.keys(HEADS) as Part[]).map((part) => [part, row[places[part]]])) as Row),
  )
  const held = tests.filter((relation) => relation.holds).length
  return held >= 2 && held >= (tests.length - held) * 2 ? tests : tests.filter((relation) => relation.holds)
}

function placeOf(grid: Grid, head: RegExp): number {
  return grid.columns.findIndex((column) => head.test(foldText(column.head).replace(/\s/g, '')))
}

type Row = Record<Part, GridCell | undefined>

function testRow(row: Row): Relation[] {
  const cells = Object.values(row)
  if (cells.some((cell) => !cell || cell.dash)) return []
  const { revenue, cost, revenueGrowth, costGrowth, marginChange } = row as Record<Part, GridCell>
  const values = [revenue, cost, revenueGrowth, costGrowth].map((cell) => cell.value)
  const expected = changeOf(values)
  if (!expected || marginChange.value.abs().greaterThan(60)) return []
  const relation = testRelation({
    kind: 'ratio',
    result: marginChange.figure,
    terms: [revenue, cost, revenueGrowth, costGrowth].map((cell) => ({ figure: cell.figure, sign: 1 as const })),
    compute: () => expected,
    stated: marginChange.value,
    linear: false,
    tolerance: spreadOf(values, [revenueGrowth, costGrowth]).plus(0.021),
    confidence: 0.75,
    basis: 'proven',
    formula: ([r, c, rg, cg]) => `(${r} − ${c}) ÷ ${r} − [1 − (${c} ÷ (1 + ${cg})) ÷ (${r} ÷ (1 + ${rg}))]`,
  })
  return relation ? [relation] : []
}

/** Margin now less margin before, in percentage points. */
function changeOf([revenue, cost, revenueGrowth, costGrowth]: readonly Decimal[]): Decimal | undefined {
  const [r, c] = [revenueGrowth!.div(100).plus(1), costGrowth!.div(100).plus(1)]
  if (revenue!.isZero() || r.lessThanOrEqualTo(0) || c.lessThanOrEqualTo(0)) return undefined
  const now = cost!.div(revenue!)
  return now.times(r).div(c).minus(now).times(100)
}

/** How far the rounding of the two growth rates moves the result; rates that all end in 0 were rounded there. */
function spreadOf(values: readonly Decimal[], growth: readonly GridCell[]): Decimal {
  return growth.reduce((spread, cell, index) => {
    const printed = cell.figure.text.replace(/[^\d.]/g, '')
    const places = (printed.split('.')[1] ?? '').replace(/(?<!0)0+$/, '').length
    const half = new Decimal(10).pow(-places).times(0.51)
    const moved = values.map((value, at) => (at === index + 2 ? value.plus(half) : value))
    const [base, other] = [changeOf(values), changeOf(moved)]
    return base && other ? spread.plus(other.minus(base).abs()) : spread
  }, new Decimal(0))
}
