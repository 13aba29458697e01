import type { Amount, Unit } from '@tickmark/document'
import { countedScale, foldText, isPerShare, readUnit } from '@tickmark/language'
import type { Grid, GridColumn, GridRow } from './grid.ts'

const YUAN_A_SHARE = /元\/股/
const SHARE_COUNT =
  /shares outstanding|number of shares|shares used|weighted[- ]average.*shares|common equivalent shares|股数|股份数|주식수|株式数/i
/** "Common stock, par value $0.01; shares outstanding: 1,211": how many there are explains the amount of the line. */
const PAR_VALUE = /\b(?:par|stated|face|nominal|no par) value\b|面值|액면|額面/i
/** A heading above rows of rates: "Credit ratios", "EBIT to sales %". */
const RATES_BELOW = /(?:\b(?:ratios|rates)|比率|비율|[^\d\s]\s*[%％]|[(（][%％][)）])\s*[:：]?$/i

/** Whether a heading says that rates stand below it. */
export const namesRates = (heading: string): boolean => RATES_BELOW.test(foldText(heading))
const RATE_ROW =
  /^%\s|\(%\)|(?:率|比例|占比|비율|율|率)(?:\(.*\))?$|\b(?:margin|rates?|percentage)(?:\s*\(%\))?$|(?<!\d)%\s*$/i
/** "Tax at the statutory rate", "effect of the change in the tax rate": what a rate does is an amount. */
const BY_RATE = /\b(?:at|from|in|of|for|to|by|on)\s+(?:\S+\s+){0,8}?\S*\brates?$/i
/** "Common Stock Shares" beside "Common Stock Amount". */
const SHARES_COLUMN = /(?<!\bper )\bshares?(?:\s*\([^)]*\))?$|股数$|株式数$|주식수$/i
/** "Violations (#)" beside "Assessments ($)". */
const COUNTING_HEAD = /[(（]#[)）]\s*$/
const MARGIN_ROW = /\b(?:margin|rates?)$/i
/** Above it a number without a percent sign is no rate, whatever its label says. */
export const RATE_LIMIT = 1000

/** Above it a "margin" without a percent sign is an amount. */
const MARGIN_LIMIT = 100

/** What a row measures; money only where its label alone would say a rate. */
export type Measure = 'per_share' | 'shares' | 'percent' | 'money'

/** What a row measures where its label, or the heading that it stands under, says so; undefined for plain amounts. */
export function measureOf(row: GridRow, heading: string, printed: readonly Amount[]): Measure | undefined {
  // "Dividends ($0.28 per share)" is an amount; only what stands outside brackets names the row.
  const label = foldText(row.label).replace(/\([^()]*\)/g, ' ')
  const above = foldText(heading)
  if (namesRates(above) && printed.every((amount) => amount.unit === 'unknown' && isRateSized(amount))) return 'percent'
  // A gross margin of 283 among millions is an amount, and so is the 59 beside it.
  if (MARGIN_ROW.test(label.trim()) && printed.some((amount) => isPlain(amount) && sizeOf(amount) > MARGIN_LIMIT))
    return 'money'
  const perShareSized = printed.some((amount) => amount.decimals >= 2) && printed.every(({ value }) => isSmall(value))
  const isOfShare = isPerShare(label) || YUAN_A_SHARE.test(label)
  if (isOfShare && (perShareSized || /[每주株]|元\/股/.test(label))) return 'per_share'
  if (SHARE_COUNT.test(label) && !isOfShare && !PAR_VALUE.test(label)) return 'shares'
  const isEps = row.concept === 'basic_eps' || row.concept === 'diluted_eps'
  if (perShareSized && (isEps || isPerShare(above))) return 'per_share'
  return (isEps && !perShareSized) || (SHARE_COUNT.test(above) && isEps) ? 'shares' : undefined
}

function isPlain({ unit }: Amount): boolean {
  return unit === 'unknown' || unit === 'money'
}

function sizeOf({ value }: Amount): number {
  return Math.abs(Number(value))
}

function isSmall(value: string): boolean {
  return Math.abs(Number(value)) < 10_000
}

/** A cell's amount with the unit, scale and currency that its row, column and table give it. */
export function amountInContext(
  amount: Amount,
  grid: Grid,
  row: GridRow,
  column: GridColumn,
  measure: Measure | undefined,
): Amount {
  if (!isPlain(amount)) return amount
  const own = readUnit(row.label) ?? column.unit
  if (isRate(amount, { grid, row, column, measure })) return { ...amount, unit: 'percent' }
  if (SHARES_COLUMN.test(column.head) && amount.unit !== 'money') return { ...amount, unit: 'shares' }
  if (measure && measure !== 'money') return { ...amount, unit: measure }
  if (COUNTING_HEAD.test(column.head) && amount.unit !== 'money') return { ...amount, unit: 'count' }
  const counted = countedScale(row.label) ?? countedScale(column.head)
  if (counted !== undefined && amount.unit !== 'money')
    return { ...amount, unit: 'count', scale: amount.scale || counted }
  const unit: Unit = 'money'
  const scale = amount.scale || (own ?? grid.unit).scale
  const currency = amount.currency ?? own?.currency ?? grid.unit.currency
  return { ...amount, unit, scale, ...(currency ? { currency } : {}) }
}

interface RateStanding {
  grid: Grid
  row: GridRow
  column: GridColumn
  measure: Measure | undefined
}

function isRate(amount: Amount, { grid, row, column, measure }: RateStanding): boolean {
  if (amount.unit === 'money') return false
  const rateColumn =
    (column.kind === 'percent' || column.kind === 'percent-change') &&
    sizeOf(amount) < 100_000 &&
    // In a sheet every cell has its own format: an amount under the growth rates of its column is none of them.
    (grid.table.sheet === undefined || isRateSized(amount)) &&
    !/[(（]元[)）]/.test(row.label)
  if (rateColumn || measure === 'money') return rateColumn
  const folded = foldText(row.label).trim()
  // The effect of foreign rates is an amount.
  return (
    RATE_ROW.test(folded) && !BY_RATE.test(folded) && !/exchange|汇率|환율|為替/i.test(folded) && isRateSized(amount)
  )
}

function isRateSized(amount: Amount): boolean {
  return sizeOf(amount) < RATE_LIMIT
}
