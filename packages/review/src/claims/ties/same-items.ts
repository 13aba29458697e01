import { namesOperations } from '@tickmark/language'
import { rowAt, rowCells, columnAt, cellIn, headingOver } from '../../facts/grids/read-grid.ts'
import { Decimal, amountValue, roundingOf, getExisting } from '@tickmark/document'

import type { Grid, GridCell, GridColumn } from '../../facts/grids/grid.ts'
import { isSamePeriod, readPeriod } from '../../facts/periods/read-period.ts'
import { isTelling } from '../../facts/text/telling-label.ts'
import { filledForms } from './filled-forms.ts'
import { testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation, RelationKind, Term } from '../relation/relation.ts'
import { significantDigits, slipBetween } from '../relation/slip.ts'
import { entryOf } from '../relation/table-entry.ts'
import type { Entry } from '../relation/table-entry.ts'

const MAX_ENTRIES_PER_KEY = 60
/** Columns of what was published before a correction, of the correction, and of what a change of rules makes of it. */
const NOT_FINAL =
  /\bas (?:previously |originally |initially )?(?:reported|presented|stated)\b|\badjust(?:ments?|ed)\b|\breclassif|\beliminat|\b(?:impacts?|effects?) of\b|(?:重述|调整|追溯|变更|更正)前|调整数|修正前|調整額|수정\s?전|조정|影响(?:数|额|金额)|影響額|영향/i
/** A remark at the label: what the line holds is explained below the table. */
const REMARK = /(?:\(\w{1,2}\)|[*†‡§]|[¹²³⁴⁵⁶⁷⁸⁹])\s*$/

/** The same line printed in two tables: equal values tie, unequal ones are broken where the two tables otherwise agree. */
export function sameItems(grids: readonly Grid[]): Relation[] {
  const entries = grids.flatMap((grid) => {
    const columns = grid.columns.flatMap(({ head }, column) => (NOT_FINAL.test(head) ? [] : [column]))
    return grid.rows.flatMap((row, rowIndex) =>
      row.kind === 'heading'
        ? []
        : columns
            .flatMap((column) => entryOf(grid, rowIndex, column))
            .filter((entry) => isTelling(row.key) || entry.cell.figure.amount.unit === 'per_share'),
    )
  })
  const forms = filledForms(grids)
  const byKey = Map.groupBy(entries, (entry) => keyOf(entry))
  const agreement = new Map<string, { equal: number; unequal: number }>()
  const pairs: [Entry, Entry][] = []
  for (const group of byKey.values()) {
    if (group.length < 2 || group.length > MAX_ENTRIES_PER_KEY) continue
    for (const [index, a] of group.entries()) {
      for (const b of group.slice(index + 1)) {
        if (a.grid.table === b.grid.table || !(samePeriod(a, b) || isLongTwin(a, b))) continue
        if (unitOf(a.cell) !== unitOf(b.cell) && (isOneOfUnits(a) || isOneOfUnits(b))) continue
        // What two subjects have in common by chance ties nothing, and what they have not contradicts nothing.
        if (forms.has(a.grid) && forms.get(a.grid) === forms.get(b.grid)) continue
        // A table that has the line twice (basic and diluted, revenue and cost) ties with the one that agrees.
        if (!equalAmounts(a, b) && (hasTwin(group, a, b) || hasTwin(group, b, a))) continue
        pairs.push([a, b])
        const count = agreement.get(columnPair(a, b)) ?? { equal: 0, unequal: 0 }
        if (equalAmounts(a, b)) count.equal++
        else count.unequal++
        agreement.set(columnPair(a, b), count)
      }
    }
  }
  return pairs.flatMap(([a, b]) => tie(a, b, getExisting(agreement, columnPair(a, b))))
}

/** Whether another line of `other`'s table, of the same name and column, prints the amount of `own`. */
function hasTwin(group: readonly Entry[], own: Entry, other: Entry): boolean {
  return group.some(
    (entry) =>
      entry !== other &&
      entry.grid.table === other.grid.table &&
      entry.column === other.column &&
      equalAmounts(own, entry),
  )
}

function keyOf(entry: Entry): string {
  const row = rowAt(entry.grid, entry.row)
  const { unit } = entry.cell.figure.amount
  return `${row.concept ?? row.key}${unit === 'money' ? '' : `/${unit}`}`
}

function columnPair(a: Entry, b: Entry): string {
  return `${a.grid.id}:${a.column}=${b.grid.id}:${b.column}`
}

function samePeriod(a: Entry, b: Entry): boolean {
  const left = columnAt(a.grid, a.column)
  const right = columnAt(b.grid, b.column)
  if (left.period?.end || right.period?.end) return isSamePeriod(left.period, right.period)
  // Two sheets that name no period may well have been filled at different times.
  if (a.grid.table.sheet !== undefined) return false
  const [own, other] = [onlyPeriod(a.grid), onlyPeriod(b.grid)]
  // Two columns of one head are of two times whose line of heads was lost: which is which nobody knows.
  const isSame = left.key !== '' && left.key === right.key && isOnlyHead(a.grid, left) && isOnlyHead(b.grid, right)
  return isSame && (!own || !other || own === other)
}

