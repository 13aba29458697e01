import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import { percentChange, percentTolerance } from './change-columns.ts'
import { readChanges } from './change-statements.ts'
import type { ChangeStatement } from './change-statement.ts'
import { referredChanges } from './referred-changes.ts'
import { sumOf, testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

/** A sentence whose word for the direction contradicts its own amounts. */
export interface Contradiction {
  statement: ChangeStatement
  after: Figure
  before: Figure
}

/** Amounts, changes and percentages of sentences, tested against one another. */
export function proseChanges(sentences: readonly Sentence[]): {
  relations: Relation[]
  contradictions: Contradiction[]
} {
  const statements = sentences.flatMap(readChanges)
  return {
    relations: [...statements.flatMap(testStatement), ...referredChanges(sentences)],
    contradictions: statements.flatMap(contradictionOf),
  }
}

function testStatement(statement: ChangeStatement): Relation[] {
  return [
    ...differenceOf(statement),
    ...percentOf(statement),
    ...percentOfBase(statement),
    ...guessedPercentOf(statement),
  ]
}

/** after − before = change, with the sign that the word of direction gives; where the word contradicts the amounts, without sign. */
function differenceOf({ after, before, amount, ordered, direction }: ChangeStatement): Relation[] {
  if (!after || !before || !amount || !ordered || isSwing(after, before, amount)) return []
  const rising = amountValue(after.amount).greaterThanOrEqualTo(amountValue(before.amount))
  const terms: Term[] = rising
    ? [
        { figure: after, sign: 1 },
        { figure: before, sign: -1 },
      ]
    : [
        { figure: before, sign: 1 },
        { figure: after, sign: -1 },
      ]
  const negative = [after, before, amount].some((figure) => amountValue(figure.amount).isNegative())
  const relation = testRelation({
    kind: 'prose-amount',
    result: amount,
    terms,
    compute: negative ? (values) => sumOf(terms)(values).abs() : sumOf(terms),
    stated: amountValue(amount.amount).abs(),
    linear: !negative && (direction === undefined || rising === (direction === 'up')),
    tolerance: roundingOf(amount.amount).plus(roundingOf(after.amount)).plus(roundingOf(before.amount)),
    confidence: 0.85,
    basis: 'labelled',
  })
  return relation ? [relation] : []
}

function percentOf({ after, before, percent, ordered }: ChangeStatement): Relation[] {
  if (!after || !before || !percent || !ordered) return []
  const [a, b] = [amountValue(after.amount), amountValue(before.amount)]
  if (b.isZero() || a.isNegative() !== b.isNegative()) return []
  const relation = testRelation({
    kind: 'prose-growth',
    result: percent,
    terms: [
      { figure: after, sign: 1 },
      { figure: before, sign: -1 },
    ],
    compute: ofTerms((x, y) => percentChange(x, y)?.abs()),
    stated: new Decimal(percent.amount.value).abs(),
    linear: false,
    tolerance: percentTolerance(percent.amount, after.amount, before.amount).plus(percent.amount.approximate ? 1 : 0),
    confidence: small(percent, a, b) ? 0.65 : 0.85,
    basis: 'labelled',
    formula: ([x, y]) => `|${x} − ${y}| ÷ ${y}`,
  })
  return relation ? [relation] : []
}

/** The printed change over the amount before: nearer than two amounts in billions that differ by millions. */
function percentOfBase({ after, before, amount, percent, ordered }: ChangeStatement): Relation[] {
  if (!after || !before || !amount || !percent || !ordered || percent.amount.approximate) return []
  const [d, b] = [amountValue(amount.amount), amountValue(before.amount)]
  const isFiner = amount.amount.scale - amount.amount.decimals < before.amount.scale - before.amount.decimals
  if (!isFiner || !b.isPositive() || b.isZero() || isSwing(after, before, amount)) return []
  const relation = testRelation({
    kind: 'prose-growth',
    result: percent,
    terms: [
      { figure: amount, sign: 1 },
      { figure: before, sign: 1 },
    ],
    compute: ofTerms((x, y) => x.div(y).times(100).abs()),
    stated: new Decimal(percent.amount.value).abs(),
    linear: false,
    tolerance: roundingOf(percent.amount)
      .times(2)
      .plus(d.abs().div(b).times(roundingOf(before.amount)).plus(roundingOf(amount.amount)).div(b).times(100)),
    confidence: 0.8,
    basis: 'labelled',
    formula: ([x, y]) => `${x} ÷ ${y}`,
  })
  return relation ? [relation] : []
}

/** Less than a percentage point off: amounts rounded in the text may explain it, so it is a warning. */
function small(percent: Figure, a: Decimal, b: Decimal): boolean {
  return new Decimal(percent.amount.value).abs().minus(percentChange(a, b)!.abs()).abs().lessThan(1)
}

/** "increased by $d, or p %, to $x": p = d ÷ (x ∓ d). Reported only when no reading holds. */
function guessedPercentOf({ after, amount, percent, ordered, direction }: ChangeStatement): Relation[] {
  if (ordered || !after || !amount || !percent || !direction) return []
  const relation = testRelation({
    kind: 'prose-growth',
    result: percent,
    terms: [
      { figure: amount, sign: 1 },
      { figure: after, sign: 1 },
    ],
    compute: ofTerms((d, x) => {
      const before = direction === 'up' ? x.minus(d) : x.plus(d)
      return before.isZero() ? undefined : d.div(before).times(100).abs()
    }),
    stated: new Decimal(percent.amount.value).abs(),
    linear: false,
    tolerance: guessTolerance(percent, amount, after, direction === 'up' ? -1 : 1),
    confidence: 0.5,
    basis: 'labelled',
    formula: ([d, x]) => `${d} ÷ (${x} ${direction === 'up' ? '−' : '+'} ${d})`,
  })
  return relation ? [relation] : []
}

/** What rounding lets through where the amount before is itself a difference: "$4.1 million, or 417 %, to $5.1 million" leaves .95 to 1.05. */
function guessTolerance(percent: Figure, change: Figure, after: Figure, sign: 1 | -1): Decimal {
  const [d, x] = [amountValue(change.amount).abs(), amountValue(after.amount).abs()]
  const before = x.plus(d.times(sign)).abs()
  const own = percentTolerance(percent.amount, change.amount, after.amount).times(2)
  if (before.isZero()) return own
  const slack = roundingOf(change.amount).plus(roundingOf(after.amount)).div(before)
  return own.plus(d.div(before).times(slack).times(100))
}

/** From income to expense or back: the change is the sum of the two printed amounts. */
function isSwing(after: Figure, before: Figure, amount: Figure): boolean {
  return amountValue(after.amount).plus(amountValue(before.amount)).abs().equals(amountValue(amount.amount).abs())
}

const OPPOSITE = /loss|deficit|亏损|损失|손실|損失/i

function contradictionOf(statement: ChangeStatement): Contradiction[] {
  const { after, before, direction, ordered, word, sentence } = statement
  if (!after || !before || !direction || !ordered || !word) return []
  const [a, b] = [amountValue(after.amount), amountValue(before.amount)]
  if (statement.amount && isSwing(after, before, statement.amount)) return []
  if (a.isNegative() || b.isNegative() || a.equals(b) || OPPOSITE.test(sentence.text.slice(0, word.start))) return []
  return a.greaterThan(b) === (direction === 'up') ? [] : [{ statement, after, before }]
}
