import { itemAt, lastOf } from '@tickmark/document'
import type { Span } from '../company/books.ts'
import type { Cell, FigureToken, Row, TableBlock } from '../draft/content.ts'
import type { Term } from '../draft/draft.ts'
import type { Labels } from '../labels.ts'
import { endOf } from '../company/calendar.ts'
import { amountOf, factOf, label } from './scene.ts'
import type { Scene } from './scene.ts'
import { unitCaption } from './statements.ts'

const CLASSES = ['buildings', 'machinery', 'equipment'] as const

interface MovementRow {
  label: string
  figures: FigureToken[]
  style: Row['style']
}

/** Property by class over the reported stretch: cost, what was written off, and the book value. */
export function writeMovement(scene: Scene): void {
  const span = itemAt(scene.spans, 0)
  const cost = costRows(scene, span)
  const written = writtenRows(scene, span)
  const book = bookRow(scene, span, lastOf(cost), lastOf(written))
  const rows = [
    headRow(label(scene, 'cost')),
    ...cost.map(printRow),
    headRow(label(scene, 'accumulatedDepreciation')),
    ...written.map(printRow),
    headRow(label(scene, 'netBookValue')),
    printRow(book),
  ]
  for (const row of [...cost, ...written, book]) {
    const whole = lastOf(row.figures)
    scene.draft.relate(
      'sum',
      'cross-foots',
      whole,
      row.figures.slice(0, -1).map((figure): Term => [figure, 1]),
    )
  }
  const table: TableBlock = {
    type: 'table',
    id: scene.draft.newId('t'),
    role: 'ppe-movement',
    caption: [],
    unit: unitCaption(scene),
    columns: [{ kind: 'label' }, ...[...CLASSES, 'total'].map(() => ({ kind: 'amount' }) as const)],
    headRows: [
      [
        { pieces: [] },
        ...([...CLASSES, 'total'] as const).map((key): Cell => ({ pieces: [label(scene, key)], align: 'right' })),
      ],
    ],
    rows,
  }
  scene.draft.add(table)
}

function headRow(text: string): Row {
  return {
    cells: [{ pieces: [text] }, ...[...CLASSES, 'total'].map((): Cell => ({ pieces: [] }))],
    style: 'head',
    indent: 0,
  }
}

function printRow({ label, figures, style }: MovementRow): Row {
  return {
    cells: [{ pieces: [label] }, ...figures.map((figure): Cell => ({ pieces: [figure], align: 'right' }))],
    style,
    indent: style === 'line' ? 1 : 0,
  }
}

type Move = 'additions' | 'disposedCost' | 'disposedAccumulated' | 'exchange' | 'depreciation'

/** A movement of each class and of all together. */
function moveRow(scene: Scene, span: Span, what: Move, text: { key: keyof Labels; sign: 1 | -1 }): MovementRow {
  const { books } = scene
  const parts = CLASSES.map((key, at) =>
    factOf(
      scene,
      { value: books.ppeFlow(at, what, span), span, concept: `ppe-${what}` },
      { scope: key, sign: text.sign },
    ),
  )
  const value = CLASSES.reduce((sum, _, at) => sum + books.ppeFlow(at, what, span), 0n)
  const concept = { additions: 'purchasePpe', depreciation: 'depreciation' }[what as string]
  const whole = concept
    ? amountOf(scene, concept as 'depreciation', span, { sign: text.sign })
    : factOf(scene, { value, span, concept: `ppe-${what}-all` }, { sign: text.sign })
  return { label: label(scene, text.key), figures: [...parts, whole], style: 'line' }
}

function endRow(scene: Scene, quarter: number, what: 'cost' | 'accumulated'): MovementRow {
  const { books, manner, calendar } = scene
  const span = { from: quarter, to: quarter }
  const figures = CLASSES.map((key, at) =>
    factOf(
      scene,
      { value: books.ppeEnd(at, what, quarter), span, concept: `ppe-${what}`, isEnd: true },
      { scope: key },
    ),
  )
  const whole = amountOf(scene, what === 'cost' ? 'ppeCost' : 'ppeAccumulated', span)
  return { label: manner.heads.atDay(endOf(calendar, quarter)), figures: [...figures, whole], style: 'subtotal' }
}

function costRows(scene: Scene, span: Span): MovementRow[] {
  const rows = [
    endRow(scene, span.from - 1, 'cost'),
    moveRow(scene, span, 'additions', { key: 'additions', sign: 1 }),
    moveRow(scene, span, 'disposedCost', { key: 'disposals', sign: -1 }),
    moveRow(scene, span, 'exchange', { key: 'exchange', sign: 1 }),
    endRow(scene, span.to, 'cost'),
  ]
  relateRoll(scene, rows)
  return rows
}

function writtenRows(scene: Scene, span: Span): MovementRow[] {
  const rows = [
    endRow(scene, span.from - 1, 'accumulated'),
    moveRow(scene, span, 'depreciation', { key: 'charge', sign: 1 }),
    moveRow(scene, span, 'disposedAccumulated', { key: 'disposals', sign: -1 }),
    endRow(scene, span.to, 'accumulated'),
  ]
  relateRoll(scene, rows)
  return rows
}

/** The last row is what the others come to, in each column. */
function relateRoll(scene: Scene, rows: readonly MovementRow[]): void {
  lastOf(rows).figures.forEach((closing, at) =>
    scene.draft.relate(
      'roll-forward',
      'movement-rolls',
      closing,
      rows.slice(0, -1).map((row): Term => [itemAt(row.figures, at), 1]),
    ),
  )
}

function bookRow(scene: Scene, span: Span, cost: MovementRow, written: MovementRow): MovementRow {
  const { books, manner, calendar } = scene
  const end = { from: span.to, to: span.to }
  const figures = CLASSES.map((key, at) => {
    const value = books.ppeEnd(at, 'cost', span.to) - books.ppeEnd(at, 'accumulated', span.to)
    return factOf(scene, { value, span: end, concept: 'ppe-book', isEnd: true }, { scope: key })
  })
  figures.push(amountOf(scene, 'ppe', end))
  figures.forEach((figure, at) =>
    scene.draft.relate('difference', 'gross-less-accumulated', figure, [
      [itemAt(cost.figures, at), 1],
      [itemAt(written.figures, at), -1],
    ]),
  )
  return { label: manner.heads.atDay(endOf(calendar, span.to)), figures, style: 'total' }
}
