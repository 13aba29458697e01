import { itemAt } from '@tickmark/document'
import { endOf } from '../company/calendar.ts'
import type { Cell, FigureToken } from '../draft/content.ts'
import { ONE } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { footRows, plainTable } from '../kinds/notes.ts'
import { amountOf, label, numberOf, wordsOf } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import { columnsOf, headWords, unitCaption } from '../kinds/statements.ts'
import { gridTable, shareFigure, shareOfAmount, someMoney, sumOf } from '../kinds/tables.ts'
import { CODED, CONTRACT, ROUND, TOP_DOWN } from './basis-words.ts'
import { languagesOf } from './passage.ts'
import type { Passage } from './passage.ts'

const COSTS = ['sellingExpenses', 'adminExpenses', 'researchExpenses'] as const

/** Expenses with the codes of their accounts, below a row that is text alone. */
function writeCoded(scene: Scene): void {
  const words = wordsOf(scene, CODED)
  const columns = columnsOf(scene, scene.spans)
  const spans = columns.map(({ span }) => span)
  const figures = COSTS.map((concept) => spans.map((span) => amountOf(scene, concept, span)))
  const total = spans.map((span, at) =>
    someMoney(scene, sumOf(figures.map((row) => itemAt(row, at))), span, { scope: 'expenses' }),
  )
  footRows(
    scene,
    total,
    figures.map((row) => ({ figures: row })),
  )
  const right = (piece: FigureToken): Cell => ({ pieces: [piece], align: 'right' })
  const first = scene.draw.whole(52, 66) * 100
  scene.draft.add({
    type: 'table',
    id: scene.draft.newId('t'),
    role: 'coded',
    caption: [],
    unit: unitCaption(scene),
    columns: [{ kind: 'code' }, { kind: 'label' }, ...spans.map(() => ({ kind: 'amount' }) as const)],
    headRows: [
      [
        { pieces: [words.code] },
        { pieces: [label(scene, 'item')] },
        ...headWords(scene, columns, false).map((word): Cell => ({ pieces: [word], align: 'right' })),
      ],
    ],
    rows: [
      {
        cells: [{ pieces: [words.text], columnSpan: 2 + spans.length }, undefined, ...spans.map(() => undefined)],
        style: 'head',
        indent: 0,
      },
      ...COSTS.map((concept, at) => ({
        cells: [
          { pieces: [String(first + at + 1)] },
          { pieces: [label(scene, concept)] },
          ...itemAt(figures, at).map(right),
        ],
        style: 'line' as const,
        indent: 0,
      })),
      {
        cells: [{ pieces: [] }, { pieces: [label(scene, 'total')] }, ...total.map(right)],
        style: 'total',
        indent: 0,
      },
    ],
  })
}

/** A list of contracts that goes on over the page, with its total at the end. */
function writeLongList(scene: Scene): void {
  const [end] = scene.ends
  const count = scene.draw.whole(28, 44)
  const size = scene.books.value('payables', end)
  const rows = Array.from({ length: count }, (_, at) => {
    const amount = someMoney(scene, shareOfAmount(scene, size, scene.draw.between(0.002, 0.04)), end, {
      isEnd: true,
      scope: 'contract',
    })
    const { year } = endOf(scene.calendar, end.to)
    const number = `${CONTRACT[scene.manner.language]} ${year - scene.draw.whole(0, 4)}-${String(at * 3 + 11).padStart(3, '0')}`
    return { label: number, cells: [amount] }
  })
  const amounts = rows.map(({ cells }) => itemAt(cells, 0))
  const total = someMoney(scene, sumOf(amounts), end, { isEnd: true, scope: 'contracts' })
  footRows(
    scene,
    [total],
    amounts.map((figure) => ({ figures: [figure] })),
  )
  const table = gridTable(scene, {
    role: 'long-list',
    heads: [headWords(scene, columnsOf(scene, [end]), true)].map((words) =>
      words.map((word): Cell => ({ pieces: [word], align: 'right' })),
    ),
    rows: [...rows, { label: label(scene, 'total'), cells: [total], style: 'total' }],
  })
  table.splitAfter = scene.draw.whole(10, 24)
}

