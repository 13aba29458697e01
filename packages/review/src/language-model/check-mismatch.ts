import { amountValue, Decimal, type Evidence, roundingOf } from '@tickmark/document'
import { blockFigures } from './block-figures.ts'
import type { Claim, Refusal } from './claim.ts'
import type { Ground } from './find-evidence.ts'
import { evidenceOfFigure, type PlacedFigure, type PlaceIndex, resolveId } from './place-index.ts'
import { comesTo } from './evaluate-sum.ts'
import { readSum, type ReadSum } from './read-sum.ts'
import type { SumNumber } from './sum-tokens.ts'

export interface ProvenMismatch {
  evidence: [Evidence, ...Evidence[]]
  arithmetic: string
  expected: string
  actual: string
}

/** Months, quarters, days, per cent: constants of arithmetic, where a number is multiplied or divided. */
const CONSTANTS = new Set(['1', '2', '4', '12', '52', '100', '360', '365', '366', '1000'])
/** An exponent of a rate over years is counted, and printed nowhere. */
const MOST_YEARS = 30

/** Recomputes a sum from the figures that the document prints at the places of the claim; a refusal where they do not prove it. */
export function checkMismatch(claim: Claim, grounds: readonly Ground[], index: PlaceIndex): ProvenMismatch | Refusal {
  if (claim.sum === undefined) return 'sum_unreadable'
  const sum = readSum(claim.sum)
  if (!sum) return 'sum_unreadable'
  const figures = figuresNear(grounds, claim, index)
  const real = sum.operands.filter(
    (operand) => !isConstant(operand) || (!operand.isExponent && figureOf(operand, figures)),
  )
  const operands = real.map((operand) => figureOf(operand, figures))
  if (real.length < 2 || operands.some((found) => !found))
    return isPrintedAnywhere(real, figures) ? 'not_a_figure' : 'number_not_printed'
  const target = findTarget(sum, { claim, figures })
  if (!target)
    return sum.result && comesTo(sum.computed, sum.result) && !sum.printed && !claim.printed
      ? 'sum_holds'
      : 'number_not_printed'
  const parts = operands.filter((found) => found !== undefined)
  return proves(sum, { parts, target }, index)
}

interface Involved {
  parts: readonly PlacedFigure[]
  target: PlacedFigure
}

function proves(sum: ReadSum, { parts, target }: Involved, index: PlaceIndex): ProvenMismatch | Refusal {
  if (parts.some(({ figure }) => figure.id === target.figure.id)) return 'not_a_figure'
  const tolerance = toleranceOf(sum, { parts, target })
  const printed = plainOf(target)
  const isPercent = target.figure.amount.unit === 'percent'
  const candidates = isPercent ? [sum.computed.times(100)] : [sum.computed, sum.computed.times(100)]
  const near = candidates.some((value) => value.abs().minus(printed.abs()).abs().lessThanOrEqualTo(tolerance))
  if (near || holdsInFull(sum, { parts, target })) return 'sum_holds'
  const doubt = doubtAbout(sum, { parts, target }, index)
  if (doubt) return doubt
  const computed = isPercent ? sum.computed.times(100) : sum.computed
  const expected = `${print(computed, target.figure.amount.decimals)}${isPercent ? '%' : ''}`
  return {
    evidence: [evidenceOfFigure(target), ...parts.map(evidenceOfFigure)],
    arithmetic: `${sum.text} = ${expected} ≠ ${target.figure.text}`,
    expected,
    actual: target.figure.text,
  }
}

const plainOf = ({ figure: { amount } }: PlacedFigure): Decimal => new Decimal(amount.value)
const print = (value: Decimal, decimals: number): string =>
  value.toFixed(decimals).replace(/\B(?=(?:\d{3})+(?!\d)(?<!\.\d*))/g, ',')

/** Half a unit of each printed number: what rounding alone can do to a sum. Where it multiplies, as much in proportion. */
function toleranceOf(sum: ReadSum, { parts, target }: Involved): Decimal {
  const half = ({ figure: { amount } }: PlacedFigure): Decimal => new Decimal(10).pow(-amount.decimals).div(2)
  if (sum.isLinear) return [target, ...parts].reduce((total, placed) => total.plus(half(placed)), new Decimal(0))
  const share = parts.reduce(
    (total, placed) => (plainOf(placed).isZero() ? total : total.plus(half(placed).div(plainOf(placed).abs()))),
    new Decimal(0),
  )
  const computed = target.figure.amount.unit === 'percent' ? sum.computed.times(100) : sum.computed
  // The rate of growth moves with the quotient, which is one more than the rate.
  const base = target.figure.amount.unit === 'percent' ? computed.abs().plus(100) : computed.abs()
  return half(target).plus(share.times(base)).times(1.01)
}

/** With units and scales as the document gives them the relation may hold though the bare numbers do not. */
function holdsInFull(sum: ReadSum, { parts, target }: Involved): boolean {
  if (!sum.isLinear || parts.length !== sum.signs.length) return false
  const total = parts.reduce(
    (value, { figure: { amount } }, at) =>
      value.plus(
        amountValue(amount)
          .abs()
          .times(sum.signs[at] ?? 1),
      ),
    new Decimal(0),
  )
  const tolerance = [target, ...parts].reduce(
    (value, { figure: { amount } }) => value.plus(roundingOf(amount)),
    new Decimal(0),
  )
  return total.abs().minus(amountValue(target.figure.amount).abs()).abs().lessThanOrEqualTo(tolerance)
}

