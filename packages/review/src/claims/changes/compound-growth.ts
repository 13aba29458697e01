import { foldSentence, isCompoundRate } from '@tickmark/language'
import { Decimal, amountValue, roundingOf, firstOf, numberAt } from '@tickmark/document'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

const YEAR = /(?<![\d.,])((?:19|20)\d\d)(?=\s*[年년]|[EAFP]?\b)|\bFY\s?'?(\d\d)(?!\d)/g

/** "from a in 2020 to b in 2024, a CAGR of p": amounts of two years and the rate that leads from one to the other. */
export function compoundGrowth(sentences: readonly Sentence[]): Relation[] {
  return sentences.flatMap((sentence) => {
    const text = foldSentence(sentence.text)
    const rates = sentence.figures.filter((one) => one.figure.amount.unit === 'percent' && isCompoundRate(text, one))
    const amounts = sentence.figures.filter(({ figure }) => figure.amount.unit === 'money')
    const years = yearsIn(text)
    return rates.length === 1 && amounts.length === 2 && years.length === 2
      ? relationOf(
          firstOf(rates),
          amounts as [ProseFigure, ProseFigure],
          Math.abs(numberAt(years, 1) - firstOf(years)),
          firstOf(years) < numberAt(years, 1),
        )
      : []
  })
}

/** "2014-18", "2014–2018": from one year to the other. */
const RANGE = /(?<![\d.,])((?:19|20)\d\d)\s?[-–—~～至]\s?((?:19|20)?\d\d)(?![\d.,%])/

function yearsIn(text: string): number[] {
  const [, first, last] = RANGE.exec(text) ?? []
  const range = first && last ? [Number(first), Number(first.slice(0, 4 - last.length) + last)] : []
  const single = Array.from(text.matchAll(YEAR), (match) => Number(match[1] ?? `20${match[2]}`))
  return [...new Set([...range, ...single])]
}

function relationOf(
  rate: ProseFigure,
  [first, second]: [ProseFigure, ProseFigure],
  periods: number,
  ascending: boolean,
): Relation[] {
  const [from, to] = ascending ? [first, second] : [second, first]
  const [a, b] = [amountValue(from.figure.amount), amountValue(to.figure.amount)]
  if (!a.isPositive() || a.isZero() || !b.isPositive()) return []
  const spread = roundingOf(from.figure.amount).div(a).plus(roundingOf(to.figure.amount).div(b)).times(100)
  const relation = testRelation({
    kind: 'prose-growth',
    result: rate.figure,
    terms: [
      { figure: to.figure, sign: 1 },
      { figure: from.figure, sign: -1 },
    ],
    compute: ofTerms((x, y) => x.div(y).pow(new Decimal(1).div(periods)).minus(1).times(100).abs()),
    stated: new Decimal(rate.figure.amount.value).abs(),
    linear: false,
    tolerance: roundingOf(rate.figure.amount).times(2.02).plus(spread),
    confidence: 0.8,
    basis: 'labelled',
    formula: ([x, y]) => `(${x} ÷ ${y})^(1/${periods}) − 1`,
  })
  return relation ? [relation] : []
}
