import { Decimal } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Grid, GridCell } from '../facts/grid.ts'
import { findSums } from './find-sums.ts'
import type { Lane, LaneTest, Line, SumStructure } from './sum-structure.ts'
import { linearTolerance, sumOf, testRelation } from './relation.ts'
import type { Relation, RelationKind, Term } from './relation.ts'
import { isIntegerSlip } from './slip.ts'

const TOTAL_HEAD = /合计|总计|小计|合計|合계|합계|总额|計$|\btotal\b|consolidated$|账面价值|净值|净额|期末余额/i

/** Columns (or rows) of averages, prices and terms add up to nothing. */
const NOT_ADDITIVE =
  /average|grant[- ]date|\bprice|per share|\blife\b|\bterm\b|\byears\)|单价|均价|平均|每股|期限|단가|평균|単価|平均/i

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
  const cell = grid.cells[row]![column]
  if (!cell) return false
  const unit = cell.figure.amount.unit
  return grid.columns[column]!.kind === 'percent'
    ? unit === 'percent'
    : grid.columns[column]!.kind !== 'percent-change' &&
        unit !== 'percent' &&
        unit !== 'per_share' &&
        unit !== 'multiple'
}

function laneOf(cells: readonly (GridCell | undefined)[], decimals: number, additive: boolean): Lane {
  const printed = cells.filter((cell) => cell !== undefined && !cell.dash)
  const own = Math.max(0, ...printed.map((cell) => cell!.figure.amount.decimals))
  const scaled = printed.some((cell) => cell!.figure.amount.scale >= 3)
  return { ulp: 10 ** (decimals - own), rounded: scaled || own < 2, scaled, additive }
}

function footRows(grid: Grid, integer: (cell: GridCell | undefined) => number | null, decimals: number): Relation[] {
  const lines: Line[] = grid.rows.map((row, index) => ({
    values: grid.columns.map((_, column) =>
      summable(grid, index, column) ? integer(grid.cells[index]![column]) : null,
    ),
    kind: row.kind,
    ofWhich: row.ofWhich,
    deducted: row.deducted,
    numbering: row.numbering,
    indent: row.indent,
    barrier: row.concept === 'total_assets' || row.concept === 'liabilities_and_equity',
  }))
  // A table of nothing but rates (a common-size statement) adds up like one of amounts.
  const ratesOnly = grid.columns.every((column) => column.kind === 'percent' || column.kind === 'other')
  for (const line of lines) if (line.values.every((value) => value === null)) line.kind = 'heading'
  const lanes = grid.columns.map((column, index) =>
    laneOf(
      grid.cells.map((row) => row[index]),
      decimals,
      (column.kind === 'amount' || column.kind === 'change' || ratesOnly) && !NOT_ADDITIVE.test(column.head),
    ),
  )
  const structures = findSums(lines, lanes)
  const unreliable = unreliableLanes(structures, lanes)
  return structures.flatMap((found, group) =>
    found.tests.flatMap((test) => {
      const at = (line: number) => grid.cells[line]![test.lane]
      const confidence = confidenceOf(lines, lanes, found, test, unreliable)
      return toRelation(found, test, at, {
        kind: grid.columns[test.lane]!.kind === 'percent' ? 'share-total' : rowKind(grid, found),
        confidence,
        group: `${grid.id}/rows/${group}`,
      })
    }),
  )
}

function footColumns(grid: Grid, integer: (cell: GridCell | undefined) => number | null, decimals: number): Relation[] {
  if (grid.columns.length < 3) return []
  const lines: Line[] = grid.columns.map((column, index) => ({
    values: grid.rows.map((row, rowIndex) =>
      row.kind !== 'heading' && summable(grid, rowIndex, index) ? integer(grid.cells[rowIndex]![index]) : null,
    ),
    kind: TOTAL_HEAD.test(column.head) ? 'total' : 'item',
    ofWhich: false,
    deducted: false,
    numbering: 0,
    indent: 0,
    barrier: false,
  }))
  const lanes = grid.rows.map((row, index) => laneOf(grid.cells[index]!, decimals, !NOT_ADDITIVE.test(row.label)))
  const backwards = lines.toReversed()
  const mirror = (line: number) => lines.length - 1 - line
  const forward = findSums(lines, lanes)
  const mirrored = findSums(backwards, lanes).map((found) => ({
    ...found,
    result: mirror(found.result),
    terms: found.terms.map((term) => ({ ...term, line: mirror(term.line) })),
  }))
  const known = new Set(forward.map((found) => keyOf(found)))
  const structures = [...forward, ...mirrored.filter((found) => !known.has(keyOf(found)))]
  return structures
    .filter((found) => isColumnStructure(lines, found))
    .flatMap((found, group) =>
      found.tests.flatMap((test) => {
        const at = (line: number) => grid.cells[test.lane]![line]
        const kind: RelationKind = grid.columns[found.result]!.kind === 'change' ? 'change' : 'cross-sum'
        return toRelation(found, test, at, {
          kind,
          confidence: crossConfidence(confidenceOf(lines, lanes, found, test, new Set()), test),
          group: `${grid.id}/columns/${group}`,
        })
      }),
    )
}

/** Rows tell less than columns: an unlabelled relation between columns accuses only on stronger evidence. */
function crossConfidence(confidence: number, test: LaneTest): number {
  return test.holds ? confidence : confidence - 0.08
}

function keyOf(found: SumStructure): string {
  return [found.result, ...found.terms.map((term) => term.line)].toSorted((a, b) => a - b).join()
}

