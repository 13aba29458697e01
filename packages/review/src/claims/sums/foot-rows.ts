import { cellIn, columnAt, rowCells, rowAt } from '../../facts/grids/read-grid.ts'
import { itemAt, firstOf } from '@tickmark/document'
import type { Grid, GridCell, GridRow } from '../../facts/grids/grid.ts'
import { namesClosing, isNotAdditive, namesMean, OPENING } from '../relation/roll-labels.ts'
import { averageLanes, type MeanLanes } from './average-lanes.ts'
import { isRowOfSeries } from '../relation/own-series.ts'
import { isRowOfOtherWhole } from '../relation/own-whole.ts'
import { findSums } from './find-sums.ts'
import { isShownElsewhere } from './sum-structure.ts'
import type { Lane, LaneTest, Line, SumStructure } from './sum-structure.ts'
import type { ClaimCues, Relation, RelationKind } from '../relation/relation.ts'
import { isIntegerSlip } from '../relation/slip.ts'
import { sumConfidence } from './sum-confidence.ts'
import { summable, laneOf, lessenedRows, computedIn, roundingIn } from './sum-lines.ts'
import { cuesFor, toRelation } from './sum-relation.ts'
import { weightedMean } from './weighted-means.ts'

/** "Average net working capital" in a list of key figures: a mean is no part of the total below it. */
function isMeanOfSheet({ table }: Grid, { label }: GridRow): boolean {
  return table.sheet !== undefined && /^(?:average|mean|median)\b|^(?:平均|均值)|^평균/i.test(label.trim())
}

export function footRows(
  grid: Grid,
  integer: (cell: GridCell | undefined) => number | null,
  decimals: number,
): Relation[] {
  const lessened = lessenedRows(grid)
  const lines: Line[] = grid.rows.map((row, index) => ({
    values: grid.columns.map((_, column) =>
      summable(grid, index, column) && !isMeanOfSheet(grid, row) ? integer(cellIn(grid, index, column)) : null,
    ),
    kind: row.kind,
    ofWhich: row.ofWhich,
    deducted: row.deducted,
    ...(lessened[index] ? { lessened: true } : {}),
    numbering: row.numbering,
    indent: row.indent,
    nameless: row.label === '' && grid.table.sheet === undefined,
    barrier: row.concept === 'total_assets' || row.concept === 'liabilities_and_equity',
    ...(row.unread ? { unread: row.unread } : {}),
    ...computedIn(rowCells(grid, index)),
    ...roundingIn(grid, rowCells(grid, index), decimals),
  }))
  // A table of nothing but rates (a common-size statement) adds up like one of amounts.
  const ratesOnly = grid.columns.every((column) => column.kind === 'percent' || column.kind === 'other')
  const commonSize = ratesOnly && grid.cells.some((row) => row.every((cell) => cell?.value.equals(100)))
  // A row of dashes is one of nothing, no heading: the sum goes on over it.
  for (const [row, line] of lines.entries())
    if (line.values.every((value) => value === null) && !rowCells(grid, row).some((cell) => cell?.dash))
      line.kind = 'heading'
  const named = grid.columns.map((column, index) => ({
    ...laneOf(
      grid.cells.map((row) => row[index]),
      decimals,
      (column.kind === 'amount' || column.kind === 'change' || ratesOnly) &&
        !isNotAdditive(column.head) &&
        !isWorkingColumn(grid, index),
    ),
    ...(column.kind === 'change' ? { changes: true } : {}),
    ...(column.kind === 'amount' && column.period?.end ? { dated: true } : {}),
    ...(grid.truncated ? { truncated: true } : {}),
  }))
  const asNamed = findSums(lines, named)
  const additive = lanesThatAddUp(lines, asNamed)
  const lanes = named.map((lane, index) => (additive.has(index) ? { ...lane, additive: true } : lane))
  const structures = (
    named.every((lane, index) => lane.additive || !additive.has(index)) ? asNamed : findSums(lines, lanes)
  ).filter((found) => !isRowOfSeries(grid, found) && !isRowOfOtherWhole(grid, found))
  const unreliable = unreliableLanes(
    grid,
    lines,
    structures.filter(({ weak, basis }) => !weak && basis !== 'labelled'),
    lanes,
  )
  const means = averageLanes(lines, structures)
  const relations = structures.flatMap((found, group) =>
    found.tests.flatMap((raw) => {
      const { found: meant, test, confidence } = sumConfidence(lines, lanes, found, raw, unreliable)
      if (!test.holds && (isLeftOpen(lines, meant, test) || isNameless(grid, meant.result))) return []
      const mean = weightedMean(grid, meant, test)
      if (mean) return [mean]
      const likeMean = !test.holds && means.like.has(test.lane)
      if (!test.holds && isOfMeans(grid, test.lane, means, additive)) return []
      const at = (line: number) =>
        itemAt(lines, line).values[test.lane] === null ? undefined : cellIn(grid, line, test.lane)
      const isRate = columnAt(grid, test.lane).kind === 'percent' && !commonSize
      // From a reported to a core rate no line leads that has no rate of its own; growth beside shares is none of a whole.
      const isWhole = meant.terms.every(({ line }) => at(line) !== undefined) && areParts(grid, meant, test)
      if (isRate && !test.holds && !isWhole) return []
      return toRelation(meant, test, at, {
        kind: columnAt(grid, test.lane).kind === 'percent' ? 'share-total' : rowKind(grid, meant),
        confidence: isRate ? rateConfidence(lines, meant, test, confidence) : confidence,
        cues: {
          ...cuesFor(lines, meant),
          ...(isShownElsewhere(lines, lanes, meant, test) && { shown: true }),
          ...(likeMean && { likeMean }),
        },
        group: `${grid.id}/rows/${group}`,
        typedOver: itemAt(lines, meant.result).computed !== undefined,
      })
    }),
  )
  return withoutChance(relations)
}

