import { foldText } from '@tickmark/language'
import { amountValue, roundingOf } from '@tickmark/document'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { linearTolerance, testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import { slipBetween } from '../relation/slip.ts'

const LIST = /其中|包括|分别为/
/** Two groups that leave no third, and the two places where money paid for shares goes. */
const EXHAUSTIVE =
  /已[^，。；]{2,12}⟦1⟧[^⟦]*未[^，。；]{1,12}⟦2⟧|男[^⟦]{0,6}⟦1⟧[^⟦]*女[^⟦]{0,6}⟦2⟧|⟦1⟧[^⟦]*(?:注册资本|股本)[^⟦]*⟦2⟧[^⟦]*资本公积/

/** A whole and the parts that a sentence lists of it: 共有专利45项，其中发明12项、实用新型28项、外观设计5项. */
export function sentenceParts(sentences: readonly Sentence[]): Relation[] {
  return sentences.flatMap((sentence) => {
    const text = foldText(sentence.text)
    const list = LIST.exec(text)
    if (!list) return []
    const [whole, ...rest] = sentence.figures.filter(({ start }) => start < list.index).slice(-1)
    const parts = sentence.figures.filter(({ start }) => start > list.index)
    if (!whole || rest.length > 0 || parts.length < 2 || parts.length > 8) return []
    const own = parts.filter((part) => counterOf(text, part) === counterOf(text, whole))
    if (own.length !== parts.filter(({ figure }) => figure.amount.unit !== 'percent').length) return []
    if (text.slice(list.index + list[0].length).search(LIST) >= 0) return []
    return partsRelation(text, whole, own)
  })
}

/** What a figure counts, or its unit. */
function counterOf(text: string, { figure, end }: ProseFigure): string {
  return figure.amount.unit === 'unknown'
    ? (/^\s*([一-鿿]|[a-z]+)/i.exec(text.slice(end))?.[1] ?? '')
    : figure.amount.unit
}

function partsRelation(text: string, whole: ProseFigure, parts: readonly ProseFigure[]): Relation[] {
  const terms: Term[] = parts.map(({ figure }) => ({ figure, sign: 1 }))
  const relation = testSum({
    kind: 'prose-amount',
    result: whole.figure,
    terms,
    tolerance: linearTolerance(whole.figure, terms),
    confidence: 0.75,
    basis: 'labelled',
  })
  return relation.holds || isExhaustive(text, whole, parts) || isOverfull(relation) ? [relation] : []
}

function isExhaustive(text: string, whole: ProseFigure, parts: readonly ProseFigure[]): boolean {
  if (parts.length !== 2) return false
  let marked = text
  for (const [index, { start, end }] of [...[whole, ...parts].entries()].toReversed())
    marked = `${marked.slice(0, start)}⟦${index}⟧${marked.slice(end)}`
  return EXHAUSTIVE.test(marked)
}

/** Parts that are more than the whole, by what one slip of the pen explains; listed groups may overlap by more. */
function isOverfull({ stated, expected, terms }: Relation): boolean {
  if (expected.lessThanOrEqualTo(stated)) return false
  const excess = expected.minus(stated)
  return (
    slipBetween(stated, expected) === 'transposition' ||
    terms.some(({ figure }) => {
      const value = amountValue(figure.amount)
      const right = value.minus(excess)
      return right.greaterThan(roundingOf(figure.amount)) && slipBetween(value, right) !== undefined
    })
  )
}
