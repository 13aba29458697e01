import { itemAt, numberAt } from '@tickmark/document'
import type { Span } from '../company/books.ts'
import { stretchOf } from '../company/calendar.ts'
import type { Cell, FigureToken } from '../draft/content.ts'
import { ONE, exact } from '../exact.ts'
import { amountOf, label, numberOf, percentOf, toldOf, wordsOf } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import { footRows } from '../kinds/notes.ts'
import { columnsOf, headWords } from '../kinds/statements.ts'
import { languagesOf } from './passage.ts'
import type { Passage } from './passage.ts'
import { gridTable, shareFigure, shareOfAmount, someMoney } from '../kinds/tables.ts'
import { TWIN_WORDS } from './twin-words.ts'

const LANGUAGES = languagesOf(TWIN_WORDS as never)

const yearHead = (scene: Scene, span: Span, ago: number): string =>
  scene.manner.heads.stretch(stretchOf(scene.calendar, span, ago))

/** Last year as it was reported, what an error or a policy changed, and as it is now told: the first differs from the statements. */
function writeRestated(scene: Scene): void {
  const [, earlier] = scene.spans
  if (!earlier) return
  const words = wordsOf(scene, TWIN_WORDS)
  const lines = (['revenue', 'grossProfit', 'netProfit'] as const).map((concept) => {
    const restated = amountOf(scene, concept, earlier)
    const change = shareOfAmount(scene, restated.value, scene.draw.between(-0.06, 0.06))
    const adjusted = someMoney(scene, change, earlier, { scope: 'adjustment' })
    const before = someMoney(scene, restated.value - adjusted.value, earlier, { scope: 'previously-reported' })
    scene.draft.relate('sum', 'cross-foots', restated, [
      [before, 1],
      [adjusted, 1],
    ])
    return { label: label(scene, concept), cells: [before, adjusted, restated] }
  })
  scene.draft.paragraph([words.restatedText])
  gridTable(scene, { role: 'restatement', heads: [words.restatedHeads], rows: lines })
  scene.draft.lookAlike(
    'restated-comparative',
    lines.map(({ cells }) => itemAt(cells, 0)),
    'As reported a year ago: another amount than the comparative of today.',
  )
}

/** Gross, offset and net: the gross amounts are not those of the balance sheet. */
function writeNetting(scene: Scene): void {
  const words = wordsOf(scene, TWIN_WORDS)
  const [end] = scene.ends
  const rows = (['receivables', 'payables'] as const).map((concept) => {
    const net = amountOf(scene, concept, end)
    const offset = someMoney(scene, -shareOfAmount(scene, net.value, scene.draw.between(0.05, 0.3)), end, {
      isEnd: true,
      scope: 'offset',
    })
    const gross = someMoney(scene, net.value - offset.value, end, { isEnd: true, scope: 'gross' })
    scene.draft.relate('sum', 'cross-foots', net, [
      [gross, 1],
      [offset, 1],
    ])
    return { label: label(scene, concept), cells: [gross, offset, net] }
  })
  scene.draft.paragraph([words.nettingText])
  gridTable(scene, { role: 'offsetting', heads: [words.nettingHeads], rows })
  scene.draft.lookAlike(
    'netting',
    rows.map(({ cells }) => itemAt(cells, 0)),
    'Before set-off: more than the balance sheet shows.',
  )
}

