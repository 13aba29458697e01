import { itemAt } from '@tickmark/document'
import { daysAfter, endOf, toIso } from '../../company/calendar.ts'
import type { Cell, FigureToken, Piece } from '../../draft/content.ts'
import type { Term } from '../../draft/draft.ts'
import { ONE, divideRounded, powerOfTen } from '../../exact.ts'
import { percentOf, numberOf, wordsOf } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { someMoney } from '../tables.ts'
import { INVOICE_WORDS } from './invoice-words.ts'
import { coinsOf, inUnit } from './ledger.ts'

interface Line {
  item: string
  count: FigureToken
  price: FigureToken
  amount: FigureToken
}

/** Lines of a count and a price, what they come to, the tax on it, and what is to be paid. */
export function writeInvoice(given: Scene): void {
  const scene = inUnit(given, 0, coinsOf(given))
  const { draft, draw, manner, company } = scene
  const words = wordsOf(scene, INVOICE_WORDS)
  const buyer = draw.pick(manner.names.companies.filter((name) => name !== company.name))
  const day = daysAfter(endOf(scene.calendar, itemAt(scene.spans, 0).to), -draw.whole(1, 300))
  const due = daysAfter(day, 30)
  draft.paragraph([company.name], 'title')
  draft.paragraph([words.title], 'centred')
  draft.paragraph([`${words.to} ${buyer}`])
  draft.paragraph([`${words.number} ${draw.whole(2020, 2025)}-${draw.whole(1000, 9999)}`])
  draft.paragraph([`${words.date} `, dayWord(scene, day)])
  const dueWord = dayWord(scene, due)
  draft.paragraph([`${words.due} `, dueWord])
  const lines = drawLines(scene, words.items)
  const total = writeLines(scene, lines)
  draft.paragraph(words.pay([...moneyPieces(scene, again(scene, total))], [manner.heads.proseDay(due)]))
}

function dayWord(scene: Scene, day: { year: number; month: number; day: number }) {
  return scene.draft.word('date', toIso(day), { [toIso(day)]: scene.manner.heads.proseDay(day) })
}

function moneyPieces({ manner }: Scene, token: FigureToken): Piece[] {
  return manner.currency.symbol ? [manner.currency.symbol, token] : [token]
}

function drawLines(scene: Scene, items: readonly string[]): Line[] {
  const { draft, draw } = scene
  const span = itemAt(scene.spans, 0)
  const step = powerOfTen(-scene.scale.decimals)
  const size = scene.scale.decimals === 0 ? 12_000 : 140
  return draw
    .shuffle(items)
    .slice(0, draw.whole(3, items.length))
    .map((item) => {
      const count = numberOf(scene, {
        value: BigInt(draw.whole(1, 40)) * ONE,
        kind: 'count',
        unit: 'pieces',
        decimals: 0,
        span,
        inTable: true,
      })
      const value = BigInt(Math.round(size * draw.between(0.2, 6) * (scene.scale.decimals === 0 ? 1 : 100))) * step
      const price = someMoney(scene, value, span, { scope: `price ${item}` })
      const amount = someMoney(scene, divideRounded(count.value * value, ONE), span, { scope: item })
      draft.relate('product', 'product', amount, [
        [count, 1],
        [price, 1],
      ])
      return { item, count, price, amount }
    })
}

