import { foldText } from '@tickmark/language'
import { firstOf } from '@tickmark/document'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { productTerms, testProduct } from '../relation/product-relation.ts'
import type { Relation } from '../relation/relation.ts'

const EXCHANGE_RATE =
  /(?:汇率|exchange rate|conversion rate|환율|為替レート|換算レート)[^\d]{0,24}$|(?:\bat (?:a|the) rate of|按)\s*$/i
const INTEREST_RATE = /利率|interest|per annum|annual rate|이자율|연리|年利|이율/i
const INTEREST =
  /(?:利息(?:支出|费用)?|interest(?: expense| charge| cost)?|이자(?:비용)?|支払利息|利息)[^\d.。;；]{0,30}$/i
const WHOLE_YEAR = /全年|年度利息|每年|full[- ]year|annual interest|per year|a year\b|연간|年間/i
const PER_HEAD = /人均|per employee|per head|average (?:annual )?(?:salary|cost|pay)|1인당|인당|一人当たり|1人当たり/i
const HEADS = /^\s*(?:人|名|位|employees|staff|people|명|persons)/i
/** Farther off than this a statement may mean another product. */
const NEAREST = 0.5
const FURTHEST = 2
const NEAR = 0.8
const FAR = 0.6

interface Product {
  base: ProseFigure
  rate: ProseFigure
  product: ProseFigure
}

/** Products that one sentence states with both factors: an amount at a printed exchange rate, a year's interest, heads × cost per head. */
export function proseProducts(sentences: readonly Sentence[]): Relation[] {
  return wholeSentences(sentences).flatMap(({ text, figures }) => {
    if (figures.length < 3 || figures.length > 5) return []
    const found = translation(text, figures) ?? interest(text, figures) ?? payroll(text, figures)
    const relation = found && testStated(found)
    return relation ? [relation] : []
  })
}

interface Passage {
  text: string
  figures: ProseFigure[]
}

/** Clauses parted by semicolons state one product together. */
function wholeSentences(sentences: readonly Sentence[]): Passage[] {
  const passages: (Passage & { last: Sentence })[] = []
  for (const sentence of sentences) {
    const open = passages.at(-1)
    if (open && open.last.block === sentence.block && /[;；]\s*$/.test(open.last.text)) {
      const offset = open.text.length
      open.text += foldText(sentence.text)
      open.figures.push(
        ...sentence.figures.map((own) => ({ ...own, start: own.start + offset, end: own.end + offset })),
      )
      open.last = sentence
    } else passages.push({ text: foldText(sentence.text), figures: [...sentence.figures], last: sentence })
  }
  return passages
}

/** "US$1,000,000, translated at the exchange rate of 7.0827, or RMB 7,082,700". */
function translation(text: string, figures: readonly ProseFigure[]): Product | undefined {
  const rates = figures.filter(
    ({ figure, start }) =>
      figure.amount.decimals >= 2 &&
      figure.amount.scale === 0 &&
      EXCHANGE_RATE.test(text.slice(Math.max(0, start - 40), start)),
  )
  const amounts = figures.filter((one) => one.figure.amount.unit === 'money' && !rates.includes(one))
  const [base, product] = amounts
  if (!base || !product || rates.length !== 1 || amounts.length !== 2 || figures.length !== 3) return undefined
  return base.figure.amount.currency === product.figure.amount.currency
    ? undefined
    : { base: base, rate: firstOf(rates), product: product }
}

/** "a loan of 5,000 at 4.35 % a year; interest for the full year 217.5". */
function interest(text: string, figures: readonly ProseFigure[]): Product | undefined {
  if (!WHOLE_YEAR.test(text) || !INTEREST_RATE.test(text)) return undefined
  const rates = figures.filter(({ figure }) => figure.amount.unit === 'percent')
  const amounts = figures.filter(({ figure }) => figure.amount.unit === 'money')
  const product = amounts.find(({ start }) => INTEREST.test(text.slice(0, start)))
  const base = amounts.find((one) => one !== product)
  return rates.length === 1 && amounts.length === 2 && product && base
    ? { base, rate: firstOf(rates), product }
    : undefined
}

/** "320 employees at an average cost of 12.5 each: 4,000 in all". */
function payroll(text: string, figures: readonly ProseFigure[]): Product | undefined {
  const base = figures.find(
    ({ figure, end, start }) => figure.amount.unit !== 'money' && HEADS.test(text.slice(end)) && start >= 0,
  )
  const money = figures.filter(({ figure }) => figure.amount.unit === 'money')
  const rate =
    money.find(({ start }) => PER_HEAD.test(text.slice(Math.max(0, start - 40), start))) ??
    money.find(({ end }) => /^\s*(?:per (?:employee|head)|each)/i.test(text.slice(end)))
  const product = money.find((one) => one !== rate)
  return base && rate && product && money.length === 2 && figures.length === 3 ? { base, rate, product } : undefined
}

function testStated({ base, rate, product }: Product): Relation | undefined {
  const claim = { base: base.figure, rate: rate.figure, product: product.figure }
  const terms = productTerms(claim)
  if (terms.base.isZero() || terms.rate.isZero() || terms.stated.isZero()) return undefined
  const ratio = terms.base.times(terms.rate).times(terms.factor).div(terms.stated).abs()
  const isFar = ratio.lessThan(NEAREST) || ratio.greaterThan(FURTHEST)
  const relation = testProduct(claim, { confidence: isFar ? FAR : NEAR, basis: 'labelled' })
  const vague = [base, rate, product].some(({ figure }) => figure.amount.approximate)
  return vague && relation && !relation.holds ? undefined : relation
}