const LONG = 8

/** Statements come twice, of the group and of the parent: their lines may well differ by a round amount. */
function isStatement(grid: Grid): boolean {
  return grid.rows.filter((row) => row.concept !== undefined).length >= 4
}

/** Numbers of eight digits or more under one label that are the same, or one slip apart and nowhere else in the other's row. */
function isLongTwin(a: Entry, b: Entry): boolean {
  const [left, right] = [a.cell.value.abs(), b.cell.value.abs()]
  if (Math.min(significantDigits(left), significantDigits(right)) < LONG) return false
  if (rowAt(a.grid, a.row).key !== rowAt(b.grid, b.row).key) return false
  if (left.equals(right)) return true
  const elsewhere = (value: Decimal, entry: Entry) =>
    rowCells(entry.grid, entry.row).some((cell) => cell?.value.abs().equals(value))
  const slip = slipBetween(left, right)
  if (isStatement(a.grid) || isStatement(b.grid)) return false
  return (slip === 'digit' || slip === 'transposition') && !elsewhere(left, b) && !elsewhere(right, a)
}

function isOnlyHead({ columns }: Grid, { key }: GridColumn): boolean {
  return columns.filter((column) => column.key === key).length === 1
}

/** The end of the one period that a table's heads and title name, for columns that name none. */
function onlyPeriod(grid: Grid): string | undefined {
  const ends = new Set(grid.columns.flatMap(({ period }) => (period?.end ? [period.end] : [])))
  const stated = ends.size === 0 ? readPeriod(grid.title.split('\n').at(-1) ?? '')?.end : undefined
  return ends.size === 1 ? [...ends][0] : stated
}

function equalAmounts(a: Entry, b: Entry): boolean {
  return (
    near(amountValue(a.cell.figure.amount).abs(), amountValue(b.cell.figure.amount).abs(), a, b) ||
    a.cell.value.abs().equals(b.cell.value.abs())
  )
}

function near(left: Decimal, right: Decimal, a: Entry, b: Entry): boolean {
  const roundings = [a, b].map(({ cell }) => roundingOf(cell.figure.amount))
  const [fine, coarse] = [Decimal.min(...roundings), Decimal.max(...roundings)]
  // A coarser print may round one line the other way, so that its column adds up.
  const tolerance = fine.equals(coarse) ? 0 : coarse.times(2).minus(fine)
  return left.minus(right).abs().lessThanOrEqualTo(tolerance)
}

/** Confidence from which on unequal amounts of one line go before the judge. */
const WORTH_WEIGHING = 0.3

function tie(a: Entry, b: Entry, agreement: { equal: number; unequal: number }): Relation[] {
  const equal = equalAmounts(a, b)
  const digits = Math.min(significantDigits(a.cell.value), significantDigits(b.cell.value))
  // Lines that share a concept but not their name ("income taxes" paid, "income tax expense") need more than a likeness.
  const sameName = rowAt(a.grid, a.row).key === rowAt(b.grid, b.row).key
  const slip = slipBetween(a.cell.value.abs(), b.cell.value.abs()) !== undefined && digits >= (sameName ? 3 : 5)
  const twin = rowTwin(a, b)
  const crossScope = a.grid.scope !== undefined && b.grid.scope !== undefined && a.grid.scope !== b.grid.scope
  const alike = { slip, twin, digits, crossScope: crossScope || areOfTwoCompanies(a, b, agreement), ...agreement }
  const confidence = equal ? 0.7 : samePeriod(a, b) ? tieConfidence(alike) : 0.75
  if (!equal && confidence < WORTH_WEIGHING) return []
  const addedBackOnce = isAddedBack(a) !== isAddedBack(b)
  if (!equal && (isPartColumn(a) || isPartColumn(b))) return []
  // A remark tells why a line differs, not why one of its years differs by a slip of the pen.
  const isSlipOfOne = slip && twin && digits >= SLIP_DIGITS
  if (!equal && !isSlipOfOne && (isExplained(a) || isExplained(b))) return []
  if (!equal && addedBackOnce && !(slip && digits >= ADDED_BACK_DIGITS)) return []
  const concept = rowAt(a.grid, a.row).concept
  const kind: RelationKind = concept === 'net_profit' ? 'profit-tie' : 'same-item'
  const terms: Term[] = [{ figure: b.cell.figure, sign: 1 }]
  const negated = a.cell.value.isNegative() !== b.cell.value.isNegative()
  const relation = testRelation({
    kind,
    result: a.cell.figure,
    terms,
    compute: ofTerms((value) => (negated ? value.neg() : value)),
    linear: !negated,
    confidence,
    basis: 'proven',
    ...(equal
      ? { tolerance: amountValue(a.cell.figure.amount).abs().minus(amountValue(b.cell.figure.amount).abs()).abs() }
      : {}),
  })
  return relation ? [relation] : []
}

