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
    return each.flatMap((one) => productOf(plain, one, bases, figures))
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
    bases
      .filter((base) => base !== product)
      .flatMap((base) => {
        const claim = { base: base.figure, rate: rate.figure, product: product.figure, scale: -per }
        const isLong = significantDigits(productTerms(claim).stated) >= LEAST_DIGITS
        const relation =
          (isLong || isSaid(text, product)) && testProduct(claim, { confidence: HELD, basis: 'labelled' })
        return relation ? [{ product, relation }] : []
      }),
  )
  const held = claims.find(({ relation }) => relation.holds)
  if (held) return [held.relation]
  const said = claims.filter(({ product }) => isSaid(text, product))
  const [only] = said
  return only && said.length === 1 ? [{ ...only.relation, confidence: SAID }] : []
}

function isSaid(text: string, { start, end }: ProseFigure): boolean {
  return isInAll(text.slice(Math.max(0, start - AROUND), start)) || /^\s*in (?:all|total)/.test(text.slice(end))
}
