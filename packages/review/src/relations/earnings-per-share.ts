import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Grid, GridCell } from '../facts/grid.ts'
import { testRelation } from './relation.ts'
import type { Relation, Term } from './relation.ts'

const EPS = /每股收益|per (?:common |ordinary )?share|주당\s?(?:순)?(?:이익|손실)|1株当たり/i
const SHARES = /weighted[- ]average|加权平均|가중평균|期中平均/i
const PROFIT = ['net_profit_parent', 'net_profit']

/** Earnings per share = profit ÷ weighted shares, where the statement prints all three and another period shows that it means so. */
export function earningsPerShare(grids: readonly Grid[]): Relation[] {
  return grids.flatMap((grid) => {
    const eps = grid.rows.findIndex(
      (row, index) =>
        row.kind !== 'heading' &&
        (EPS.test(row.label) || row.concept === 'basic_eps') &&
        !SHARES.test(row.label) &&
        grid.cells[index]!.some((cell) => cell && cell.figure.amount.decimals >= 2),
    )
    const shareRows = grid.rows.flatMap((row, index) =>
      row.kind !== 'heading' &&
      SHARES.test(row.label) &&
      grid.cells[index]!.some((cell) => cell && cell.value.greaterThan(1000))
        ? [index]
        : [],
    )
    // Several counts of shares (issued, less unvested, used): the last before the dilution is the one that counts.
    const shares = shareRows.findLast((index) => !/dilut|稀释|희석|潜在/i.test(grid.rows[index]!.label)) ?? -1
    const profit = PROFIT.map((concept) =>
      grid.rows.findIndex((row) => row.concept === concept && row.kind !== 'heading'),
    ).find((row) => row >= 0)
    if (eps < 0 || shares < 0 || profit === undefined) return []
    const relations = grid.columns.flatMap((_, column) =>
      testColumn(grid.cells[eps]![column], grid.cells[profit]![column], grid.cells[shares]![column]),
    )
    return relations.filter(
      (relation) =>
        relation.holds ||
        relations.filter((other) => other.holds).length >= relations.filter((other) => !other.holds).length,
    )
  })
}

function testColumn(eps: GridCell | undefined, profit: GridCell | undefined, shares: GridCell | undefined): Relation[] {
  if (!eps || !profit || !shares || eps.dash || profit.dash || shares.value.isZero() || eps.value.isZero()) return []
  const terms: Term[] = [
    { figure: profit.figure, sign: 1 },
    { figure: shares.figure, sign: 1 },
  ]
  // Shares are printed in the statement's scale or in full; the reading that comes near is meant.
  const scale = [0, 3, 6].find((power) =>
    near(amountValue(profit.figure.amount).div(shares.value.times(Decimal.pow(10, power))), eps.value),
  )
  if (scale === undefined) return []
  const base = shares.value.times(Decimal.pow(10, scale))
  const relation = testRelation({
    kind: 'eps',
    result: eps.figure,
    terms,
    compute: ([earned]) => earned!.div(base).abs(),
    stated: eps.value.abs(),
    linear: false,
    tolerance: new Decimal(10)
      .pow(-eps.figure.amount.decimals)
      .times(0.51)
      .plus(roundingOf(profit.figure.amount).div(base.abs())),
    confidence: 0.75,
    basis: 'proven',
    formula: ([earned, count]) => `${earned} ÷ ${count}`,
  })
  return relation ? [relation] : []
}

function near(computed: Decimal, printed: Decimal): boolean {
  const ratio = computed.div(printed).abs()
  return ratio.greaterThan(0.3) && ratio.lessThan(3)
}
