import { itemAt } from '@tickmark/document'
import type { Cell, FigureToken, Piece, WordToken } from '../../draft/content.ts'
import { ONE, divideRounded, exact, powerOfTen } from '../../exact.ts'
import type { Exact } from '../../exact.ts'
import { factOf, moneyAround, numberOf, percentOf, wordsOf } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { gridTable, someMoney } from '../tables.ts'
import type { GridRow } from '../tables.ts'
import { coinsOf, inUnit, plainNumber } from './ledger.ts'
import { RESEARCH_WORDS } from './research-words.ts'
import type { ResearchWords } from './research-words.ts'

const HUNDRED = 100n * ONE
/** Years that are over, and years that have yet to come. */
const PAST = 2
const YEARS = 5
/** What is left of revenue in a usual year. */
const MARGIN = 0.08
/** The year that the price is reckoned on: the first that has yet to come. */
const BASIS = PAST

/** What all parts of a note go back to. */
interface Note {
  scene: Scene
  words: ResearchWords
  price: FigureToken
  target: FigureToken
  multiple: FigureToken
  years: readonly Year[]
}

interface Year {
  name: string
  inText: string
  revenue: FigureToken
  operating: FigureToken
  net: FigureToken
  eps: FigureToken
  dividend: FigureToken
  bookValue: FigureToken
}

/** A broker's note: price and target, past and estimated years with their multiples, the ways to a value, scenarios, and the text on them. */
export function writeResearch(drawn: Scene): void {
  const scene = { ...inUnit(drawn, 6, 0), scale: { power: 6, decimals: 0, caption: '' } }
  const words = wordsOf(scene, RESEARCH_WORDS)
  const { draft, draw, company } = scene
  const usual = scene.manner.usualEarnings
  let revenue = draw.between(8e8, 1e10) * usual
  const shares = exact(String(Math.round((revenue * MARGIN) / usual / 1e6)))
  const first = scene.calendar.year - PAST + 1
  const years = Array.from({ length: YEARS }, (_, at): Year => {
    revenue *= draw.between(1.01, 1.18)
    return yearOf(scene, words, { year: first + at, at, revenue, shares })
  })
  const basis = itemAt(years, BASIS)
  const multiple = times(scene, draw.whole(9, 24), 0)
  const value = divideRounded(basis.eps.value * multiple.value, ONE)
  const target = each(scene, value, 'target')
  const price = each(scene, divideRounded(value * ONE, exact(draw.between(1.08, 1.6).toFixed(3))), 'price')
  draft.relate('product', 'target-price', target, [
    [basis.eps, 1],
    [multiple, 1],
  ])
  const note: Note = { scene, words, price, target, multiple, years }
  draft.paragraph([company.name], 'title')
  draft.paragraph([words.title], 'centred')
  writeMarket(note, shares)
  writeText(note)
  draft.heading(2, words.methods.title)
  writeMethods(note)
  draft.heading(2, words.scenarios.title)
  writeScenarios(note)
  draft.heading(2, words.sensitivity.title)
  writeSensitivity(note)
  draft.heading(2, words.estimates)
  writeEstimates(note)
}

function yearOf(
  scene: Scene,
  words: ResearchWords,
  of: { year: number; at: number; revenue: number; shares: Exact },
): Year {
  const { draw } = scene
  const scope = `year ${of.at}`
  const money = (share: number) => {
    const millions = Math.max(1, Math.round((of.revenue * share) / 1e6))
    return someMoney(scene, exact(`${millions}000000`), itemAt(scene.spans, 0), { scope })
  }
  const net = money(draw.between(0.05, 0.12))
  const eps = each(scene, divideRounded(net.value * ONE, of.shares * 1_000_000n), scope)
  const share = (low: number, high: number) => divideRounded(eps.value * exact(draw.between(low, high).toFixed(3)), ONE)
  return {
    name: words.year(of.year, of.at >= PAST),
    inText: words.yearInText(of.year),
    revenue: money(1),
    operating: money(draw.between(0.09, 0.16)),
    net,
    eps,
    dividend: each(scene, share(0.25, 0.45), scope),
    bookValue: each(scene, share(6, 11), scope),
  }
}

