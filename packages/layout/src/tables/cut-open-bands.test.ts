import { expect, test } from 'vitest'
import type { PageContent, PageWord, Rule } from '@tickmark/document/page'
import { indexWords } from '../lines/text-line.ts'
import { typeWords } from '../testing/type-words.ts'
import { findMarkedTables } from './find-tables.ts'

const [LEFT, RIGHT] = [40, 560]
const level = (at: number): Rule => ({ direction: 'horizontal', start: LEFT, end: RIGHT, at, thickness: 1 })
const upright = (at: number, start: number, end: number): Rule => ({
  direction: 'vertical',
  start,
  end,
  at,
  thickness: 1,
})

/** A form: the boxes of the parties, a band without upright lines, the box of the total. */
const RULES = [
  ...[100, 160, 300, 330].map(level),
  ...[LEFT, RIGHT].map((at) => upright(at, 100, 330)),
  upright(300, 100, 160),
  upright(300, 300, 330),
]
const PARTIES = [...typeWords(44, 120, 'Buyer: Alder Trading'), ...typeWords(304, 120, 'Seller: Birch Freight')]
const TOTAL = [...typeWords(44, 310, 'Total in words: fifty-six'), ...typeWords(304, 310, 'In figures: 56.20')]

/** The cells of each table, row by row. */
function tablesOf(band: PageWord[]): string[][] {
  const words = [...PARTIES, ...band, ...TOTAL]
  const content: PageContent = {
    number: 1,
    width: 595,
    height: 842,
    origin: 'text',
    words,
    rules: RULES,
    fills: [],
    pictures: [],
  }
  return findMarkedTables(content, indexWords(words)).map(({ rowCount, cells }) =>
    Array.from({ length: rowCount }, (_, row) =>
      cells
        .filter(({ rowIndex }) => rowIndex === row)
        .map(({ lines }) =>
          lines
            .flat()
            .map((index) => words[index]?.text)
            .join(' '),
        )
        .join(' | '),
    ),
  )
}

test('the items of an invoice in a band without upright lines are a table of their own', () => {
  const line = (top: number, ...texts: string[]) =>
    texts.flatMap((text, index) => (text ? typeWords(index === 0 ? 44 : 460 - 100 * (4 - index), top, text) : []))
  const items = [
    ...line(166, 'Service', 'Price', 'Amount', 'Rate', 'Tax'),
    ...line(182, 'Transport of goods', '60.58', '60.58', '3%', '1.82'),
    ...line(198, 'Discount on it', '', '-6.02', '3%', '-0.18'),
    ...line(224, 'Together', '', '54.56', '', '1.64'),
  ]
  expect(tablesOf(items)).toEqual([
    ['Buyer: Alder Trading | Seller: Birch Freight'],
    [
      'Service | Price | Amount | Rate | Tax',
      'Transport of goods | 60.58 | 60.58 | 3% | 1.82',
      'Discount on it | -6.02 | 3% | -0.18',
      'Together | 54.56 | 1.64',
    ],
    ['Total in words: fifty-six | In figures: 56.20'],
  ])
})

test('sentences in such a band stay one cell of the form', () => {
  const text = [170, 184, 198].flatMap((top) =>
    typeWords(44, top, 'The goods named above were handed over in good order on the day of this bill, 31 May.'),
  )
  const tables = tablesOf(text)
  expect(tables).toHaveLength(1)
  expect(tables.flat()).toHaveLength(3)
})
