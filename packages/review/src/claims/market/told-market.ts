import { Decimal } from '@tickmark/document'
import { marketTermBefore, readMarketTermAfter } from '@tickmark/language'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { testProduct } from '../relation/product-relation.ts'
import { testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { toldQuotes } from './market-lines.ts'
import type { Quote, ToldQuote } from './market-lines.ts'

/** The sentence names the earnings, and prints one multiple and one price besides. */
const NAMED = 0.75

/** What sentences say of a share beside its table. */
export function toldMarket(
  sentences: readonly Sentence[],
  known: { price: Quote | undefined; target: Quote | undefined },
): Relation[] {
  return [...sentences.flatMap(toldTarget), ...sentences.flatMap((sentence) => toldUpside(sentence, known))]
}

/** "At 14x our 2026 EPS estimate of €0.42, the shares are worth €5.88": earnings times a multiple, where a sentence tells all three. */
function toldTarget(sentence: Sentence): Relation[] {
  const [earnings, ...moreEarnings] = toldQuotes(sentence).filter(({ term }) => term === 'earnings')
  const [multiple, ...moreMultiples] = sentence.figures.filter(({ figure }) => figure.amount.unit === 'multiple')
  if (!earnings || !multiple || moreEarnings.length + moreMultiples.length > 0) return []
  const [price, ...others] = pricesOf(sentence, earnings)
  if (!price || others.length > 0) return []
  const claim = { base: earnings.figure.figure, rate: multiple.figure, product: price.figure, isDeclared: true }
  return [testProduct(claim, { confidence: NAMED, basis: 'labelled' }) ?? []].flat()
}

/** Other amounts of a share that the sentence tells, of the same currency. */
function pricesOf({ figures }: Sentence, { figure: earnings }: ToldQuote): ProseFigure[] {
  const { unit, currency, scale } = earnings.figure.amount
  return figures.filter(
    ({ figure }) =>
      figure !== earnings.figure &&
      figure.amount.unit === unit &&
      figure.amount.currency === currency &&
      figure.amount.scale === scale,
  )
}

/** "which implies upside of 22.8 %", 较现价有46.4%的上涨空间: how far the target lies above the price, where the document tells each once. */
function toldUpside({ text, figures }: Sentence, { price, target }: Parameters<typeof toldMarket>[1]): Relation[] {
  if (!price?.figure || !target?.figure || price.value.isZero()) return []
  const terms = [target.figure, price.figure].map((figure) => ({ figure, sign: 1 as const }))
  const value = target.value.div(price.value).minus(1).times(100)
  const spread = target.rounding.div(price.value).plus(price.rounding.times(target.value).div(price.value.pow(2)))
  return figures.flatMap(({ figure, start, end }, at) => {
    const [from, to] = [figures[at - 1]?.end ?? 0, figures[at + 1]?.start ?? text.length]
    const isUpside =
      marketTermBefore(text.slice(from, start)) === 'upside' || readMarketTermAfter(text.slice(end, to)) === 'upside'
    if (figure.amount.unit !== 'percent' || !isUpside) return []
    const relation = testRelation({
      kind: 'ratio',
      result: figure,
      terms,
      compute: () => value,
      stated: new Decimal(figure.amount.value),
      linear: false,
      tolerance: new Decimal(10).pow(-figure.amount.decimals).times(1.01).plus(spread.times(100)),
      confidence: NAMED,
      basis: 'labelled',
      formula: ([a, b]) => `${a} ÷ ${b} − 1`,
    })
    return relation ? [relation] : []
  })
}
