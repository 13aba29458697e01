import { Decimal, amountValue, roundingOf, firstOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { testRelation, ofTerms } from './relation.ts'
import type { Relation } from './relation.ts'

/** part ÷ whole as a percentage that a sentence states; undefined for a whole of zero. */
export function shareRelation(percent: Figure, part: Figure, whole: Figure, confidence: number): Relation | undefined {
  const base = amountValue(whole.amount)
  if (base.isZero()) return undefined
  const share = amountValue(part.amount).div(base).abs()
  const spread = roundingOf(part.amount)
    .plus(share.times(roundingOf(whole.amount)))
    .div(base.abs())
    .times(100)
  return testRelation({
    kind: 'ratio',
    result: percent,
    terms: [
      { figure: part, sign: 1 },
      { figure: whole, sign: 1 },
    ],
    compute: ofTerms((a, b) => (b.isZero() ? undefined : a.div(b).times(100).abs())),
    stated: new Decimal(percent.amount.value).abs(),
    linear: false,
    // One unit of the last place is a matter of rounding and truncating.
    tolerance: new Decimal(10).pow(-percent.amount.decimals).times(1.01).plus(spread),
    confidence,
    basis: 'labelled',
    formula: ([a, b]) => `${a} ÷ ${b}`,
  })
}

/** The first relation that holds; else, where all that may be meant give the same, the one that breaks. */
export function heldOrMeant(candidates: readonly Relation[], meant: readonly Relation[] = candidates): Relation[] {
  const held = candidates.find((relation) => relation.holds)
  if (held) return [held]
  const values = new Set(meant.map(({ expected }) => expected.toDecimalPlaces(2).toFixed()))
  return values.size === 1 ? [firstOf(meant)] : []
}
