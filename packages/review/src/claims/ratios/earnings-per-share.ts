import { rowCells, rowAt, cellIn } from '../../facts/grids/read-grid.ts'
import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

const EPS = /每股收益|per (?:common |ordinary )?share|주당\s?(?:순)?(?:이익|손실)|1株当たり/i
const SHARES = /weighted[- ]average|加权平均|가중평균|期中平均/i
const PROFIT = ['net_profit_parent', 'net_profit']
/** "Net income attributable to PepsiCo", "… available to common shareholders", but not what others have of it. */
const OWNERS_PROFIT =
  /\b(?:income|earnings|loss|profit)\)?.{0,12}\b(?:attributable|available|applicable) to\b(?!.*(?:non-?controlling|minority|preferred|participating|\bper\b))/i

/** Earnings per share = profit ÷ weighted shares, where the statement prints all three and another period shows that it means so. */
export function earningsPerShare(grids: readonly Grid[]): Relation[] {
  return grids.flatMap((grid) => {
    const eps = grid.rows.findIndex(
      (row, index) =>
        row.kind !== 'heading' &&
        (EPS.test(row.label) || row.concept === 'basic_eps') &&
        !SHARES.test(row.label) &&
        rowCells(grid, index).some((cell) => cell && cell.figure.amount.decimals >= 2),
    )
    const shareRows = grid.rows.flatMap((row, index) =>
      row.kind !== 'heading' &&
      SHARES.test(row.label) &&
      rowCells(grid, index).some((cell) => cell && cell.value.greaterThan(1000))
        ? [index]
        : [],
    )
    // Several counts of shares (issued, less unvested, used): the last before the dilution is the one that counts.
    const shares = shareRows.findLast((index) => !/dilut|稀释|희석|潜在/i.test(rowAt(grid, index).label)) ?? -1
    const profit = profitOf(grid, eps)
    if (eps < 0 || shares < 0 || profit === undefined || speaksOfPart(grid, eps)) return []
    const relations = grid.columns.flatMap((_, column) =>
      testColumn(cellIn(grid, eps, column), cellIn(grid, profit, column), cellIn(grid, shares, column)),
    )
    const broken = relations.filter((relation) => !relation.holds)
    return relations.filter(
      (relation) =>
        relation.holds ||
        (relations.length - broken.length >= broken.length && (broken.length === 1 || isFar(relation))),
    )
  })
}

/** Holders of options that share in the profit take a hundredth or less of it: two such gaps are no errors. */
function isFar({ stated, expected }: Relation): boolean {
  return stated.minus(expected).abs().greaterThan(expected.abs().times(0.02))
}

/** What the shareholders earn: what is left for them after others' shares, else the profit as a whole. */
function profitOf(grid: Grid, eps: number): number | undefined {
  const theirs = grid.rows.findLastIndex(
    (row, index) => index < eps && row.kind !== 'heading' && OWNERS_PROFIT.test(row.label),
  )
  const concepts = PROFIT.map((concept) =>
    grid.rows.findIndex((row) => row.concept === concept && row.kind !== 'heading'),
  )
  return [theirs, ...concepts].find((row) => row >= 0)
}

/** Whether the per-share amounts are of continuing operations, while the profit has the others in it. */
function speaksOfPart(grid: Grid, eps: number): boolean {
  const above = grid.rows.slice(0, eps).findLast(({ kind }) => kind === 'heading')?.label ?? ''
  return (
    /(?<!dis)continuing|持续经营|계속영업|継続事業/i.test(`${above} ${rowAt(grid, eps).label}`) &&
    grid.rows.some(
      ({ label }, row) => DISCONTINUED.test(label) && rowCells(grid, row).some((cell) => cell && !cell.value.isZero()),
    )
  )
}

const DISCONTINUED = /discontinued|终止经营|중단영업|非継続事業/i

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
    compute: ofTerms((earned) => earned.div(base).abs()),
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
  if (!relation) return []
  // One unit of the last place is soon lost between basic shares, participating shares and a later split.
  const unit = new Decimal(10).pow(-eps.figure.amount.decimals)
  const isClose = relation.stated.minus(relation.expected).abs().lessThanOrEqualTo(unit)
  return [isClose && !relation.holds ? { ...relation, confidence: 0.5 } : relation]
}

function near(computed: Decimal, printed: Decimal): boolean {
  const ratio = computed.div(printed).abs()
  return ratio.greaterThan(0.3) && ratio.lessThan(3)
}