function writeLines(scene: Scene, lines: readonly Line[]): FigureToken {
  const { draft } = scene
  const words = wordsOf(scene, INVOICE_WORDS)
  const span = itemAt(scene.spans, 0)
  const net = someMoney(
    scene,
    lines.reduce((sum, line) => sum + line.amount.value, 0n),
    span,
    { scope: 'net' },
  )
  draft.relate(
    'sum',
    'foots',
    net,
    lines.map((line): Term => [line.amount, 1]),
  )
  const rate = percentOf(scene, { value: BigInt(words.taxRate) * ONE, decimals: 0, span })
  const tax = someMoney(scene, divideRounded(net.value * rate.value, 100n * ONE), span, { scope: 'tax' })
  const factor = divideRounded(ONE, 100n)
  draft.relate(
    'product',
    'tax-at-rate',
    tax,
    [
      [net, 1],
      [rate, 1],
    ],
    { factor },
  )
  const total = someMoney(scene, net.value + tax.value, span, { scope: 'total' })
  draft.relate('sum', 'foots', total, [
    [net, 1],
    [tax, 1],
  ])
  const right = (pieces: Piece[]): Cell => ({ pieces, align: 'right' })
  const sumRow = (text: Piece[], figure: FigureToken, style: 'subtotal' | 'line' | 'total') => ({
    cells: [{ pieces: text }, right([]), right([]), right([figure])],
    style,
    indent: 0,
  })
  draft.add({
    type: 'table',
    id: draft.newId('t'),
    role: 'invoice',
    caption: [],
    unit: [],
    columns: [{ kind: 'label' }, { kind: 'amount' }, { kind: 'amount' }, { kind: 'amount' }],
    headRows: [[{ pieces: [words.heads[0]] }, ...words.heads.slice(1).map((text) => right([text]))]],
    rows: [
      ...lines.map((line) => ({
        cells: [{ pieces: [line.item] }, right([line.count]), right([line.price]), right([line.amount])],
        style: 'line' as const,
        indent: 0,
      })),
      sumRow([words.net], net, 'subtotal'),
      sumRow([`${words.tax} `, rate], tax, 'line'),
      sumRow([words.total], total, 'total'),
    ],
  })
  return total
}

function again(scene: Scene, total: FigureToken): FigureToken {
  const figure = someMoney(scene, total.value, itemAt(scene.spans, 0), { scope: 'total' })
  scene.draft.tie('ties', figure, total)
  return figure
}

/** A till's slip: what was bought, what it cost, what was given and what was given back. */
export function writeReceipt(given: Scene): void {
  const scene = inUnit(given, 0, coinsOf(given))
  const { draft, draw, company } = scene
  const words = wordsOf(scene, INVOICE_WORDS)
  const span = itemAt(scene.spans, 0)
  const day = daysAfter(endOf(scene.calendar, span.to), -draw.whole(1, 300))
  draft.paragraph([company.name], 'centred')
  draft.paragraph([`${words.receipt} ${draw.whole(10_000, 99_999)}`, '  ', dayWord(scene, day)], 'small')
  const step = powerOfTen(-scene.scale.decimals)
  const size = scene.scale.decimals === 0 ? 900 : 700
  const goods = draw
    .shuffle(words.goods)
    .slice(0, draw.whole(2, words.goods.length))
    .map((text) => ({
      text,
      figure: someMoney(scene, BigInt(Math.round(size * draw.between(0.2, 6))) * step, span, { scope: text }),
    }))
  const total = someMoney(
    scene,
    goods.reduce((sum, one) => sum + one.figure.value, 0n),
    span,
    { scope: 'total' },
  )
  draft.relate(
    'sum',
    'foots',
    total,
    goods.map(({ figure }): Term => [figure, 1]),
  )
  const note = 50n * (scene.scale.decimals === 0 ? 100n : 1n) * ONE
  const given2 = someMoney(scene, (total.value / note + 1n) * note, span, { scope: 'given' })
  const back = someMoney(scene, given2.value - total.value, span, { scope: 'back' })
  draft.relate('difference', 'foots', back, [
    [given2, 1],
    [total, -1],
  ])
  const rows = [
    ...goods.map(({ text, figure }) => ({ text, figure, style: 'line' as const })),
    { text: words.total, figure: total, style: 'total' as const },
    { text: words.given, figure: given2, style: 'line' as const },
    { text: words.back, figure: back, style: 'line' as const },
  ]
  draft.add({
    type: 'table',
    id: draft.newId('t'),
    role: 'receipt',
    caption: [],
    unit: [],
    columns: [{ kind: 'label' }, { kind: 'amount' }],
    headRows: [],
    rows: rows.map(({ text, figure, style }) => ({
      cells: [{ pieces: [text] }, { pieces: [figure], align: 'right' }],
      style,
      indent: 0,
    })),
  })
  draft.paragraph([words.thanks], 'centred')
}
