import { itemAt } from '@tickmark/document'
import type { Span } from '../company/books.ts'
import type { Concept } from '../company/concepts.ts'
import type { Cell, FigureToken, Row, TableBlock } from '../draft/content.ts'
import type { Term } from '../draft/draft.ts'
import { ONE, divideRounded } from '../exact.ts'
import type { Exact } from '../exact.ts'
import type { Labels } from '../labels.ts'
import type { NoteKey } from '../note-key.ts'
import { amountOf, factOf, figureTold, label, noteId, numberOf, percentOf, toldOf } from './scene.ts'
import type { Scene } from './scene.ts'
import { columnsOf, earningOf, headWords, unitCaption } from './statements.ts'
import { writeMovement } from './movements.ts'
import { writeBalanceSentence } from './prose.ts'

/** The notes in the order in which they are numbered, and what stands behind them. */
export function writeNotes(scene: Scene): void {
  writeNumberedNotes(scene)
  tieEarnings(scene)
  scene.writePassages(scene, 'notes')
}

/** The notes of one set of statements. */
export function writeNumberedNotes(scene: Scene): void {
  const numbers = scene.notes.map((key, index) => {
    const { notes, noteTitles } = scene.manner
    const count = String(index + 1)
    const number = scene.draft.word('number-of-heading', count, { [count]: notes.number(index + 1) })
    scene.draft.heading(3, noteTitles[key], { id: noteId(scene, key), number: [number], gap: notes.gap })
    WRITERS[key](scene)
    return number
  })
  if (numbers.length > 1)
    scene.draft.relate(
      'sequence',
      'notes-number-on',
      itemAt(numbers, 0),
      numbers.slice(1).map((number): Term => [number, 1]),
    )
}

const WRITERS: Record<NoteKey, (scene: Scene) => void> = {
  policies: (scene) => scene.manner.say.policies.forEach((text) => scene.draft.paragraph([text])),
  segments: writeSegments,
  revenue: writeRevenue,
  tax: writeTax,
  eps: writeEarnings,
  ppe: (scene) => writeMovement(scene),
  receivables: writeReceivables,
  inventories: (scene) => writeParts(scene, 'inventories', ['rawMaterials', 'workInProgress', 'finishedGoods']),
  borrowings: writeBorrowings,
  provisions: writeProvisions,
  capital: (scene) => writeBalanceSentence(scene, 'shareCapital'),
  dividends: (scene) => scene.draft.paragraph([scene.manner.say.noise[1] ?? '']),
  staff: writeStaff,
  events: (scene) => scene.manner.say.events.forEach((text) => scene.draft.paragraph([text])),
}

export interface PlainRow {
  label: string
  figures: (FigureToken | undefined)[]
  style?: Row['style']
  indent?: number
}

/** A table of labels and figures under the heads of the given times. */
export function plainTable(
  scene: Scene,
  draft: { role: string; spans: readonly Span[]; isEnd: boolean; unit?: boolean; splitColumns?: boolean },
  rowsFor: (spans: readonly Span[]) => PlainRow[],
): TableBlock {
  const columns = columnsOf(scene, draft.spans)
  const words = headWords(scene, columns, draft.isEnd)
  const rows = rowsFor(columns.map((column) => column.span))
  const table: TableBlock = {
    type: 'table',
    id: scene.draft.newId('t'),
    role: draft.role,
    caption: [],
    unit: draft.unit === false ? [] : unitCaption(scene),
    columns: [{ kind: 'label' }, ...words.map(() => ({ kind: 'amount' }) as const)],
    headRows: [[{ pieces: [] }, ...words.map((word): Cell => ({ pieces: [word], align: 'right' }))]],
    rows: rows.map(({ label, figures, style = 'line', indent = 0 }) => ({
      cells: [
        { pieces: [label] },
        ...figures.map((figure): Cell => ({ pieces: figure ? [figure] : [], align: 'right' })),
      ],
      style,
      indent,
    })),
  }
  scene.draft.add(table)
  return table
}

/** Each figure of the result is the sum of the figures of the parts under the same head. */
export function footRows(
  scene: Scene,
  result: readonly (FigureToken | undefined)[],
  parts: readonly { figures: readonly (FigureToken | undefined)[]; coefficient?: number }[],
  name = 'foots',
): void {
  result.forEach((total, at) => {
    const terms = parts.flatMap((part) => {
      const figure = part.figures[at]
      return figure ? [[figure, part.coefficient ?? 1] as const] : []
    })
    if (total && terms.length === parts.length) scene.draft.relate('sum', name, total, terms)
  })
}

