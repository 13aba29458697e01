import { foldText } from '@tickmark/language'
import { Decimal, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { locate } from '../../facts/sentences/make-sentences.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { CAPITALS, readCapitals } from '../../facts/figures/read-capitals.ts'
import { testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

/** What may stand between an amount in capitals and the same one in digits. */
const BESIDE = /^(?=[^]{0,80}$)\s*[（(，,:：]?\s*(?:即|小写|大写|人民币|[:：￥¥]|RMB|CNY|\s)*$/i

/** Amounts printed in capitals and in digits beside each other: 人民币壹佰万元整（¥1,000,000.00）. */
export function capitalAmounts(sentences: readonly Sentence[]): Relation[] {
  return sentences.flatMap((sentence) => {
    const text = foldText(sentence.text)
    return Array.from(text.matchAll(CAPITALS)).flatMap((match) => {
      const [start, end] = [match.index, match.index + match[0].length]
      const value = readCapitals(match[0])
      const digits = sentence.figures.find(
        (figure) =>
          BESIDE.test(figure.start >= end ? text.slice(end, figure.start) : text.slice(figure.end, start)) &&
          figure.figure.amount.unit !== 'percent',
      )
      return value && digits ? relationOf(capitalFigure(sentence, match[0], value, start, end), digits) : []
    })
  })
}

function capitalFigure(sentence: Sentence, text: string, value: Decimal, start: number, end: number): Figure {
  const at = sentence.start + start
  return {
    id: `${sentence.block.id}@${at}`,
    amount: {
      value: value.toFixed(value.decimalPlaces()),
      scale: 0,
      unit: 'money',
      decimals: value.decimalPlaces(),
    },
    text,
    location: locate(sentence.block, at, sentence.start + end),
    state: 'unverified',
    checks: [],
  }
}

function relationOf(capitals: Figure, { figure }: ProseFigure): Relation[] {
  const relation = testRelation({
    kind: 'prose-restated',
    result: figure,
    terms: [{ figure: capitals, sign: 1 }],
    compute: ([value]) => value,
    linear: false,
    tolerance: figure.amount.scale > 0 ? roundingOf(figure.amount) : new Decimal('0.005'),
    confidence: 0.9,
    basis: 'labelled',
  })
  return relation ? [relation] : []
}
