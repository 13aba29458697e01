import { addTo, Decimal, amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation } from '../claims/relation/relation.ts'
import { slipBetween } from '../claims/relation/slip.ts'
import type { Slip } from '../claims/relation/slip.ts'

/** Least confidence of a search for a relation to be suspected to be meant: below it the search knows of a reason against it. */
export const SUSPECTED = 0.25

/** Terms beyond which only the result of a sum is held to be wrong. */
const MANY_TERMS = 150

/** For each figure of a broken relation, the value that would mend it. */
export function solutions(relation: Relation): { figure: Figure; value: Decimal }[] {
  const own = amountValue(relation.result.amount)
  const gap = relation.stated.minus(relation.expected)
  const result = { figure: relation.result, value: relation.linear ? own.minus(gap) : relation.expected }
  if (!relation.linear) return [result]
  // Among so many entries there is always one in which another digit would make up for it.
  if (relation.terms.length > MANY_TERMS) return [result]
  return [
    result,
    ...relation.terms.map((term) => ({
      figure: term.figure,
      value: amountValue(term.figure.amount).plus(term.sign > 0 ? gap : gap.neg()),
    })),
  ]
}

/** Whether a relation would hold if one of its figures had another value. */
function holdsWith(relation: Relation, figure: Figure, value: Decimal): boolean {
  return relation.linear ? sumHoldsWith(relation, figure, value) : formulaHoldsWith(relation, figure, value)
}

/** A sum moves by what its figure moves: nothing else of it is added up again. */
function sumHoldsWith(
  { result, terms, stated, expected, tolerance }: Relation,
  figure: Figure,
  value: Decimal,
): boolean {
  const weight = terms.reduce(
    (sum, term) => (term.figure === figure ? sum + term.sign : sum),
    result === figure ? -1 : 0,
  )
  const gap = expected.minus(stated).plus(value.minus(amountValue(figure.amount)).times(weight))
  return gap.abs().lessThanOrEqualTo(tolerance)
}

function formulaHoldsWith(relation: Relation, figure: Figure, value: Decimal): boolean {
  const values = relation.terms.map((term) => (term.figure === figure ? value : amountValue(term.figure.amount)))
  const expected = relation.compute(values)
  const stated = relation.result === figure ? value : relation.stated
  return expected !== undefined && stated.minus(expected).abs().lessThanOrEqualTo(relation.tolerance)
}

/** Relations that hold no more, or hold at last, if one of their figures had another value. */
export function changedBy(
  figure: Figure,
  value: Decimal,
  byFigure: ReadonlyMap<Figure, readonly Relation[]>,
): Relation[] {
  return (byFigure.get(figure) ?? []).filter((other) => holdsWith(other, figure, value) !== other.holds)
}

/** Another value for one figure of a broken relation, that mends it, and what else follows from it. */
export interface Correction {
  figure: Figure
  value: Decimal
  slip?: Slip
  /** Broken relations that would hold, and holding ones that would break. */
  mended: Relation[]
  harmed: Relation[]
}

/** Every value that would mend a broken relation, and what else it would mend or break. */
export function correctionsOf(relation: Relation, byFigure: ReadonlyMap<Figure, Relation[]>): Correction[] {
  const found = solutions(relation).map((solution) => ({
    ...solution,
    slip: slipBetween(amountValue(solution.figure.amount), solution.value),
  }))
  // Where each of several figures might have lost its sign, none of them shows that it has.
  const signsTell = found.filter((solution) => solution.slip === 'sign').length === 1
  return found.map(({ figure, value, slip }) => {
    const changed = changedBy(figure, value, byFigure)
    const { harmed = [], mended = [] } = Object.groupBy(changed, ({ holds }) => (holds ? 'harmed' : 'mended'))
    return { figure, value, mended, harmed, ...(slip && (slip !== 'sign' || signsTell) ? { slip } : {}) }
  })
}

/** For each figure the relations that it takes part in, in their order. */
export function groupByFigure(relations: readonly Relation[]): Map<Figure, Relation[]> {
  const byFigure = new Map<Figure, Relation[]>()
  for (const relation of relations) {
    for (const figure of new Set(figuresOf(relation))) addTo(byFigure, figure, relation)
  }
  return byFigure
}
