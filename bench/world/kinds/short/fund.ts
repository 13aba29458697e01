import { itemAt, lastOf } from '@tickmark/document'
import type { FigureToken, Piece } from '../../draft/content.ts'
import type { Term } from '../../draft/draft.ts'
import { ONE, divideRounded, exact, powerOfTen, size } from '../../exact.ts'
import type { Exact } from '../../exact.ts'
import { growthOf } from '../prose.ts'
import { dayText, directionOf, label, numberOf, percentOf, wordsOf } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { gridTable, shareFigure, someMoney } from '../tables.ts'
import { FUND_WORDS } from './fund-words.ts'
import type { FundWords } from './fund-words.ts'
import { coinsOf, inUnit, pairOf, writeLedger } from './ledger.ts'

/** To the last coin, and a nought where there is nothing. */
function withNoughts(given: Scene): Scene {
  const { manner } = given
  return { ...inUnit(given, 0, coinsOf(given)), manner: { ...manner, number: { ...manner.number, zero: '0' } } }
}

interface Holding {
  name: string
  count: FigureToken
  price: FigureToken
  value: FigureToken
}

/** Holdings at their prices, what they come to, the net assets and what a unit of them is worth and costs. */
export function writeFund(given: Scene): void {
  const scene = given.traits.has('noughts') ? withNoughts(given) : inUnit(given, 0, 0)
  const { draft, company } = scene
  const words = wordsOf(scene, FUND_WORDS)
  draft.paragraph([words.fund(company.name)], 'title')
  draft.paragraph([dayText(scene, itemAt(scene.ends, 0))], 'centred')
  const prose = draft.blocks.length
  draft.heading(1, words.portfolio)
  const holdings = drawHoldings(scene, words)
  const invested = someMoney(
    scene,
    holdings.reduce((sum, one) => sum + one.value.value, 0n),
    itemAt(scene.ends, 0),
    {
      isEnd: true,
      scope: 'investments',
    },
  )
  draft.relate(
    'sum',
    'foots',
    invested,
    holdings.map((one): Term => [one.value, 1]),
  )
  const net = writeNetAssets(scene, words, invested)
  const span = itemAt(scene.ends, 0)
  const rows = holdings.map(({ name, count, price, value }) => ({
    label: name,
    cells: [count, price, value, shareFigure(scene, value, net.now, span)],
  }))
  gridTable(scene, {
    role: 'portfolio',
    heads: [words.heads],
    corner: words.holding,
    rows: [
      ...rows,
      {
        label: words.investments,
        cells: [undefined, undefined, invested, shareFigure(scene, invested, net.now, span)],
        style: 'total',
      },
    ],
  })
  // The portfolio stands before the net assets, which were written first to share in them.
  const own = draft.blocks.splice(prose)
  const table = lastOf(own)
  draft.heading(1, words.result)
  writeResult(scene, words)
  const results = draft.blocks.splice(prose)
  draft.heading(1, words.review)
  writeUnits(scene, words, net)
  draft.blocks.push(...results, itemAt(own, 0), table, ...own.slice(1, -1))
}

function drawHoldings(scene: Scene, words: FundWords): Holding[] {
  const { draft, draw } = scene
  const span = itemAt(scene.ends, 0)
  const priced = inUnit(scene, 0, Math.max(2, coinsOf(scene)))
  return words.holdings.map((name) => {
    const count = numberOf(scene, {
      value: BigInt(draw.whole(20, 9000) * 100) * ONE,
      kind: 'count',
      unit: 'shares',
      decimals: 0,
      span,
      inTable: true,
      isEnd: true,
      scope: name,
    })
    const price = someMoney(priced, exact(draw.between(2, 400).toFixed(2)), span, {
      isEnd: true,
      scope: `price ${name}`,
    })
    const value = someMoney(scene, divideRounded(count.value * price.value, ONE), span, { isEnd: true, scope: name })
    draft.relate('product', 'product', value, [
      [count, 1],
      [price, 1],
    ])
    return { name, count, price, value }
  })
}

const NOTHING: readonly [Exact, Exact] = [0n, 0n]

interface Net {
  now: FigureToken
  before: FigureToken
}

function writeNetAssets(scene: Scene, words: FundWords, invested: FigureToken): Net {
  const { draft, draw } = scene
  draft.heading(1, words.position)
  const part = (least: number, most: number) => {
    const value =
      divideRounded(invested.value * BigInt(Math.round(draw.between(least, most) * 1e4)), 10_000n * ONE) * ONE
    return [value, divideRounded(value * BigInt(Math.round(draw.between(0.7, 1.2) * 1000)), 1000n * ONE) * ONE] as const
  }
  const before = divideRounded(invested.value * BigInt(Math.round(draw.between(0.85, 1.15) * 1000)), 1000n * ONE) * ONE
  const figures = writeLedger(scene, {
    role: 'net-assets',
    isEnd: true,
    rows: [
      { key: 'investments', label: words.investments, values: [invested.value, before] },
      ...(scene.traits.has('noughts') ? words.idle : []).map((idle) => ({ label: idle, values: NOTHING })),
      { key: 'cash', label: label(scene, 'cash'), values: part(0.02, 0.08) },
      { key: 'debtors', label: words.debtors, values: part(0.002, 0.02) },
      {
        key: 'assets',
        label: label(scene, 'totalAssets'),
        of: { investments: 1, cash: 1, debtors: 1 },
        style: 'subtotal',
      },
      { key: 'debts', label: words.creditors, values: part(0.005, 0.05) },
      { key: 'net', label: words.netAssets, of: { assets: 1, debts: -1 }, style: 'total' },
    ],
  })
  draft.tie('ties', figures.investments[0], invested)
  return { now: figures.net[0], before: figures.net[1] }
}