/** The group's figures and the parent's own beside each other under two rows of heads. */
function writeParent(scene: Scene): void {
  const words = wordsOf(scene, TWIN_WORDS)
  const columns = columnsOf(scene, scene.ends)
  const spans = columns.map(({ span }) => span)
  const heads = headWords(scene, columns, true).map((word): Cell => ({ pieces: [word], align: 'right' }))
  const own = headWords(scene, columns, true).map((word): Cell => ({ pieces: [word], align: 'right' }))
  const shares = { receivables: 0, inventories: 0, cash: 0, prepayments: 0 }
  const lines = (Object.keys(shares) as (keyof typeof shares)[]).map((concept) => {
    const share = scene.draw.between(0.1, 0.7)
    const group = spans.map((span) => amountOf(scene, concept, span))
    const parent = spans.map((span) =>
      someMoney(
        scene,
        shareOfAmount(scene, scene.books.value(concept, span), share * scene.draw.between(0.9, 1.1)),
        span,
        {
          isEnd: true,
          scope: 'parent',
        },
      ),
    )
    return { label: label(scene, concept), group, parent }
  })
  const group = spans.map((span) => amountOf(scene, 'currentAssets', span))
  const parent = spans.map((span, at) =>
    someMoney(
      scene,
      lines.reduce((sum, line) => sum + itemAt(line.parent, at).exact, 0n),
      span,
      { isEnd: true, scope: 'parent' },
    ),
  )
  footRows(
    scene,
    group,
    lines.map((line) => ({ figures: line.group })),
  )
  footRows(
    scene,
    parent,
    lines.map((line) => ({ figures: line.parent })),
  )
  const top = words.groupAndParent.map((text): Cell => ({ pieces: [text], columnSpan: spans.length, align: 'center' }))
  gridTable(scene, {
    role: 'group-and-parent',
    heads: [top, [...heads, ...own]],
    rows: [
      ...lines.map((line) => ({ label: line.label, cells: [...line.group, ...line.parent] })),
      { label: label(scene, 'currentAssets'), cells: [...group, ...parent], style: 'total' as const },
    ],
  })
  scene.draft.lookAlike('other-scope', [...parent, ...lines.flatMap((line) => line.parent)], 'The parent alone.')
}

/** As if a business had been bought at the year's start: more than the statements tell. */
function writeProForma(scene: Scene): void {
  const words = wordsOf(scene, TWIN_WORDS)
  const [span] = scene.spans
  const rows = (['revenue', 'netProfit'] as const).map((concept) => {
    const actual = scene.books.value(concept, span)
    const value = actual + shareOfAmount(scene, actual, scene.draw.between(0.03, 0.2))
    return { label: label(scene, concept), cells: [someMoney(scene, value, span, { scope: 'pro-forma' })] }
  })
  scene.draft.paragraph([words.proFormaText])
  gridTable(scene, { role: 'pro-forma', heads: [[words.proFormaHead]], rows })
  scene.draft.lookAlike(
    'pro-forma',
    rows.flatMap(({ cells }) => cells),
    'As if the business had belonged to the group all year.',
  )
}

const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'CHF'] as const
const ABOUT = [1.11, 1, 0.86, 161, 7.9, 0.95]

/** Average and closing rates of currencies for two years: no sums, no growth, near each other. */
function writeRates(scene: Scene): void {
  const words = wordsOf(scene, TWIN_WORDS)
  const [span, earlier = span] = scene.spans
  const rows = CURRENCIES.flatMap((code, at) => {
    if (code === scene.manner.currency.code) return []
    const cells = [span, span, earlier, earlier].map((one, place) =>
      numberOf(scene, {
        value: exact((numberAt(ABOUT, at) * scene.draw.between(0.94, 1.06)).toFixed(4)),
        kind: 'ratio',
        unit: `${code}/rate`,
        decimals: 4,
        span: one,
        inTable: true,
        isEnd: place % 2 === 0,
        scope: code,
      }),
    )
    return [{ label: `1 ${code}`, cells }]
  })
  const top = [span, earlier].map((one, ago): Cell => ({
    pieces: [yearHead(scene, one, ago)],
    columnSpan: 2,
    align: 'center',
  }))
  const table = { role: 'exchange-rates', unit: 'none' as const, corner: words.currency, rows }
  gridTable(scene, { ...table, heads: [top, [...words.closingAndAverage, ...words.closingAndAverage]] })
  scene.draft.lookAlike(
    'average-and-closing',
    rows.flatMap(({ cells }) => cells),
    'The rate of the day and that of the year.',
  )
}