/** Two statements that differ in line after line are those of a parent and of its main subsidiary. */
function areOfTwoCompanies(a: Entry, b: Entry, { unequal }: { unequal: number }): boolean {
  return unequal >= 3 && isStatement(a.grid) && isStatement(b.grid)
}

/** Whether the document itself says that a line is cut differently: by a remark, or as income that minority owners share in. */
function isExplained({ grid, row }: Entry): boolean {
  const { label, concept } = rowAt(grid, row)
  if (REMARK.test(label) || OWN_MEASURE.test(grid.title)) return true
  // A part of the operations has a profit of its own: "Earnings per share for profit from continuing operations".
  if (concept === 'net_profit' && namesOperations(`${headingOver(grid, row)} ${grid.title}`)) return true
  const sharing = grid.rows.findIndex(({ label: own }) => MINORITY_INCOME.test(own))
  return concept === undefined && sharing > row && grid.rows.some((other) => COMPREHENSIVE.test(other.label))
}

/** One of several columns of a period ("2020 Long-term" beside "2020 Current") that is not their total, nor the same once more in another currency. */
function isPartColumn({ grid, row, column, cell }: Entry): boolean {
  const { head, period } = columnAt(grid, column)
  if (!period?.end || WHOLE_HEAD.test(head)) return false
  return grid.columns.some(
    (other, at) =>
      at !== column &&
      other.kind === 'amount' &&
      isSamePeriod(other.period, period) &&
      (unitAt(grid, row, at) ?? unitOf(cell)) === unitOf(cell),
  )
}

/** Whether the table prints the period once more in another currency or scale: what is in yen is the other table's in yen. */
function isOneOfUnits({ grid, row, column, cell }: Entry): boolean {
  const { period } = columnAt(grid, column)
  return grid.columns.some((other, at) => {
    const unit = other.kind === 'amount' && at !== column ? unitAt(grid, row, at) : undefined
    return unit !== undefined && unit !== unitOf(cell) && isSamePeriod(other.period, period)
  })
}

function unitAt(grid: Grid, row: number, column: number): string | undefined {
  const cell = cellIn(grid, row, column)
  return cell && !cell.dash ? unitOf(cell) : undefined
}

function unitOf({ figure: { amount } }: GridCell): string {
  return `${amount.currency ?? ''} ${amount.scale}`
}

/** Heads of the column that holds a line's whole amount: its total, or its balance at either end of a roll-forward. */
const WHOLE_HEAD = /\btotal\b|consolidated|合计|总计|合計|합계|净额|账面价值|账面余额|期末|期初/i

/** What a cash flow statement adds back has the part of discontinued operations, and of costs, in it. */
function isAddedBack({ grid, row }: Entry): boolean {
  return ADDED_BACK.test(rowAt(grid, row).label) && grid.rows.some(({ concept }) => concept === 'operating_cash_flow')
}

const ADDED_BACK =
  /depreciation|amorti[sz]ation|impairment|extinguishment|\b(?:gain|loss)(?:es)?\b(?:(?!\b(?:gain|loss)(?:es)?\b).)*\b(?:on|from)\b|折旧|摊销|减值|감가상각|손상|減価償却|減損/i
/** Digits with which a slip shows in a line that the cash flow statement may cut differently. */
const ADDED_BACK_DIGITS = 4
/** Digits of which one is wrong, where another year of the two lines agrees. */
const SLIP_DIGITS = 4
/** Measures of the company's own making may have the names of the statements' lines. */
const OWN_MEASURE = /non-?gaap|\bcore\b|\badjusted\b|pro forma|constant currency|经调整|扣除非经常|조정|調整後/i
const MINORITY_INCOME = /attributable to (?:the )?non-?controlling|归属于少数股东|비지배지분|非支配株主/i
const COMPREHENSIVE = /other comprehensive|其他综合收益|기타포괄|その他の包括/i

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
  if (slip && twin && (digits >= 7 || (unequal <= equal + 1 && digits >= 4 && !crossScope))) return 0.85
  if (crossScope) return 0.1
  if (slip && digits >= 3 && equal >= 2 && equal > unequal) return 0.8
  if (twin && equal >= 3 && equal > unequal * 3) return 0.7
  // However far apart: where another column of the two lines agrees, or most lines of the two tables, they are worth weighing.
  return twin ? 0.45 : equal >= 2 && equal > unequal ? 0.35 : 0.2
}

/** Another column of the two rows in which they agree. */
function rowTwin(a: Entry, b: Entry): boolean {
  return a.grid.columns.some((_, left) =>
    b.grid.columns.some((__, right) => {
      const x = cellIn(a.grid, a.row, left)
      const y = cellIn(b.grid, b.row, right)
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
