import { itemAt } from '@tickmark/document'
import type { Span } from '../company/books.ts'
import { stretchOf } from '../company/calendar.ts'
import type { Cell, FigureToken } from '../draft/content.ts'
import type { Term } from '../draft/draft.ts'
import { ONE, divideRounded, exact, powerOfTen } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { footRows } from '../kinds/notes.ts'
import { amountOf, factOf, label, numberOf, percentOf, toldPlainly, wordsOf } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import { columnsOf, earningOf, headWords } from '../kinds/statements.ts'
import { languagesOf } from './passage.ts'
import type { Passage } from './passage.ts'
import { FINANCE_WORDS } from './finance-words.ts'
import { gridTable, shareOfAmount, someMoney } from '../kinds/tables.ts'

const LANGUAGES = languagesOf(FINANCE_WORDS as never)

/** A year by name; languages that call the years this, last and the one before name them by number here. */
function yearName(scene: Scene, span: Span, ago: number): string {
  const stretch = stretchOf(scene.calendar, span, ago)
  const { heads, language } = scene.manner
  return ['ja', 'ko', 'zh-Hant'].includes(language) ? heads.prosePeriod(stretch) : heads.stretch(stretch)
}

function yearsBack(scene: Scene, count: number): Span[] {
  const last = itemAt(scene.spans, 0).to
  return Array.from({ length: count }, (_, ago) => ({ from: last - 4 * ago - 3, to: last - 4 * ago }))
}

/** Key figures of five years. */
function writeFiveYears(scene: Scene): void {
  const columns = columnsOf(scene, yearsBack(scene, 5))
  const spans = columns.map(({ span }) => span)
  const flows = ['revenue', 'operatingProfit', 'profitBeforeTax', 'netProfit'] as const
  const ends = ['totalAssets', 'totalEquity', 'cash'] as const
  scene.draft.paragraph([wordsOf(scene, FINANCE_WORDS).fiveYears])
  gridTable(scene, {
    role: 'five-years',
    heads: [columns.map(({ span, ago }) => yearName(scene, span, ago))],
    rows: [
      ...flows.map((key) => ({ label: label(scene, key), cells: spans.map((span) => amountOf(scene, key, span)) })),
      ...ends.map((key) => ({ label: label(scene, key), cells: spans.map((span) => amountOf(scene, key, span)) })),
      {
        label: label(scene, 'epsBasic') + scene.manner.perShare.after,
        cells: spans.map((span) => earningOf(scene, 'epsBasic', span)),
      },
    ],
  })
}

/** Four quarters and the year that they make. */
function writeQuarters(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  const year = itemAt(scene.spans, 0)
  const rows = (['revenue', 'grossProfit', 'netProfit', 'operatingCash'] as const).map((concept) => {
    const quarters = [0, 1, 2, 3].map((at) => amountOf(scene, concept, { from: year.from + at, to: year.from + at }))
    const whole = amountOf(scene, concept, year)
    scene.draft.relate(
      'sum',
      'cross-foots',
      whole,
      quarters.map((figure): Term => [figure, 1]),
    )
    return { label: label(scene, concept), cells: [...quarters, whole] }
  })
  gridTable(scene, { role: 'quarters', heads: [[...words.quarters, words.fullYear]], rows })
}

/** Dividends beside the profit that they are paid from, with the ratio of both: no growth. */
function writePayout(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  const rows = yearsBack(scene, 3).map((span, ago) => {
    const profit = amountOf(scene, 'attributable', span)
    const paid = someMoney(scene, shareOfAmount(scene, profit.value, scene.draw.between(0.15, 0.6)), span, {
      scope: 'dividends',
    })
    const value = profit.value === 0n ? 0n : divideRounded(paid.value * 100n * ONE, profit.value)
    const ratio = percentOf(scene, { value, decimals: 2, span, inTable: true })
    scene.draft.relate(
      'ratio',
      'ratio',
      ratio,
      [
        [paid, 1],
        [profit, 1],
      ],
      { factor: 100n * ONE },
    )
    return { label: yearName(scene, span, ago), cells: [paid, profit, ratio] }
  })
  gridTable(scene, { role: 'payout', heads: [words.payoutHeads], corner: words.year, rows })
}

