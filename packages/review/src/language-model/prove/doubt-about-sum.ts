import { amountValue, Decimal, roundingOf } from '@tickmark/document'
import { findConcepts } from '@tickmark/language'
import { areRelated } from './check-places.ts'
import type { Refusal } from '../answer/claim.ts'
import { namesLine } from '../statements/named-in.ts'
import type { PlacedFigure, PlaceIndex } from './place-index.ts'
import type { ReadSum } from '../answer/read-sum.ts'

/** The figures of a sum, and the one that it is held against. */
export interface Involved {
  parts: readonly PlacedFigure[]
  target: PlacedFigure
}

export const plainOf = ({ figure: { amount } }: PlacedFigure): Decimal => new Decimal(amount.value)

/** Half a unit of each printed number: what rounding alone can do to a sum. Where it multiplies, as much in proportion. */
export function toleranceOf(sum: ReadSum, { parts, target }: Involved): Decimal {
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
export function holdsInFull(sum: ReadSum, { parts, target }: Involved): boolean {
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
export function doubtAbout(sum: ReadSum, { parts, target }: Involved, index: PlaceIndex): Refusal | undefined {
  if (target.figure.state === 'contradicted') return 'said_already'
  const known = index.sums.get(target.figure.id)
  const named = new Set(parts.map(({ figure }) => figure.id))
  if (sum.isLinear && known) {
    const isWhole = known.addends.length === named.size && known.addends.every(({ figure }) => named.has(figure))
    if (!isWhole) return 'parts_incomplete'
    return known.holds ? 'sum_holds' : 'said_already'
  }
  if (target.figure.state === 'verified') return 'figure_verified'
  if (!sum.isLinear) return doubtAboutQuotient(sum, { parts, target }, index)
  // Only what is measured alike adds up; a bare number is no money.
  const units = new Set([target, ...parts].map(({ figure }) => figure.amount.unit))
  if (units.size > 1) return 'units_differ'
  if (parts.some((part) => part.block !== target.block && !isNamedAlike(part, target, index))) return 'places_unrelated'
  const isAdding = sum.signs.every((sign) => sign === 1)
  const periods = new Set([target, ...parts].flatMap(({ figure: { period } }) => period?.end ?? []))
  if (isAdding && periods.size > 1) return 'periods_differ'
  return leavesOutParts({ parts, target }, index) ? 'parts_incomplete' : undefined
}

/** The mean of two ends of a year, which a claim must compute as one. */
const OF_AVERAGE =
  /\b(?:average|averaged|mean)(?=\s+(?!rate|annual|growth|of\b)\p{L})|平均(?!増加|成長|伸び|增长|复合)|加权|加權|(?<!연)평균/iu

function doubtAboutQuotient(sum: ReadSum, involved: Involved, index: PlaceIndex): Refusal | undefined {
  const block = index.document.blocks[index.order.get(involved.target.block) ?? -1]
  const words = block && block.type !== 'table' ? block.text : `${involved.target.figure.label ?? ''}`
  const isAveraged = sum.operands.some(({ text }) => text === '2') || sum.operands.some(({ isExponent }) => isExponent)
  if (OF_AVERAGE.test(words) && !isAveraged) return 'parts_incomplete'
  return isOfOtherLines(involved, index) ? 'places_unrelated' : undefined
}

/** A quotient that a sentence prints is one of the lines that it names; where it names a ratio and no line, any may be meant. */
function isOfOtherLines({ parts, target }: Involved, { document, order }: PlaceIndex): boolean {
  const block = document.blocks[order.get(target.block) ?? -1]
  if (!block || block.type === 'table') return false
  const own = new Set(parts.map(({ figure }) => figure.concept))
  const namesOther = findConcepts(block.text).some(({ concept }) => concept.kind !== 'other' && !own.has(concept.id))
  return namesOther && parts.some(({ figure, rowIndex }) => rowIndex !== undefined && !namesLine(figure, block.text))
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

/** Figures of different texts and tables belong to one sum only where something names both. */
function isNamedAlike(one: PlacedFigure, other: PlacedFigure, { document, order }: PlaceIndex): boolean {
  const [first, second] = [one, other].map(({ figure, block: id }) => {
    const block = document.blocks[order.get(id) ?? -1]
    return figure.label ?? (block && block.type !== 'table' ? block.text : '')
  })
  return areRelated(first ?? '', second ?? '')
}
