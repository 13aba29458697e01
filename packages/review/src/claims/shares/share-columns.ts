import { columnAt, cellIn } from '../../facts/grids/read-grid.ts'
import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import { nudgeOf } from './nudged-share.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { isSlipOfPen, testRelation, testSum, ofTerms } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

/** Columns of shares: each is part ÷ whole of an amount column, and together they make 100 (or their printed total). */
export function shareColumns(grid: Grid): Relation[] {
  const bases = grid.columns.flatMap((_, target) => bestBase(grid, target) ?? [])
  return grid.columns.flatMap((column, target) => {
    if (column.kind === 'percent-change' || column.kind === 'change') return []
    const base = bases.find((own) => own.target === target)
    const shares = base?.relations.filter((relation) => relation.holds || !hasOtherWhole(grid, bases, relation)) ?? []
    return [...shares, ...(column.kind === 'percent' || base ? sumToTotal(grid, target) : [])]
  })
}

/** What the shares of a column are shares of. */
interface Base {
  target: number
  amounts: number
  whole: number
  relations: Relation[]
}

/** Columns in which a row must be a share of another line than the rest for that to be no accident. */
const OTHER_WHOLE_COLUMNS = 2

/** Whether the row of a broken share is, in several columns, a share of one other line ("cost, as a percentage of its revenue"). */
function hasOtherWhole(grid: Grid, bases: readonly Base[], { result }: Relation): boolean {
  const part = grid.cells.findIndex((row) => row.some((cell) => cell?.figure === result))
  return grid.rows.some((_, whole) => {
    const held = bases.flatMap((base) =>
      whole === base.whole ? [] : shareOf(grid, part, whole, base.amounts, base.target).filter(({ holds }) => holds),
    )
    return held.length >= OTHER_WHOLE_COLUMNS && held.some((relation) => relation.result === result)
  })
}

/** For a column, the amount column and the row by which dividing gives most of its cells. */
function bestBase(grid: Grid, target: number): Base | undefined {
  let best: Base | undefined
  let bestHeld = 1
  if (columnAt(grid, target).kind !== 'percent') return undefined
  // Parts of a whole do not exceed it.
  if (grid.cells.some((row) => row[target]?.value.abs().greaterThan(110))) return undefined
  const hundreds = new Set(grid.rows.flatMap((_, row) => (isHundred(cellIn(grid, row, target)) ? [row] : [])))
  for (const [amounts, column] of grid.columns.entries()) {
    if (column.kind !== 'amount' || amounts === target) continue
    for (const [whole, row] of grid.rows.entries()) {
      const base = cellIn(grid, whole, amounts)
      if (
        !base ||
        base.value.isZero() ||
        (hundreds.size > 0 && !hundreds.has(whole)) ||
        (row.kind !== 'total' && row.concept !== 'revenue' && whole !== 0 && !hundreds.has(whole))
      )
        continue
      const relations = doubted(grid.rows.flatMap((_, part) => shareOf(grid, part, whole, amounts, target)))
      // What is all of the whole is a hundred per cent of it in any table.
      const held = relations.filter(({ holds, expected }) => holds && !expected.equals(100)).length
      const broken = relations.filter(({ holds }) => !holds).length
      if (held > bestHeld && held >= broken * 3) {
        best = { target, amounts, whole, relations }
        bestHeld = held
      }
    }
  }
  return best
}

/** Several rows that break are shares of something else (of a subtotal); one alone, or one wrong digit, is an error. */
function doubted(relations: readonly Relation[]): Relation[] {
  const broken = relations.filter((relation) => !relation.holds)
  return relations.map((relation) =>
    relation.holds || broken.length === 1 || isSlipOfPen(relation) ? relation : { ...relation, confidence: 0.3 },
  )
}

function isHundred(cell: GridCell | undefined): boolean {
  return cell !== undefined && cell.value.equals(100)
}

function shareOf(grid: Grid, part: number, whole: number, amounts: number, target: number): Relation[] {
  const printed = cellIn(grid, part, target)
  const numerator = cellIn(grid, part, amounts)
  const denominator = cellIn(grid, whole, amounts)
  if (
    !printed ||
    printed.dash ||
    !numerator ||
    numerator.dash ||
    !denominator ||
    part === whole ||
    numerator.figure.amount.unit === 'percent' ||
    printed.figure.amount.unit === 'money'
  )
    return []
  // Three customers of three, with their share of the sales beside them: a count that small is no whole.
  if (denominator.value.abs().lessThan(10) && denominator.figure.amount.decimals === 0) return []
  const base = amountValue(denominator.figure.amount)
  const spread = roundingOf(numerator.figure.amount)
    .plus(printed.value.abs().div(100).times(roundingOf(denominator.figure.amount)))
    .div(base.abs())
    .times(100)
  const relation = testRelation({
    kind: 'share',
    result: printed.figure,
    terms: [
      { figure: numerator.figure, sign: 1 },
      { figure: denominator.figure, sign: 1 },
    ],
    compute: ofTerms((a, b) => a.div(b).times(100).abs()),
    stated: printed.value.abs(),
    linear: false,
    tolerance: nudgeOf(printed.figure).plus(spread),
    confidence: 0.8,
    basis: 'proven',
    formula: ([a, b]) => `${a} ÷ ${b}`,
  })
  return relation ? [relation] : []
}

/** Shares above a printed total (or above the end, where they come to about 100) must add up to it. */
function sumToTotal(grid: Grid, target: number): Relation[] {
  const total = grid.rows.findLastIndex(
    (row, index) => row.kind === 'total' && cellIn(grid, index, target) !== undefined,
  )
  const result = total >= 0 ? cellIn(grid, total, target) : undefined
  if (!result || !result.value.equals(100)) return []
  const parts = grid.rows.flatMap((row, index) => {
    const cell = cellIn(grid, index, target)
    return index < total && row.kind === 'item' && !row.ofWhich && cell && !cell.dash ? [cell] : []
  })
  const earlier = grid.rows.slice(0, total).some((row) => row.kind === 'total')
  if (parts.length < 2 || earlier) return []
  const ulp = new Decimal(10).pow(-Math.max(...parts.map((cell) => cell.figure.amount.decimals)))
  const tolerance = Decimal.max(ulp.times(parts.length).div(2), ulp.times(2))
  const all = parts.reduce((value, cell) => value.plus(cell.value), new Decimal(0))
  // A detail of the part above it ("of which") whose label does not say so.
  const detail = parts.find((cell) => !cell.value.isZero() && all.minus(cell.value).equals(100))
  const terms: Term[] = parts.filter((cell) => cell !== detail).map((cell) => ({ figure: cell.figure, sign: 1 }))
  const sum = detail ? all.minus(detail.value) : all
  // Of a part whose number was not read nothing is known, so that nothing is known of the whole.
  const isWhole = !grid.rows.slice(0, total).some(({ unread }) => unread?.includes(target))
  return [
    testSum({
      kind: 'share-total',
      result: result.figure,
      terms,
      tolerance,
      confidence: isWhole && sum.greaterThan(70) && sum.lessThan(130) ? 0.85 : 0.3,
      basis: 'labelled',
    }),
  ]
}