/** Ratios and multiples without a total. */
function writeRatios(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  const columns = columnsOf(scene, scene.spans)
  const percents = (['grossProfit', 'netProfit'] as const).map((concept, at) => ({
    label: at === 0 ? label(scene, 'grossMargin') : words.netMargin,
    cells: columns.map(({ span }) =>
      quotientOf(scene, { of: concept, by: 'revenue', span, factor: 100n, unit: scene.manner.number.percent }),
    ),
  }))
  const times = columns.map(({ span }) =>
    quotientOf(scene, { of: 'currentAssets', by: 'currentLiabilities', span, factor: 1n, unit: words.times }),
  )
  const heads = headWords(scene, columns, false).map((word): Cell => ({ pieces: [word], align: 'right' }))
  const rows = [...percents, { label: words.currentRatio, cells: times }]
  gridTable(scene, { role: 'ratios', unit: 'none', heads: [heads], rows })
}

interface Quotient {
  of: 'grossProfit' | 'netProfit' | 'currentAssets'
  by: 'revenue' | 'currentLiabilities'
  span: Span
  factor: bigint
  unit: string
}

/** One amount over another; tied where both are printed as they are. */
function quotientOf(scene: Scene, { of, by, span, factor, unit }: Quotient): FigureToken {
  const [top, bottom] = [toldPlainly(scene, of, span), toldPlainly(scene, by, span)]
  const a = top?.value ?? scene.books.value(of, span)
  const b = bottom?.value ?? scene.books.value(by, span)
  const isPercent = factor === 100n
  const figure = numberOf(scene, {
    value: divideRounded(a * factor * ONE, b),
    kind: isPercent ? 'percentage' : 'ratio',
    unit: isPercent ? '%' : 'x',
    decimals: isPercent ? 1 : 2,
    span,
    inTable: true,
    after: unit,
  })

  if (top && bottom)
    scene.draft.relate(
      'ratio',
      'ratio',
      figure,
      [
        [top, 1],
        [bottom, 1],
      ],
      { factor: factor * ONE },
    )
  return figure
}

/** In the smallest unit that the manner prints, without decimals: pay of persons is small beside the company's amounts. */
function inSmallUnit(scene: Scene): Scene {
  const scale = itemAt(
    [...scene.manner.scales].sort((a, b) => a.power - b.power),
    0,
  )
  return { ...scene, scale }
}

function money(scene: Scene, least: number, most: number, size = 1n): Exact {
  const step = powerOfTen(scene.scale.power - scene.scale.decimals)
  return divideRounded(size * exact(scene.draw.between(least, most).toFixed(3)), step) * step
}

/** A row each for persons, kinds and so on, a column for each part, and totals on both sides. */
function crossTable(
  scene: Scene,
  grid: {
    role: string
    labels: readonly string[]
    heads: readonly string[]
    corner: string
    values: Exact[][]
    isEnd: boolean
  },
): void {
  const span = itemAt(scene.spans, 0)
  const of = (value: Exact, scope: string) => someMoney(scene, value, span, { scope, isEnd: grid.isEnd })
  const rows = grid.labels.map((text, at) => {
    const parts = itemAt(grid.values, at).map((value) => of(value, text))
    const whole = of(
      itemAt(grid.values, at).reduce((sum, value) => sum + value, 0n),
      text,
    )
    scene.draft.relate(
      'sum',
      'cross-foots',
      whole,
      parts.map((part): Term => [part, 1]),
    )
    return { label: text, cells: [...parts, whole] }
  })
  const width = itemAt(grid.values, 0).length + 1
  const totals = Array.from({ length: width }, (_, at) => {
    const own = rows.map(({ cells }) => itemAt(cells, at))
    return of(
      own.reduce((sum, figure) => sum + figure.value, 0n),
      'all',
    )
  })
  footRows(
    scene,
    totals,
    rows.map(({ cells }) => ({ figures: cells })),
  )
  gridTable(scene, {
    role: grid.role,
    heads: [grid.heads],
    corner: grid.corner,
    rows: [...rows, { label: label(scene, 'total'), cells: totals, style: 'total' }],
  })
}

function writePay(given: Scene): void {
  const scene = inSmallUnit(given)
  const words = wordsOf(scene, FINANCE_WORDS)
  // A director earns about as much as some hundred shares of usual yearly earnings each.
  const base = BigInt(Math.max(1, Math.round(scene.manner.parThousandths <= 1000 ? 300_000 : 30_000_000)))
  const values = words.directors.map(() => [
    money(scene, 0.6, 2, base),
    money(scene, 0.1, 1.5, base),
    money(scene, 0.02, 0.2, base),
  ])
  crossTable(scene, {
    role: 'remuneration',
    labels: words.directors,
    heads: words.payHeads,
    corner: words.director,
    values,
    isEnd: false,
  })
}

