import { getExisting, itemAt } from '@tickmark/document'
import type { Span } from '../company/books.ts'
import { endOf, stretchOf, toIso } from '../company/calendar.ts'
import type { Cell, ColumnStyle, FigureToken, Piece, Row, TableBlock, WordToken } from '../draft/content.ts'
import type { Term } from '../draft/draft.ts'
import { ONE, divideRounded, exact } from '../exact.ts'
import type { Concept } from '../company/concepts.ts'
import { printInTable, stepOf } from '../numbers.ts'
import type { Outline, OutlineRow } from './outlines.ts'
import { amountOf, keyOf, label, noteNumber, numberOf, percentOf, periodOf, toldOf } from './scene.ts'
import type { Scene } from './scene.ts'
import { wordFor } from '../draft/content.ts'

export interface StatementDraft {
  role: string
  outline: Outline
  spans: readonly Span[]
  isEnd: boolean
  scope?: string
  withEps?: boolean
  /** Shares of this concept in columns of their own, where the traits ask for them. */
  base?: Concept
}

/** The columns in the order in which they stand. */
export interface Column {
  span: Span
  ago: number
}

export function columnsOf(scene: Scene, spans: readonly Span[]): Column[] {
  const columns = spans.map((span, ago) => ({ span, ago }))
  const isReversed = scene.manner.oldestFirst !== scene.traits.has('reversed-years')
  return isReversed ? columns.reverse() : columns
}

/** The word over a column, and that the columns run in the order of time. */
export function headWords(scene: Scene, columns: readonly Column[], isEnd: boolean): WordToken[] {
  const { heads } = scene.manner
  const days = columns.map(({ span }) => endOf(scene.calendar, span.to))
  const short = days.map((day, at) => heads.end(day, itemAt(columns, at).ago))
  // Where two days of one year stand side by side, whoever prints years prints days.
  const ends = new Set(short).size < short.length ? days.map((day) => heads.proseDay(day)) : short
  const words = columns.map(({ span, ago }, at) => {
    const iso = toIso(itemAt(days, at))
    const text = isEnd ? itemAt(ends, at) : heads.stretch(stretchOf(scene.calendar, span, ago))
    return scene.draft.word('period', iso, { [iso]: text })
  })
  for (const word of words) for (const other of words) word.choices[other.means] ??= wordFor(other, other.means)
  const inTime = [...words].sort((a, b) => (a.means < b.means ? -1 : 1))
  if (inTime.length > 1)
    scene.draft.relate(
      'order',
      'heads-in-order',
      itemAt(inTime, 0),
      inTime.slice(1).map((word) => [word, 1]),
    )
  return words
}

/** A statement from its outline: a row for each line, a column for each time, and what its sums mean. */
export function writeStatement(scene: Scene, draft: StatementDraft): TableBlock {
  const columns = columnsOf(scene, draft.spans)
  const table = startTable(scene, draft, columns)
  const printed: Printed = new Map()
  const shares: ShareOf[] = []
  for (const row of draft.outline) table.rows.push(writeRow(scene, { ...draft, row, columns, printed, shares }))
  for (const row of draft.outline) relateRow(scene, row, columns, printed)
  for (const share of shares) relateShare(scene, share)
  if (draft.withEps) addEarnings(scene, table, columns)
  const isWhole = !draft.outline.some(({ concept }) => concept === 'netAssets')
  if (scene.traits.has('two-sided') && draft.role === 'balance-sheet' && isWhole) return foldInTwo(scene, draft, table)
  if (scene.traits.has('two-pages') && table.rows.length > 16)
    table.splitAfter = Math.floor(table.rows.length * scene.draw.between(0.4, 0.75))
  scene.draft.add(table)
  return table
}

/** What finances the assets stands beside them. */
function foldInTwo(scene: Scene, draft: StatementDraft, table: TableBlock): TableBlock {
  const heads = ['liabilitiesAndEquityHead', 'currentLiabilitiesHead']
  const at = draft.outline.findIndex((row) => heads.includes(row.label))
  const [left, right] = [table.rows.slice(0, at), table.rows.slice(at)]
  const empty = table.columns.map((): Cell => ({ pieces: [] }))
  const count = Math.max(left.length, right.length)
  // The totals of both sides stand on the same line.
  const filled = (rows: Row[]) => [
    ...rows.slice(0, -1),
    ...Array.from({ length: count - rows.length }, () => undefined),
    rows.at(-1),
  ]
  const [lefts, rights] = [filled(left), filled(right)]
  table.columns = [...table.columns, ...table.columns]
  table.headRows = table.headRows.map((cells) => [...cells, ...cells])
  table.rows = lefts.map((row, index) => ({
    cells: [...(row?.cells ?? empty), ...(rights[index]?.cells ?? empty)],
    style: index === count - 1 ? 'total' : 'line',
    indent: 0,
  }))
  scene.draft.add(table)
  return table
}

