import { itemAt, lastOf } from '@tickmark/document'
import type { Cell, FigureToken } from '../draft/content.ts'
import type { Term } from '../draft/draft.ts'
import { ONE, divideRounded } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { footRows, plainTable, writeNumberedNotes } from '../kinds/notes.ts'
import { amountOf, label, numberOf, periodOf, wordsOf } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import { columnsOf, headWords, writeStatement } from '../kinds/statements.ts'
import { gridTable } from '../kinds/tables.ts'
import { printInTable, stepOf } from '../numbers.ts'
import { FINANCE_WORDS } from './finance-words.ts'
import { languagesOf } from './passage.ts'
import type { Passage } from './passage.ts'

/** Two tables that stand beside each other and have nothing to do with each other. */
function writeSideBySide(scene: Scene): void {
  scene.draft.within('side-by-side', () => {
    plainTable(scene, { role: 'left', spans: scene.ends, isEnd: true }, (spans) => {
      const parts = (['cash', 'receivables', 'inventories', 'prepayments'] as const).map((key) => ({
        label: label(scene, key),
        figures: spans.map((span) => amountOf(scene, key, span)),
      }))
      const total = spans.map((span) => amountOf(scene, 'currentAssets', span))
      footRows(scene, total, parts)
      return [...parts, { label: label(scene, 'total'), figures: total, style: 'total' }]
    })
    plainTable(scene, { role: 'right', spans: scene.spans.slice(0, 2), isEnd: false }, (spans) => {
      const of = (key: 'revenue' | 'costOfSales' | 'grossProfit') => ({
        label: label(scene, key),
        figures: spans.map((span) => amountOf(scene, key, span)),
      })
      const [revenue, cost, gross] = [of('revenue'), of('costOfSales'), of('grossProfit')]
      footRows(scene, gross.figures, [revenue, { ...cost, coefficient: -1 }])
      return [revenue, cost, { ...gross, style: 'total' }]
    })
  })
}

const RATES: Record<string, number> = { JPY: 150, KRW: 1380, INR: 84, CNY: 7.2, TWD: 31 }

/** A balance sheet's upper half for this year and last, and this year's once more in dollars: converted one by one. */
function writeConverted(scene: Scene): void {
  const about = RATES[scene.manner.currency.code]
  if (about === undefined) return
  const columns = columnsOf(scene, scene.ends.slice(0, 2))
  const value = divideRounded(BigInt(Math.round(about * scene.draw.between(95, 105))) * ONE, 100n)
  const now = itemAt(scene.ends, 0)
  const rate = numberOf(scene, { value, kind: 'ratio', unit: 'rate/USD', decimals: 2, span: now, isEnd: true })
  const rows = (['cash', 'receivables', 'inventories', 'prepayments', 'currentAssets'] as const).map((key) => {
    const own = columns.map(({ span }) => amountOf(scene, key, span))
    return {
      key,
      own,
      converted: toDollars(
        scene,
        itemAt(
          own,
          columns.findIndex(({ ago }) => ago === 0),
        ),
        rate,
      ),
    }
  })
  const parts = rows.slice(0, -1)
  const total = lastOf(rows)
  footRows(
    scene,
    total.own,
    parts.map(({ own }) => ({ figures: own })),
  )
  // What was rounded in the own currency is off by its step in dollars.
  const halfStep = (total.converted.step + inDollars(itemAt(total.own, 0).step, rate)) / 2n
  scene.draft.relate(
    'sum',
    'foots',
    total.converted,
    parts.map(({ converted }): Term => [converted, 1]),
    { slack: BigInt(parts.length + 1) * halfStep },
  )
  const heads = headWords(scene, columns, true).map((word): Cell => ({ pieces: [word], align: 'right' }))
  const dollars: Cell = {
    pieces: [`${wordsOf(scene, FINANCE_WORDS).dollars} (US$1 = `, rate, ')'],
    align: 'right',
  }
  gridTable(scene, {
    role: 'converted-columns',
    heads: [[...heads, dollars]],
    rows: rows.map(({ key, own, converted }, at) => ({
      label: label(scene, key),
      cells: [...own, converted],
      style: at === rows.length - 1 ? 'total' : 'line',
    })),
  })
  scene.draft.lookAlike(
    'convenience-currency',
    rows.map(({ converted }) => converted),
    'Converted one by one: their total may be a step or two off.',
  )
}

const inDollars = (value: Exact, rate: FigureToken): Exact => divideRounded(value * ONE, rate.value)

function toDollars(scene: Scene, own: FigureToken, rate: FigureToken): FigureToken {
  const printing = { scale: 3, decimals: 0 }
  const converted = scene.draft.figure({
    value: inDollars(own.value, rate),
    kind: 'amount',
    unit: 'USD',
    scale: 3,
    step: stepOf(printing),
    print: (one) => printInTable(one, printing, scene.manner.number),
    scope: 'convenience',
    ...(own.concept ? { concept: own.concept } : {}),
    period: periodOf(scene, itemAt(scene.ends, 0), true),
  })
  scene.draft.relate('ratio', 'converted', converted, [
    [own, 1],
    [rate, 1],
  ])
  return converted
}

/** Notes that a second set of statements has at least. */
const LEAST_NOTES = 5
/** Notes that part an amount as it comes: parted once more it would be parted otherwise. */
const PARTED: ReadonlySet<string> = new Set(['receivables', 'borrowings'])

/** The statements once more, as another framework or the company alone prints them: notes of their own, numbered from one again. */
function writeSecondSet(scene: Scene): void {
  const { draft, draw, manner } = scene
  const [policies, ...others] = scene.notes.filter((key) => !PARTED.has(key))
  const count = draw.whole(Math.min(LEAST_NOTES, others.length), others.length)
  const notes = draw.shuffle(others).slice(0, count)
  const second: Scene = { ...scene, set: 'second', notes: policies ? [policies, ...notes] : notes }
  draft.pageBreak()
  draft.heading(1, manner.titles.statements)
  draft.heading(2, manner.titles.balance)
  writeStatement(second, {
    role: 'balance-sheet',
    outline: manner.forms.balance,
    spans: second.ends,
    isEnd: true,
    base: 'totalAssets',
  })
  draft.heading(1, manner.titles.notes)
  writeNumberedNotes(second)
}

export const LAYOUT_PASSAGES: readonly Passage[] = [
  { id: 'side-by-side', at: 'review', often: 0.2, write: writeSideBySide },
  {
    id: 'converted-columns',
    at: 'review',
    often: 0.2,
    languages: languagesOf(FINANCE_WORDS as never),
    write: writeConverted,
  },
  { id: 'second-set', at: 'notes', often: 0.05, kinds: ['annual-report'], write: writeSecondSet },
]