function partsOfRevenue(scene: Scene, shares: readonly number[]): Exact[] {
  const revenue = scene.books.value('revenue', itemAt(scene.spans, 0))
  const step = powerOfTen(scene.scale.power - scene.scale.decimals)
  return shares.map(
    (share) => divideRounded(shareOfAmount(scene, revenue, share * scene.draw.between(0.6, 1.4)), step) * step,
  )
}

function writeCommitments(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  crossTable(scene, {
    role: 'commitments',
    labels: [words.leases, words.plants],
    heads: words.dueHeads,
    corner: words.commitments,
    values: [partsOfRevenue(scene, [0.02, 0.05, 0.03]), partsOfRevenue(scene, [0.04, 0.02, 0.01])],
    isEnd: true,
  })
}

function writeFairValues(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  crossTable(scene, {
    role: 'fair-values',
    labels: words.fairRows,
    heads: [...words.levels, label(scene, 'total')],
    corner: label(scene, 'item'),
    values: words.fairRows.map((_, at) =>
      partsOfRevenue(
        scene,
        [0, 1, 2].map((level) => (level === at ? 0.03 : 0)),
      ),
    ),
    isEnd: true,
  })
}

/** Dealings with related parties and effects of changes: nothing adds up to anything. */
function writeParties(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  const span = itemAt(scene.spans, 0)
  const rows = words.parties.map((text) => ({
    label: text,
    cells: partsOfRevenue(scene, [0.01, 0.02, -0.004]).map((value) => someMoney(scene, value, span, { scope: text })),
  }))
  gridTable(scene, { role: 'related-parties', heads: [words.partyHeads], corner: words.party, rows })
}

function writeSensitivity(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  const span = itemAt(scene.spans, 0)
  const rows = words.sensitivityRows.map((text, at) => {
    const sign = at % 2 === 0 ? 1 : -1
    const values = partsOfRevenue(scene, [0.006 * sign, 0.0045 * sign])
    return { label: text, cells: values.map((value) => someMoney(scene, value, span, { scope: text })) }
  })
  scene.draft.paragraph([words.sensitivityText])
  gridTable(scene, { role: 'sensitivity', heads: [words.sensitivityHeads], rows })
}

/** Segments beside each other, with what they sold each other taken off. */
function writeMatrix(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  const { books, company } = scene
  const span = itemAt(scene.spans, 0)
  const names = company.segments
  const outside = names.map((name, at) =>
    factOf(scene, { value: books.segment(at, 'revenue', span), span, concept: 'segment-revenue' }, { scope: name }),
  )
  const inside = names.map((name, at) => {
    const value = shareOfAmount(scene, books.segment(at, 'revenue', span), scene.draw.between(0.01, 0.15))
    return someMoney(scene, value, span, { scope: name })
  })
  const taken = someMoney(scene, -inside.reduce((sum, one) => sum + one.exact, 0n), span, { scope: 'eliminations' })
  const nothing = someMoney(scene, 0n, span, { scope: 'group' })
  const gross = outside.map((one, at) =>
    someMoney(scene, one.exact + itemAt(inside, at).exact, span, { scope: itemAt(names, at) }),
  )
  const whole = amountOf(scene, 'revenue', span)
  const takenAgain = someMoney(scene, taken.exact, span, { scope: 'eliminations' })
  scene.draft.tie('ties', takenAgain, taken)
  const again = amountOf(scene, 'revenue', span)
  const across = (result: FigureToken, parts: readonly FigureToken[]) =>
    scene.draft.relate(
      'sum',
      'cross-foots',
      result,
      parts.map((part): Term => [part, 1]),
    )
  across(whole, outside)
  across(nothing, [...inside, taken])
  across(again, [...gross, takenAgain])
  footRows(scene, gross, [{ figures: outside }, { figures: inside }], 'segments-foot')
  gridTable(scene, {
    role: 'segment-matrix',
    heads: [[...names, words.eliminations, label(scene, 'total')]],
    rows: [
      { label: label(scene, 'external'), cells: [...outside, undefined, whole] },
      { label: words.intersegment, cells: [...inside, taken, nothing] },
      { label: label(scene, 'segmentRevenue'), cells: [...gross, takenAgain, again], style: 'total' },
    ],
  })
}

