import { Decimal, amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { RATIOS } from '../ratios/prose-ratios.ts'
import { ofTerms, testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { shareRelation } from '../relation/share-relation.ts'
import type { LineBook, LinePlace } from './line-book.ts'
import { isSameEnd, yearBefore } from './told-periods.ts'

const OPEN = 0.5

interface Quotient {
  top: LinePlace
  bottom: LinePlace
}

/** The two lines whose quotient a rate is by its name (a gross margin), column by column of the tables that hold both. */
export function quotientsOf(name: string, book: LineBook): Quotient[] {
  const [top, bottom] = RATIOS[name.slice(1)] ?? []
  if (!name.startsWith('#') || !top || !bottom) return []
  const wholes = book.placesOf(`#${bottom}`).filter(isMoney)
  return book.placesOf(`#${top}`).flatMap((place) => {
    const whole = wholes.filter(({ grid, column }) => grid === place.grid && column === place.column)
    return isMoney(place) && whole.length === 1 && whole[0] ? [{ top: place, bottom: whole[0] }] : []
  })
}

function isMoney({ figure }: LinePlace): boolean {
  return figure.amount.unit === 'money'
}

/** A rate told in a sentence, held against the quotient of its lines at a time. */
export function rateRelations(own: Figure, quotients: readonly Quotient[], end: string): Relation[] {
  if (own.amount.unit !== 'percent') return []
  return quotients.flatMap(({ top, bottom }) =>
    isSameEnd(top.end, end) ? (shareRelation(own, top.figure, bottom.figure, OPEN) ?? []) : [],
  )
}

/** By how many points a rate changed over a year. */
export function pointRelations(own: Figure, quotients: readonly Quotient[], end: string): Relation[] {
  if (own.amount.unit !== 'points') return []
  return quotients.flatMap((now) => {
    const base = now.top.end && yearBefore(now.top.end)
    const before = quotients.find(
      ({ top }) =>
        base !== undefined && top.grid === now.top.grid && top.row === now.top.row && isSameEnd(top.end, base),
    )
    return before && isSameEnd(now.top.end, end) ? (pointRelation(own, now, before) ?? []) : []
  })
}

function pointRelation(own: Figure, now: Quotient, before: Quotient): Relation | undefined {
  const figures = [now.top.figure, now.bottom.figure, before.top.figure, before.bottom.figure]
  return testRelation({
    kind: 'prose-growth',
    result: own,
    terms: figures.map((figure) => ({ figure, sign: 1 as const })),
    compute: ofTerms((a, b, c, d) =>
      b === undefined || d === undefined || c === undefined || a === undefined || b.isZero() || d.isZero()
        ? undefined
        : a.div(b).minus(c.div(d)).times(100).abs(),
    ),
    stated: amountValue(own.amount).abs(),
    linear: false,
    // Of two rounded rates the difference may be a step off.
    tolerance: new Decimal(10).pow(-own.amount.decimals).times(1.5),
    confidence: OPEN,
    basis: 'labelled',
    formula: ([a, b, c, d]) => `|${a} ÷ ${b} − ${c} ÷ ${d}|`,
  })
}