/** What belongs to one share. */
function each(scene: Scene, value: Exact, scope: string, inTable = true): FigureToken {
  const decimals = coinsOf(scene)
  const unit = scene.manner.perShare.unit
  return numberOf(scene, { value, kind: 'per-share', unit, decimals, span: itemAt(scene.spans, 0), inTable, scope })
}

function times(scene: Scene, value: number, decimals: number): FigureToken {
  return plainNumber(scene, value, { kind: 'ratio', unit: 'x', decimals, inTable: true, after: suffix(scene) })
}

const suffix = ({ manner }: Scene): string =>
  ({ en: 'x', ko: '배', ja: '倍', 'zh-Hans': '倍' })[manner.language as 'en' | 'ko' | 'ja' | 'zh-Hans'] ?? 'x'

/** The same figure again, where it is told of. */
function again({ scene }: Note, figure: FigureToken, name: string): FigureToken {
  const told = scene.draft.figure({
    value: figure.value,
    kind: figure.kind,
    unit: figure.unit,
    step: figure.step,
    print: (value) => figure.print(value),
    scope: figure.scope,
    ...(figure.period ? { period: figure.period } : {}),
  })
  scene.draft.tie(name, told, figure)
  return told
}

/** How much more one figure is than another, in per cent. */
function more({ scene }: Note, now: FigureToken, before: FigureToken, inTable = true): FigureToken {
  const percent = percentOf(scene, {
    value: divideRounded((now.value - before.value) * HUNDRED, before.value),
    decimals: 1,
    span: itemAt(scene.spans, 0),
    inTable,
  })
  scene.draft.relate('percent-change', 'premium', percent, [
    [now, 1],
    [before, 1],
  ])
  return percent
}

/** One figure over another, in per cent or so many times. */
function ratio({ scene }: Note, name: string, [top, bottom]: readonly [FigureToken, FigureToken], isPercent: boolean) {
  const factor = isPercent ? HUNDRED : ONE
  const draft = {
    value: divideRounded(top.value * factor, bottom.value),
    decimals: 1,
    span: itemAt(scene.spans, 0),
    inTable: true,
  }
  const figure = isPercent
    ? percentOf(scene, draft)
    : numberOf(scene, { ...draft, kind: 'ratio', unit: 'x', after: suffix(scene) })
  scene.draft.relate(
    'ratio',
    name,
    figure,
    [
      [top, 1],
      [bottom, 1],
    ],
    { factor },
  )
  return figure
}

function priced({ manner }: Scene, figure: FigureToken): Cell['pieces'] {
  return manner.language === 'en' ? [manner.currency.symbol || manner.currency.code + ' ', figure] : [figure]
}

/** A share's price or earnings in running text. */
function told(note: Note, figure: FigureToken, name: string): Piece[] {
  const { scene, words } = note
  const { currency, language } = scene.manner
  const own = again(note, figure, name)
  return language === 'en' ? [currency.symbol || `${currency.code} `, own] : words.each(own)
}

function writeMarket(note: Note, shares: Exact): void {
  const { scene, words, price, target } = note
  const count = numberOf(scene, {
    value: shares,
    kind: 'count',
    unit: 'shares',
    decimals: 0,
    span: itemAt(scene.spans, 0),
    inTable: true,
  })
  const capital = someMoney(scene, divideRounded(price.value * shares, ONE) * 1_000_000n, itemAt(scene.spans, 0), {
    scope: 'capital',
  })
  scene.draft.relate(
    'product',
    'market-capitalisation',
    capital,
    [
      [price, 1],
      [count, 1],
    ],
    { factor: 1_000_000n * ONE },
  )
  scene.draft.heading(2, words.market)
  gridTable(scene, {
    role: 'market-data',
    unit: 'none',
    heads: [[words.key.value]],
    rows: [
      { label: words.key.price, cells: [price] },
      { label: words.key.target, cells: [target] },
      { label: words.key.upside, cells: [more(note, target, price)] },
      { label: words.key.shares, cells: [count] },
      {
        label: words.key.capital + (scene.manner.language === 'en' ? ` (${scene.manner.currency.code} m)` : ''),
        cells: [capital],
      },
    ],
  })
}

