import { itemAt } from '@tickmark/document'
import { expect, test } from 'vitest'
import { indexWords } from '../lines/text-line.ts'
import type { PageContent, PageWord } from '@tickmark/document/page'
import { findOpenTables } from './find-tables.ts'

/** Words of 5 points a letter: `[top, [left, text], …]` for each line; a negative left is a right edge. */
type Line = readonly [number, ...(readonly [number, string])[]]

function page(lines: readonly Line[]): PageContent {
  const words = lines.flatMap(([top, ...entries]) =>
    entries.flatMap(([at, text]) => {
      let left = at < 0 ? -at - 5 * text.length : at
      return text.split(' ').map((one): PageWord => {
        const word = {
          text: one,
          left,
          right: left + 5 * one.length,
          top,
          bottom: top + 10,
          fontSize: 10,
          origin: 'text' as const,
        }
        left = word.right + 3
        return word
      })
    }),
  )
  return { number: 1, width: 612, height: 792, origin: 'text', words, rules: [], fills: [], pictures: [] }
}

function tablesOf(content: PageContent): string[][] {
  return findOpenTables(content, indexWords(content.words)).map((table) =>
    Array.from({ length: table.rowCount }, (_, row) =>
      table.cells
        .filter(({ rowIndex }) => rowIndex === row)
        .map(({ lines }) =>
          lines
            .flat()
            .map((index) => itemAt(content.words, index).text)
            .join(' '),
        )
        .join(' | '),
    ),
  )
}

const HEAD: Line = [100, [20, 'Property'], [-200, 'Value'], [-260, 'Since'], [268, 'Reason']]

test('a text of several lines beside one row of figures is one cell, its label and its date too', () => {
  const tables = tablesOf(
    page([
      HEAD,
      [116, [20, 'Land for'], [-200, '1,250'], [-260, '31-07-1998'], [266, 'The deed is not signed']],
      [128, [20, 'quarters'], [266, 'because the authority has']],
      [140, [266, 'asked for a payment that']],
      [152, [266, 'the company contests in']],
      [164, [266, 'the High Court']],
      [180, [20, 'Pump house'], [-200, '310'], [-260, '12-03-2004'], [266, 'Transfer is under way']],
      [196, [20, 'Flats'], [-200, '95'], [-260, '01-04-1984'], [266, 'The order is lodged with']],
      [208, [266, 'the registrar']],
      [224, [20, 'Total'], [-200, '1,655']],
    ]),
  )
  expect(tables).toEqual([
    [
      'Property | Value | Since | Reason',
      'Land for quarters | 1,250 | 31-07-1998 | The deed is not signed because the authority has asked for a payment that the company contests in the High Court',
      'Pump house | 310 | 12-03-2004 | Transfer is under way',
      'Flats | 95 | 01-04-1984 | The order is lodged with the registrar',
      'Total | 1,655',
    ],
  ])
})

test('paragraphs of one text, a little apart, go on with their row', () => {
  const tables = tablesOf(
    page([
      HEAD,
      [116, [20, 'Land'], [-200, '1,250'], [-260, '31-07-1998'], [266, 'The deed is not signed']],
      [128, [266, 'because of a dispute']],
      [143, [266, 'The company contests it']],
      [155, [266, 'in the High Court']],
      [176, [20, 'Pump house'], [-200, '310'], [-260, '12-03-2004'], [266, 'Transfer is under way']],
      [197, [20, 'Flats'], [-200, '95'], [-260, '01-04-1984'], [266, 'The order is lodged with']],
      [209, [266, 'the registrar']],
    ]),
  )
  expect(tables).toEqual([
    [
      'Property | Value | Since | Reason',
      'Land | 1,250 | 31-07-1998 | The deed is not signed because of a dispute The company contests it in the High Court',
      'Pump house | 310 | 12-03-2004 | Transfer is under way',
      'Flats | 95 | 01-04-1984 | The order is lodged with the registrar',
    ],
  ])
})