function hasNoteColumn(scene: Scene): boolean {
  return scene.manner.notes.inColumn && scene.notes.length > 0
}

/** Of what each amount is a share, where the statement has columns of shares. */
function baseOf(scene: Scene, { base }: StatementDraft): Concept | undefined {
  return scene.traits.has('percent-columns') ? base : undefined
}

function hasChanges(scene: Scene, draft: StatementDraft): boolean {
  return draft.spans.length >= 2 && !baseOf(scene, draft) && scene.traits.has('change-columns')
}

function startTable(scene: Scene, draft: StatementDraft, columns: readonly Column[]): TableBlock {
  const words = headWords(scene, columns, draft.isEnd)
  const shares = baseOf(scene, draft) !== undefined
  const leading = leadingColumns(scene)
  const changes = hasChanges(scene, draft)
  const heads: Cell[] = [
    ...leading.map((column): Cell => ({ pieces: leadingHead(scene, column), align: 'left' })),
    ...words.map((word): Cell => ({ pieces: [word], align: 'right', ...(shares ? { columnSpan: 2 } : {}) })),
    ...(changes ? [{ pieces: [label(scene, 'change')] }, { pieces: [label(scene, 'changePercent')] }] : []).map(
      (cell): Cell => ({ ...cell, align: 'right' }),
    ),
  ]
  const amounts = columns.flatMap((): ColumnStyle[] =>
    shares ? [{ kind: 'amount' }, { kind: 'amount' }] : [{ kind: 'amount' }],
  )
  return {
    type: 'table',
    id: scene.draft.newId('t'),
    role: draft.role,
    caption: [],
    unit: unitCaption(scene),
    columns: [...leading, ...amounts, ...(changes ? ([{ kind: 'amount' }, { kind: 'amount' }] as const) : [])],
    headRows: [...topHead(scene, draft, { leading, columns }), heads, ...shareHead(scene, shares, leading, columns)],
    rows: [],
  }
}

/** Amount and ％ under each time, letter-spaced as they are printed. */
function shareHead(
  scene: Scene,
  shares: boolean,
  leading: readonly ColumnStyle[],
  columns: readonly Column[],
): Cell[][] {
  if (!shares) return []
  const [amount, share] = scene.manner.shareHeads ?? ['Amount', '%']
  const pair = [amount, share].map((text): Cell => ({ pieces: [text], align: 'center' }))
  return [[...leading.map((): Cell => ({ pieces: [] })), ...columns.flatMap(() => pair)]]
}

function topHead(
  scene: Scene,
  draft: StatementDraft,
  { leading, columns }: { leading: readonly ColumnStyle[]; columns: readonly Column[] },
): Cell[][] {
  const text = draft.isEnd
    ? ''
    : scene.manner.heads.statementStretch(stretchOf(scene.calendar, itemAt(draft.spans, 0), 0))
  if (!text || !scene.traits.has('nested-heads') || baseOf(scene, draft)) return []
  const span: Cell = { pieces: [text], columnSpan: columns.length, align: 'center' }
  const changes = hasChanges(scene, draft) ? [{ pieces: [] }, { pieces: [] }] : []
  return [[...leading.map((): Cell => ({ pieces: [] })), span, ...changes]]
}

function leadingColumns(scene: Scene): ColumnStyle[] {
  return [
    ...(scene.traits.has('account-codes') && scene.manner.accountCodes ? [{ kind: 'code' } as const] : []),
    ...(scene.traits.has('line-numbers') ? [{ kind: 'code' } as const] : []),
    { kind: 'label' },
    ...(hasNoteColumn(scene) ? [{ kind: 'note' } as const] : []),
  ]
}

function leadingHead(scene: Scene, column: ColumnStyle): Piece[] {
  const text = column.kind === 'note' ? label(scene, 'note') : column.kind === 'label' ? label(scene, 'item') : ''
  return text ? [text] : []
}

/** The caption that names the unit; a wrong one makes every figure of the table wrong. */
export function unitCaption(scene: Scene): Piece[] {
  const { scale, manner } = scene
  const choices = Object.fromEntries(
    [scale, ...manner.scales].map((one) => [String(one.power), one.caption]).reverse(),
  ) as Record<string, string>
  choices[String(scale.power)] = scale.caption
  return [scene.draft.word('unit', String(scale.power), choices)]
}

