import { amountValue, Decimal, type Evidence } from '@tickmark/document'
import { DIRECTION_WORDS } from '@tickmark/language'
import { blockFigures } from './block-figures.ts'
import type { Claim, Refusal } from '../answer/claim.ts'
import type { Ground } from './ground.ts'
import { evidenceOfFigure, type PlacedFigure, type PlaceIndex, resolveId } from './place-index.ts'
import { comesTo } from '../answer/evaluate-sum.ts'
import { doubtAbout, holdsInFull, type Involved, plainOf, toleranceOf } from './doubt-about-sum.ts'
import { isOtherQuotient } from './quotient-readings.ts'
import { readSum, type ReadSum } from '../answer/read-sum.ts'
import type { SumNumber } from '../answer/sum-tokens.ts'

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
  if (isToldWrong(claim, grounds)) return 'said_already'
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

/** What stands beside a printed figure: the others of its sentence, and whether its words speak of a change. */
function surroundingsOf(target: PlacedFigure, index: PlaceIndex): { beside: PlacedFigure[]; saysChange: boolean } {
  const { label = '', columnLabel = '' } = target.figure
  const block = index.document.blocks[index.order.get(target.block) ?? -1]
  const isText = block !== undefined && block.type !== 'table'
  const words = isText ? block.text : `${label} ${columnLabel}`
  return {
    beside: isText ? blockFigures(index, block) : [],
    saysChange: words.search(DIRECTION_WORDS) >= 0 || /change|growth|变动|变化|增减|増減|변동|증감/i.test(words),
  }
}

/** The rules have told the very figure wrong that the claim says is. */
function isToldWrong({ printed }: Claim, grounds: readonly Ground[]): boolean {
  const said = printed === undefined ? undefined : readSum(`0 + 0 = ${printed}`)?.result
  return grounds.some(({ figures, target: { block } }) =>
    figures.some(
      ({ figure }) =>
        block.type !== 'table' &&
        figure.state === 'contradicted' &&
        said?.plain.equals(new Decimal(figure.amount.value).abs()),
    ),
  )
}

function proves(sum: ReadSum, { parts, target }: Involved, index: PlaceIndex): ProvenMismatch | Refusal {
  if (parts.some(({ figure }) => figure.id === target.figure.id)) return 'not_a_figure'
  // A rate is held against a rate: 23.4% says nothing of 95 days.
  const isRate = target.figure.amount.unit === 'percent' || target.figure.amount.unit === 'points'
  if (sum.result?.isPercent && !isRate) return 'units_differ'
  const tolerance = toleranceOf(sum, { parts, target })
  const printed = plainOf(target)
  const isPercent = target.figure.amount.unit === 'percent'
  const candidates = isPercent ? [sum.computed.times(100)] : [sum.computed, sum.computed.times(100)]
  const near = candidates.some((value) => value.abs().minus(printed.abs()).abs().lessThanOrEqualTo(tolerance))
  if (
    near ||
    holdsInFull(sum, { parts, target }) ||
    isOtherQuotient(sum, { parts, target }, surroundingsOf(target, index))
  )
    return 'sum_holds'
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

const print = (value: Decimal, decimals: number): string =>
  value.toFixed(decimals).replace(/\B(?=(?:\d{3}){1,12}(?!\d)(?<!\.\d{0,40}))/g, ',')

/** Whether a number of a sum is one of arithmetic, and printed nowhere. */
export function isConstant({ text, plain, isFactor, isExponent }: SumNumber): boolean {
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
export function figureOf(number: SumNumber, figures: readonly PlacedFigure[]): PlacedFigure | undefined {
  return figures.find((placed) => isSame(number, placed))
}

function isSame(number: SumNumber, { figure: { amount } }: PlacedFigure): boolean {
  const { plain, isPercent, value } = number
  if (isPercent !== (amount.unit === 'percent' || amount.unit === 'points') && isPercent) return false
  const printed = new Decimal(amount.value).abs()
  if (plain.equals(printed) || (!isPercent && value.equals(amountValue(amount).abs()))) return true
  return amount.unit === 'money' && isRounded(number, amountValue(amount).abs())
}

/** "226.6" for 226,613,293, "28.67亿元" for 2,866,851,379.61: as many digits as tell it, rounded to the scale that is written or to a usual one. */
function isRounded({ plain, value, decimals, isFactor }: SumNumber, amount: Decimal): boolean {
  if (!isFactor || plain.toString().replace(/\D/g, '').replace(/^0+/, '').length < TELLING_DIGITS) return false
  const half = new Decimal(10).pow(-decimals).times(0.5001)
  const scales = value.equals(plain) ? USUAL_SCALES : [value.div(plain)]
  return scales.some((scale) => amount.div(scale).minus(plain).abs().lessThanOrEqualTo(half))
}

/** Fewer digits than these are those of many amounts. */
const TELLING_DIGITS = 3
/** Thousands, ten thousands, millions, 亿 and billions. */
const USUAL_SCALES = [3, 4, 6, 8, 9].map((power) => new Decimal(10).pow(power))

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