/** The largest ones and a total that holds more than those. */
function writeSelected(scene: Scene): void {
  const words = wordsOf(scene, TWIN_WORDS)
  const [span] = scene.spans
  const total = amountOf(scene, 'revenue', span)
  const rows = Array.from({ length: 5 }, (_, at) => {
    const value = shareOfAmount(scene, total.value, scene.draw.between(0.09, 0.12) / (1 + at * 0.4))
    const part = someMoney(scene, value, span, { scope: `customer-${at + 1}` })
    return { label: words.customer(at + 1), cells: [part, shareFigure(scene, part, total, span)] }
  })
  const parts = rows.map(({ cells }) => itemAt(cells, 0))
  const sum = someMoney(
    scene,
    parts.reduce((all, one) => all + one.exact, 0n),
    span,
    { scope: 'top-five' },
  )
  footRows(
    scene,
    [sum],
    parts.map((part) => ({ figures: [part] })),
  )
  scene.draft.paragraph([words.selectedText])
  gridTable(scene, {
    role: 'largest-customers',
    heads: [[yearHead(scene, span, 0), words.shareOfRevenue]],
    rows: [
      ...rows,
      { label: words.topFive, cells: [sum, shareFigure(scene, sum, total, span)], style: 'subtotal' },
      { label: words.allOfThem, cells: [total, undefined], style: 'total' },
    ],
  })
  scene.draft.lookAlike('line-not-shown', [total], 'The total holds customers that are not listed.')
}

/** Answers of which several may be given, and holdings that come to 99.9 or 100.1 by rounding. */
function writeOverlap(scene: Scene): void {
  const words = wordsOf(scene, TWIN_WORDS)
  const [span] = scene.spans
  const percent = (value: number, decimals: number) =>
    percentOf(scene, { value: exact(value.toFixed(decimals)), decimals, span: span, inTable: true, isEnd: true })
  const answers = words.channels.map((text) => ({ label: text, cells: [percent(scene.draw.between(15, 60), 0)] }))
  scene.draft.paragraph([words.overlapText])
  gridTable(scene, { role: 'overlapping-shares', unit: 'none', heads: [['%']], corner: words.channel, rows: answers })
  scene.draft.lookAlike(
    'percentages-overlap',
    answers.map(({ cells }) => itemAt(cells, 0)),
    'Several answers were possible.',
  )
  const raw = words.holders.map(() => scene.draw.between(1, 9))
  const all = raw.reduce((sum, one) => sum + one, 0)
  const holders = words.holders.map((text, at) => ({
    label: text,
    cells: [percent((100 * numberAt(raw, at)) / all, 1)],
  }))
  const hundred = percent(100, 1)
  gridTable(scene, {
    role: 'shareholders',
    unit: 'none',
    heads: [['%']],
    corner: words.holder,
    rows: [...holders, { label: label(scene, 'total'), cells: [hundred], style: 'total' }],
  })
  // Each share was rounded by itself: the hundred may be a tenth off.
  scene.draft.relate(
    'sum',
    'foots',
    hundred,
    holders.map(({ cells }) => [itemAt(cells, 0), 1] as const),
    { slack: ONE / 2n },
  )
}

/** Rows that are part of the row above them and of no sum. */
function writeOfWhich(scene: Scene): void {
  const words = wordsOf(scene, TWIN_WORDS)
  const columns = columnsOf(scene, scene.spans)
  const spans = columns.map(({ span }) => span)
  const heads = headWords(scene, columns, false).map((word): Cell => ({ pieces: [word], align: 'right' }))
  const costs = ['sellingExpenses', 'adminExpenses', 'researchExpenses'] as const
  const rows = costs.map((concept) => {
    const share = scene.draw.between(0.2, 0.6)
    const whole = spans.map((span) => amountOf(scene, concept, span))
    const part = spans.map((span, at) => {
      const value = shareOfAmount(scene, itemAt(whole, at).value, share * scene.draw.between(0.9, 1.1))
      const figure = someMoney(scene, value, span, { scope: 'of-which' })
      scene.draft.relate('at-most', 'of-which', figure, [[itemAt(whole, at), 1]])
      return figure
    })
    return { concept, whole, part }
  })
  const total = spans.map((span) =>
    someMoney(
      scene,
      costs.reduce((sum, one) => sum + scene.books.value(one, span), 0n),
      span,
      { scope: 'expenses' },
    ),
  )
  footRows(
    scene,
    total,
    rows.map(({ whole }) => ({ figures: whole })),
  )
  gridTable(scene, {
    role: 'of-which',
    heads: [heads],
    rows: [
      ...rows.flatMap(({ concept, whole, part }) => [
        { label: label(scene, concept), cells: whole },
        { label: words.ofWhichPay, cells: part, indent: scene.draw.whole(0, 1) },
      ]),
      { label: label(scene, 'total'), cells: total, style: 'total' as const },
    ],
  })
  scene.draft.lookAlike(
    'of-which',
    rows.flatMap(({ part }) => part),
    'Part of the line above: no addend.',
  )
}