interface RowDraft extends StatementDraft {
  row: OutlineRow
  columns: readonly Column[]
  printed: Printed
  shares: ShareOf[]
}

/** Figures of a statement by concept and last quarter, with the sign that their row prints. */
type Printed = Map<string, { figure: FigureToken; sign: 1 | -1 }>

/** A share in its column, to be tied once its whole is printed. */
interface ShareOf {
  share: FigureToken
  part: FigureToken
  base: Concept
  span: Span
}

function writeRow(scene: Scene, draft: RowDraft): Row {
  const { row, columns, printed } = draft
  const figures = columns.map(({ span }) => {
    if (!row.concept) return undefined
    const figure = amountOf(scene, row.concept, span, {
      sign: row.sign,
      ...(draft.scope ? { scope: draft.scope } : {}),
    })
    printed.set(`${row.concept}/${span.to}`, { figure, sign: row.sign })
    return figure
  })
  const cells = [
    ...leadingCells(scene, draft),
    ...figures.flatMap((figure, at) => amountCells(scene, draft, figure, itemAt(columns, at))),
    ...changeCells(scene, draft, figures),
  ]
  return { cells, style: row.style, indent: row.indent }
}

function leadingCells(scene: Scene, { row, ...draft }: RowDraft): Cell[] {
  const inLabel = row.note && !hasNoteColumn(scene) && scene.traits.has('notes-in-label')
  const { before, after } = scene.manner.notes.refer
  const word = row.note && (inLabel || hasNoteColumn(scene)) ? noteNumber(scene, row.note) : undefined
  const text = (row.prefix ?? '') + label(scene, row.label)
  const pieces: Piece[] = inLabel && word ? [`${text} (${before}`, word, `${after})`] : [text]
  return leadingColumns(scene).map(({ kind }, at) => {
    if (kind === 'label') return { pieces }
    if (kind === 'note') return { pieces: word && row.concept ? [word] : [], align: 'center' }
    return { pieces: codePieces(scene, row, at, itemAt(draft.columns, 0)), align: 'left' }
  })
}

/** Account codes and line numbers stand beside labels and are no amounts. */
function codePieces(scene: Scene, row: OutlineRow, at: number, column: Column): Piece[] {
  const isLineNumber =
    scene.traits.has('line-numbers') && !(scene.traits.has('account-codes') && scene.manner.accountCodes && at === 0)
  const code = isLineNumber ? scene.draft.newId('line').slice(4) : scene.manner.accountCodes?.[row.concept ?? row.label]
  if (!code || (isLineNumber && !row.concept)) return []
  return [
    scene.draft.figure({
      value: exact(code),
      kind: isLineNumber ? 'line-number' : 'account-code',
      unit: '',
      step: ONE,
      print: () => code,
      period: periodOf(scene, column.span, true),
    }),
  ]
}

function amountCells(scene: Scene, draft: RowDraft, figure: FigureToken | undefined, { span }: Column): Cell[] {
  const base = baseOf(scene, draft)
  if (!figure) return base ? [{ pieces: [] }, { pieces: [] }] : [{ pieces: [] }]
  const isMarked = draft.row.style === 'total' || draft.row === draft.outline.find((row) => row.concept)
  const sign = scene.manner.currencyInTable === 'first-and-totals' && isMarked ? [scene.manner.currency.symbol] : []
  const cell: Cell = { pieces: [...sign, figure], align: 'right' }
  if (!base) return [cell]
  const share = numberOf(scene, {
    value: divideRounded(figure.exact * 100n * ONE, scene.books.value(base, span)),
    kind: 'percentage',
    unit: '%',
    decimals: 0,
    span,
    inTable: true,
    isEnd: draft.isEnd,
  })
  draft.shares.push({ share, part: figure, base, span })
  return [cell, { pieces: [share], align: 'right' }]
}

function relateShare(scene: Scene, { share, part, base, span }: ShareOf): void {
  const whole = toldOf(scene, base, span)
  const terms = whole && [[part, 1] as const, [whole, 1] as const]
  if (terms) scene.draft.relate('ratio', 'share-of-total', share, terms, { factor: 100n * ONE })
}