/** Why the figures do not prove what the claim says of them, though the sum does not come out. */
function doubtAbout(sum: ReadSum, { parts, target }: Involved, index: PlaceIndex): Refusal | undefined {
  if (target.figure.state === 'contradicted') return 'said_already'
  const known = index.sums.get(target.figure.id)
  const named = new Set(parts.map(({ figure }) => figure.id))
  if (sum.isLinear && known) {
    const isWhole = known.addends.length === named.size && known.addends.every(({ figure }) => named.has(figure))
    if (!isWhole) return 'parts_incomplete'
    return known.holds ? 'sum_holds' : 'said_already'
  }
  if (target.figure.state === 'verified') return 'figure_verified'
  if (!sum.isLinear) return undefined
  const units = new Set([target, ...parts].map(({ figure }) => figure.amount.unit).filter((unit) => unit !== 'unknown'))
  if (units.size > 1) return 'units_differ'
  const isAdding = sum.signs.every((sign) => sign === 1)
  const periods = new Set([target, ...parts].flatMap(({ figure: { period } }) => period?.end ?? []))
  if (isAdding && periods.size > 1) return 'periods_differ'
  return leavesOutParts({ parts, target }, index) ? 'parts_incomplete' : undefined
}

/**
 * A total of a table that no claim of ours knows: its parts must stand without a gap beside it, and nothing that may be another part may stand before the
 * first of them.
 */
function leavesOutParts({ parts, target }: Involved, index: PlaceIndex): boolean {
  const all = [target, ...parts]
  const inTable = all.every(({ block, rowIndex }) => block === target.block && rowIndex !== undefined)
  if (!inTable) return false
  const own = index.figures.get(target.block) ?? []
  const isColumn = all.every(({ columnIndex }) => columnIndex === target.columnIndex)
  const isRow = all.every(({ rowIndex }) => rowIndex === target.rowIndex)
  if (!isColumn && !isRow) return true
  const placeOf = (placed: PlacedFigure): number => (isColumn ? placed.rowIndex : placed.columnIndex) ?? 0
  const line = own.filter((placed) =>
    isColumn ? placed.columnIndex === target.columnIndex : placed.rowIndex === target.rowIndex,
  )
  const named = new Set(all.map(({ figure }) => figure.id))
  const places = all.map(placeOf)
  const [from, to] = [Math.min(...places), Math.max(...places)]
  if (line.some((placed) => placeOf(placed) > from && placeOf(placed) < to && !named.has(placed.figure.id))) return true
  const isTotalBelow = placeOf(target) === to
  const next = line.find((placed) => placeOf(placed) === (isTotalBelow ? from - 1 : to + 1))
  return next !== undefined && !index.sums.has(next.figure.id)
}

function isConstant({ text, plain, isFactor, isExponent }: SumNumber): boolean {
  if (isExponent) return plain.lessThanOrEqualTo(MOST_YEARS)
  return isFactor && CONSTANTS.has(text)
}

/** Figures at the places of the claim, in their rows and tables, and at the ids that it gives besides. Those that are named come first. */
export function figuresNear(grounds: readonly Ground[], claim: Claim, index: PlaceIndex): PlacedFigure[] {
  const named = claim.figures.flatMap(({ id }) => {
    const target = id === undefined ? undefined : resolveId(index, id)
    const own = target ? blockFigures(index, target.block) : []
    return own.filter(
      ({ rowIndex, columnIndex }) =>
        (target?.rowIndex === undefined || rowIndex === target.rowIndex) &&
        (target?.columnIndex === undefined || columnIndex === target.columnIndex),
    )
  })
  const quoted = grounds.flatMap(({ figures }) => figures)
  const around = grounds.flatMap(({ target: { block } }) => blockFigures(index, block))
  const all = [...named, ...quoted, ...around]
  return [...new Map(all.map((placed) => [placed.figure.id, placed])).values()]
}

/** The figure that is meant by a number of the sum: the digits are the same. */
function figureOf(number: SumNumber, figures: readonly PlacedFigure[]): PlacedFigure | undefined {
  return figures.find((placed) => isSame(number, placed))
}

function isSame({ plain, isPercent, value }: SumNumber, { figure: { amount } }: PlacedFigure): boolean {
  if (isPercent !== (amount.unit === 'percent' || amount.unit === 'points') && isPercent) return false
  const printed = new Decimal(amount.value).abs()
  return plain.equals(printed) || (!isPercent && value.equals(amountValue(amount).abs()))
}

function isPrintedAnywhere(numbers: readonly SumNumber[], figures: readonly PlacedFigure[]): boolean {
  return numbers.length < 2 || numbers.every((number) => figureOf(number, figures))
}

/** The printed figure that the sum is held against: what the claim says is printed, else the result that does not come out. */
function findTarget(
  sum: ReadSum,
  { claim, figures }: { claim: Claim; figures: readonly PlacedFigure[] },
): PlacedFigure | undefined {
  const own = claim.printed === undefined ? undefined : readSum(`0 + 0 = ${claim.printed}`)?.result
  const said = sum.printed ?? own ?? (sum.result && !comesTo(sum.computed, sum.result) ? sum.result : undefined)
  if (said) return figureOf(said, figures)
  // The sum comes out and what is printed instead is left to the quote: a figure there that is none of the operands.
  const operands = new Set(sum.operands.map(({ plain }) => plain.toString()))
  const others = claim.figures.flatMap(({ value }) => {
    const number = readSum(`0 + 0 = ${value}`)?.result
    return number && !operands.has(number.plain.toString()) && !(sum.result && number.plain.equals(sum.result.plain))
      ? [number]
      : []
  })
  const [only, second] = others
  return only && !second ? figureOf(only, figures) : undefined
}
