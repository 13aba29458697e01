import { foldSentence } from '@tickmark/language'
import { Decimal, amountValue, roundingOf, firstOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { GridCell } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { percentChange, percentTolerance } from './change-columns.ts'
import { testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { cellsOf, linesIn } from '../relation/table-lines.ts'
import type { TableLine } from '../relation/table-lines.ts'

/** The change that a sentence adds to an amount: 同比增长⟦p⟧, 较上年减少⟦d⟧. */
const CHANGE =
  /^[，,]?\s*(?:(?:较|比|与)(?:上年|去年|上期|上年同期|去年同期|上年末|年初|(?:19|20)\d\d年(?:度|末|同期)?)(?:相比|同期|末)?|同比)\s*(?:(?<up>增长|增加|上升|提高|增幅为?)|(?<down>下降|减少|下滑|降低|降幅为?))\s*(?:了|约)?\s*$/

/** A change behind another one of the same amount: 较上年增加⟦d⟧，增长⟦p⟧. */
const NEXT_CHANGE = /^[，,]\s*(?:(?<up>增长|增幅为?|上升)|(?<down>下降|降幅为?|减少))\s*(?:了|约)?\s*$/

/** What says that an amount is that of the period before: 上年同期为⟦b⟧, so the change is one of the amount before it. */
const PRIOR =
  /(?:上年|去年|上期|上一?年度|(?:上年|去年|上期)?同期)(?:同期|末)?(?:数|金额|数额)?\s*[为:：]?\s*(?:人民币)?\s*$/

const REACH = 24

/** 实现净利润⟦a⟧，同比增长⟦p⟧: the amount is a table's, which prints the amount before as well. */
export function lineChanges(sentences: readonly Sentence[], lines: readonly TableLine[]): Relation[] {
  return sentences.flatMap((sentence) => {
    const text = foldSentence(sentence.text)
    return sentence.figures.flatMap((change, index) => {
      const [before2, before1] = [sentence.figures[index - 2], sentence.figures[index - 1]]
      const between = (figure: ProseFigure | undefined, next: ProseFigure) =>
        figure ? text.slice(figure.end, next.start) : ''
      const isSecond =
        before2 && before1 && CHANGE.test(between(before2, before1)) && NEXT_CHANGE.test(between(before1, change))
      const isOfBefore = before2 && PRIOR.test(between(before2, before1!))
      const level = isSecond || isOfBefore ? before2 : before1
      if (!level || level.figure.amount.unit !== 'money') return []
      const match = (isSecond ? NEXT_CHANGE : CHANGE).exec(between(before1, change))
      if (!match) return []
      const mentioned = linesIn(text.slice(Math.max(0, level.start - REACH), level.start), lines)
      const pairs = mentioned.flatMap((line) => pairsOf(line, level.figure))
      const sign = match.groups?.up ? 1 : -1
      const tested = pairs.flatMap(([now, before]) => changeRelation(change, now, before, sign))
      const held = tested.find((relation) => relation.holds)
      const values = new Set(tested.map(({ expected }) => expected.toDecimalPlaces(1).toFixed()))
      return held ? [held] : values.size === 1 ? [firstOf(tested)] : []
    })
  })
}

/** The cells of a line that print the amount, each with the one of the period before. */
function pairsOf(line: TableLine, level: Figure): [GridCell, GridCell][] {
  const dated = cellsOf(line).flatMap(({ cell, period }) =>
    period?.end ? [{ cell, end: period.end, kind: period.kind }] : [],
  )
  return dated.flatMap(({ cell, end, kind }) => {
    if (!isSameAmount(level, cell.figure)) return []
    const year = Number(end.slice(0, 4))
    const before = dated.filter((other) => other.end === `${year - 1}${end.slice(4)}` && other.kind === kind)
    return before.length === 1 ? [[cell, firstOf(before).cell] as [GridCell, GridCell]] : []
  })
}

function isSameAmount(printed: Figure, other: Figure): boolean {
  const gap = amountValue(printed.amount).minus(amountValue(other.amount)).abs()
  return gap.lessThanOrEqualTo(roundingOf(printed.amount).plus(roundingOf(other.amount)))
}

/** The stated change against the amounts', both in the direction of its word: 下降⟦4.2%⟧ is a fall of 4.2; of a loss nothing is said. */
function changeRelation(change: ProseFigure, now: GridCell, before: GridCell, sign: 1 | -1): Relation[] {
  const [a, b] = [amountValue(now.figure.amount), amountValue(before.figure.amount)]
  if (!a.isPositive() || !b.isPositive() || b.isZero()) return []
  const { amount } = change.figure
  const isRate = amount.unit === 'percent'
  if (!isRate && amount.unit !== 'money') return []
  const relation = testRelation({
    kind: isRate ? 'prose-growth' : 'prose-amount',
    result: change.figure,
    terms: [
      { figure: now.figure, sign: 1 },
      { figure: before.figure, sign: -1 },
    ],
    compute: ofTerms((x, y) => (isRate ? percentChange(x, y)?.times(sign) : x.minus(y).times(sign))),
    stated: isRate ? new Decimal(amount.value) : amountValue(amount),
    linear: false,
    tolerance: isRate
      ? percentTolerance(amount, now.figure.amount, before.figure.amount)
      : // The difference of two amounts that were rounded for the sentence is a step off.
        roundingOf(amount).times(3).plus(roundingOf(now.figure.amount)).plus(roundingOf(before.figure.amount)),
    confidence: 0.8,
    basis: 'labelled',
    formula: ([x, y]) => {
      const change = sign > 0 ? `${x} − ${y}` : `${y} − ${x}`
      return isRate ? `(${change}) ÷ ${y}` : change
    },
  })
  return relation ? [relation] : []
}