/** A balance and what it consists of. */
function writeParts(scene: Scene, whole: Concept & keyof Labels, parts: readonly (Concept & keyof Labels)[]): void {
  plainTable(scene, { role: `note-${whole}`, spans: scene.ends, isEnd: true }, (spans) => {
    const rows = parts.map((part) => ({
      label: label(scene, part),
      figures: spans.map((span) => amountOf(scene, part, span)),
    }))
    const total = spans.map((span) => amountOf(scene, whole, span))
    footRows(scene, total, rows)
    return [...rows, { label: label(scene, 'total'), figures: total, style: 'total' }]
  })
}

function writeSegments(scene: Scene): void {
  const { books, company } = scene
  plainTable(scene, { role: 'segments', spans: scene.spans, isEnd: false }, (spans) => {
    const rowsOf = (what: 'revenue' | 'profit') =>
      company.segments.map((name, index) => ({
        label: name,
        indent: 1,
        figures: spans.map((span) =>
          factOf(scene, { value: books.segment(index, what, span), span, concept: `segment-${what}` }, { scope: name }),
        ),
      }))
    const [revenues, profits] = [rowsOf('revenue'), rowsOf('profit')]
    const revenue = spans.map((span) => amountOf(scene, 'revenue', span))
    const profit = spans.map((span) => amountOf(scene, 'grossProfit', span))
    footRows(scene, revenue, revenues, 'segments-foot')
    footRows(scene, profit, profits, 'segments-foot')
    return [
      { label: label(scene, 'segmentRevenue'), figures: [], style: 'head' },
      ...revenues,
      { label: label(scene, 'revenue'), figures: revenue, style: 'subtotal' },
      { label: label(scene, 'segmentProfit'), figures: [], style: 'head' },
      ...profits,
      { label: label(scene, 'grossProfit'), figures: profit, style: 'total' },
    ]
  })
}

/** Revenue by region, with the share of each in a column of its own. */
function writeRevenue(scene: Scene): void {
  const { books, manner } = scene
  plainTable(scene, { role: 'revenue-by-region', spans: scene.spans, isEnd: false }, (spans) => {
    const rows = manner.names.regions.map((name, index) => ({
      label: name,
      figures: spans.map((span) =>
        factOf(scene, { value: books.region(index, span), span, concept: 'region-revenue' }, { scope: name }),
      ),
    }))
    const total = spans.map((span) => amountOf(scene, 'revenue', span))
    footRows(scene, total, rows, 'note-foots')
    return [...rows, { label: label(scene, 'total'), figures: total, style: 'total' }]
  })
}

function writeTax(scene: Scene): void {
  const { manner, draft } = scene
  plainTable(scene, { role: 'note-tax', spans: scene.spans, isEnd: false }, (spans) => {
    const of = (concept: Concept) => spans.map((span) => amountOf(scene, concept, span))
    const [current, deferred, total] = [of('currentTax'), of('deferredTax'), of('incomeTax')]
    footRows(scene, total, [{ figures: current }, { figures: deferred }], 'note-foots')
    return [
      { label: label(scene, 'currentTax'), figures: current },
      { label: label(scene, 'deferredTax'), figures: deferred },
      { label: label(scene, 'incomeTax'), figures: total, style: 'total' },
    ]
  })
  const rate = BigInt(manner.taxRate.percent) * ONE
  const [now, before] = scene.spans
  const effective = effectiveRate(scene, now)
  const effectiveBefore = effectiveRate(scene, before ?? now)
  const statutory = percentOf(scene, { value: rate, decimals: 0, span: now })
  draft.paragraph(
    manner.say.taxRate({
      rate: [statutory],
      effective: [effective],
      effectiveBefore: [effectiveBefore],
    }),
  )
  draft.lookAlike('rate-in-brackets', [effectiveBefore], 'The rate of the year before stands in brackets.')
  plainTable(scene, { role: 'tax-reconciliation', spans: scene.spans, isEnd: false }, (spans) => {
    const of = (concept: Concept, sign: 1 | -1 = 1) => spans.map((span) => amountOf(scene, concept, span, { sign }))
    const profit = of('profitBeforeTax')
    const parts = [of('taxAtRate'), of('nonDeductible'), of('foreignRates', -1)]
    const total = of('incomeTax')
    // Where amounts are kept in the printed unit, the tax itself was rounded to it.
    const more = { factor: divideRounded(ONE, 100n), slack: scene.books.grain / 2n + 1n }
    itemAt(parts, 0).forEach((figure, at) =>
      draft.relate(
        'product',
        'tax-at-rate',
        figure,
        [
          [itemAt(profit, at), 1],
          [statutory, 1],
        ],
        more,
      ),
    )
    footRows(
      scene,
      total,
      parts.map((figures) => ({ figures })),
      'tax-reconciles',
    )
    return [
      { label: label(scene, 'profitBeforeTax'), figures: profit, style: 'subtotal' },
      { label: label(scene, 'taxAtRate'), figures: itemAt(parts, 0) },
      { label: label(scene, 'nonDeductible'), figures: itemAt(parts, 1) },
      { label: label(scene, 'foreignRates'), figures: itemAt(parts, 2) },
      { label: label(scene, 'incomeTax'), figures: total, style: 'total' },
    ]
  })
}