function writeText(note: Note): void {
  const { scene, words, price, target, years, multiple } = note
  const { draft, draw } = scene
  const [last, basis] = [itemAt(years, BASIS - 1), itemAt(years, BASIS)]
  const before = each(
    scene,
    divideRounded(target.value * ONE, exact(draw.between(0.8, 1.25).toFixed(3))),
    'before',
    false,
  )
  const isUp = target.value >= before.value
  const turn: WordToken = draft.word('direction', isUp ? 'up' : 'down', { ...words.directions.target })
  draft.relate('direction', 'direction-word', turn, [
    [target, 1],
    [before, 1],
  ])
  const symbol = (figure: FigureToken) => (scene.manner.language === 'en' ? priced(scene, figure) : words.each(figure))
  draft.paragraph(
    words.raised({
      direction: turn,
      before: symbol(before),
      target: told(note, target, 'target-told'),
      change: [more(note, target, before, false)],
      upside: [more(note, target, price, false)],
    }),
  )
  draft.paragraph(
    words.based({
      multiple: [again(note, multiple, 'multiple-told')],
      year: basis.inText,
      eps: told(note, basis.eps, 'eps-told'),
      target: told(note, target, 'target-told'),
    }),
  )
  const amount = factOf(
    scene,
    { value: basis.revenue.exact, span: itemAt(scene.spans, 0) },
    { prose: true, scope: basis.revenue.scope },
  )
  const [coarse, fine] = amount.step >= basis.revenue.step ? [amount, basis.revenue] : [basis.revenue, amount]
  draft.relate('equal', 'ties', coarse, [[fine, 1]])
  const way = draft.word('direction', basis.revenue.value >= last.revenue.value ? 'up' : 'down', {
    ...words.directions.revenue,
  })
  draft.relate('direction', 'direction-word', way, [
    [basis.revenue, 1],
    [last.revenue, 1],
  ])
  draft.paragraph(
    words.expected({
      year: basis.inText,
      amount: moneyAround(scene, amount),
      growth: [more(note, basis.revenue, last.revenue, false)],
      direction: way,
    }),
  )
  const others = each(
    scene,
    divideRounded(basis.eps.value * ONE, exact(draw.between(1.05, 1.25).toFixed(3))),
    'consensus',
    false,
  )
  const own = again(note, basis.eps, 'eps-told')
  draft.paragraph(
    words.consensus({
      own: symbol(own),
      others: symbol(others),
      gap: [more(note, own, others, false)],
      year: basis.inText,
    }),
  )
  writeSpent(note)
  for (const text of draw.shuffle(words.noise)) draft.paragraph([text])
}

/** An amount of which a part is spent: what is left is told beside it. */
function writeSpent({ scene, words }: Note): void {
  const { draft, draw, prose } = scene
  const step = powerOfTen(Math.max(6, prose.power - prose.decimals))
  const all = step * BigInt(draw.whole(40, 90) * 10)
  const spent = step * BigInt(draw.whole(10, 30) * 10)
  const figure = (value: Exact, scope: string) =>
    factOf(scene, { value, span: itemAt(scene.spans, 0) }, { prose: true, scope })
  const [whole, part, left] = [figure(all, 'fund'), figure(spent, 'fund spent'), figure(all - spent, 'fund left')]
  draft.relate('difference', 'rest', left, [
    [whole, 1],
    [part, -1],
  ])
  draft.paragraph(
    words.spent({ all: moneyAround(scene, whole), spent: moneyAround(scene, part), left: moneyAround(scene, left) }),
  )
}

/** A value for each method, held against the price that the head names; below them what lies between the first two. */
function writeMethods(note: Note): void {
  const { scene, words, price, target } = note
  const { draw } = scene
  const values = words.methods.names.map((_, at) =>
    each(scene, divideRounded(target.value * exact(draw.between(0.75, 1.3).toFixed(3)), ONE), `method ${at}`),
  )
  const current = again(note, price, 'price-told')
  gridTable(scene, {
    role: 'valuation-methods',
    unit: 'none',
    heads: [[words.methods.head, { pieces: words.methods.against(priced(scene, current)), align: 'right' }]],
    rows: values.map((value, at) => ({
      label: itemAt(words.methods.names, at),
      cells: [value, more(note, value, price)],
    })),
  })
}

