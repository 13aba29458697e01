import { cellIn, columnAt, rowCells, rowAt } from '../../facts/grids/read-grid.ts'
import { Decimal, itemAt, numberAt } from '@tickmark/document'
import { mentionsTotal } from '@tickmark/language'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { isColumnOfSeries } from '../relation/own-series.ts'
import { isColumnOfOtherWhole } from '../relation/own-whole.ts'
import { isNotAdditive, namesMedian } from '../relation/roll-labels.ts'
import { isMean } from './average-lanes.ts'
import { findSums } from './find-sums.ts'
import { testLanes } from './sum-structure.ts'
import type { Lane, LaneTest, Line, SumStructure } from './sum-structure.ts'
import { isSlipOfPen } from '../relation/relation.ts'
import type { Relation, RelationKind } from '../relation/relation.ts'
import { sumConfidence } from './sum-confidence.ts'
import { summable, laneOf, computedIn, roundingIn } from './sum-lines.ts'
import { cuesFor, toRelation } from './sum-relation.ts'
import { repeatedPeriods, mixesPeriods, periodKey } from './column-periods.ts'

/** Heads of what is left after all other columns, beside those that are called totals. */
const NET_HEAD = /总额|총액|consolidated$|账面价值|净值|净额|期末余额/i

/** A head that says more is made of remarks in a table above, whatever totals they speak of. */
const LONGEST_HEAD = 240

function isNamedTotal(head: string): boolean {
  return head.length <= LONGEST_HEAD && (mentionsTotal(head) || NET_HEAD.test(head))
}

