import { foldText, isInAll, isPerShare } from '@tickmark/language'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { productTerms, testProduct } from '../relation/product-relation.ts'
import type { Relation } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'

/** Shares that somebody holds or is paid for, not those of "for every ten shares". */
const LEAST_SHARES = 1000
const MOST_FIGURES = 12
/** Letters around an amount in which it is said to be of each share, or of all. */
const AROUND = 24
const LEAST_DIGITS = 3
/** A product that rounding alone can move further than this says nothing. */
const WIDEST_ROUNDING = 0.005
/** What is said to be the total of all shares; without such a word it may be another amount. */
const SAID = 0.8
const HELD = 0.7

/** Something of each share, or of every ten. */
interface EachShare {
  rate: ProseFigure
  /** Power of ten of the shares that it is of. */
  per: number
}

/**
 * What each share gets and what all get together: "a dividend of $0.45 per share on 1,250,000 shares, $562,500 in all"; 以总股本…股为基数，
 * 每10股派发现金红利…元，共计派发…元.
 */
export function perShareProducts(sentences: readonly Sentence[]): Relation[] {
  return sentences.flatMap(({ text, figures }) => {
    if (figures.length < 3 || figures.length > MOST_FIGURES) return []
    const plain = foldText(text)
    const bases = figures.filter((one) => isOfShares(plain, one) && isMany(one.figure.amount))
    const each = figures.flatMap((one, at) => eachShare(plain, one, figures[at - 1]) ?? [])
    if (bases.length === 0) return []
    const told = each.flatMap((one) => productOf(plain, one, bases, figures))
    // "Of 1 yuan each, at 13.75 a share": of two prices one makes the total.
    const held = new Set(told.flatMap(({ holds, result }) => (holds ? [result] : [])))
    return told.filter(({ holds, result }) => holds || !held.has(result))
  })
}

/** 12,345,600주에: behind its particle the word for shares is not read with the number. */
const SHARES_BEHIND = /^\s*(?:주(?!식|주|요|당)|株|股)/

function isOfShares(text: string, { figure, end }: ProseFigure): boolean {
  return figure.amount.unit === 'shares' || (figure.amount.unit === 'unknown' && SHARES_BEHIND.test(text.slice(end)))
}

function isMany({ value, scale }: ProseFigure['figure']['amount']): boolean {
  return Number(value) * 10 ** scale >= LEAST_SHARES
}

function eachShare(text: string, rate: ProseFigure, before: ProseFigure | undefined): EachShare | undefined {
  const { unit, value } = rate.figure.amount
  if (unit === 'percent' || unit === 'points' || !/[1-9]/.test(value)) return undefined
  // 每10股派发现金红利1.20元: the shares that it is of are a figure themselves.
  const ofTen = before?.figure.amount.value === '10' && rate.start - before.end < AROUND
  if (ofTen && isPerShare(text.slice(Math.max(0, before.start - 2), before.end))) return { rate, per: 1 }
  if (unit === 'shares') return undefined
  // １株当たり25円: the one share is a figure, too.
  const from = before && (before.figure.amount.value === '1' ? before.start : before.end)
  const isBefore = isPerShare(text.slice(Math.max(from ?? 0, rate.start - AROUND), rate.start))
  const isBehind = isPerShare(/^[^\d]*/.exec(text.slice(rate.end, rate.end + AROUND))?.[0] ?? '')
  return isBefore || isBehind ? { rate, per: 0 } : undefined
}

/** The total of all shares that holds; else the one that is said to be it. */
function productOf(
  text: string,
  { rate, per }: EachShare,
  bases: readonly ProseFigure[],
  figures: readonly ProseFigure[],
): Relation[] {
  const measure = rate.figure.amount.unit === 'shares' ? 'shares' : 'money'
  const able = figures.filter(
    (one) => one !== rate && one.start > rate.end && one.figure.amount.unit === measure && isMany(one.figure.amount),
  )
  const claims = able.flatMap((product) =>
    bases.flatMap((base) => (base === product ? [] : (claimOf({ base, rate, product, per }) ?? []))),
  )
  const isTold = ({ product }: TotalClaim) => isSaid(text, product, figures)
  const telling = claims.filter((one) => isTold(one) || significantDigits(one.relation.stated) >= LEAST_DIGITS)
  const held = telling.find(({ relation }) => relation.holds)
  if (held) return [held.relation]
  const said = telling.filter((one) => isTold(one) && !one.isWithinRounding)
  const [only] = said
  return only && said.length === 1 ? [{ ...only.relation, confidence: SAID }] : []
}

interface TotalClaim {
  product: ProseFigure
  relation: Relation
  /** The amount of each share may have been rounded, and then nothing is wrong. */
  isWithinRounding: boolean
}

function claimOf(of: EachShare & { base: ProseFigure; product: ProseFigure }): TotalClaim | undefined {
  const claim = { base: of.base.figure, rate: of.rate.figure, product: of.product.figure, scale: -of.per }
  const { stated, tolerance } = productTerms({ ...claim, isDeclared: true })
  // 3亿股 at 8.45: what counts in hundreds of millions says too little of the product.
  if (tolerance.greaterThan(stated.abs().times(WIDEST_ROUNDING))) return undefined
  const relation = testProduct({ ...claim, isDeclared: true }, { confidence: HELD, basis: 'labelled' })
  if (!relation) return undefined
  const gap = relation.stated.minus(relation.expected).abs()
  return { product: of.product, relation, isWithinRounding: gap.lessThanOrEqualTo(productTerms(claim).tolerance) }
}

/** Whether the words right before an amount, behind the figure before it, say that it is that of all. */
function isSaid(text: string, { start, end }: ProseFigure, figures: readonly ProseFigure[]): boolean {
  const from = Math.max(start - AROUND, ...figures.map((one) => (one.end <= start ? one.end : 0)))
  return isInAll(text.slice(from, start)) || /^\s*in (?:all|total)/.test(text.slice(end))
}