function changeCells(scene: Scene, draft: RowDraft, figures: readonly (FigureToken | undefined)[]): Cell[] {
  if (!hasChanges(scene, draft)) return []
  const now = figures[draft.columns.findIndex((column) => column.ago === 0)]
  const before = figures[draft.columns.findIndex((column) => column.ago === 1)]
  if (!now || !before) return [{ pieces: [] }, { pieces: [] }]
  const span = itemAt(draft.spans, 0)
  const { scale, manner } = scene
  const printing = { scale: scale.power, decimals: scale.decimals }
  const change = scene.draft.figure({
    value: now.value - before.value,
    kind: 'amount',
    unit: manner.currency.code,
    scale: scale.power,
    step: stepOf(printing),
    print: (value) => printInTable(value, printing, manner.number),
    period: periodOf(scene, span, draft.isEnd),
  })
  scene.draft.relate('change', 'change-column', change, [
    [now, 1],
    [before, -1],
  ])
  return [
    { pieces: [change], align: 'right' },
    { pieces: growthPieces(scene, now, before, span), align: 'right' },
  ]
}

/** The growth in per cent, where it says something: from a base of the same sign that is not tiny. */
export function growthPieces(scene: Scene, now: FigureToken, before: FigureToken, span: Span): Piece[] {
  const isTold =
    before.value > 0n && now.value > 0n && before.value > before.step * 50n && now.value < before.value * 10n
  if (!isTold) return ['–']
  const growth = percentOf(scene, {
    value: divideRounded((now.value - before.value) * 100n * ONE, before.value),
    decimals: 1,
    span,
    inTable: true,
  })
  scene.draft.relate('percent-change', 'growth-column', growth, [
    [now, 1],
    [before, 1],
  ])
  return [growth]
}

function relateRow(scene: Scene, row: OutlineRow, columns: readonly Column[], printed: Printed): void {
  if (!row.of || !row.concept) return
  const isRoll = row.concept === 'closingCash'
  for (const { span } of columns) {
    const result = getExisting(printed, `${row.concept}/${span.to}`)
    const terms = Object.entries(row.of).map(([concept, coefficient]): Term => {
      const part = printed.get(`${concept}/${span.to}`)
      if (!part) throw new Error(`${row.concept} sums ${concept}, which is not printed`)
      return [part.figure, part.sign * row.sign * coefficient]
    })
    scene.draft.relate(isRoll ? 'roll-forward' : 'sum', isRoll ? 'cash-rolls' : 'foots', result.figure, terms)
  }
}

/** Earnings per share under the income statement. */
function addEarnings(scene: Scene, table: TableBlock, columns: readonly Column[]): void {
  const { manner } = scene
  for (const key of ['epsBasic', 'epsDiluted'] as const) {
    const cells = columns.map(({ span }): Cell => {
      const figure = earningOf(scene, key, span)
      const sign = manner.currencyInTable === 'never' ? [] : [manner.currency.symbol]
      return { pieces: [...sign, figure], align: 'right' }
    })
    const name = label(scene, key) + manner.perShare.after
    const leading = leadingColumns(scene).map(({ kind }): Cell => ({ pieces: kind === 'label' ? [name] : [] }))
    table.rows.push({
      cells: fill([...leading, ...cells.flatMap((cell) => besideShare(scene, cell))], table),
      style: 'line',
      indent: 0,
    })
  }
}

/** Where shares have columns of their own, earnings have none. */
function besideShare(scene: Scene, cell: Cell): Cell[] {
  return scene.traits.has('percent-columns') ? [cell, { pieces: [] }] : [cell]
}

function fill(cells: Cell[], table: TableBlock): Cell[] {
  return [...cells, ...Array.from({ length: table.columns.length - cells.length }, (): Cell => ({ pieces: [] }))]
}

/** Shares that options and the like may add. */
export function dilutedShares(shares: bigint): bigint {
  return shares + shares / 50n
}

/** Earnings per share as a figure: the attributable profit as printed over the weighted shares. */
export function earningOf(scene: Scene, key: 'epsBasic' | 'epsDiluted', span: Span): FigureToken {
  const profit = toldOf(scene, 'attributable', span)?.value ?? scene.books.value('attributable', span)
  const basic = scene.books.averageShares(span)
  const value = divideRounded(profit, key === 'epsBasic' ? basic : dilutedShares(basic))
  const figure = earningsFigure(scene, key, value, span)
  const told = toldOf(scene, key, span)
  if (told) scene.draft.tie('ties', figure, told)
  else scene.told.set(keyOf(key, span, false), { token: figure, sign: 1 })
  scene.earnings.push({ key, span, figure })
  return figure
}

export function earningsFigure(scene: Scene, concept: string, value: bigint, span: Span): FigureToken {
  const { perShare, number } = scene.manner
  const printing = { scale: perShare.power, decimals: perShare.decimals }
  return scene.draft.figure({
    value,
    kind: 'per-share',
    unit: perShare.unit,
    step: stepOf(printing),
    print: (amount) => printInTable(amount, printing, number),
    concept,
    period: periodOf(scene, span, false),
  })
}