export function footColumns(
  grid: Grid,
  integer: (cell: GridCell | undefined) => number | null,
  decimals: number,
): Relation[] {
  if (grid.columns.length < 3) return []
  const lines: Line[] = grid.columns.map((column, index) => ({
    values: grid.rows.map((row, rowIndex) =>
      row.kind !== 'heading' && summable(grid, rowIndex, index) ? integer(cellIn(grid, rowIndex, index)) : null,
    ),
    kind: isNamedTotal(column.head) ? 'total' : 'item',
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
  const lanes = grid.rows.map((row, index) => laneOf(rowCells(grid, index), decimals, !isNotAdditive(row.label)))
  const isFound = (found: SumStructure) =>
    (isColumnStructure(lines, found) || isNamedStructure(grid, lines, found)) &&
    !isColumnOfSeries(grid, found) &&
    !isColumnOfOtherWhole(grid, found)
  const all = crossSums(lines, lanes).filter(isFound)
  const structures = repeatedPeriods(grid)
    ? [...all.filter((found) => !mixesPeriods(grid, found)), ...sumsByPeriod(grid, lines, lanes, isFound)]
    : all
  const relations = structures.flatMap((found, group) =>
    found.tests.flatMap((raw) => {
      if (!raw.holds && (namesMedian(itemAt(grid.rows, raw.lane).label) || isProduct(grid, found, raw.lane))) return []
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
  return withoutOther(relations)
}

/**
 * A total that its own parts give, or would but for a slip of the pen, and the one column beside it, to which another row's total is equal:
 * that one is of another measure, fair values.
 */
function withoutOther(relations: readonly Relation[]): Relation[] {
  const proven = new Set(
    relations.flatMap((one) => ((one.holds || isSlipOfPen(one)) && one.terms.length >= 2 ? [one.result] : [])),
  )
  return relations.filter(({ holds, terms, result }) => holds || terms.length > 1 || !proven.has(result))
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
  return [...forward, ...mirrored.filter((found) => !known.has(keyOf(found)))].map((found) => ({
    ...found,
    tests: found.tests.filter((test) => !isMean(lines, found, test)),
  }))
}

/** Each period's columns by themselves, where the periods stand in turns: "Contract 2025 2024, Hedge 2025 2024, Net 2025 2024". */
function sumsByPeriod(
  grid: Grid,
  lines: readonly Line[],
  lanes: readonly Lane[],
  isFound: (found: SumStructure) => boolean,
): SumStructure[] {
  const periods = new Set(grid.columns.flatMap(({ period }) => periodKey(period) ?? []))
  const alike = new Map<string, SumStructure[]>()
  for (const own of periods) {
    const kept = lines.flatMap((_, line) => {
      const key = periodKey(columnAt(grid, line).period)
      return key === undefined || key === own ? [line] : []
    })
    const ofPeriod = crossSums(
      kept.map((line) => itemAt(lines, line)),
      lanes,
    )
    for (const found of ofPeriod) {
      const meant = {
        ...found,
        result: numberAt(kept, found.result),
        terms: found.terms.map((term) => ({ ...term, line: numberAt(kept, term.line) })),
      }
      if (isFound(meant)) alike.set(keyOf(found), [...(alike.get(keyOf(found)) ?? []), meant])
    }
  }
  return [...alike.values()].flatMap((group) => group.flatMap((found) => withOtherSigns(lines, lanes, found, group)))
}

/** A row that deducts in every period what the other rows add ("Sell NZ Dollars") means to: it is a structure of its own, and holds. */
function withOtherSigns(
  lines: readonly Line[],
  lanes: readonly Lane[],
  found: SumStructure,
  alike: readonly SumStructure[],
): SumStructure[] {
  const turned = (own: SumStructure, at: number): SumStructure['terms'] =>
    own.terms.map((term, index) => (index === at ? { ...term, sign: term.sign > 0 ? -1 : 1 } : term))
  const holdsTurned = (own: SumStructure, at: number, lane: number): boolean =>
    testLanes(lines, lanes, own.result, turned(own, at)).some((test) => test.lane === lane && test.holds)
  const isMeant = (at: number, { lane, holds }: LaneTest): boolean =>
    !holds &&
    alike.length > 1 &&
    alike.every((own) => own.tests.some((test) => test.lane === lane && !test.holds) && holdsTurned(own, at, lane))
  const rows = found.terms.map((_, at) => ({ at, tests: found.tests.filter((test) => isMeant(at, test)) }))
  const others = rows.flatMap(({ at, tests }) =>
    tests.length === 0
      ? []
      : [
          {
            ...found,
            terms: turned(found, at),
            tests: tests.map((test) => ({ ...test, expected: test.stated, holds: true })),
          },
        ],
  )
  const told = new Set(others.flatMap(({ tests }) => tests.map(({ lane }) => lane)))
  return [{ ...found, tests: found.tests.filter(({ lane }) => !told.has(lane)) }, ...others]
}

/** A row that multiplies what others add: "dividend per share, shares, dividend" below the rows of another table. */
function isProduct(grid: Grid, { result, terms }: SumStructure, row: number): boolean {
  const [one, other, ...more] = terms.map(({ line }) => cellIn(grid, row, line))
  const cell = cellIn(grid, row, result)
  if (!one || !other || !cell || more.length > 0 || cell.value.isZero()) return false
  const half = Decimal.pow(10, -cell.figure.amount.decimals).div(2)
  return one.value.times(other.value).minus(cell.value).abs().lessThanOrEqualTo(half)
}

/** A rate in a column of amounts: another table's, whose column this one runs into. */
function isOddRate(grid: Grid, row: number, column: number): boolean {
  const cell = cellIn(grid, row, column)
  return columnAt(grid, column).kind === 'amount' && cell?.figure.amount.unit === 'percent' && !cell.value.isZero()
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

function keyOf(found: SumStructure): string {
  return [found.result, ...found.terms.map((term) => term.line)].toSorted((a, b) => a - b).join()
}

/** Digits with which the rows that hold speak against chance, beyond which a single one proves what the columns of a small table are. */
const SURE_DIGITS = 4
/** Rows that may break where the digits of the others are the proof. */
const MOST_BROKEN = 2

/** Across, a structure counts when most rows show it, and at least two do so with two addends; or where few rows show it to the last of many digits. */
function isColumnStructure(lines: readonly Line[], found: SumStructure): boolean {
  const real = found.tests.filter(
    (test) => found.terms.filter((term) => itemAt(lines, term.line).values[test.lane]).length >= 2,
  )
  const held = real.filter((test) => test.holds).length
  const failed = found.tests.filter((test) => !test.holds).length
  const isSure = held > 0 && found.evidence >= SURE_DIGITS && failed <= MOST_BROKEN
  return found.basis === 'proven' && ((held >= 2 && held >= failed * 2) || isSure)
}

/** A table of a row or two shows no structure where one row is wrong: there the head has to say what the column is. */
function isNamedStructure(grid: Grid, lines: readonly Line[], { result, tests }: SumStructure): boolean {
  const isNamed = itemAt(lines, result).kind === 'total' || columnAt(grid, result).kind === 'change'
  const failed = tests.filter(({ holds }) => !holds).length
  return isNamed && failed <= 1 && tests.length <= 2
}