/** Names, places and holdings: numbers that say nothing together. */
function writeSubsidiaries(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  const span = itemAt(scene.spans, 0)
  const rows = words.subsidiaries.map(([name, place]) => ({
    label: name,
    cells: [
      place,
      percentOf(scene, {
        value: BigInt(scene.draw.pick([100, 100, 51, 70, 85])) * ONE,
        decimals: 0,
        span,
        inTable: true,
        isEnd: true,
      }),
      ...partsOfRevenue(scene, [0.01]).map((value) => someMoney(scene, value, span, { scope: name, isEnd: true })),
    ],
  }))
  gridTable(scene, { role: 'subsidiaries', heads: [words.subsidiaryHeads], corner: words.subsidiary, rows })
}

/** What each share gets, how many there are, and what that comes to. */
function writeDividends(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  const span = itemAt(scene.spans, 0)
  const { perShare, parThousandths } = scene.manner
  const shares = scene.books.averageShares(span) * ONE
  const rows = words.dividends.map((text) => {
    const each = numberOf(scene, {
      value: divideRounded(BigInt(Math.round(parThousandths * scene.draw.between(20, 200))), 10n) * 1000n,
      kind: 'per-share',
      unit: perShare.unit,
      decimals: 3,
      span,
      inTable: true,
    })
    const count = numberOf(scene, { value: shares, kind: 'count', unit: 'shares', decimals: 0, span, inTable: true })
    const whole = someMoney(scene, divideRounded(each.value * shares, ONE), span, { scope: 'dividends' })
    scene.draft.relate('product', 'product', whole, [
      [each, 1],
      [count, 1],
    ])
    return { label: text, cells: [each, count, whole] }
  })
  gridTable(scene, { role: 'dividends', heads: [words.dividendHeads], corner: words.perShare, rows })
}

/** Deferred tax by what it comes from: what it was, what went through profit, what it is. */
function writeDeferredTax(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  const span = itemAt(scene.spans, 0)
  const of = (value: Exact, scope: string) => someMoney(scene, value, span, { scope, isEnd: true })
  const rows = words.deferredRows.map((text) => {
    const parts = partsOfRevenue(scene, [0.02, 0.004]).map((value) => of(value, text))
    const closing = of(
      parts.reduce((sum, one) => sum + one.exact, 0n),
      text,
    )
    scene.draft.relate(
      'roll-forward',
      'movement-rolls',
      closing,
      parts.map((part): Term => [part, 1]),
    )
    return { label: text, cells: [...parts, closing] }
  })
  const totals = [0, 1, 2].map((at) =>
    of(
      rows.reduce((sum, { cells }) => sum + itemAt(cells, at).exact, 0n),
      'all',
    ),
  )
  footRows(
    scene,
    totals,
    rows.map(({ cells }) => ({ figures: cells })),
  )
  gridTable(scene, {
    role: 'deferred-tax',
    heads: [words.deferredHeads],
    rows: [...rows, { label: label(scene, 'total'), cells: totals, style: 'total' }],
  })
}

const ANNUAL = ['annual-report'] as const

export const FINANCE_PASSAGES: readonly Passage[] = [
  { id: 'five-years', at: 'review', often: 0.35, kinds: ANNUAL, languages: LANGUAGES, write: writeFiveYears },
  { id: 'quarters', at: 'review', often: 0.3, kinds: ANNUAL, languages: LANGUAGES, write: writeQuarters },
  { id: 'payout', at: 'review', often: 0.3, kinds: ANNUAL, languages: LANGUAGES, write: writePayout },
  { id: 'ratios', at: 'review', often: 0.3, languages: LANGUAGES, write: writeRatios },
  { id: 'remuneration', at: 'notes', often: 0.3, languages: LANGUAGES, write: writePay },
  { id: 'commitments', at: 'notes', often: 0.3, languages: LANGUAGES, write: writeCommitments },
  { id: 'fair-values', at: 'notes', often: 0.3, languages: LANGUAGES, write: writeFairValues },
  { id: 'related-parties', at: 'notes', often: 0.3, languages: LANGUAGES, write: writeParties },
  { id: 'sensitivity', at: 'notes', often: 0.3, languages: LANGUAGES, write: writeSensitivity },
  { id: 'segment-matrix', at: 'notes', often: 0.35, languages: LANGUAGES, write: writeMatrix },
  { id: 'subsidiaries', at: 'notes', often: 0.3, languages: LANGUAGES, write: writeSubsidiaries },
  { id: 'dividends', at: 'notes', often: 0.25, languages: LANGUAGES, write: writeDividends },
  { id: 'deferred-tax', at: 'notes', often: 0.3, languages: LANGUAGES, write: writeDeferredTax },
]
