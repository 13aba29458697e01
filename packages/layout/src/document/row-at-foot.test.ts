import type { Block, Cell, Table, Word } from '@tickmark/document'
import { expect, test } from 'vitest'
import { joinTables } from './join-tables.ts'

/** Words of a text, the label behind a head from the left edge, the last one to the right edge of its column. */
function wordsOf(text: string, right = 0.9): Word[] {
  let at = 0
  const parts = text.split(' ')
  const label = (/(?:Debit|Credit) /.exec(text)?.index ?? -6) + 6
  return parts.map((word, index): Word => {
    const start = at
    at += word.length + 1
    const left = index === parts.length - 1 ? right - 0.01 * word.length : 0.1 + 0.01 * Math.max(0, start - label)
    return { start, end: start + word.length, box: [left, 0.9, left + 0.01 * word.length, 0.91] }
  })
}

const cell = (rowIndex: number, columnIndex: number, text: string): Cell => ({
  rowIndex,
  columnIndex,
  rowSpan: 1,
  columnSpan: 1,
  text,
  page: 2,
  words: columnIndex === 0 ? wordsOf(`${text} `).slice(0, 1) : wordsOf(text),
})

const next: Table = {
  id: 't2',
  type: 'table',
  layer: 'body',
  page: 2,
  rowCount: 3,
  columnCount: 2,
  headerRowCount: 1,
  headerColumnCount: 1,
  cells: [cell(0, 1, 'Debit'), cell(1, 0, 'Corran'), cell(1, 1, '87,121'), cell(2, 0, 'Total'), cell(2, 1, '182,267')],
}

const foot = (text: string, right?: number): Block => ({
  id: 'p1',
  type: 'paragraph',
  layer: 'body',
  page: 1,
  text,
  words: wordsOf(text, right),
})

const rowsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.type === 'table'
      ? [block.cells.map(({ rowIndex, columnIndex, text }) => `${rowIndex}.${columnIndex} ${text}`)]
      : [],
  )

test('the first row of a table, alone below its heads at the foot of a page, is one of it', () => {
  const whole = ['0.1 Debit', '1.0 Abbot & Lane', '1.1 95,146', '2.0 Corran', '2.1 87,121', '3.0 Total', '3.1 182,267']
  expect(rowsOf(joinTables([foot('$ Debit Abbot & Lane 95,146'), next]))).toEqual([whole])
  expect(rowsOf(joinTables([foot('Debit Abbot & Lane 95,146'), next]))).toEqual([whole])
})

test.each([
  ['another head', foot('Credit Abbot & Lane 95,146')],
  ['a sentence before the head', foot('We owe Debit Abbot & Lane 95,146')],
  ['no label', foot('Debit 95,146')],
  ['a number in another column', foot('Debit Abbot & Lane 95,146', 0.6)],
  ['another page', { ...foot('Debit Abbot & Lane 95,146'), page: 2 }],
])('%s makes it a paragraph', (_, block) => {
  expect(rowsOf(joinTables([block, next]))).toEqual(rowsOf([next]))
})

const first: Table = { ...next, id: 't1', page: 1, cells: next.cells.map((one) => ({ ...one, page: 1 })) }
const head = (text: string, right?: number): Block => ({ ...foot(text, right), id: 'p2', page: 2 }) as Block
const repeated: Block = { ...(head('Debit') as Extract<Block, { type: 'paragraph' }>), id: 'p3' }

test('the last row of a table, alone at the head of the next page, below its head or without, is one of it', () => {
  const [rows] = rowsOf([first])
  const whole = [...(rows ?? []), '3.0 Others', '3.1 1,204']
  expect(rowsOf(joinTables([first, head('Others 1,204')]))).toEqual([whole])
  expect(rowsOf(joinTables([first, repeated, head('Others 1,204')]))).toEqual([whole])
})

test.each([
  ['a number right behind its words', head('Others 1,204', 0.24)],
  ['a number in another column', head('Others 1,204', 0.6)],
  ['a line that ends in a word', head('Others and more')],
  ['a page farther on', { ...head('Others 1,204'), page: 3 }],
])('%s makes it no row', (_, block) => {
  expect(rowsOf(joinTables([first, block]))).toEqual(rowsOf([first]))
})