export function effectiveRate(scene: Scene, span: Span): FigureToken {
  const [tax, profit] = [figureTold(scene, 'incomeTax', span), figureTold(scene, 'profitBeforeTax', span)]
  // A statement that takes the tax off prints it so.
  const sign = tax.value < 0n !== scene.books.value('incomeTax', span) < 0n ? -1n : 1n
  const value: Exact = divideRounded(sign * tax.value * 100n * ONE, profit.value)
  const figure = percentOf(scene, { value, decimals: 1, span, concept: 'effectiveTaxRate' })
  scene.draft.relate(
    'ratio',
    'effective-rate',
    figure,
    [
      [tax, 1],
      [profit, 1],
    ],
    { factor: sign * 100n * ONE },
  )
  return figure
}

function writeEarnings(scene: Scene): void {
  const { books } = scene
  plainTable(scene, { role: 'note-eps', spans: scene.spans, isEnd: false }, (spans) => {
    const count = (shares: bigint, span: Span, concept: string) =>
      numberOf(scene, {
        value: shares * ONE,
        kind: 'count',
        unit: 'shares',
        decimals: 0,
        span,
        concept,
        inTable: true,
      })
    const profit = spans.map((span) => amountOf(scene, 'attributable', span))
    const basic = spans.map((span) => count(books.averageShares(span), span, 'weightedShares'))
    const eps = spans.map((span) => earningOf(scene, 'epsBasic', span))
    spans.forEach((span, at) => {
      scene.told.set(`basicShares/${span.from}-${span.to}`, { token: itemAt(basic, at), sign: 1 })
    })
    return [
      { label: label(scene, 'attributable'), figures: profit },
      { label: label(scene, 'weightedShares'), figures: basic },
      { label: label(scene, 'epsBasic') + scene.manner.perShare.after, figures: eps, style: 'total' },
    ]
  })
}

/** Every basic figure is the attributable profit over the weighted shares of its stretch. */
function tieEarnings(scene: Scene): void {
  for (const { key, span, figure } of scene.earnings) {
    const profit = toldOf(scene, 'attributable', span)
    const shares = scene.told.get(`basicShares/${span.from}-${span.to}`)?.token
    if (!profit || !shares) continue
    if (key === 'epsBasic')
      scene.draft.relate('ratio', 'eps', figure, [
        [profit, 1],
        [shares, 1],
      ])
    else if (profit.value > 0n) {
      const basic = scene.earnings.find((one) => one.key === 'epsBasic' && one.span.to === span.to)
      if (basic) scene.draft.relate('at-most', 'diluted-at-most-basic', figure, [[basic.figure, 1]])
    }
  }
}