/** Across, a structure counts when most rows show it, and at least two do so with two addends. */
function isColumnStructure(lines: readonly Line[], found: SumStructure): boolean {
  const real = found.tests.filter(
    (test) => found.terms.filter((term) => lines[term.line]!.values[test.lane]).length >= 2,
  )
  const held = real.filter((test) => test.holds).length
  return found.basis === 'proven' && held >= 2 && held >= found.tests.filter((test) => !test.holds).length * 2
}

/** Lanes in which sums fail more often than they hold: they hold something else than addends. */
function unreliableLanes(structures: readonly SumStructure[], lanes: readonly Lane[]): Set<number> {
  const unreliable = new Set<number>()
  lanes.forEach((_, lane) => {
    const tests = structures.flatMap((found) => found.tests.filter((test) => test.lane === lane))
    const failed = tests.filter((test) => !test.holds).length
    if (failed >= 3 && failed > tests.length / 2) unreliable.add(lane)
  })
  return unreliable
}

/** How sure a broken sum is: many digits agree elsewhere, the error looks like a slip, few other lanes break. */
function confidenceOf(
  lines: readonly Line[],
  lanes: readonly Lane[],
  found: SumStructure,
  test: LaneTest,
  unreliable: ReadonlySet<number>,
): number {
  if (test.holds) return 1
  if (!lanes[test.lane]!.additive || unreliable.has(test.lane)) return 0.2
  const gap = test.stated - test.expected
  const slipped =
    isIntegerSlip(test.stated, test.expected) ||
    found.terms.some((term) =>
      isIntegerSlip(
        lines[term.line]!.values[test.lane] ?? 0,
        (lines[term.line]!.values[test.lane] ?? 0) + term.sign * gap,
      ),
    )
  if (found.basis === 'slip') return 0.85
  // A line equal to one other, or a printed zero, is too weak a structure to accuse anybody.
  if ((found.terms.length === 1 && !slipped) || test.stated === 0) return 0.3
  const held = found.tests.filter((other) => other.holds).length
  const failed = found.tests.length - held
  const total = lines[found.result]!.kind === 'total' ? 0.1 : 0
  const signed =
    found.terms.some((term) => term.sign < 0 && !lines[term.line]!.deducted) && found.terms.length > 2 ? 0.1 : 0
  const scattered = slipped ? 0 : 0.1 * Math.min(failed - 1, 3)
  return Math.max(
    0.1,
    Math.min(
      0.98,
      0.45 +
        0.06 * Math.min(found.evidence, 6) +
        total -
        signed +
        (slipped ? 0.2 : 0) -
        (failed > held ? 0.2 : 0) -
        scattered,
    ),
  )
}

function rowKind(grid: Grid, found: SumStructure): RelationKind {
  const result = grid.rows[found.result]!
  if (result.concept === 'closing_cash' || result.concept === 'net_change_in_cash') return 'cash-roll'
  if (found.topDown) return 'parts'
  if (isRollForward(grid.rows[found.terms[0]!.line]!.label, result.label)) return 'roll-forward'
  return found.terms.length === 2 && found.terms.some((term) => term.sign < 0) ? 'difference' : 'sum'
}

const OPENING = /期初|年初|上年.*余额|^balances?\b|beginning|opening|기초|期首/i
const CLOSING = /期末|年末|余额$|^balances?\b|ending|closing|end of|기말/i

function isRollForward(first: string, result: string): boolean {
  return OPENING.test(first) && CLOSING.test(result)
}

interface Draft {
  kind: RelationKind
  confidence: number
  /** Structure that the relation is one lane of. */
  group: string
}

function toRelation(
  found: SumStructure,
  test: LaneTest,
  at: (line: number) => GridCell | undefined,
  { kind, confidence, group }: Draft,
): Relation[] {
  const result = at(found.result)
  const terms: Term[] = found.terms.flatMap((term) => {
    const cell = at(term.line)
    return cell && !cell.dash ? [{ figure: cell.figure, sign: term.sign }] : []
  })
  if (!result || terms.length === 0) return []
  const scale = result.figure.amount.scale
  const same = terms.filter((term) => term.figure.amount.scale === scale)
  if (same.length !== terms.length) return []
  const relation = testRelation({
    kind,
    result: result.figure,
    terms,
    compute: sumOf(terms),
    linear: true,
    confidence: restsOnBlanks(found, test, at) ? Math.min(confidence, 0.3) : confidence,
    basis: found.basis,
    group,
    ...(test.holds ? { tolerance: widened(result.figure, terms, test) } : {}),
  })
  return relation ? [relation] : []
}

/**
 * A blank need not be nothing: a restated opening balance prints only the columns that changed. A sum of which all
 * addends but one are blank accuses nobody, unless the two figures are one slip apart.
 */
function restsOnBlanks(found: SumStructure, test: LaneTest, at: (line: number) => GridCell | undefined): boolean {
  const printed = found.terms.filter((term) => at(term.line))
  return (
    !test.holds &&
    found.terms.length > 1 &&
    printed.length < Math.min(2, found.terms.length) &&
    !isIntegerSlip(test.stated, test.expected)
  )
}

/** The search works in printed units; what held there must hold here too. */
function widened(result: Figure, terms: readonly Term[], test: LaneTest): Decimal {
  const gap = new Decimal(test.stated - test.expected)
    .abs()
    .times(Decimal.pow(10, result.amount.scale - result.amount.decimals))
  return Decimal.max(linearTolerance(result, terms), gap)
}