/** Earnings times a multiple, case by case, and how far that is from the price. */
function writeScenarios(note: Note): void {
  const { scene, words, price, years } = note
  const { draw, draft } = scene
  const basis = itemAt(years, BASIS)
  const rows = words.scenarios.names.map((label, at): GridRow => {
    const eps = each(
      scene,
      divideRounded(basis.eps.value * exact(draw.between(0.8 + 0.1 * at, 0.9 + 0.1 * at).toFixed(3)), ONE),
      `case ${at}`,
    )
    const multiple = times(scene, draw.whole(8, 12) + 2 * at, 0)
    const implied = each(scene, divideRounded(eps.value * multiple.value, ONE), `case ${at}`)
    draft.relate('product', 'implied-price', implied, [
      [eps, 1],
      [multiple, 1],
    ])
    return { label, cells: [eps, multiple, implied, more(note, implied, price)] }
  })
  gridTable(scene, { role: 'scenarios', unit: 'none', heads: [words.scenarios.heads], rows })
}

/** A value over two assumptions: a straight line over the multiple, less the higher the rate. */
function writeSensitivity({ scene, words, target }: Note): void {
  const { draft, draw } = scene
  const multiples = Array.from({ length: 5 }, (_, at) => 6 + 2 * at)
  const first = draw.whole(80, 100)
  const rates = Array.from({ length: 5 }, (_, at) => (first + 5 * at) / 10)
  const fixed = draw.between(0.2, 0.4)
  const rows = rates.map((rate, row): GridRow => {
    const share = (part: number) => exact((part * (1 - 0.035 * row)).toFixed(5))
    const cells = multiples.map((multiple) =>
      each(scene, divideRounded(target.value * (share(fixed) + share(0.07) * BigInt(multiple)), ONE), `rate ${row}`),
    )
    for (const [at, cell] of cells.entries())
      if (at >= 2)
        draft.relate('sum', 'sensitivity', cell, [
          [itemAt(cells, at - 1), 2],
          [itemAt(cells, at - 2), -1],
        ])
    return { label: `${rate.toFixed(1)}${scene.manner.number.percent}`, cells }
  })
  gridTable(scene, {
    role: 'sensitivity',
    unit: 'none',
    corner: words.sensitivity.corner,
    heads: [multiples.map((multiple) => `${multiple.toFixed(1)}${suffix(scene)}`)],
    rows,
  })
}

function writeEstimates(note: Note): void {
  const { scene, words, price, years } = note
  const { rows } = words
  const row = (label: string, of: (year: Year, before: Year | undefined) => FigureToken | string): GridRow => ({
    label,
    cells: years.map((year, at) => of(year, years[at - 1])),
  })
  const percent = scene.manner.number.zero || '-'
  gridTable(scene, {
    role: 'estimates',
    unit: [scene.manner.language === 'en' ? `(${scene.manner.currency.code} m)` : `（${words.million}）`],
    heads: [years.map(({ name }) => name)],
    rows: [
      row(rows.revenue, ({ revenue }) => revenue),
      row(rows.growth, ({ revenue }, before) => (before ? more(note, revenue, before.revenue) : percent)),
      row(rows.operating, ({ operating }) => operating),
      row(rows.margin, ({ operating, revenue }) => ratio(note, 'margin', [operating, revenue], true)),
      row(rows.net, ({ net }) => net),
      row(rows.growth, ({ net }, before) => (before ? more(note, net, before.net) : percent)),
      row(rows.eps, ({ eps }) => eps),
      row(rows.dividend, ({ dividend }) => dividend),
      row(rows.payout, ({ dividend, eps }) => ratio(note, 'payout', [dividend, eps], true)),
      row(rows.bookValue, ({ bookValue }) => bookValue),
      row(rows.per, ({ eps }) => ratio(note, 'price-earnings', [price, eps], false)),
      row(rows.pbr, ({ bookValue }) => ratio(note, 'price-book', [price, bookValue], false)),
      row(rows.yield, ({ dividend }) => ratio(note, 'dividend-yield', [dividend, price], true)),
    ],
  })
}
