import { foldText, labelRate } from '@tickmark/language'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'

const PROFIT =
  /^(?:(?:income|profit|earnings|loss|\(loss\) profit|profit\/\(loss\)).{0,24}before.{0,24}tax|利润总额|税前利润|법인세비용차감전(?:순이익|이익)|税引前(?:当期)?(?:純)?利益|税金等調整前当期純利益)/i
const STATUTORY =
  /(?:statutory|standard|applicable|domestic|federal|corporat\w{1,12}).{0,40}(?:rate|tax)|at the .{0,20}rate of|(?:按|以).{0,14}税率计算|法定.{0,8}税率|적용세율|법정세율|法定実効税率|適用税率/i
/** Rates of corporate income tax of the countries that our users report in, where no rate is printed: proof by the other period only. */
const DEAREST = 45
const LEAST_RATE = 5

/** The first line of a tax reconciliation: profit before tax × the statutory rate. */
export function taxReconciliation(grid: Grid): Relation[] {
  const profit = grid.rows.findIndex(
    (row) => row.kind !== 'heading' && (row.concept === 'profit_before_tax' || PROFIT.test(foldText(row.label).trim())),
  )
  if (profit < 0) return []
  const statutory = grid.rows.findIndex(
    (row, at) => at > profit && at <= profit + 4 && row.kind !== 'heading' && STATUTORY.test(foldText(row.label)),
  )
  if (statutory < 0) return []
  const columns = grid.columns.flatMap((column, index) => {
    const [base, tax] = [cellIn(grid, profit, index), cellIn(grid, statutory, index)]
    return column.kind === 'amount' && isAmount(base) && isAmount(tax) ? [{ base, tax }] : []
  })
  const rate = labelRate(rowAt(grid, statutory).label) ?? sharedRate(columns)
  if (!rate) return []
  const others = printedRates(rowAt(grid, statutory).label)
  const relations = columns.flatMap(({ base, tax }) => {
    // The law changes: another period has a rate of its own, printed beside the first or given exactly.
    const own = exactRate(base, tax)
    const tested = [rate, ...others, ...(own ? [own] : [])].flatMap((one) => atRate(base, tax, one, `${grid.id}/tax`))
    return tested.find(({ holds }) => holds) ?? tested.slice(0, 1)
  })
  const held = relations.filter((relation) => relation.holds).length
  // A printed rate alone may be one of several that the group is taxed at: the other period shows that it is the one meant.
  return held > 0 ? relations : []
}

/** All rates that a label names: "at the standard rate of 25 % (2023: 23.5 %)". */
function printedRates(label: string): Decimal[] {
  const printed = foldText(label).matchAll(/(?<![\d.,])(?<rate>\d{1,2}(?:[.,]\d{1,2})?)\s?%/g)
  return Array.from(printed, ({ groups }) => new Decimal((groups?.rate ?? '').replace(',', '.')))
}

/** Roundings of a tax that lie between one rate of one decimal and the next, at least: where the tax is exactly at one, that is no accident. */
const LEAST_APART = 100

/** The rate of one decimal that a period gives exactly, where amounts are large enough to tell. */
function exactRate(base: GridCell, tax: GridCell): Decimal | undefined {
  const [profit, stated] = [amountValue(base.figure.amount), amountValue(tax.figure.amount)]
  const step = profit.abs().div(1000)
  const unit = roundingOf(tax.figure.amount).plus(roundingOf(base.figure.amount))
  const rate = stated.div(profit).times(100).toDecimalPlaces(1)
  const isExact = profit.times(rate).div(100).minus(stated).abs().lessThanOrEqualTo(unit)
  const isTelling = step.greaterThanOrEqualTo(unit.times(LEAST_APART))
  return isExact && isTelling && rate.greaterThan(LEAST_RATE) && rate.lessThan(DEAREST) ? rate : undefined
}

function isAmount(cell: GridCell | undefined): cell is GridCell {
  return cell !== undefined && !cell.dash && cell.figure.amount.unit === 'money' && significantDigits(cell.value) >= 3
}

/** A rate with at most one decimal that one period gives exactly. */
function sharedRate(columns: readonly { base: GridCell; tax: GridCell }[]): Decimal | undefined {
  for (const { base, tax } of columns) {
    const [b, t] = [amountValue(base.figure.amount), amountValue(tax.figure.amount)]
    const implied = t.div(b).times(100)
    const rate = implied.times(2).round().div(2)
    const fits = b.times(rate).div(100).minus(t).abs().lessThanOrEqualTo(roundingOf(tax.figure.amount).times(2))
    if (fits && rate.greaterThan(LEAST_RATE) && rate.lessThan(DEAREST) && significantDigits(base.value) >= 4)
      return rate
  }
  return undefined
}

function atRate(base: GridCell, tax: GridCell, rate: Decimal, group: string): Relation[] {
  const stated = amountValue(tax.figure.amount)
  const sign = stated.isNegative() === amountValue(base.figure.amount).isNegative() ? 1 : -1
  const relation = testRelation({
    kind: 'tax-reconciliation',
    result: tax.figure,
    terms: [{ figure: base.figure, sign: 1 }],
    compute: ofTerms((profit) => profit.times(rate).div(100).times(sign)),
    linear: false,
    tolerance: roundingOf(tax.figure.amount)
      .plus(roundingOf(base.figure.amount).times(rate).div(100))
      // Japanese and local rates are printed rounded: 30.62 %.
      .plus(
        rate.decimalPlaces() > 0
          ? amountValue(base.figure.amount).abs().times(Decimal.pow(10, -rate.decimalPlaces())).div(200)
          : 0,
      ),
    confidence: 0.85,
    basis: 'proven',
    group,
    formula: ([profit]) => `${profit} × ${rate.toString()}%`,
  })
  return relation ? [relation] : []
}
