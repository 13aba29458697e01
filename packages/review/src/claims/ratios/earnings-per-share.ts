import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { primaryStatements } from '../../facts/outline/primary-statements.ts'
import { ofTerms, testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { cellAtTime, findPerShareLines, findUnitLines } from './per-share-lines.ts'
import type { PerShareLine } from './per-share-lines.ts'

/** Powers of ten between profit ÷ printed shares and printed earnings: shares in thousands or millions, earnings in cents, thousands of which no table says so. */
const UNSAID = 3
const POWERS = [0, 2, -3, -1, -6, -4, UNSAID] as const

/** What earnings per share are taken to be of. */
interface Reading {
  profit: PerShareLine
  shares: PerShareLine
  power: number
}

/** Earnings per share = profit ÷ weighted shares, wherever the three are printed; which profit and which unit, some year that holds tells. */
export function earningsPerShare(grids: readonly Grid[]): Relation[] {
  const { basic, diluted, shares, dilutedShares, profits } = findPerShareLines(grids)
  const supposed = supposedAmong(grids, [...basic, ...diluted])
  return [
    ...testLines(basic, readingsOf(profits, shares), supposed),
    ...testLines(diluted, readingsOf(profits, dilutedShares), supposed),
  ]
}

/** Net assets ÷ units in issue = what one unit comes to, in the same way. */
export function netAssetsPerUnit(grids: readonly Grid[]): Relation[] {
  const { values, units, netAssets } = findUnitLines(grids)
  return testLines(values, readingsOf(netAssets, units), supposedAmong(grids, values))
}

function readingsOf(profits: readonly PerShareLine[], counts: readonly PerShareLine[]): Reading[] {
  return counts.flatMap((shares) =>
    profits.flatMap((profit) => POWERS.map((power): Reading => ({ profit, shares, power }))),
  )
}

function testLines(
  lines: readonly PerShareLine[],
  readings: readonly Reading[],
  supposed: ReadonlySet<Grid>,
): Relation[] {
  const tested = readings
    .map((reading) => {
      const byLine = lines.map((line) => testLine(line, reading, supposed))
      return { reading, byLine, relations: byLine.flat() }
    })
    .filter(({ relations }) => heldIn(relations) > 0)
    .toSorted((a, b) => heldIn(b.relations) - heldIn(a.relations) || b.relations.length - a.relations.length)
  // Thousands that nothing says explain no other years than their own.
  const explained = new Set(
    tested.flatMap(({ reading, relations }) =>
      reading.power === UNSAID ? [] : relations.flatMap((one) => (one.holds ? one.result : [])),
    ),
  )
  // The reading is meant that most years bear out; a line that it does not reach may be of another profit.
  const reached = new Set<number>()
  return tested.flatMap(({ byLine, relations }) => {
    const own = byLine.flatMap((ofLine, line) => (reached.has(line) ? [] : ofLine))
    byLine.forEach((ofLine, line) => ofLine.length > 0 && reached.add(line))
    return own.flatMap((relation) => {
      if (relation.holds) return [relation]
      return explained.has(relation.result)
        ? []
        : [{ ...relation, confidence: confidenceOf(relation, heldIn(relations)) }]
    })
  })
}

/** Years in which a reading holds, where their digits tell more than chance; one year printed twice tells once. */
function heldIn(relations: readonly Relation[]): number {
  const told = new Set(relations.flatMap(({ holds, result }) => (holds ? [result.text.replace(/\D/g, '')] : [])))
  const digits = [...told].reduce((sum, text) => sum + text.replace(/^0+/, '').length, 0)
  return digits >= LEAST_DIGITS ? told.size : 0
}

/** Two digits are soon met by one of many readings. */
const LEAST_DIGITS = 3
const BORNE_OUT = 0.85
const ONCE = 0.7
/** One unit of the last place is soon lost between basic shares, participating shares and a later split. */
const CLOSE = 0.25
/** Holders of options that share in the profit take a hundredth or less of it. */
const SHARED = 0.02

function confidenceOf({ stated, expected, result }: Relation, held: number): number {
  const gap = stated.minus(expected).abs()
  const unit = Decimal.pow(10, -result.amount.decimals)
  if (gap.lessThanOrEqualTo(unit)) return CLOSE
  if (gap.lessThan(expected.abs().times(SHARED)) && held < 2) return CLOSE
  return held > 1 ? BORNE_OUT : ONCE
}

const WOULD_HAVE_BEEN = /pro[ -]forma|备考|備考|모의/i
const UNAUDITED = /\bunaudited\b|未经审计|감사받지/i

/** Tables of what would have been, or of what nobody audited, among statements. Of a quarter nothing is audited: there the word parts no table from others. */
function supposedAmong(grids: readonly Grid[], lines: readonly PerShareLine[]): ReadonlySet<Grid> {
  const unaudited = new Set(grids.filter((grid) => UNAUDITED.test(headsOf(grid))))
  const parts =
    lines.some(({ grid }) => !unaudited.has(grid)) &&
    !primaryStatements({ grids: [...grids] }).some(({ grid }) => unaudited.has(grid))
  return new Set(grids.filter((grid) => WOULD_HAVE_BEEN.test(headsOf(grid)) || (parts && unaudited.has(grid))))
}

function headsOf({ title, columns }: Grid): string {
  return [title, ...columns.map(({ head }) => head)].join(' ')
}

function testLine(
  { grid, row }: PerShareLine,
  { profit, shares, power }: Reading,
  supposed: ReadonlySet<Grid>,
): Relation[] {
  // Pro forma earnings are none of a statement that is not.
  if (supposed.has(grid) && !supposed.has(profit.grid)) return []
  return grid.columns.flatMap((_, column) => {
    // "As reported, adjustments, as adjusted" of one time: each follows from its own column's profit.
    if (profit.grid !== grid && hasTwin(grid, column)) return []
    const cell = cellAtTime({ grid, row }, grid, column)
    const [earned, count] = [cellAtTime(profit, grid, column), cellAtTime(shares, grid, column)]
    return cell && earned && count ? (earningRelation(cell, earned, { count, power }) ?? []) : []
  })
}

/** Whether another column of amounts is of the same time. */
function hasTwin({ columns }: Grid, column: number): boolean {
  const own = columns[column]?.period
  return columns.some(
    ({ kind, period }, at) =>
      at !== column &&
      kind === 'amount' &&
      own?.end !== undefined &&
      period?.end === own.end &&
      period.start === own.start,
  )
}

function earningRelation(
  own: GridCell,
  earned: GridCell,
  { count, power }: { count: GridCell; power: number },
): Relation | undefined {
  const base = count.value.times(Decimal.pow(10, -power))
  return testRelation({
    kind: 'eps',
    result: own.figure,
    terms: [
      { figure: earned.figure, sign: 1 },
      { figure: count.figure, sign: 1 },
    ],
    compute: ofTerms((profit) => profit.div(base).abs()),
    stated: own.value.abs(),
    linear: false,
    tolerance: Decimal.pow(10, -own.figure.amount.decimals)
      .times(0.51)
      .plus(roundingOf(earned.figure.amount).div(base.abs()))
      .plus(amountValue(earned.figure.amount).abs().div(base.abs()).times(roundedShare(count))),
    confidence: 0.75,
    basis: 'proven',
    formula: ([profit, held]) => `${profit} ÷ ${held}`,
  })
}

/** Which part of a count of shares its rounding may be: those in millions are short. */
function roundedShare({ figure, value }: GridCell): Decimal {
  return Decimal.pow(10, -figure.amount.decimals).times(0.5).div(value.abs())
}