/** A total that its own parts give is right, whatever other lines happen to add up to that nothing shows to be its parts. */
function withoutChance(relations: readonly Relation[]): Relation[] {
  const proven = new Set(relations.flatMap(({ holds, terms, result }) => (holds && terms.length >= 2 ? [result] : [])))
  return relations.filter(({ holds, result, cues }) => holds || !proven.has(result) || isShown(cues))
}

/** Whether totals of a lane are means and no sums. A sheet has columns of every kind beside each other; what a page prints below its lines is weighed. */
function isOfMeans(grid: Grid, lane: number, { like, sure }: MeanLanes, additive: ReadonlySet<number>): boolean {
  const isNamed = namesMean(columnAt(grid, lane).head) && !additive.has(lane)
  return isNamed || sure.has(lane) || (like.has(lane) && grid.table.sheet !== undefined)
}

function isShown({ weak, unproven }: ClaimCues = {}): boolean {
  return !weak && !unproven
}

/** Whether the rates of a column are parts of a whole: of a hundred, or of a rate as another column shows it. */
function areParts(grid: Grid, { result, tests }: SumStructure, { lane }: LaneTest): boolean {
  const totalIn = (column: number) => cellIn(grid, result, column)?.value
  if (totalIn(lane)?.equals(100)) return true
  return tests.some(
    (other) => other.holds && columnAt(grid, other.lane).kind === 'percent' && !totalIn(other.lane)?.equals(100),
  )
}

/** Sums, their addends, and digits by which they speak against chance, from which on they show that a column adds up, whatever it is called: "Average cost ($)". */
const SHOWING_SUMS = 2
const SHOWING_TERMS = 3
const SHOWING_DIGITS = 4

function lanesThatAddUp(lines: readonly Line[], structures: readonly SumStructure[]): ReadonlySet<number> {
  const shown = structures.filter(
    ({ basis, weak, evidence }) => basis === 'proven' && !weak && evidence >= SHOWING_DIGITS,
  )
  const lanes = shown.flatMap(({ terms, tests }) =>
    tests.flatMap(({ lane, holds }) =>
      holds && terms.filter(({ line }) => itemAt(lines, line).values[lane]).length >= SHOWING_TERMS ? [lane] : [],
    ),
  )
  return new Set(lanes.filter((lane) => lanes.filter((other) => other === lane).length >= SHOWING_SUMS))
}

/** On a sheet, numbers beside the columns that have heads are somebody's own reckoning. */
function isWorkingColumn({ table, columns }: Grid, index: number): boolean {
  return table.sheet !== undefined && itemAt(columns, index).head === '' && columns.some(({ head }) => head !== '')
}

/** A page prints a total below a line without a word; what a sheet has no name for may be anything. */
function isNameless({ table, rows }: Grid, row: number): boolean {
  return table.sheet !== undefined && itemAt(rows, row).label === ''
}

