import { itemAt } from '@tickmark/document'
import type { Span } from '../company/books.ts'
import { stretchOf } from '../company/calendar.ts'
import type { Cell, FigureToken } from '../draft/content.ts'
import type { Term } from '../draft/draft.ts'
import { ONE, divideRounded } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { footRows, plainTable } from '../kinds/notes.ts'
import type { PlainRow } from '../kinds/notes.ts'
import { amountOf, dayText, label, percentOf, periodOf, wordsOf } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import { columnsOf, earningsFigure, headWords } from '../kinds/statements.ts'
import { gridTable, shareOfAmount, someMoney, sumOf } from '../kinds/tables.ts'
import { printInTable, stepOf } from '../numbers.ts'
import type { DocumentKind } from '../truth.ts'
import { DOLLARS, GROSS_TAX, MENTIONS, PARENT, TWO_BASES, WARRANTS } from './basis-words.ts'
import { FINANCE_WORDS } from './finance-words.ts'
import { languagesOf } from './passage.ts'
import type { Passage } from './passage.ts'

/** Amounts that only one table knows, one under each head. */
function ownRow(scene: Scene, spans: readonly Span[], scope: string, valueOf: (span: Span, at: number) => Exact) {
  return spans.map((span, at) => someMoney(scene, valueOf(span, at), span, { isEnd: true, scope }))
}

/** The total of rows, as a row. */
function totalRow(scene: Scene, spans: readonly Span[], scope: string, rows: readonly (readonly FigureToken[])[]) {
  const total = ownRow(scene, spans, scope, (_, at) => sumOf(rows.map((row) => itemAt(row, at))))
  footRows(
    scene,
    total,
    rows.map((figures) => ({ figures })),
  )
  return total
}

/** The balance sheet of the parent alone: its own cash, what it holds in subsidiaries, and an equity of its own. */
function writeParentOnly(scene: Scene): void {
  const words = wordsOf(scene, PARENT)
  scene.draft.heading(2, words.title)
  plainTable(scene, { role: 'parent-only', spans: scene.ends, isEnd: true }, (spans) => {
    const share = scene.draw.between(0.1, 0.5)
    const of = (concept: 'cash' | 'totalEquity' | 'payables', part: number) =>
      ownRow(scene, spans, 'parent', (span) =>
        shareOfAmount(scene, scene.books.value(concept, span), part * scene.draw.between(0.9, 1.1)),
      )
    const [cash, held] = [of('cash', share), of('totalEquity', 0.9)]
    const assets = totalRow(scene, spans, 'parent', [cash, held])
    const debts = [of('payables', 0.2), of('payables', 0.5)]
    const liabilities = totalRow(scene, spans, 'parent', debts)
    const equity = ownRow(scene, spans, 'parent', (_, at) => itemAt(assets, at).exact - itemAt(liabilities, at).exact)
    const all = totalRow(scene, spans, 'parent', [liabilities, equity])
    all.forEach((figure, at) => scene.draft.tie('balances', itemAt(assets, at), figure))
    spans.forEach((span, at) => {
      const group = scene.told.get(`cash/group/${span.to}`)
      if (group) scene.draft.relate('at-most', 'parent-at-most', itemAt(cash, at), [[group.token, 1]])
    })
    scene.draft.lookAlike('other-scope', [...cash, ...assets, ...liabilities, ...equity], 'The parent alone.')
    return [
      { label: label(scene, 'cash'), figures: cash },
      { label: words.investments, figures: held },
      { label: label(scene, 'totalAssets'), figures: assets, style: 'total' },
      { label: label(scene, 'payables'), figures: itemAt(debts, 0) },
      { label: words.owed, figures: itemAt(debts, 1) },
      { label: label(scene, 'totalLiabilities'), figures: liabilities, style: 'subtotal' },
      { label: label(scene, 'totalEquity'), figures: equity },
      { label: label(scene, 'liabilitiesAndEquity'), figures: all, style: 'total' },
    ]
  })
}

