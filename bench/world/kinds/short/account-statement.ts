import { itemAt } from '@tickmark/document'
import { daysAfter, startOf, toIso } from '../../company/calendar.ts'
import type { Cell, ColumnStyle, FigureToken, Piece, Row } from '../../draft/content.ts'
import type { Term } from '../../draft/draft.ts'
import { ONE, exact, powerOfTen, size } from '../../exact.ts'
import type { Exact } from '../../exact.ts'
import { periodOf, wordsOf } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { someMoney } from '../tables.ts'
import { ACCOUNT_WORDS } from './account-words.ts'
import type { AccountWords } from './account-words.ts'
import { coinsOf, inUnit } from './ledger.ts'

/** How an account is laid out. */
interface AccountForm {
  /** An account of the books: what comes in is debited. A bank tells its customer's account from its own side. */
  isLedger: boolean
  /** Money in and out in columns of their own, or one column with signs. */
  isPaired: boolean
  /** What goes out has a sign though its column says so. */
  areOutflowsNegative: boolean
  isLatestFirst: boolean
  /** A balance for the last entry of a day alone. */
  isDaily: boolean
  hasReference: boolean
  hasValueDate: boolean
  hasSide: boolean
  hasTotals: boolean
  hasSummary: boolean
}

interface Entry {
  day: { year: number; month: number; day: number }
  text: string
  reference: string
  isIn: boolean
  moved: FigureToken
  /** What the account holds after it, where it is told. */
  balance: FigureToken | undefined
}

/** A bank's statement, or one account of the books: entries, each with the balance that it leaves. */
export function writeAccountStatement(given: Scene): void {
  const scene = inUnit(given, 0, coinsOf(given))
  const { draft, draw, manner, company, calendar } = scene
  const words = wordsOf(scene, ACCOUNT_WORDS)
  const form = drawForm(scene)
  const from = daysAfter(startOf(calendar, itemAt(scene.spans, 0).to), draw.whole(0, 40))
  const to = daysAfter(from, draw.whole(27, 45))
  const day = (one: typeof from): Piece =>
    scene.draft.word('date', toIso(one), { [toIso(one)]: manner.heads.proseDay(one) })
  draft.paragraph([company.name], 'title')
  draft.paragraph([words.titles[form.isLedger ? 1 : 0]], 'centred')
  draft.paragraph([`${words.holder} ${company.name}`])
  draft.paragraph([`${words.number} ${draw.whole(100, 999)}-${draw.whole(1_000_000, 9_999_999)}`])
  draft.paragraph(words.period([day(from)], [day(to)]))
  const opening = openingOf(scene)
  const entries = drawEntries(scene, form, words, { opening, from, to })
  const closing = itemAt(entries, entries.length - 1)
  if (form.hasSummary) writeSummary(scene, words, { opening, entries, closing: closing.balance ?? opening })
  writeEntries(scene, form, words, { opening, entries })
  if (form.isLedger && draw.chance(0.7)) writeVouchers(scene, words)
}

/** Vouchers one by one, debits beside credits; each balances. */
function writeVouchers(scene: Scene, words: AccountWords): void {
  const { draft, draw } = scene
  const span = itemAt(scene.spans, 0)
  for (let at = 0; at < draw.whole(3, 6); at += 1) {
    const debits = draw
      .shuffle(words.money.out)
      .slice(0, draw.whole(1, 3))
      .map((text) => ({
        text,
        figure: someMoney(scene, drawMoney(scene, 0.1, 3), span, { scope: `voucher ${at} ${text}` }),
      }))
    const value = debits.reduce((sum, { figure }) => sum + figure.value, 0n)
    const credit = {
      text: draw.pick(words.money.in),
      figure: someMoney(scene, value, span, { scope: `voucher ${at}` }),
    }
    draft.relate(
      'sum',
      'voucher-balances',
      credit.figure,
      debits.map(({ figure }): Term => [figure, 1]),
    )
    const right = (figure?: FigureToken): Cell => ({ pieces: figure ? [figure] : [], align: 'right' })
    draft.add({
      type: 'table',
      id: draft.newId('t'),
      role: 'voucher',
      caption: [],
      unit: [],
      columns: [{ kind: 'label' }, { kind: 'amount' }, { kind: 'amount' }],
      headRows: [
        [
          { pieces: [`${words.heads.reference} ${draw.whole(1000, 9999)}`] },
          { pieces: [words.heads.debit], align: 'right' },
          { pieces: [words.heads.credit], align: 'right' },
        ],
      ],
      rows: [
        ...debits.map(({ text, figure }) => ({ cells: [{ pieces: [text] }, right(figure), right()] })),
        { cells: [{ pieces: [credit.text] }, right(), right(credit.figure)] },
      ].map((row) => ({ ...row, style: 'line' as const, indent: 0 })),
    })
  }
}

