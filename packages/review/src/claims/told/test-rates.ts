import { isSameEnd } from '../../facts/periods/read-period.ts'
import { Decimal, amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { formulaOf, quotientsOf as quotientsOfConcept, ratioRelation, sizeOf } from '../ratios/ratio-quotients.ts'
import type { RatioQuotient } from '../ratios/ratio-quotients.ts'
import { testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import type { LineBook } from './line-book.ts'
import { yearBefore } from './told-periods.ts'

const OPEN = 0.5

/** The lines whose quotient a rate is by its name (a gross margin), time by time. */
export function quotientsOf(name: string, book: LineBook): RatioQuotient[] {
  return name.startsWith('#') ? quotientsOfConcept(name.slice(1), book) : []
}

/** A rate told in a sentence, held against the quotient of its lines at a time. */
export function rateRelations(own: Figure, quotients: readonly RatioQuotient[], end: string): Relation[] {
  const { unit, value } = own.amount
  const isPercent = unit === 'percent'
  if (!isPercent && unit !== 'multiple' && unit !== 'ratio') return []
  const claim = { own, stated: new Decimal(value), isPercent, confidence: OPEN }
  return quotients.flatMap((quotient) => (isSameEnd(quotient.end, end) ? (ratioRelation(quotient, claim) ?? []) : []))
}

/** By how many points a rate changed over a year. */
export function pointRelations(own: Figure, quotients: readonly RatioQuotient[], end: string): Relation[] {
  if (own.amount.unit !== 'points') return []
  return quotients.flatMap((now) => {
    const base = yearBefore(now.end)
    const before = quotients.find(
      ({ home, reading, end: other }) =>
        home === now.home && JSON.stringify(reading) === JSON.stringify(now.reading) && isSameEnd(other, base),
    )
    return before && isSameEnd(now.end, end) ? (pointRelation(own, now, before) ?? []) : []
  })
}

function pointRelation(own: Figure, now: RatioQuotient, before: RatioQuotient): Relation | undefined {
  const share = (quotient: RatioQuotient, values: readonly Decimal[]) => sizeOf(quotient.reading, values)?.times(100)
  const parted = now.figures.length
  return testRelation({
    kind: 'prose-growth',
    result: own,
    terms: [...now.figures, ...before.figures].map((figure) => ({ figure, sign: 1 as const })),
    compute: (values) => {
      const [a, b] = [share(now, values.slice(0, parted)), share(before, values.slice(parted))]
      return a && b && a.minus(b).abs()
    },
    stated: amountValue(own.amount).abs(),
    linear: false,
    // Of two rounded rates the difference may be a step off.
    tolerance: new Decimal(10).pow(-own.amount.decimals).times(1.5),
    confidence: OPEN,
    basis: 'labelled',
    formula: (operands) =>
      `|${formulaOf(now.reading, operands.slice(0, parted))} − ${formulaOf(before.reading, operands.slice(parted))}|`,
  })
}