test('figures in the middle beside their text are one row with what stands above them', () => {
  const tables = tablesOf(
    page([
      HEAD,
      [120, [268, 'The deed is not signed']],
      [126, [20, 'Land'], [-200, '1,250'], [-260, '1998']],
      [132, [268, 'because of a dispute']],
      [150, [268, 'The order is lodged with']],
      [156, [20, 'Flats'], [-200, '95'], [-260, '1984']],
      [162, [268, 'the registrar of land']],
      [180, [20, 'Pump house'], [-200, '310'], [-260, '2004'], [268, 'Transfer is under way']],
      [198, [20, 'Guest house'], [-200, '310'], [-260, '2004'], [268, 'Transfer is under way']],
    ]),
  )
  expect(tables).toEqual([
    [
      'Property | Value | Since | Reason',
      'Land | 1,250 | 1998 | The deed is not signed because of a dispute',
      'Flats | 95 | 1984 | The order is lodged with the registrar of land',
      'Pump house | 310 | 2004 | Transfer is under way',
      'Guest house | 310 | 2004 | Transfer is under way',
    ],
  ])
})

test('a paragraph below a table of one line a row, and a table of other columns below it, are none of its rows', () => {
  const rows: Line[] = [
    [100, [20, 'Property'], [150, 'Held by'], [-350, 'Value']],
    [114, [20, 'Land'], [150, 'Harbour Trust'], [-350, '1,250']],
    [128, [20, 'Flats'], [150, 'Railways'], [-350, '95']],
    [142, [20, 'Pump house'], [150, 'Not available'], [-350, '310']],
    [160, [20, 'Not shown above owing to rounding off:']],
    [180, [20, 'Property'], [-200, 'Value'], [-350, 'Since']],
    [194, [20, 'Kiosk'], [-200, '1'], [-350, '12-03-2004']],
    [208, [20, 'Strip of land'], [-200, '2'], [-350, '01-04-1984']],
  ]
  expect(tablesOf(page(rows))).toEqual([
    [
      'Property | Held by | Value',
      'Land | Harbour Trust | 1,250',
      'Flats | Railways | 95',
      'Pump house | Not available | 310',
    ],
    ['Property | Value | Since', 'Kiosk | 1 | 12-03-2004', 'Strip of land | 2 | 01-04-1984'],
  ])
})

test('rows of words without figures that stand as near as lines stay rows', () => {
  const tables = tablesOf(
    page([
      [100, [20, 'Company'], [150, 'Seat'], [-350, 'Share']],
      [112, [20, 'Northern Steel'], [150, 'Leeds'], [-350, '100']],
      [124, [20, 'Harbour Works'], [150, 'Hull'], [-350, '75']],
      [136, [20, 'River Pumps'], [150, 'York'], [-350, '-']],
      [148, [20, 'Road Haulage'], [150, 'Derby'], [-350, '51']],
    ]),
  )
  expect(tables[0]).toHaveLength(5)
})

test('letters before labels are theirs', () => {
  const rows: Line[] = [
    [100, [20, 'Particulars'], [-300, '2024'], [-400, '2023']],
    [116, [20, 'D'], [30, 'Net change'], [-300, '201'], [-400, '100']],
    [130, [20, 'E'], [30, 'Cash at the end'], [-300, '263'], [-400, '464']],
    [144, [30, 'In current account'], [-300, '219'], [-400, '449']],
    [158, [30, 'In hand'], [-300, '7'], [-400, '1']],
    [172, [30, 'Abroad'], [-300, '35'], [-400, '12']],
  ]
  expect(tablesOf(page(rows))[0]?.[1]).toBe('D Net change | 201 | 100')
})

test('a label that goes on further left is as far in as its first line', () => {
  const [table] = findOpenTables(
    ...indexed(
      page([
        [100, [20, 'Instruments'], [-300, '9,915'], [-400, '4,784']],
        [112, [32, 'Units of funds'], [-300, '9,900'], [-400, '4,780']],
        [124, [44, 'Funds open to all or equal to those']],
        [130, [-300, '9,900'], [-400, '4,780']],
        [136, [20, 'other countries']],
        [154, [44, 'Funds open to some'], [-300, '0'], [-400, '0']],
        [166, [32, 'Other'], [-300, '15'], [-400, '4']],
      ]),
    ),
  )
  expect(table?.cells.filter(({ columnIndex }) => columnIndex === 0).map(({ indent }) => indent)).toEqual([
    0, 1, 2, 2, 1,
  ])
})

function indexed(content: PageContent): Parameters<typeof findOpenTables> {
  return [content, indexWords(content.words)]
}