function drawForm({ draw }: Scene): AccountForm {
  const isPaired = draw.chance(0.75)
  const isLedger = draw.chance(0.35)
  return {
    isLedger,
    isPaired,
    areOutflowsNegative: isPaired && draw.chance(0.25),
    isLatestFirst: !isLedger && draw.chance(0.25),
    isDaily: draw.chance(0.2),
    hasReference: draw.chance(0.5),
    hasValueDate: !isLedger && draw.chance(0.3),
    hasSide: isLedger && isPaired && draw.chance(0.6),
    hasTotals: isPaired && draw.chance(0.6),
    hasSummary: draw.chance(0.5),
  }
}

function sizeOf(scene: Scene): number {
  return scene.scale.decimals === 0 ? 900_000 : 5_200
}

function drawMoney(scene: Scene, least: number, most: number): Exact {
  const step = powerOfTen(-scene.scale.decimals)
  const coins = scene.scale.decimals === 0 ? 1 : 100
  return BigInt(Math.round(sizeOf(scene) * scene.draw.between(least, most) * coins)) * step
}

const openingOf = (scene: Scene): FigureToken =>
  someMoney(scene, drawMoney(scene, 6, 20), itemAt(scene.spans, 0), { isEnd: true, scope: 'opening' })

function drawEntries(
  scene: Scene,
  form: AccountForm,
  words: AccountWords,
  { opening, from, to }: { opening: FigureToken; from: Entry['day']; to: Entry['day'] },
): Entry[] {
  const { draft, draw } = scene
  const span = itemAt(scene.spans, 0)
  const count = draw.whole(9, 34)
  const last = Math.round((Date.parse(toIso(to)) - Date.parse(toIso(from))) / 86_400_000)
  const offsets = Array.from({ length: count }, () => draw.whole(0, last)).toSorted((a, b) => a - b)
  let held = opening.value
  let before = opening
  let since: Term[] = []
  return offsets.map((offset, at) => {
    const isIn = draw.chance(0.35) || held < drawMoney(scene, 2, 2)
    const value = isIn ? drawMoney(scene, 0.4, 5) : size(drawMoney(scene, 0.02, 1.6))
    const isNegative = !isIn && (form.areOutflowsNegative || !form.isPaired)
    const moved = someMoney(scene, isNegative ? -value : value, span, { scope: `entry ${at}` })
    held += isIn ? moved.value : -size(moved.value)
    since.push([moved, isIn || isNegative ? 1 : -1])
    const isLastOfDay = offsets[at + 1] !== offset
    const isTold = !form.isDaily || isLastOfDay
    const balance = isTold ? someMoney(scene, held, span, { isEnd: true, scope: `balance ${at}` }) : undefined
    if (balance) {
      draft.relate('sum', 'balance-runs', balance, [[before, 1], ...since])
      before = balance
      since = []
    }
    return {
      day: daysAfter(from, offset),
      text: draw.pick(isIn ? words.money.in : words.money.out),
      reference: String(draw.whole(100_000, 999_999)),
      isIn,
      moved,
      balance,
    }
  })
}

function totalOf(scene: Scene, entries: readonly Entry[], isIn: boolean): FigureToken {
  const own = entries.filter((entry) => entry.isIn === isIn)
  const value = own.reduce((sum, { moved }) => sum + moved.value, 0n)
  const total = someMoney(scene, value, itemAt(scene.spans, 0), { scope: isIn ? 'in' : 'out' })
  if (own.length > 0)
    scene.draft.relate(
      'sum',
      'foots',
      total,
      own.map(({ moved }): Term => [moved, 1]),
    )
  return total
}

/** Over the entries: what there was, what came in, what went out, what is left. */
function writeSummary(
  scene: Scene,
  words: AccountWords,
  { opening, entries, closing }: { opening: FigureToken; entries: readonly Entry[]; closing: FigureToken },
): void {
  const { draft } = scene
  const span = itemAt(scene.spans, 0)
  const first = someMoney(scene, opening.value, span, { isEnd: true, scope: 'opening' })
  draft.tie('ties', first, opening)
  const [paidIn, paidOut] = [totalOf(scene, entries, true), totalOf(scene, entries, false)]
  const left = someMoney(scene, closing.value, span, { isEnd: true, scope: 'closing' })
  draft.tie('ties', left, closing)
  const isOutNegative = paidOut.value < 0n
  draft.relate('sum', 'foots', left, [
    [first, 1],
    [paidIn, 1],
    [paidOut, isOutNegative ? 1 : -1],
  ])
  const figures = [first, paidIn, paidOut, left]
  draft.add({
    type: 'table',
    id: draft.newId('t'),
    role: 'account-summary',
    caption: [],
    unit: [],
    columns: [{ kind: 'label' }, { kind: 'amount' }],
    headRows: [],
    rows: words.summary.map((text, at) => ({
      cells: [{ pieces: [text] }, { pieces: [itemAt(figures, at)], align: 'right' as const }],
      style: at === 3 ? ('total' as const) : ('line' as const),
      indent: 0,
    })),
  })
}

