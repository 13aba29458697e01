import { cellIn, columnAt, rowCells, rowAt } from '../../facts/grids/read-grid.ts'
import { Decimal, itemAt, firstOf } from '@tickmark/document'
import { mentionsTotal } from '@tickmark/language'
import type { Figure } from '@tickmark/document'
import type { Grid, GridCell, GridColumn } from '../../facts/grids/grid.ts'
import { CLOSING, MEAN, NOT_ADDITIVE, OPENING } from '../relation/roll-labels.ts'
import { averageLanes, isMean } from './average-lanes.ts'
import { findSums } from './find-sums.ts'
import type { Lane, LaneTest, Line, SumStructure } from './sum-structure.ts'
import { linearTolerance, testSum } from '../relation/relation.ts'
import type { ClaimCues, Relation, RelationKind, Term } from '../relation/relation.ts'
import { isIntegerSlip } from '../relation/slip.ts'
import { sumConfidence } from './sum-confidence.ts'

/** Heads of what is left after all other columns, beside those that are called totals. */
const NET_HEAD = /总额|총액|consolidated$|账面价值|净值|净额|期末余额/i

/** Every sum down the columns and across the rows of a grid, tested in every column or row where its structure can be. */
export function footGrid(grid: Grid): Relation[] {
  const decimals = decimalsOf(grid)
  if (decimals === undefined) return []
  const integer = (cell: GridCell | undefined): number | null => {
    // A dash adds nothing as an addend and states nothing as a total.
    if (!cell || cell.dash) return null
    const value = cell.value.times(Decimal.pow(10, decimals)).toNumber()
    return Number.isSafeInteger(value) ? value : null
  }
  return [...footRows(grid, integer, decimals), ...footColumns(grid, integer, decimals)]
}

/** The most decimals that amounts of the grid are printed with. */
function decimalsOf(grid: Grid): number | undefined {
  const all = grid.cells.flat().filter((cell) => cell !== undefined)
  return all.length >= 3 ? Math.max(...all.map((cell) => cell.figure.amount.decimals)) : undefined
}

/** Whether a cell is of the same nature as most of its column: rates, per-share amounts and share counts take no part in sums of money. */
function summable(grid: Grid, row: number, column: number): boolean {
  const cell = cellIn(grid, row, column)
  if (!cell) return false
  const unit = cell.figure.amount.unit
  return columnAt(grid, column).kind === 'percent'
    ? unit === 'percent'
    : columnAt(grid, column).kind !== 'percent-change' &&
        unit !== 'percent' &&
        unit !== 'per_share' &&
        unit !== 'multiple'
}

/** Decimals with which nobody types an amount: what was computed elsewhere is cut off there. */
const COMPUTED = 4

function laneOf(cells: readonly (GridCell | undefined)[], decimals: number, additive: boolean): Lane {
  const printed = cells.filter((cell) => cell !== undefined && !cell.dash)
  const own = Math.max(0, ...printed.map((cell) => cell!.figure.amount.decimals))
  const scaled = printed.some((cell) => cell!.figure.amount.scale >= 3)
  return { ulp: 10 ** (decimals - own), rounded: scaled || own < 2 || own >= COMPUTED, scaled, additive }
}

function footRows(grid: Grid, integer: (cell: GridCell | undefined) => number | null, decimals: number): Relation[] {
  const lines: Line[] = grid.rows.map((row, index) => ({
    values: grid.columns.map((_, column) =>
      summable(grid, index, column) ? integer(cellIn(grid, index, column)) : null,
    ),
    kind: row.kind,
    ofWhich: row.ofWhich,
    deducted: row.deducted,
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
  for (const line of lines) if (line.values.every((value) => value === null)) line.kind = 'heading'
  const lanes = grid.columns.map((column, index) => ({
    ...laneOf(
      grid.cells.map((row) => row[index]),
      decimals,
      (column.kind === 'amount' || column.kind === 'change' || ratesOnly) &&
        !NOT_ADDITIVE.test(column.head) &&
        !isWorkingColumn(grid, index),
    ),
    ...(column.kind === 'change' ? { changes: true } : {}),
    ...(grid.truncated ? { truncated: true } : {}),
  }))
  const structures = findSums(lines, lanes)
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
      if (!test.holds && (isSkippedLine(lines, meant, test) || isNameless(grid, meant.result))) return []
      if (!test.holds && (means.has(test.lane) || MEAN.test(columnAt(grid, test.lane).head))) return []
      const at = (line: number) =>
        itemAt(lines, line).values[test.lane] === null ? undefined : cellIn(grid, line, test.lane)
      const isRate = columnAt(grid, test.lane).kind === 'percent' && !commonSize
      // From a reported to a core rate no line leads that has no rate of its own.
      if (isRate && !test.holds && meant.terms.some(({ line }) => at(line) === undefined)) return []
      return toRelation(meant, test, at, {
        kind: columnAt(grid, test.lane).kind === 'percent' ? 'share-total' : rowKind(grid, meant),
        confidence: isRate ? rateConfidence(lines, meant, test, confidence) : confidence,
        cues: cuesFor(lines, meant),
        group: `${grid.id}/rows/${group}`,
        typedOver: itemAt(lines, meant.result).computed !== undefined,
      })
    }),
  )
  // A total that its own parts give is right, whatever other lines of other columns happen to add up to.
  const proven = new Set(relations.flatMap(({ holds, terms, result }) => (holds && terms.length >= 2 ? [result] : [])))
  return relations.filter((relation) => relation.holds || !proven.has(relation.result))
}