/** What says nothing of the sum: a part of it could not be read, or a line of it is skipped. */
function isLeftOpen(lines: readonly Line[], found: SumStructure, test: LaneTest): boolean {
  const isUnread = found.terms.some(({ line }) => itemAt(lines, line).unread?.includes(test.lane))
  return isUnread || isSkippedLine(lines, found, test)
}

/** Whether a line between the parts and their result, blank where the sum was learnt, is all that is missing here. */
function isSkippedLine(lines: readonly Line[], found: SumStructure, test: LaneTest): boolean {
  const used = [found.result, ...found.terms.map((term) => term.line)]
  const gap = Math.abs(test.stated - test.expected)
  return lines.some(
    (line, index) =>
      index > Math.min(...used) &&
      index < Math.max(...used) &&
      !used.includes(index) &&
      Math.abs(line.values[test.lane] ?? 0) === gap,
  )
}

/** Rates add up to a total only where that total is the whole; differences and sums of growth rates are accidents. */
function rateConfidence(lines: readonly Line[], found: SumStructure, test: LaneTest, confidence: number): number {
  if (test.holds) return confidence
  const held = found.tests.filter((other) => other.holds).length
  const isWhole = Math.min(Math.abs(test.stated), Math.abs(test.expected)) >= 0.7 * wholeOf(test)
  const plain =
    itemAt(lines, found.result).kind === 'total' &&
    found.terms.every((term) => term.sign > 0 && (itemAt(lines, term.line).values[test.lane] ?? 0) >= 0)
  return plain && (isWhole || held >= 3) ? confidence : Math.min(confidence, 0.3)
}

/** One hundred in the lane's smallest unit, as near as the larger of the two sums tells. */
function wholeOf(test: LaneTest): number {
  const larger = Math.max(Math.abs(test.stated), Math.abs(test.expected), 1)
  return 10 ** Math.round(Math.log10(larger))
}

/** Sums that one or two wrong figures of a statement break. */
const FEW_FAILED = 5

/** Sums of one column of a sheet that fail by no slip, each by itself: the column holds averages or estimates of its lines. */
const MANY_FAR_OFF = 4

function isFarOff({ tests }: SumStructure, lane: number): boolean {
  return tests.some((test) => test.lane === lane && !test.holds && !isIntegerSlip(test.stated, test.expected))
}

/** Lanes in which sums fail more often than they hold: they hold something else than addends, unless a figure or two explain it all. */
function unreliableLanes(
  grid: Grid,
  lines: readonly Line[],
  structures: readonly SumStructure[],
  lanes: readonly Lane[],
): Set<number> {
  const unreliable = new Set<number>()
  lanes.forEach((_, lane) => {
    const isSum = (found: SumStructure) =>
      found.terms.filter((term) => itemAt(lines, term.line).values[lane]).length >= 2
    const own = structures.filter((found) => found.tests.some((test) => test.lane === lane) && isSum(found))
    const failed = own.filter((found) => found.tests.some((test) => test.lane === lane && !test.holds))
    const held = own.length - failed.length
    const isExplained = failed.length <= FEW_FAILED && countChains(failed) < held
    if (failed.length >= 3 && failed.length > held && !isExplained) unreliable.add(lane)
    if (grid.table.sheet !== undefined && countChains(failed.filter((found) => isFarOff(found, lane))) >= MANY_FAR_OFF)
      unreliable.add(lane)
  })
  return unreliable
}

/** Sums that share a line go wrong together: a subtotal that is wrong breaks its own sum and the total that it is part of. */
function countChains(failed: readonly SumStructure[]): number {
  let chains: Set<number>[] = []
  for (const { result, terms } of failed) {
    const lines = [result, ...terms.map((term) => term.line)]
    const joined = chains.filter((chain) => lines.some((line) => chain.has(line)))
    chains = [
      ...chains.filter((chain) => !joined.includes(chain)),
      new Set([...lines, ...joined.flatMap((chain) => [...chain])]),
    ]
  }
  return chains.length
}

function rowKind(grid: Grid, found: SumStructure): RelationKind {
  const result = rowAt(grid, found.result)
  if (result.concept === 'closing_cash' || result.concept === 'net_change_in_cash') return 'cash-roll'
  if (found.topDown) return 'parts'
  if (isRollForward(rowAt(grid, firstOf(found.terms).line).label, result.label)) return 'roll-forward'
  return found.terms.length === 2 && found.terms.some((term) => term.sign < 0) ? 'difference' : 'sum'
}

function isRollForward(first: string, result: string): boolean {
  return OPENING.test(first) && namesClosing(result)
}