/** Gains and income less costs: a loss in about half of the years. */
function writeResult(scene: Scene, words: FundWords): void {
  const gains = pairOf(scene, 0.03, 0.5)
  const sign = scene.draw.chance(0.5) ? -1n : 1n
  writeLedger(scene, {
    role: 'fund-result',
    isEnd: false,
    rows: [
      { key: 'gains', label: words.gains, values: [gains[0] * sign, gains[1]] },
      { key: 'income', label: words.income, values: pairOf(scene, 0.008) },
      { key: 'fee', label: words.fee, values: pairOf(scene, 0.003) },
      { key: 'other', label: words.otherCosts, values: pairOf(scene, 0.001) },
      { key: 'result', label: words.returnAfter, of: { gains: 1, income: 1, fee: -1, other: -1 }, style: 'total' },
    ],
  })
}

/** Net assets, units, what one is worth and what it costs: the discount narrows or widens. */
function writeUnits(scene: Scene, words: FundWords, net: Net): void {
  const { draft, draw, manner } = scene
  const [now, earlier = now] = scene.ends
  const ends = [now, earlier]
  const count = BigInt(draw.whole(20_000, 90_000) * 100)
  const counts = ends.map((span, at) =>
    numberOf(scene, {
      value: (at === 0 ? count : count + BigInt(draw.whole(0, 5000))) * ONE,
      kind: 'count',
      unit: 'units',
      decimals: 0,
      span,
      isEnd: true,
      inTable: true,
    }),
  )
  const priced = inUnit(scene, 0, 4)
  const values = [net.now, net.before].map((whole, at) => {
    const figure = someMoney(priced, divideRounded(whole.value * ONE, itemAt(counts, at).value), itemAt(ends, at), {
      isEnd: true,
      scope: 'unit',
    })
    draft.relate('ratio', 'per-unit', figure, [
      [whole, 1],
      [itemAt(counts, at), 1],
    ])
    return figure
  })
  const prices = values.map((value, at) => {
    const share = BigInt(Math.round(draw.between(820, 985)))
    const step = powerOfTen(-2)
    return someMoney(inUnit(scene, 0, 2), divideRounded(value.value * share, 1000n * step) * step, itemAt(ends, at), {
      isEnd: true,
      scope: 'price',
    })
  })
  const discounts = discountsOf(scene, values, prices)
  const sign = (token: FigureToken): Piece[] => [manner.currency.symbol, token].filter(Boolean)
  const narrowed = draft.word('direction', itemAt(discounts, 0).value >= itemAt(discounts, 1).value ? 'up' : 'down', {
    up: words.widened,
    down: words.narrowed,
  })
  draft.relate('direction', 'direction-word', narrowed, [
    [itemAt(discounts, 0), 1],
    [itemAt(discounts, 1), 1],
  ])
  if (size(itemAt(values, 0).value - itemAt(values, 1).value) > 0n)
    draft.paragraph(
      words.unitSentence({
        now: sign(itemAt(values, 0)),
        before: sign(itemAt(values, 1)),
        percent: [growthOf(scene, itemAt(values, 0), itemAt(values, 1), now)],
        direction: directionOf(scene, itemAt(values, 0), itemAt(values, 1)),
        day: dayText(scene, now),
      }),
    )
  draft.paragraph(
    words.discountSentence({
      word: narrowed,
      now: [itemAt(discounts, 0)],
      before: [itemAt(discounts, 1)],
      price: sign(itemAt(prices, 0)),
    }),
  )
  gridTable(scene, {
    role: 'units',
    unit: 'none',
    heads: [ends.map((span) => dayText(scene, span))],
    rows: [
      { label: words.unitsIssued, cells: counts },
      {
        label: words.perUnit,
        cells: [again(priced, itemAt(values, 0), now), again(priced, itemAt(values, 1), earlier)],
      },
      { label: words.price, cells: [again(inUnit(scene, 0, 2), itemAt(prices, 0), now), itemAt(prices, 1)] },
    ],
  })
}

/** By how much a unit costs less than it is worth. */
function discountsOf(scene: Scene, values: readonly FigureToken[], prices: readonly FigureToken[]): FigureToken[] {
  return values.map((value, at) => {
    const figure = percentOf(scene, {
      value: divideRounded((value.value - itemAt(prices, at).value) * 100n * ONE, value.value),
      decimals: 1,
      span: scene.ends[at] ?? itemAt(scene.ends, 0),
      isEnd: true,
    })
    scene.draft.relate('percent-change', 'discount', figure, [
      [itemAt(prices, at), -1],
      [value, 1],
    ])
    return figure
  })
}

function again(scene: Scene, token: FigureToken, span: { from: number; to: number }): FigureToken {
  const figure = someMoney(scene, token.value, span, { isEnd: true, scope: token.scope })
  scene.draft.tie('ties', figure, token)
  return figure
}