/** On a sheet, numbers beside the columns that have heads are somebody's own reckoning. */
function isWorkingColumn({ table, columns }: Grid, index: number): boolean {
  return table.sheet !== undefined && itemAt(columns, index).head === '' && columns.some(({ head }) => head !== '')
}

/** A page prints a total below a line without a word; what a sheet has no name for may be anything. */
function isNameless({ table, rows }: Grid, row: number): boolean {
  return table.sheet !== undefined && itemAt(rows, row).label === ''
}

function computedIn(cells: readonly (GridCell | undefined)[]): Pick<Line, 'computed'> {
  const lanes = cells.flatMap((cell, lane) => (cell?.computed ? [lane] : []))
  return lanes.length > 0 ? { computed: new Set(lanes) } : {}
}

function roundingIn(grid: Grid, cells: readonly (GridCell | undefined)[], decimals: number): Pick<Line, 'rounding'> {
  if (grid.table.sheet === undefined) return {}
  return { rounding: cells.map((cell) => (cell ? 10 ** (decimals - cell.figure.amount.decimals) / 2 : 0)) }
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

function footColumns(grid: Grid, integer: (cell: GridCell | undefined) => number | null, decimals: number): Relation[] {
  if (grid.columns.length < 3) return []
  const lines: Line[] = grid.columns.map((column, index) => ({
    values: grid.rows.map((row, rowIndex) =>
      row.kind !== 'heading' && summable(grid, rowIndex, index) ? integer(cellIn(grid, rowIndex, index)) : null,
    ),
    kind: mentionsTotal(column.head) || NET_HEAD.test(column.head) ? 'total' : 'item',
    ofWhich: false,
    deducted: false,
    numbering: 0,
    indent: 0,
    barrier: false,
    unread: grid.rows.flatMap((row, lane) =>
      row.unread?.includes(index) || isOddRate(grid, lane, index) ? [lane] : [],
    ),
    ...computedIn(grid.cells.map((row) => row[index])),
    ...roundingIn(
      grid,
      grid.cells.map((row) => row[index]),
      decimals,
    ),
  }))
  const lanes = grid.rows.map((row, index) => laneOf(rowCells(grid, index), decimals, !NOT_ADDITIVE.test(row.label)))
  const structures = repeatedPeriods(grid)
    ? [...crossSums(lines, lanes).filter((found) => !mixesPeriods(grid, found)), ...sumsByPeriod(grid, lines, lanes)]
    : crossSums(lines, lanes)
  return structures
    .map((found) => ({ ...found, tests: found.tests.filter((test) => !isMean(lines, found, test)) }))
    .filter((found) => isColumnStructure(lines, found) || isNamedStructure(grid, lines, found))
    .flatMap((found, group) =>
      found.tests.flatMap((raw) => {
        const { found: meant, test, confidence } = sumConfidence(lines, lanes, found, raw, new Set())
        const at = (line: number) =>
          itemAt(lines, line).values[test.lane] === null ? undefined : cellIn(grid, test.lane, line)
        const kind: RelationKind = columnAt(grid, found.result).kind === 'change' ? 'change' : 'cross-sum'
        return toRelation(meant, test, at, {
          kind,
          confidence: crossConfidence(grid, lines, meant, test, confidence),
          cues: cuesFor(lines, meant),
          group: `${grid.id}/columns/${group}`,
          typedOver: itemAt(lines, meant.result).computed !== undefined,
        })
      }),
    )
}

/** Sums across, read from the left and from the right. */
function crossSums(lines: readonly Line[], lanes: readonly Lane[]): SumStructure[] {
  const mirror = (line: number) => lines.length - 1 - line
  const forward = findSums(lines, lanes)
  const mirrored = findSums(lines.toReversed(), lanes).map((found) => ({
    ...found,
    result: mirror(found.result),
    terms: found.terms.map((term) => ({ ...term, line: mirror(term.line) })),
  }))
  const known = new Set(forward.map((found) => keyOf(found)))
  return [...forward, ...mirrored.filter((found) => !known.has(keyOf(found)))]
}

/** Each period's columns by themselves, where the periods stand in turns: "Contract 2025 2024, Hedge 2025 2024, Net 2025 2024". */
function sumsByPeriod(grid: Grid, lines: readonly Line[], lanes: readonly Lane[]): SumStructure[] {
  const periods = new Set(grid.columns.flatMap(({ period }) => periodKey(period) ?? []))
  return [...periods].flatMap((own) => {
    const kept = lines.flatMap((_, line) => {
      const key = periodKey(columnAt(grid, line).period)
      return key === undefined || key === own ? [line] : []
    })
    return crossSums(
      kept.map((line) => itemAt(lines, line)),
      lanes,
    ).map((found) => ({
      ...found,
      result: itemAt(kept, found.result),
      terms: found.terms.map((term) => ({ ...term, line: itemAt(kept, term.line) })),
    }))
  })
}

/** A rate in a column of amounts: another table's, whose column this one runs into. */
function isOddRate(grid: Grid, row: number, column: number): boolean {
  const cell = cellIn(grid, row, column)
  return columnAt(grid, column).kind === 'amount' && cell?.figure.amount.unit === 'percent' && !cell.value.isZero()
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

/** Rows tell less than columns: a relation between columns accuses only where nearly all rows keep it and all rows mean it. */
function crossConfidence(
  grid: Grid,
  lines: readonly Line[],
  found: SumStructure,
  test: LaneTest,
  confidence: number,
): number {
  if (test.holds) return confidence
  const subtracts = found.terms.some((term) => term.sign < 0)
  const labelled = itemAt(lines, found.result).kind === 'total'
  const held = found.tests.filter((other) => other.holds).length
  const failed = found.tests.length - held
  const isScattered = failed * 3 > held && !(failed === 1 && labelled && !subtracts)
  // A margin of the whole is no sum of its parts' margins; shares of the whole are, in some other row at least.
  const isRate = (lane: number) => rowCells(grid, lane).some((cell) => cell?.figure.amount.unit === 'percent')
  if (isRate(test.lane) && !found.tests.some((other) => other.holds && isRate(other.lane)))
    return Math.min(confidence, 0.3)
  if (isNamedChange(grid, lines, found, test)) return Math.max(confidence, 0.8)
  if ((subtracts && found.terms.length > 2 && !labelled) || isScattered || !isClosed(grid, lines, found, test))
    return Math.min(confidence, 0.3)
  return confidence - 0.08
}

/** The least rows that show a column to be the difference of two others for it to be one in a row that is far off as well. */
const LEAST_CHANGES = 3

/** A column headed "change" that is the one of two periods in all rows but this one: no gap is too wide for it. */
function isNamedChange(grid: Grid, lines: readonly Line[], found: SumStructure, test: LaneTest): boolean {
  const held = found.tests.filter((other) => other.holds && !isNothing(lines, found, other)).length
  const failed = found.tests.filter((other) => !other.holds).length
  return (
    columnAt(grid, found.result).kind === 'change' &&
    found.terms.length === 2 &&
    found.terms.every(
      ({ line }) => columnAt(grid, line).kind === 'amount' && itemAt(lines, line).values[test.lane] !== null,
    ) &&
    held >= LEAST_CHANGES &&
    failed * 3 <= held &&
    // Whether more of a cost is a plus or a minus is a matter of taste.
    test.stated !== -test.expected &&
    !itemAt(lines, found.result).unread?.includes(test.lane)
  )
}

function isNothing(lines: readonly Line[], found: SumStructure, { lane }: LaneTest): boolean {
  return found.terms.every(({ line }) => !itemAt(lines, line).values[lane])
}

/** A total row foots across only if no row above it prints the result without its parts. */
function isClosed(grid: Grid, lines: readonly Line[], found: SumStructure, test: LaneTest): boolean {
  const own = rowAt(grid, test.lane)
  if (own.kind !== 'total' && own.label !== '') return true
  return grid.rows.every((row, lane) => {
    const result = itemAt(lines, found.result).values[lane]
    const used = found.terms.filter((term) => itemAt(lines, term.line).values[lane]).length
    return lane >= test.lane || row.kind === 'heading' || !result || used > 0
  })
}

const periodKey = (period: GridColumn['period']): string | undefined =>
  period?.end && `${period.end} ${period.start ?? ''}`

/** Whether each of several periods heads several columns. */
function repeatedPeriods({ columns }: Grid): boolean {
  const keys = columns.flatMap(({ period }) => periodKey(period) ?? [])
  return [...new Set(keys)].filter((key) => keys.indexOf(key) !== keys.lastIndexOf(key)).length >= 2
}

/** What is added up belongs to one period; an opening balance with its movements alone leads to another. */
function mixesPeriods(grid: Grid, { result, terms }: SumStructure): boolean {
  const own = periodKey(columnAt(grid, result).period)
  const others = terms.flatMap(({ line }) => periodKey(columnAt(grid, line).period) ?? [])
  return (
    columnAt(grid, result).kind !== 'change' &&
    new Set(others.filter((key) => key !== own)).size > 0 &&
    new Set(others).size > 1
  )
}

function keyOf(found: SumStructure): string {
  return [found.result, ...found.terms.map((term) => term.line)].toSorted((a, b) => a - b).join()
}

/** Across, a structure counts when most rows show it, and at least two do so with two addends. */
function isColumnStructure(lines: readonly Line[], found: SumStructure): boolean {
  const real = found.tests.filter(
    (test) => found.terms.filter((term) => itemAt(lines, term.line).values[test.lane]).length >= 2,
  )
  const held = real.filter((test) => test.holds).length
  return found.basis === 'proven' && held >= 2 && held >= found.tests.filter((test) => !test.holds).length * 2
}

/** A table of a row or two shows no structure where one row is wrong: there the head has to say what the column is. */
function isNamedStructure(grid: Grid, lines: readonly Line[], { result, tests }: SumStructure): boolean {
  const isNamed = itemAt(lines, result).kind === 'total' || columnAt(grid, result).kind === 'change'
  const failed = tests.filter(({ holds }) => !holds).length
  return isNamed && failed <= 1 && tests.length <= 2
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
  return OPENING.test(first) && CLOSING.test(result)
}

function cuesFor(lines: readonly Line[], found: SumStructure): ClaimCues {
  return {
    evidence: found.evidence,
    ...(itemAt(lines, found.result).kind === 'total' && { total: true }),
    ...(found.basis === 'labelled' && { unproven: true }),
    ...(found.weak && { weak: true }),
  }
}

interface Draft {
  kind: RelationKind
  confidence: number
  /** Structure that the relation is one lane of. */
  group: string
  typedOver: boolean
  cues: ClaimCues
}

function toRelation(
  found: SumStructure,
  test: LaneTest,
  at: (line: number) => GridCell | undefined,
  { kind, confidence, group, typedOver, cues }: Draft,
): Relation[] {
  const result = at(found.result)
  const terms: Term[] = found.terms.flatMap((term) => {
    const cell = at(term.line)
    return cell && !cell.dash ? [{ figure: cell.figure, sign: term.sign }] : []
  })
  if (!result || terms.length === 0) return []
  const scale = result.figure.amount.scale
  const { unit } = result.figure.amount
  const same = terms.filter(({ figure: { amount } }) => amount.scale === scale && amount.unit === unit)
  if (same.length !== terms.length) return []
  return [
    testSum({
      kind,
      result: result.figure,
      terms,
      confidence,
      basis: found.basis,
      cues,
      group,
      ...(typedOver && { typedOver }),
      ...(test.holds ? { tolerance: widened(result.figure, terms, test) } : {}),
    }),
  ]
}

/** The search works in printed units; what held there must hold here too. */
function widened(result: Figure, terms: readonly Term[], test: LaneTest): Decimal {
  const gap = new Decimal(test.stated - test.expected)
    .abs()
    .times(Decimal.pow(10, result.amount.scale - result.amount.decimals))
  return Decimal.max(linearTolerance(result, terms), gap)
}
