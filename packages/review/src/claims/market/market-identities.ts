import { Decimal, amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { MarketTerm } from '@tickmark/language'
import { cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import { testProduct } from '../relation/product-relation.ts'
import { testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { marketLanes, onlyQuote, quoteOf, toldQuotes } from './market-lines.ts'
import type { MarketLane, Quote } from './market-lines.ts'
import { toldMarket } from './told-market.ts'

/** How one figure of a share follows from two others. */
interface Identity {
  id: string
  result: MarketTerm
  compute: (a: Decimal, b: Decimal) => Decimal | undefined
  formula: (operands: readonly string[]) => string
  /** What the two may be in a lane, the surest first. */
  pairs: (lane: MarketLane, known: KnownQuotes) => (readonly [Quote, Quote])[]
}

/** What the whole document tells of its share. */
interface KnownQuotes {
  price: Quote | undefined
  target: Quote | undefined
}

/** Other lanes show that it is meant; the lane names all of it; or only a single lane could. */
const SHOWN = 0.9
const NAMED = 0.8
const OPEN = 0.2
/** Lanes that have to hold for those that do not to be wrong. */
const LEAST_HELD = 2

const over = (a: Decimal, b: Decimal) => (b.isZero() ? undefined : a.div(b))
const quotient = ([a = '', b = '']: readonly string[]) => `${a} ÷ ${b}`
const first = (quotes: readonly Quote[] | undefined, ...others: (Quote | undefined)[]): Quote[] => [
  ...(quotes ?? []),
  ...(quotes && quotes.length > 0 ? [] : others.flatMap((one) => one ?? [])),
]
const pairsOf = (tops: readonly Quote[], bottoms: readonly Quote[]) =>
  tops.flatMap((top) => bottoms.map((bottom) => [top, bottom] as const))

const asChosen = (quote: Quote): Quote => ({ ...quote, rounding: new Decimal(0) })

/** What is paid for a share in a lane: of a case or a method what that comes to, else the price. */
function paidIn({ quotes }: MarketLane, { price }: KnownQuotes): Quote[] {
  const own = quotes.get('value') ?? quotes.get('price')
  return first(own, price)
}

const IDENTITIES: readonly Identity[] = [
  {
    id: 'upside',
    result: 'upside',
    compute: (a, b) => over(a, b)?.minus(1).times(100),
    formula: ([a = '', b = '']) => `${a} ÷ ${b} − 1`,
    pairs: (lane, known) => {
      const tops = first(
        lane.quotes.get('value') ?? lane.quotes.get('target'),
        ...(isAlone(lane) ? [known.target] : []),
      )
      const bottoms = first(lane.headPrice ? [lane.headPrice] : lane.quotes.get('price'), known.price)
      return pairsOf([...tops, ...(tops.length > 0 ? [] : besideOf(lane))], bottoms)
    },
  },
  {
    id: 'price-earnings',
    result: 'priceToEarnings',
    compute: over,
    formula: quotient,
    pairs: (lane, known) =>
      lane.quotes.has('value') ? [] : pairsOf(paidIn(lane, known), lane.quotes.get('earnings') ?? []),
  },
  {
    id: 'price-book',
    result: 'priceToBook',
    compute: over,
    formula: quotient,
    pairs: (lane, known) =>
      lane.quotes.has('value') ? [] : pairsOf(paidIn(lane, known), lane.quotes.get('bookValue') ?? []),
  },
  {
    id: 'dividend-yield',
    result: 'dividendYield',
    compute: (a, b) => over(a, b)?.times(100),
    formula: quotient,
    pairs: (lane, known) =>
      lane.quotes.has('value') ? [] : pairsOf(lane.quotes.get('dividend') ?? [], paidIn(lane, known)),
  },
  {
    id: 'implied-price',
    result: 'value',
    compute: (a, b) => a.times(b),
    formula: ([a = '', b = '']) => `${a} × ${b}`,
    // The multiple of a case is chosen, not measured and rounded.
    pairs: ({ quotes }) => pairsOf(quotes.get('earnings') ?? [], (quotes.get('priceToEarnings') ?? []).map(asChosen)),
  },
]

/** A list of single facts, one below the other. */
function isAlone({ grid, by }: MarketLane): boolean {
  return by === 'columns' && grid.columns.length === 1
}

/** Amounts of a lane without a name of the market: "DCF, 6.42, 34.0 %". */
function besideOf({ grid, by, at }: MarketLane): Quote[] {
  if (by !== 'rows') return []
  return grid.columns.flatMap(({ kind }, column) => {
    const cell = kind === 'amount' ? cellIn(grid, at, column) : undefined
    return cell && !cell.dash && cell.figure.amount.unit !== 'percent' ? [quoteOf(cell)] : []
  })
}

/**
 * What brokers reckon of a share: how far a value lies above the price, the multiples and the yield at the price of the report, what
 * earnings times a multiple come to, and what all shares are worth.
 */
export function marketIdentities(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  const lanes = grids.filter(({ table }) => table.sheet === undefined).flatMap(marketLanes)
  const told = sentences.flatMap(toldQuotes)
  if (lanes.length + told.length === 0) return []
  const all = (term: MarketTerm) => [
    ...lanes.flatMap(({ quotes, headPrice }) => [
      ...(quotes.get(term) ?? []),
      ...(term === 'price' && headPrice ? [headPrice] : []),
    ]),
    ...told.flatMap((one) => (one.term === term ? [one.quote] : [])),
  ]
  const known = { price: onlyQuote(all('price')), target: onlyQuote(all('target')) }
  const tested = IDENTITIES.flatMap((identity) =>
    Array.from(Map.groupBy(lanes, ({ grid }) => grid)).flatMap(([, own]) => testLanes(own, identity, known)),
  )
  return [...tested, ...capitalisations(lanes, known), ...toldMarket(sentences, known)]
}

function testLanes(lanes: readonly MarketLane[], identity: Identity, known: KnownQuotes): Relation[] {
  const tested = lanes.flatMap((lane) =>
    (lane.quotes.get(identity.result) ?? []).flatMap((result) => {
      const claims = identity.pairs(lane, known).flatMap((pair) => testPair(result, pair, { lane, identity }) ?? [])
      const best = claims.find(({ holds }) => holds) ?? claims[0]
      return best ? [{ relation: best, isOnly: claims.length === 1 }] : []
    }),
  )
  const held = tested.filter(({ relation }) => relation.holds).length
  const isShown = held >= LEAST_HELD && held >= tested.length - held
  return tested.flatMap(({ relation, isOnly }) => {
    if (relation.holds) return [relation]
    // A single lane, all of it named in its own table, says what it means.
    const isNamed = tested.length === 1 && isOnly && relation.terms.length > 1 && isOfOneTable(relation)
    const confidence = isShown ? SHOWN : isNamed ? NAMED : OPEN
    return [{ ...relation, confidence, basis: isShown ? 'proven' : 'labelled' }]
  })
}

function isOfOneTable({ result, terms }: Relation): boolean {
  return terms.every(({ figure }) => figure.location.block === result.location.block)
}

function testPair(
  result: Quote,
  [a, b]: readonly [Quote, Quote],
  { lane, identity }: { lane: MarketLane; identity: Identity },
): Relation | undefined {
  const printed = result.figure
  if (!printed || a === result || b === result) return undefined
  const { compute } = identity
  const operands = [a, b]
  const value = compute(a.value, b.value)
  if (!value) return undefined
  const far = [a.rounding, a.rounding.neg()].flatMap((left) =>
    [b.rounding, b.rounding.neg()].flatMap((right) => compute(a.value.plus(left), b.value.plus(right)) ?? []),
  )
  const spread = Decimal.max(...far.map((one) => one.minus(value).abs()), 0)
  // One unit of the last place is a matter of rounding and truncating.
  const own = result.rounding.times(2.02)
  const figures = operands.flatMap(({ figure }) => (figure ? [figure] : []))
  return testRelation({
    kind: identity.id === 'implied-price' ? 'product' : 'ratio',
    result: printed,
    terms: figures.map((figure) => ({ figure, sign: 1 as const })),
    compute: computeFrom(operands, compute),
    stated: result.value,
    linear: false,
    tolerance: own.plus(spread),
    confidence: SHOWN,
    basis: 'proven',
    group: `${lane.grid.id}/market/${identity.id}`,
    formula: (texts) => identity.formula(operandTexts(operands, texts)),
  })
}

/** From the figures' full values: a price is compared as printed, whatever the unit of the amounts around it. */
function computeFrom(operands: readonly Quote[], compute: Identity['compute']): Relation['compute'] {
  return (values) => {
    const left = [...values]
    const [a, b] = operands.map(({ figure, value }) => {
      const full = figure && left.shift()
      return full ? full.times(value).div(amountValue(figure.amount)) : value
    })
    return a && b ? compute(a, b) : undefined
  }
}

/** What stands in the head alone is printed as it is. */
function operandTexts(operands: readonly Quote[], texts: readonly string[]): string[] {
  const left = [...texts]
  return operands.map(({ figure, value }) => (figure ? (left.shift() ?? '') : value.toFixed()))
}

/** Powers of ten between the worth of all shares and what is printed: their units may be printed in a remark. */
const SCALES = [0, 3, -3, 6, -6, 4, -4, 8, -8, 2, -2]

/** Price times shares is what the company is worth on the market; only what holds is known to be meant, since shares differ by day and dilution. */
function capitalisations(lanes: readonly MarketLane[], { price }: KnownQuotes): Relation[] {
  return lanes.flatMap(({ quotes }) => {
    const figuresIn = (term: MarketTerm): Figure[] => (quotes.get(term) ?? []).flatMap(({ figure }) => figure ?? [])
    const [product] = figuresIn('capitalisation')
    const [base] = figuresIn('shares')
    const rate = figuresIn('price')[0] ?? price?.figure
    if (!product || !base || !rate) return []
    const tested = SCALES.flatMap(
      (scale) => testProduct({ base, rate, product, scale }, { confidence: NAMED, basis: 'labelled' }) ?? [],
    )
    return tested.filter(({ holds }) => holds).slice(0, 1)
  })
}
