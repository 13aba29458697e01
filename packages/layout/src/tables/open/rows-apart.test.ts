import { expect, test } from 'vitest'
import { itemAt, numberAt } from '@tickmark/document'
import type { PageContent, PageWord } from '@tickmark/document/page'
import { indexWords } from '../../lines/text-line.ts'
import { findOpenTables } from '../find-tables.ts'

/** `[top, ...entries]`: the first entry begins at the left edge of the page, the others end at those of their columns. */
type Row = readonly [number, ...string[]]

const RIGHT = [0, 330, 420, 510]

/** The rows of each table that is found. */
function read(rows: readonly Row[]): string[][] {
  const words = rows.flatMap(([top, ...entries]) =>
    entries.flatMap((entry, column): PageWord[] => {
      let left = column === 0 ? 60 : numberAt(RIGHT, column) - 5 * entry.length
      return entry.split(' ').flatMap((text) => {
        if (text === '') return []
        const place = { left, top, right: left + 5 * text.length, bottom: top + 10 }
        left = place.right + 3
        return [{ text, ...place, fontSize: 9, origin: 'text' as const }]
      })
    }),
  )
  const content: PageContent = {
    number: 1,
    width: 595,
    height: 842,
    origin: 'text',
    words,
    rules: [],
    fills: [],
    pictures: [],
  }
  return findOpenTables(content, indexWords(words)).map(({ cells, rowCount }) =>
    Array.from({ length: rowCount }, (_, row) =>
      cells
        .filter(({ rowIndex }) => rowIndex === row)
        .map(({ lines }) =>
          lines
            .flat()
            .map((index) => itemAt(words, index).text)
            .join(' '),
        )
        .join(' | '),
    ),
  )
}

test('rows far apart are one table where their figures end in the same columns', () => {
  expect(
    read([
      [100, 'Goods', '180.76'],
      [145, 'Freight', '5.80'],
      [190, 'Discount', '-9.07'],
      [235, 'Total', '177.49'],
    ]),
  ).toEqual([['Goods | 180.76', 'Freight | 5.80', 'Discount | -9.07', 'Total | 177.49']])
})

test('a table as far below, of other columns, is another one', () => {
  const tables = read([
    [100, 'Goods', '180.76', '170.00'],
    [112, 'Freight', '5.80', '5.00'],
    [124, 'Total', '186.56', '175.00'],
    [170, 'Tax', '35.45'],
    [182, 'To pay', '222.01'],
  ])
  expect(tables.map((rows) => rows.length)).toEqual([3, 2])
})

test('one row of figures below heads that are flush with them is a table', () => {
  expect(
    read([
      [100, 'Kind', 'Goods', 'Charges', 'Tax'],
      [128, 'Sales tax', '850.00', '8.75', '163.16'],
    ]),
  ).toEqual([['Kind | Goods | Charges | Tax', 'Sales tax | 850.00 | 8.75 | 163.16']])
})

test('one row of figures below words of other places is none', () => {
  expect(
    read([
      [100, 'Please pay', 'this sum to us'],
      [128, 'Sales tax', '850.00', '8.75', '163.16'],
    ]),
  ).toEqual([])
})

test('rows without a label go on where those above end; the same below a blank head another table', () => {
  const group: Row[] = [
    [100, 'Stock', 'A-101', 'used', '-'],
    [120, '', 'A-102', 'lent', '-'],
    [140, 'Power', 'B-101', 'used', '-'],
    [160, '', 'B-102', 'sold', 'p.34'],
    [180, '', 'B-103', 'used', 'p.36'],
    [200, 'Gas', 'C-101', 'sold', '-'],
  ]
  expect(read(group).map((rows) => rows.length)).toEqual([6])
  const apart: Row[] = [
    ...group.slice(0, 3),
    [170, '', 'Code', 'State', 'Pages'],
    [190, 'Gas', 'C-101', 'sold', '-'],
    [210, 'Water', 'D-101', 'used', '-'],
  ]
  expect(read(apart).map((rows) => rows[0])).toEqual(['Stock | A-101 | used | -', 'Code | State | Pages'])
})

test('a box of sums set in below a list is a table of its own; sums in the columns of the list end it', () => {
  const list: Row[] = [
    [100, '01/04', 'Seeds', '265.40'],
    [114, '01/05', 'Tools', '28.18'],
    [128, '01/07', 'Bricks', '15.60'],
  ]
  const ended: Row[] = [...list, [142, 'Sums of the year'], [156, 'All fees', '', '309.18']]
  expect(read(ended)).toEqual([
    [
      '01/04 | Seeds | 265.40',
      '01/05 | Tools | 28.18',
      '01/07 | Bricks | 15.60',
      'Sums of the year',
      'All fees | 309.18',
    ],
  ])
  const setIn: Row[] = [
    ...list,
    [142, '', 'Sums of the year'],
    [156, '', 'All fees charged', '', '309.18'],
    [170, '', 'All interest', '', '12.00'],
  ]
  expect(read(setIn).map((rows) => rows[0])).toEqual(['01/04 | Seeds | 265.40', 'Sums of the year'])
})

test('heads that come again below another name open another table, of one row at the end of a page as well', () => {
  expect(
    read([
      [100, 'Channel', '%'],
      [114, 'Own website', '49%'],
      [128, 'Wholesale', '37%'],
      [142, 'Shareholder', '%'],
      [156, 'Founding family', '11.6%'],
    ]),
  ).toEqual([
    ['Channel | %', 'Own website | 49%', 'Wholesale | 37%'],
    ['Shareholder | %', 'Founding family | 11.6%'],
  ])
})
