import { columnAt, cellIn } from '../../facts/grids/read-grid.ts'
import { Decimal, amountValue, roundingOf, firstOf, numberAt } from '@tickmark/document'
import type { Amount, Figure } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { isUnlike } from '../../facts/grids/infer-rates.ts'
import { isSlipOfPen, testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { headsOtherBasis, namesCompoundGrowth } from '@tickmark/language'

/** Relative change in percent from `before` to `after`; undefined for a base of zero. */
export function percentChange(after: Decimal, before: Decimal): Decimal | undefined {
  return before.isZero() ? undefined : after.minus(before).div(before.abs()).times(100)
}

/** Rounding of a computed percentage: the printed place, and what the rounding of the two amounts lets through. */
export function percentTolerance(printed: Amount, after: Amount, before: Amount): Decimal {
  const a = amountValue(after).abs()
  const b = amountValue(before).abs()
  // One unit of the last place is a matter of rounding and truncating, no error worth a word.
  const own = new Decimal(10).pow(-printed.decimals).times(1.01)
  if (b.isZero()) return own
  const spread = roundingOf(after)
    .div(b)
    .plus(a.times(roundingOf(before)).div(b.times(b)))
  return own.plus(spread.times(100))
}

/** Amounts in thousands or millions are nudged by a unit so that their tables add up, while the percentage is of the unrounded ones. */
function percentSlack(after: Amount, before: Amount): Decimal {
  const base = amountValue(before).abs()
  return before.scale < 3 || base.isZero()
    ? new Decimal(0)
    : Decimal.max(roundingOf(after), roundingOf(before)).times(2).div(base).times(100)
}

const WILDEST_CHANGE = 10_000

interface Columns {
  after: number
  before: number
}

/** What changed something by how much is no amount that changes itself. */
const EFFECT = /\b(?:impact|effect|contribution)s?\b|影响|영향|影響/i

/** Columns that print the percentage change of two others, found by what holds in most rows, and every row of them tested. */
export function changeColumns(grids: readonly Grid[]): Relation[] {
  const layouts = learnLayouts(grids)
  return grids.flatMap((grid) =>
    grid.columns.flatMap((column, index) => {
      if (!isRateColumn(grid, index)) return []
      const best = bestPair(grid, index) ?? ofTwoPeriods(grid, layouts.get(layoutOf(grid, index)))
      const relations = best ? grid.rows.flatMap((_, row) => meantRow(grid, row, index, best)) : []
      // Of two changes under one head the second is at constant exchange rates, or without something.
      const isVariant = grid.columns.some(({ head, key }, at) => at < index && key !== '' && head === column.head)
      return isVariant || headsOtherBasis(column.head) ? relations.filter((relation) => relation.holds) : relations
    }),
  )
}

/** A change without a percent sign is one in per cent only where its numbers are far smaller than the amounts. */
function isRateColumn(grid: Grid, index: number): boolean {
  const { kind, head } = columnAt(grid, index)
  // The growth of each year over several is no change between two columns.
  if (namesCompoundGrowth(head)) return false
  return kind === 'percent-change' || kind === 'percent' || (kind === 'change' && isUnlike(grid, index))
}

function layoutOf(grid: Grid, target: number): string {
  return `${target}/${grid.columns.map((column) => (column.kind === 'amount' ? 'a' : 'r')).join('')}`
}

/** What tables of one or two rows mean is told by the others of the same layout: three rows that hold, and nearly no other. */
function learnLayouts(grids: readonly Grid[]): Map<string, Columns> {
  const rows = new Map<string, Relation[]>()
  for (const grid of grids) {
    for (const index of grid.columns.keys()) {
      const amounts = grid.columns.flatMap((column, at) => (column.kind === 'amount' ? [at] : []))
      if (amounts.length !== 2 || !isRateColumn(grid, index)) continue
      const tests = grid.rows.flatMap((_, row) =>
        testRow(grid, row, index, { after: firstOf(amounts), before: numberAt(amounts, 1) }),
      )
      rows.set(layoutOf(grid, index), [...(rows.get(layoutOf(grid, index)) ?? []), ...tests])
    }
  }
  const known = new Map<string, Columns>()
  for (const [layout, tests] of rows) {
    const held = tests.filter((test) => test.holds).length
    const kinds = layout.slice(layout.indexOf('/') + 1)
    if (held >= 3 && held >= (tests.length - held) * 4)
      known.set(layout, { after: kinds.indexOf('a'), before: kinds.lastIndexOf('a') })
  }
  return known
}

/** What other tables of the layout mean holds for amounts of two periods; 现金分红 beside 净利润 are two amounts of one. */
function ofTwoPeriods(grid: Grid, learned: Columns | undefined): Columns | undefined {
  if (!learned) return undefined
  const [after, before] = [columnAt(grid, learned.after).period, columnAt(grid, learned.before).period]
  return after && before && after.text !== before.text ? learned : undefined
}

/** A row as the column means it; one that breaks may mean the growth of its amounts where the others mean points, or the reverse. */
function meantRow(grid: Grid, row: number, target: number, best: Columns): Relation[] {
  const tests = testRow(grid, row, target, best)
  if (tests.every((test) => test.holds)) return tests
  const sources = grid.columns.flatMap((column, index) =>
    column.kind === 'amount' || column.kind === 'percent' ? [index] : [],
  )
  const pairs = sources.flatMap((after) =>
    sources.filter((before) => before > after).map((before) => ({ after, before })),
  )
  const other = pairs.map((pair) => testRow(grid, row, target, pair)).find((found) => found.some((test) => test.holds))
  return other ?? tests
}

interface Candidate extends Columns {
  held: number
  broken: number
}

function bestPair(grid: Grid, target: number): Columns | undefined {
  const sources = grid.columns.flatMap((column, index) =>
    // Rates that change are those of two periods; others side by side are what a change is made up of.
    (column.kind === 'amount' || (column.kind === 'percent' && column.period)) &&
    index !== target &&
    !EFFECT.test(column.head)
      ? [index]
      : [],
  )
  const candidates = sources.flatMap((after) =>
    sources.flatMap((before): Candidate[] => {
      if (after === before || columnAt(grid, after).kind !== columnAt(grid, before).kind) return []
      if (
        columnAt(grid, after).kind === 'percent' &&
        columnAt(grid, after).period?.end === columnAt(grid, before).period?.end
      )
        return []
      const tests = grid.rows.flatMap((_, row) => testRow(grid, row, target, { after, before }))
      // No change at all is no change in any unit: it tells nothing of what the column means.
      const held = tests.filter((test) => test.holds && !test.stated.isZero()).length
      return [{ after, before, held, broken: tests.filter((test) => !test.holds).length }]
    }),
  )
  // The later period usually stands first.
  const score = ({ held, broken, after, before }: Candidate) => held - 2 * broken + (after < before ? 0.5 : 0)
  const best = candidates
    .filter(({ held }) => held > 0)
    .reduce<Candidate | undefined>((top, next) => (!top || score(next) > score(top) ? next : top), undefined)
  const named = columnAt(grid, target).kind === 'percent-change'
  if (!best) return named ? onlyPair(grid, target, sources) : undefined
  if (best.held >= 2 && best.held >= best.broken * (named ? 1.5 : 3)) return best
  return named && best.broken <= best.held ? best : undefined
}

/** A column headed as a change beside exactly two amounts, in a table too short to prove it: believed where the error looks like a slip. */
function onlyPair(grid: Grid, target: number, amounts: readonly number[]): Columns | undefined {
  const [after, before] = amounts
  if (amounts.length !== 2 || after === undefined || before === undefined || columnAt(grid, after).kind !== 'amount')
    return undefined
  const pair: Columns = { after, before }
  const tests = grid.rows.flatMap((_, row) => testRow(grid, row, target, pair))
  return tests.length > 0 && tests.length <= 2 && tests.every(isSlipOfPen) ? pair : undefined
}

function testRow(grid: Grid, row: number, target: number, columns: Columns): Relation[] {
  const printed = cellIn(grid, row, target)
  const after = cellIn(grid, row, columns.after)
  const before = cellIn(grid, row, columns.before)
  if (!printed || printed.dash || !after || !before || before.dash || before.value.isZero()) return []
  if (after.figure.amount.unit === 'percent' && before.figure.amount.unit === 'percent')
    return columnAt(grid, target).kind === 'percent' ? [] : pointsRow(printed, after, before)
  if (
    ['points', 'basis_points'].includes(printed.figure.amount.unit) ||
    after.figure.amount.unit === 'percent' ||
    before.figure.amount.unit === 'percent'
  )
    return []
  return percentRow(
    printed.figure,
    after.figure,
    before.figure,
    columnAt(grid, target).kind === 'percent-change' ? 0.9 : 0.8,
  )
}

/** The change of a rate, printed in percentage points. */
function pointsRow(printed: GridCell, after: GridCell, before: GridCell): Relation[] {
  const basis = printed.figure.amount.unit === 'basis_points'
  const relation = testRelation({
    kind: 'percent-change',
    result: printed.figure,
    terms: [
      { figure: after.figure, sign: 1 },
      { figure: before.figure, sign: -1 },
    ],
    compute: ofTerms((a, b) => a.minus(b).times(basis ? 100 : 1)),
    linear: false,
    tolerance: roundingOf(printed.figure.amount).plus(
      roundingOf(after.figure.amount)
        .plus(roundingOf(before.figure.amount))
        .times(basis ? 100 : 1),
    ),
    confidence: 0.8,
    basis: 'proven',
    formula: ([a, b]) => `${a} − ${b}`,
  })
  if (!relation || relation.holds || basis) return relation ? [relation] : []
  // Some print by how many per cent the rate has grown.
  const grown = percentRow(printed.figure, after.figure, before.figure, 0.8)
  return grown.some(({ holds }) => holds) ? grown : [relation]
}

/** Heads that say whether a change is good, whichever way the line went. */
const JUDGED = /\b(?:better|worse|(?:un)?favou?rable)\b|有利|不利|改善/i

function percentRow(printed: Figure, after: Figure, before: Figure, confidence: number): Relation[] {
  const base = amountValue(before.amount)
  const now = amountValue(after.amount)
  // The change itself, under a head that its neighbour shares.
  if (now.minus(base).div(Decimal.pow(10, after.amount.scale)).equals(printed.amount.value)) return []
  if (base.isNegative() || now.isNegative()) return signChange(printed, after, before)
  const head = printed.columnLabel ?? ''
  // "Better / (worse)": costs that rise are worse, and the sign says no more than that.
  const isJudged = JUDGED.test(head)
  const unsigned =
    isJudged || (!printed.amount.value.startsWith('-') && now.lessThan(base) && /decrease|减少|下降/.test(head))
  const relation = testRelation({
    kind: 'percent-change',
    result: printed,
    terms: [
      { figure: after, sign: 1 },
      { figure: before, sign: -1 },
    ],
    compute: ofTerms((a, b) => (unsigned ? percentChange(a, b)?.abs() : percentChange(a, b))),
    stated: isJudged ? new Decimal(printed.amount.value).abs() : new Decimal(printed.amount.value),
    linear: false,
    tolerance: percentTolerance(printed.amount, after.amount, before.amount).plus(
      percentSlack(after.amount, before.amount),
    ),
    confidence,
    basis: 'proven',
    formula: ([a, b]) => `(${a} − ${b}) ÷ ${b}`,
  })
  // From next to nothing to a thousandfold, or to a dash: the two are not of one line.
  const isUnlikely = now.isZero() || relation?.expected.abs().greaterThan(WILDEST_CHANGE)
  return !relation || (!relation.holds && isUnlikely) ? [] : [relation]
}

/** With a negative amount, practice differs in sign and meaning: such a row counts only when it holds. */
function signChange(printed: Figure, after: Figure, before: Figure): Relation[] {
  const relation = testRelation({
    kind: 'percent-change',
    result: printed,
    terms: [
      { figure: after, sign: 1 },
      { figure: before, sign: -1 },
    ],
    compute: ofTerms((a, b) => percentChange(a, b)?.abs()),
    stated: new Decimal(printed.amount.value).abs(),
    linear: false,
    tolerance: percentTolerance(printed.amount, after.amount, before.amount),
    confidence: 0.2,
    basis: 'proven',
    formula: ([a, b]) => `(${a} − ${b}) ÷ |${b}|`,
  })
  return relation?.holds ? [relation] : []
}