/** Deferred taxes gross, less an allowance, less deferred liabilities: gross is no gross profit. */
function writeGrossTax(scene: Scene): void {
  plainTable(scene, { role: 'gross-deferred-tax', spans: scene.ends, isEnd: true }, (spans) => {
    const net = spans.map((span) => amountOf(scene, 'deferredTaxAsset', span))
    const of = (share: number, sign = 1n) =>
      ownRow(
        scene,
        spans,
        'deferred-tax',
        (_, at) => sign * shareOfAmount(scene, itemAt(net, at).exact, share * scene.draw.between(0.9, 1.1)),
      )
    const liabilities = [of(0.5, -1n), of(0.3, -1n)]
    const grossLiabilities = totalRow(scene, spans, 'deferred-tax', liabilities)
    const allowance = of(0.2, -1n)
    const [accruals, pay] = [of(0.3), of(0.4)]
    const losses = ownRow(
      scene,
      spans,
      'deferred-tax',
      (_, at) =>
        itemAt(net, at).exact - sumOf([grossLiabilities, allowance, accruals, pay].map((row) => itemAt(row, at))),
    )
    const grossAssets = totalRow(scene, spans, 'deferred-tax', [losses, accruals, pay])
    const assets = totalRow(scene, spans, 'deferred-tax', [grossAssets, allowance])
    footRows(scene, net, [{ figures: assets }, { figures: grossLiabilities }])
    const rowOf = (text: string, figures: FigureToken[], style: PlainRow['style'] = 'line') => ({
      label: text,
      figures,
      style,
    })
    return [
      ...[losses, accruals, pay].map((figures, at) => rowOf(itemAt(GROSS_TAX.assets, at), figures)),
      rowOf(GROSS_TAX.grossAssets, grossAssets, 'subtotal'),
      rowOf(GROSS_TAX.allowance, allowance),
      rowOf(GROSS_TAX.netAssets, assets, 'subtotal'),
      ...liabilities.map((figures, at) => rowOf(itemAt(GROSS_TAX.liabilities, at), figures)),
      rowOf(GROSS_TAX.grossLiabilities, grossLiabilities, 'subtotal'),
      rowOf(label(scene, 'deferredTaxAsset'), net, 'total'),
    ]
  })
}

/** Warrants from their first measurement over two year ends, three columns of which the last is the sum. */
function writeWarrants(scene: Scene): void {
  const [end, before] = scene.ends
  if (!before) return
  const size = scene.books.value('totalEquity', end)
  const rowOf = (values: readonly Exact[], span: Span) => {
    const parts = values.map((value) => someMoney(scene, value, span, { isEnd: true, scope: 'warrants' }))
    const whole = someMoney(scene, sumOf(parts), span, { isEnd: true, scope: 'warrants' })
    scene.draft.relate(
      'sum',
      'cross-foots',
      whole,
      parts.map((part): Term => [part, 1]),
    )
    return [...parts, whole]
  }
  const drawn = (least: number, most: number, span: Span) =>
    rowOf(
      [0.6, 0.4].map((share) => shareOfAmount(scene, size, share * scene.draw.between(least, most))),
      span,
    )
  const roll = (opening: readonly FigureToken[], change: readonly FigureToken[], span: Span) => {
    const closing = rowOf(
      [0, 1].map((at) => itemAt(opening, at).exact + itemAt(change, at).exact),
      span,
    )
    closing.forEach((figure, at) =>
      scene.draft.relate('roll-forward', 'movement-rolls', figure, [
        [itemAt(opening, at), 1],
        [itemAt(change, at), 1],
      ]),
    )
    return closing
  }
  const first = { from: before.from - 1, to: before.to - 1 }
  const initial = drawn(0.03, 0.06, first)
  const [fall, rise] = [drawn(-0.02, -0.005, before), drawn(0.002, 0.02, end)]
  const middle = roll(initial, fall, before)
  const last = roll(middle, rise, end)
  gridTable(scene, {
    role: 'warrants',
    heads: [WARRANTS.heads],
    rows: [
      { label: WARRANTS.initial(dayText(scene, first)), cells: initial },
      { label: WARRANTS.change, cells: fall },
      { label: WARRANTS.end(dayText(scene, before)), cells: middle, style: 'subtotal' },
      { label: WARRANTS.change, cells: rise },
      { label: WARRANTS.end(dayText(scene, end)), cells: last, style: 'total' },
    ],
  })
}

/** Each quarter's earnings are of the shares of that quarter: they make no year. */
function writeQuarterEarnings(scene: Scene): void {
  const words = wordsOf(scene, FINANCE_WORDS)
  const year = itemAt(scene.spans, 0)
  const quarters = [0, 1, 2, 3].map((at): Span => ({ from: year.from + at, to: year.from + at }))
  const spans = [...quarters, year]
  const profits = spans.map((span) => amountOf(scene, 'attributable', span))
  scene.draft.relate(
    'sum',
    'cross-foots',
    itemAt(profits, 4),
    profits.slice(0, 4).map((figure): Term => [figure, 1]),
  )
  const earnings = quarters.map((span, at) =>
    earningsFigure(
      scene,
      'epsOfQuarter',
      divideRounded(itemAt(profits, at).value, scene.books.averageShares(span)),
      span,
    ),
  )
  gridTable(scene, {
    role: 'quarter-earnings',
    heads: [[...words.quarters, words.fullYear]],
    rows: [
      { label: label(scene, 'attributable'), cells: profits },
      { label: label(scene, 'epsBasic') + scene.manner.perShare.after, cells: [...earnings, undefined] },
    ],
  })
  scene.draft.lookAlike('eps-of-quarter', earnings, 'Of the shares of a quarter, not of the year.')
}

