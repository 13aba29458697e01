import { Decimal, amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation } from '../claims/relation/relation.ts'

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
export function holdsWith(relation: Relation, figure: Figure, value: Decimal): boolean {
  const values = relation.terms.map((term) => (term.figure === figure ? value : amountValue(term.figure.amount)))
  const expected = relation.compute(values)
  const stated =
    relation.result === figure
      ? relation.stated.plus(value.minus(relation.linear ? amountValue(figure.amount) : relation.stated))
      : relation.stated
  return expected !== undefined && stated.minus(expected).abs().lessThanOrEqualTo(relation.tolerance)
}

/** For each figure the relations that it takes part in, in their order. */
export function groupByFigure(relations: readonly Relation[]): Map<Figure, Relation[]> {
  const byFigure = new Map<Figure, Relation[]>()
  for (const relation of relations) {
    for (const figure of new Set(figuresOf(relation))) {
      const known = byFigure.get(figure)
      if (known) known.push(relation)
      else byFigure.set(figure, [relation])
    }
  }
  return byFigure
}