/** Totals that stand above their parts. */
function writeTopDown(scene: Scene): void {
  const words = wordsOf(scene, TOP_DOWN)
  plainTable(scene, { role: 'top-down', spans: scene.spans, isEnd: false }, (spans) =>
    (
      [
        ['revenue', words.revenue, words.goods, words.other],
        ['costOfSales', words.cost, words.costOfGoods, words.otherCost],
      ] as const
    ).flatMap(([concept, whole, first, second]) => {
      const totals = spans.map((span) => amountOf(scene, concept, span))
      const goods = totals.map((total, at) =>
        someMoney(scene, shareOfAmount(scene, total.exact, scene.draw.between(0.7, 0.9)), itemAt(spans, at), {
          scope: 'goods',
        }),
      )
      const others = totals.map((total, at) =>
        someMoney(scene, total.exact - itemAt(goods, at).exact, itemAt(spans, at), { scope: 'services' }),
      )
      footRows(scene, totals, [{ figures: goods }, { figures: others }], 'top-foots')
      return [
        { label: whole, figures: totals },
        { label: first, figures: goods, indent: 1 },
        { label: second, figures: others, indent: 1 },
      ]
    }),
  )
}

/** Shares issued to investors at one price, and what the company is worth before and after. */
function writeRound(scene: Scene): void {
  const words = wordsOf(scene, ROUND)
  const span = itemAt(scene.ends, 0)
  const { code } = scene.manner.currency
  const plain = (value: Exact, more: { kind: 'amount' | 'count' | 'per-share'; unit: string; decimals?: number }) =>
    numberOf(scene, { decimals: 0, value, span, inTable: true, isEnd: true, scope: 'round', ...more })
  const price = BigInt(scene.draw.whole(105, 4800)) * (ONE / 100n)
  const counts = words.holders.map(() => BigInt(scene.draw.whole(120, 9000)) * 1000n * ONE)
  const all = counts.reduce((sum, one) => sum + one, 0n)
  const rowOf = (count: Exact) => {
    const shares = plain(count, { kind: 'count', unit: 'shares' })
    const each = plain(price, { kind: 'per-share', unit: scene.manner.perShare.unit, decimals: 2 })
    const amount = plain((count * price) / ONE, { kind: 'amount', unit: code })
    scene.draft.relate('product', 'round-amount', amount, [
      [shares, 1],
      [each, 1],
    ])
    return { shares, each, amount }
  }
  const rows = counts.map(rowOf)
  const total = rowOf(all)
  for (const key of ['shares', 'amount'] as const)
    footRows(
      scene,
      [total[key]],
      rows.map((row) => ({ figures: [row[key]] })),
    )
  const cellsOf = (row: (typeof rows)[number]) => [
    row.shares,
    row.each,
    row.amount,
    shareFigure(scene, row.shares, total.shares, span, { decimals: 2, isEnd: true }),
  ]
  scene.draft.paragraph([words.text])
  gridTable(scene, {
    role: 'round',
    unit: 'none',
    heads: [words.heads],
    rows: [
      ...rows.map((row, at) => ({ label: itemAt(words.holders, at), cells: cellsOf(row) })),
      { label: label(scene, 'total'), cells: cellsOf(total), style: 'total' },
    ],
  })
  const worth = plain(total.amount.exact * BigInt(scene.draw.whole(3, 9)), { kind: 'amount', unit: code })
  const invested = plain(total.amount.exact, { kind: 'amount', unit: code })
  const after = plain(worth.exact + invested.exact, { kind: 'amount', unit: code })
  scene.draft.relate('sum', 'post-money', after, [
    [worth, 1],
    [invested, 1],
  ])
  scene.draft.tie('ties', invested, total.amount)
  gridTable(scene, {
    role: 'post-money',
    unit: 'none',
    heads: [[itemAt(words.heads, 2)]],
    rows: [
      { label: words.preMoney, cells: [worth] },
      { label: words.investment, cells: [invested] },
      { label: words.postMoney, cells: [after], style: 'total' },
    ],
  })
}

export const LIST_PASSAGES: readonly Passage[] = [
  { id: 'coded-lines', at: 'notes', often: 0.2, languages: languagesOf(CODED as never), write: writeCoded },
  { id: 'long-list', at: 'notes', often: 0.15, write: writeLongList },
  { id: 'top-down', at: 'notes', often: 0.2, languages: languagesOf(TOP_DOWN as never), write: writeTopDown },
  {
    id: 'cap-table',
    at: 'review',
    often: 0.2,
    kinds: ['annual-report', 'due-diligence'],
    languages: languagesOf(ROUND as never),
    write: writeRound,
  },
]