/** Last year's lines put together otherwise than in the report of last year. */
function writeReclassified(scene: Scene): void {
  const [, earlier] = scene.spans
  const known = earlier && toldOf(scene, 'sellingExpenses', earlier)
  if (!earlier || !known) return
  const words = wordsOf(scene, TWIN_WORDS)
  const moved = shareOfAmount(scene, scene.books.value('sellingExpenses', earlier), scene.draw.between(0.05, 0.2))
  const lines = (['sellingExpenses', 'adminExpenses'] as const).map((concept, at) => {
    const now = amountOf(scene, concept, earlier)
    const change = someMoney(scene, at === 0 ? -moved : moved, earlier, { scope: 'reclassified' })
    const before = someMoney(scene, now.value - change.value, earlier, { scope: 'before-reclassification' })
    scene.draft.relate('sum', 'cross-foots', now, [
      [before, 1],
      [change, 1],
    ])
    return { label: label(scene, concept), cells: [before, change, now] as FigureToken[] }
  })
  scene.draft.paragraph([words.reclassifiedText])
  gridTable(scene, { role: 'reclassification', heads: [words.reclassifiedHeads], rows: lines })
  scene.draft.lookAlike(
    'reclassified',
    lines.map(({ cells }) => itemAt(cells, 0)),
    'Before it was put under another line.',
  )
}

/** Growth of the business that goes on beside the statements, which hold the one that is sold. */
function writeContinuing(scene: Scene): void {
  const words = wordsOf(scene, TWIN_WORDS)
  const columns = columnsOf(scene, scene.spans)
  const heads = headWords(scene, columns, false).map((word): Cell => ({ pieces: [word], align: 'right' }))
  const spans = columns.map(({ span }) => span)
  const total = spans.map((span) => amountOf(scene, 'netProfit', span))
  const sold = total.map((figure, at) =>
    someMoney(scene, shareOfAmount(scene, figure.value, scene.draw.between(-0.2, 0.2)), itemAt(spans, at), {
      scope: 'discontinued',
    }),
  )
  const kept = total.map((figure, at) =>
    someMoney(scene, figure.exact - itemAt(sold, at).exact, itemAt(spans, at), { scope: 'continuing' }),
  )
  footRows(scene, total, [{ figures: kept }, { figures: sold }])
  gridTable(scene, {
    role: 'discontinued',
    heads: [heads],
    rows: [
      { label: words.continuing, cells: kept },
      { label: words.discontinued, cells: sold },
      { label: label(scene, 'netProfit'), cells: total, style: 'total' },
    ],
  })
  scene.draft.lookAlike('other-scope', kept, 'The profit of what goes on, not of all.')
}

export const TWIN_PASSAGES: readonly Passage[] = (
  [
    ['restated', 'notes', 0.25, writeRestated],
    ['netting', 'notes', 0.25, writeNetting],
    ['group-and-parent', 'notes', 0.25, writeParent],
    ['pro-forma', 'notes', 0.2, writeProForma],
    ['average-and-closing', 'notes', 0.3, writeRates],
    ['line-not-shown', 'review', 0.3, writeSelected],
    ['overlapping-shares', 'review', 0.25, writeOverlap],
    ['of-which', 'notes', 0.35, writeOfWhich],
    ['reclassified', 'notes', 0.2, writeReclassified],
    ['continuing', 'notes', 0.2, writeContinuing],
  ] as const
).map(([id, at, often, write]) => ({ id, at, often, write, languages: LANGUAGES }))