function writeReceivables(scene: Scene): void {
  const { books, draw } = scene
  plainTable(scene, { role: 'receivables-ageing', spans: scene.ends, isEnd: true }, (spans) => {
    const buckets = (['within1', 'within2', 'within3', 'over3'] as const).map((key) => ({
      key,
      figures: [] as FigureToken[],
    }))
    for (const span of spans) {
      const gross = Number(books.value('receivablesGross', span) / books.grain)
      const parts = splitWhole(gross, [0.86, 0.08, 0.04, 0.02], (share) => share * draw.between(0.9, 1.1))
      parts.forEach((part, at) =>
        itemAt(buckets, at).figures.push(
          factOf(scene, { value: BigInt(part) * books.grain, span, concept: `ageing-${at}`, isEnd: true }),
        ),
      )
    }
    const gross = spans.map((span) => amountOf(scene, 'receivablesGross', span))
    const allowance = spans.map((span) => amountOf(scene, 'allowance', span, { sign: -1 }))
    const net = spans.map((span) => amountOf(scene, 'receivables', span))
    footRows(scene, gross, buckets, 'ageing-foots')
    footRows(scene, net, [{ figures: gross }, { figures: allowance }], 'note-foots')
    return [
      ...buckets.map(({ key, figures }) => ({ label: label(scene, key), figures })),
      { label: label(scene, 'receivablesGross'), figures: gross, style: 'subtotal' as const },
      { label: label(scene, 'allowance'), figures: allowance },
      { label: label(scene, 'receivables'), figures: net, style: 'total' as const },
    ]
  })
}

function splitWhole(whole: number, shares: readonly number[], vary: (share: number) => number): number[] {
  const parts = shares.slice(1).map((share) => Math.round(whole * vary(share)))
  return [whole - parts.reduce((sum, part) => sum + part, 0), ...parts]
}

function writeBorrowings(scene: Scene): void {
  const { books, draw } = scene
  plainTable(scene, { role: 'borrowings-maturity', spans: scene.ends, isEnd: true }, (spans) => {
    const short = spans.map((span) => amountOf(scene, 'shortBorrowings', span))
    const rest = (['due1to2', 'due2to5', 'dueOver5'] as const).map((key) => ({ key, figures: [] as FigureToken[] }))
    for (const span of spans) {
      const long = Number(books.value('longBorrowings', span) / books.grain)
      splitWhole(long, [0.4, 0.35, 0.25], (share) => share * draw.between(0.8, 1.2)).forEach((part, at) =>
        itemAt(rest, at).figures.push(
          factOf(scene, { value: BigInt(part) * books.grain, span, concept: `due-${at}`, isEnd: true }),
        ),
      )
    }
    const long = spans.map((span) => amountOf(scene, 'longBorrowings', span))
    const total = spans.map((span) => amountOf(scene, 'borrowings', span))
    footRows(scene, long, rest, 'maturity-foots')
    footRows(scene, total, [{ figures: short }, { figures: long }], 'maturity-foots')
    return [
      { label: label(scene, 'dueWithin1'), figures: short },
      ...rest.map(({ key, figures }) => ({ label: label(scene, key), figures })),
      { label: label(scene, 'longBorrowings'), figures: long, style: 'subtotal' as const },
      { label: label(scene, 'borrowings'), figures: total, style: 'total' as const },
    ]
  })
}

function writeProvisions(scene: Scene): void {
  plainTable(scene, { role: 'provisions-movement', spans: scene.spans, isEnd: false }, (spans) => {
    const opening = spans.map((span) => amountOf(scene, 'provisions', { from: span.from - 1, to: span.from - 1 }))
    const charged = spans.map((span) => amountOf(scene, 'provisionsCharged', span))
    const used = spans.map((span) => amountOf(scene, 'provisionsUsed', span, { sign: -1 }))
    const closing = spans.map((span) => amountOf(scene, 'provisions', span))
    closing.forEach((figure, at) =>
      scene.draft.relate('roll-forward', 'movement-rolls', figure, [
        [itemAt(opening, at), 1],
        [itemAt(charged, at), 1],
        [itemAt(used, at), 1],
      ]),
    )
    return [
      { label: label(scene, 'atStart'), figures: opening },
      { label: label(scene, 'charged'), figures: charged },
      { label: label(scene, 'used'), figures: used },
      { label: label(scene, 'atEnd'), figures: closing, style: 'total' },
    ]
  })
}

function writeStaff(scene: Scene): void {
  plainTable(scene, { role: 'note-staff', spans: scene.spans, isEnd: false }, (spans) => [
    { label: label(scene, 'staff'), figures: spans.map((span) => amountOf(scene, 'staffCost', span)) },
  ])
}
