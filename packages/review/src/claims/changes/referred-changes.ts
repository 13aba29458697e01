import { foldSentence } from '@tickmark/language'
import { amountValue, roundingOf } from '@tickmark/document'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { signsOf } from './change-context.ts'
import { findPair, markFigures } from './change-pairs.ts'
import type { Pair } from './change-pairs.ts'
import { sumOf, testRelation } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

/** A sentence that begins with the change of what the one before it said: "The reduction of ⟦d⟧ was due to …". */
const REFERRED =
  /^\s*(?:the|this|such)\s+(?:net\s+)?(?:increase|decrease|reduction|decline|change|improvement)(?:\s+in\s+(?:net\s+|the\s+)?[a-z]+)?\s+of\s+(?:approximately\s+|about\s+)?$/i

/** "was ⟦a⟧ and ⟦b⟧ for the six months ended December 31, 2023 and 2022", with or without "respectively". */
const TWO_YEARS = /⟦0⟧\s*and\s*⟦1⟧[^⟦⟧]*\b(?:19|20)\d\d\b[^⟦⟧]*\b(?:19|20)\d\d\b/i

/** Amounts that one sentence compares and the difference that the next one gives them. */
export function referredChanges(sentences: readonly Sentence[]): Relation[] {
  return sentences.flatMap((sentence, index) => {
    const change = sentence.figures[0]
    const previous = sentences[index - 1]
    if (!previous || previous.block !== sentence.block || change?.figure.amount.unit !== 'money') return []
    if (!REFERRED.test(foldSentence(sentence.text).slice(0, change.start))) return []
    const pair = comparedIn(previous)
    return pair ? differenceOf(change, pair) : []
  })
}

/** The two amounts of a sentence that has no others, where it sets them side by side. */
function comparedIn(sentence: Sentence): Pair | undefined {
  const amounts = sentence.figures.filter(({ figure }) => figure.amount.unit === 'money')
  if (amounts.length !== 2) return undefined
  const text = foldSentence(sentence.text)
  const marked = markFigures(text, amounts, 0, text.length)
  const [after, before] = amounts as [ProseFigure, ProseFigure]
  const pair =
    findPair(text, marked, amounts, []) ??
    (TWO_YEARS.test(marked) ? { after: after.figure, before: before.figure } : undefined)
  const signs = pair ? signsOf(text, pair, amounts) : []
  return signs.includes('loss') && signs.includes('gain') ? undefined : pair
}

/** The larger less the smaller amount, without regard to what is good or bad about it. */
function differenceOf({ figure: change }: ProseFigure, { after, before }: Pair): Relation[] {
  const size = ({ amount }: typeof change) => amountValue(amount).abs()
  const [larger, smaller] = size(after).greaterThan(size(before)) ? [after, before] : [before, after]
  const terms: Term[] = [
    { figure: larger, sign: 1 },
    { figure: smaller, sign: -1 },
  ]
  const relation = testRelation({
    kind: 'prose-amount',
    result: change,
    terms,
    compute: (values) => sumOf(terms)(values.map((value) => value.abs())),
    linear: amountValue(larger.amount).isPositive() && amountValue(smaller.amount).isPositive(),
    tolerance: roundingOf(change.amount).plus(roundingOf(after.amount)).plus(roundingOf(before.amount)),
    confidence: 0.8,
    basis: 'labelled',
  })
  return relation ? [relation] : []
}