interface Column {
  head: string
  kind: ColumnStyle['kind']
  of: (entry: Entry) => Piece[]
  opening?: Piece[]
  total?: Piece[]
}

function writeEntries(
  scene: Scene,
  form: AccountForm,
  words: AccountWords,
  { opening, entries }: { opening: FigureToken; entries: readonly Entry[] },
): void {
  const { draft, draw, manner } = scene
  const { heads } = words
  const totals = form.hasTotals ? { in: totalOf(scene, entries, true), out: totalOf(scene, entries, false) } : undefined
  const [onTheLeft, onTheRight] = form.isLedger ? [true, false] : [false, true]
  const leftHead = form.isLedger ? heads.debit : heads.out
  const rightHead = form.isLedger ? heads.credit : heads.in
  const stroke = draw.pick(['-', '/', '.'])
  const dayText = ({ day }: Entry): Piece[] => [shortDay(day, stroke, manner.language)]
  const sideOf = form.isLedger ? words.sides[0] : words.sides[1]
  const columns: Column[] = [
    { head: heads.date, kind: 'text', of: dayText },
    { head: heads.text, kind: 'label', of: ({ text }) => [text], opening: [words.opening], total: [words.totals] },
    ...(form.hasReference
      ? [
          {
            head: heads.reference,
            kind: 'code',
            of: ({ reference }) => [referenceOf(scene, reference)],
          } satisfies Column,
        ]
      : []),
    ...(form.isPaired
      ? ([
          {
            head: leftHead,
            kind: 'amount',
            of: ({ isIn, moved }) => (isIn === onTheLeft ? [moved] : []),
            ...(totals ? { total: [onTheLeft ? totals.in : totals.out] } : {}),
          },
          {
            head: rightHead,
            kind: 'amount',
            of: ({ isIn, moved }) => (isIn === onTheRight ? [moved] : []),
            ...(totals ? { total: [onTheRight ? totals.in : totals.out] } : {}),
          },
        ] satisfies Column[])
      : [{ head: heads.amount, kind: 'amount', of: ({ moved }: Entry) => [moved] } satisfies Column]),
    ...(form.hasValueDate ? [{ head: heads.valueDate, kind: 'text', of: dayText } satisfies Column] : []),
    ...(form.hasSide
      ? [{ head: heads.side, kind: 'text', of: () => [sideOf], opening: [sideOf] } satisfies Column]
      : []),
    { head: heads.balance, kind: 'amount', of: ({ balance }) => (balance ? [balance] : []), opening: [opening] },
  ]
  const rowOf = (pieces: (column: Column) => Piece[], style: Row['style']): Row => ({
    cells: columns.map((column): Cell => ({ pieces: pieces(column), ...alignOf(column) })),
    style,
    indent: 0,
  })
  const lines = entries.map((entry) => rowOf(({ of }) => of(entry), 'line'))
  const first = rowOf(({ opening: own = [] }) => own, 'line')
  draft.add({
    type: 'table',
    id: draft.newId('t'),
    role: 'account-entries',
    caption: [],
    unit: [],
    columns: columns.map(({ kind }) => ({ kind })),
    headRows: [columns.map((column) => ({ pieces: [column.head], ...alignOf(column) }))],
    rows: [
      ...(form.isLatestFirst ? [...lines.toReversed(), first] : [first, ...lines]),
      ...(totals ? [rowOf(({ total: own = [] }) => own, 'total')] : []),
    ],
  })
}

const alignOf = ({ kind }: Column): Pick<Cell, 'align'> => (kind === 'amount' ? { align: 'right' } : {})

/** The number of a voucher or cheque. */
function referenceOf(scene: Scene, reference: string): FigureToken {
  return scene.draft.figure({
    value: exact(reference),
    kind: 'account-code',
    unit: '',
    step: ONE,
    print: () => reference,
    period: periodOf(scene, itemAt(scene.spans, 0), false),
  })
}

const two = (value: number): string => String(value).padStart(2, '0')

function shortDay({ year, month, day }: Entry['day'], stroke: string, language: string): string {
  const isYearFirst = language.startsWith('zh') || language === 'ja' || language === 'ko'
  const parts = [String(year), two(month), two(day)]
  return (isYearFirst ? parts : parts.toReversed()).join(stroke)
}