/** Last year before and after an adjustment beside this year, whose growth is counted from the adjusted one. */
function writeTwoBases(scene: Scene): void {
  const [span, earlier] = scene.spans
  if (!earlier) return
  const { heads } = scene.manner
  const rows = (['revenue', 'netProfit', 'operatingCash'] as const).flatMap((concept) => {
    const [now, after] = [amountOf(scene, concept, span), amountOf(scene, concept, earlier)]
    if (after.value === 0n) return []
    const change = shareOfAmount(scene, after.value, scene.draw.between(-0.08, 0.08))
    const before = someMoney(scene, after.value - change, earlier, { scope: 'previously-reported' })
    const size = after.value < 0n ? -after.value : after.value
    const value = divideRounded((now.value - after.value) * 100n * ONE, size)
    const growth = percentOf(scene, { value, decimals: 2, span, inTable: true })
    scene.draft.relate('percent-change', 'growth-column', growth, [
      [now, 1],
      [after, 1],
    ])
    scene.draft.lookAlike('restated-comparative', [before], 'As reported a year ago.')
    return [{ label: label(scene, concept), cells: [now, after, before, growth] }]
  })
  const head = (text: string, columnSpan: number): Cell => ({ pieces: [text], align: 'center', columnSpan })
  gridTable(scene, {
    role: 'two-bases',
    heads: [
      [
        head(heads.stretch(stretchOf(scene.calendar, span, 0)), 1),
        head(heads.stretch(stretchOf(scene.calendar, earlier, 1)), 2),
        head(TWO_BASES.growth, 1),
      ],
      ['', TWO_BASES.after, TWO_BASES.before, ''],
    ],
    rows,
  })
}

const RATES: Record<string, number> = { JPY: 150, KRW: 1380, INR: 84, CNY: 7.2, TWD: 31 }

/** Amounts in dollars, and right below them others in the report's own currency. */
function writeDollars(scene: Scene): void {
  const rate = RATES[scene.manner.currency.code]
  const [span, earlier] = scene.spans
  if (rate === undefined || !earlier) return
  const words = wordsOf(scene, DOLLARS)
  const printing = { scale: 3, decimals: 0 }
  const dollars = (concept: 'revenue' | 'grossProfit' | 'netProfit', one: Span) =>
    scene.draft.figure({
      value: divideRounded(scene.books.value(concept, one) * 100n, BigInt(rate * 100)),
      kind: 'amount',
      unit: 'USD',
      scale: 3,
      step: stepOf(printing),
      print: (value) => printInTable(value, printing, scene.manner.number),
      scope: 'convenience',
      concept,
      period: periodOf(scene, one, false),
    })
  const columns = columnsOf(scene, [span, earlier])
  const rows = (['revenue', 'grossProfit', 'netProfit'] as const).map((concept) => ({
    label: label(scene, concept),
    cells: columns.map((column) => dollars(concept, column.span)),
  }))
  scene.draft.paragraph([words.text])
  gridTable(scene, {
    role: 'dollars',
    unit: [words.unit],
    heads: [headWords(scene, columns, false).map((word): Cell => ({ pieces: [word], align: 'right' }))],
    rows,
  })
  scene.draft.lookAlike(
    'convenience-currency',
    rows.flatMap(({ cells }) => cells),
    'In dollars, at a rate that is not printed.',
  )
  plainTable(scene, { role: 'expenses', spans: [span, earlier], isEnd: false }, (spans) =>
    (['revenue', 'costOfSales', 'grossProfit'] as const).map((concept) => ({
      label: label(scene, concept),
      figures: spans.map((one) => amountOf(scene, concept, one)),
    })),
  )
}

const ANNUAL: readonly DocumentKind[] = ['annual-report']

export const BASIS_PASSAGES: readonly Passage[] = [
  {
    id: 'parent-only',
    at: 'notes',
    often: 0.2,
    kinds: ANNUAL,
    languages: languagesOf(PARENT as never),
    write: writeParentOnly,
  },
  { id: 'gross-deferred-tax', at: 'notes', often: 0.3, manners: ['us', 'canada'], write: writeGrossTax },
  { id: 'warrants', at: 'notes', often: 0.2, manners: ['us'], kinds: ANNUAL, write: writeWarrants },
  {
    id: 'quarter-earnings',
    at: 'review',
    often: 0.2,
    kinds: ANNUAL,
    languages: languagesOf(FINANCE_WORDS as never),
    write: writeQuarterEarnings,
  },
  { id: 'two-bases', at: 'review', often: 0.3, manners: ['a-share'], kinds: ANNUAL, write: writeTwoBases },
  { id: 'dollars-above', at: 'review', often: 0.2, languages: languagesOf(DOLLARS as never), write: writeDollars },
  {
    id: 'mentions-hong-kong',
    at: 'review',
    often: 0.2,
    manners: ['us', 'uk', 'canada', 'australia'],
    write: (scene) => scene.draft.paragraph([scene.draw.pick(MENTIONS)]),
  },
]
