import { Decimal, amountValue } from '@tickmark/document'
import { readComparison } from '@tickmark/language'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { ofTerms, testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { percentChange, percentTolerance } from './change-columns.ts'

/** Letters between the figures of one comparison. */
const MOST_BETWEEN = 60
const NAMED = 0.7

/** An amount that is so much more, or less, than another one; a step says by its amounts which way it goes. */
interface Comparison {
  own: ProseFigure
  other: ProseFigure
  percent: ProseFigure
  way: 'above' | 'below' | 'step'
}

/**
 * "Our estimate of ⟦a⟧ is ⟦p⟧ above the consensus of ⟦b⟧"; ⟦a⟧，较一致预期⟦b⟧高⟦p⟧; ⟦a⟧は予想⟦b⟧を⟦p⟧上回る; and a step with its per cent right
 * behind it: "from ⟦a⟧ to ⟦b⟧ (⟦p⟧)", 由⟦a⟧上调至⟦b⟧（⟦p⟧）.
 */
export function comparedAmounts(sentences: readonly Sentence[]): Relation[] {
  return sentences.flatMap(({ text, figures }) =>
    figures.flatMap((_, at) => {
      const comparison = comparisonOf(text, figures.slice(at, at + 3))
      return comparison ? (relationOf(comparison) ?? []) : []
    }),
  )
}

function comparisonOf(text: string, [a, b, c]: readonly ProseFigure[]): Comparison | undefined {
  if (!a || !b || !c || b.start - a.end > MOST_BETWEEN || c.start - b.end > MOST_BETWEEN) return undefined
  if (isPercent(b)) {
    const way = readComparison(text.slice(b.end, c.start))
    return way && isAlike(a, c) ? { own: a, other: c, percent: b, way } : undefined
  }
  if (!isPercent(c) || !isAlike(a, b)) return undefined
  if (isStep(text, a, b) && IN_BRACKET.test(text.slice(b.end, c.start)) && /^\s*[)）]/.test(text.slice(c.end)))
    return { own: b, other: a, percent: c, way: 'step' }
  const way = readComparison(text.slice(b.end, c.start)) ?? readComparison(text.slice(c.end))
  return way && { own: a, other: b, percent: c, way }
}

/** Nothing but an opening bracket and what directs the figure before it: へ引き上げ（. */
const IN_BRACKET = /^[^\d,.;，。；()（）]{0,12}[(（]\s*[+＋]?$/u
const FROM = /(?:\bfrom|[由从從])\s*[$€£¥₩]?$/iu
const TO = /^\s*(?:\p{Lu}{3}\s*)?(?:to\b|から|에서|(?:上调|下调|上調|下調|提高|降低|调整)?[至到])/u

function isStep(text: string, a: ProseFigure, b: ProseFigure): boolean {
  const between = text.slice(a.end, b.start)
  const isMarked = /から|에서/u.test(between)
  return TO.test(between) && (isMarked || FROM.test(text.slice(0, a.start).replace(/\p{Lu}{3}\s*$/u, '')))
}

function isPercent({ figure }: ProseFigure): boolean {
  return figure.amount.unit === 'percent'
}

/** Two amounts of one currency; of bare numbers nobody knows whether they are alike. */
function isAlike({ figure: { amount: a } }: ProseFigure, { figure: { amount: b } }: ProseFigure): boolean {
  return a.unit === 'money' && b.unit === 'money' && a.currency === b.currency && !amountValue(b).isZero()
}

function relationOf({ own, other, percent, way }: Comparison): Relation | undefined {
  const { amount } = percent.figure
  return testRelation({
    kind: 'prose-growth',
    result: percent.figure,
    terms: [
      { figure: own.figure, sign: 1 },
      { figure: other.figure, sign: 1 },
    ],
    compute: ofTerms((a, b) => sized(percentChange(a, b), way)),
    stated: way === 'step' ? new Decimal(amount.value).abs() : new Decimal(amount.value),
    linear: false,
    tolerance: percentTolerance(amount, own.figure.amount, other.figure.amount),
    confidence: NAMED,
    basis: 'labelled',
    formula: ([a, b]) => (way === 'below' ? `1 − ${a} ÷ ${b}` : `${a} ÷ ${b} − 1`),
  })
}

/** Of a step the words say which way it went, and the figure has a sign or not. */
function sized(change: Decimal | undefined, way: Comparison['way']): Decimal | undefined {
  return way === 'step' ? change?.abs() : way === 'below' ? change?.neg() : change
}
