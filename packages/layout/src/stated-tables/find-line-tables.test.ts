import type { Block } from '@tickmark/document'
import { expect, test } from 'vitest'
import { findLineTables } from './find-line-tables.ts'

const paragraphs = (...texts: string[]): Block[] =>
  texts.map((text, i) => ({ id: `p${i}`, layer: 'body', type: 'paragraph', text }))
const read = (...texts: string[]) =>
  findLineTables(paragraphs(...texts)).blocks.map((block) =>
    block.type === 'table'
      ? Array.from({ length: block.rowCount }, (_, row) =>
          block.cells.filter((cell) => cell.rowIndex === row).map((cell) => cell.text),
        )
      : block.text,
  )

test('lines with as many figures each are a table, the periods above its heads', () => {
  expect(
    read(
      'The table shows our results.',
      '2024  2023',
      'Current assets',
      'Cash and cash equivalents  1,200  900',
      'Receivables, net of',
      'allowances  (300)  -',
      'Total  900  900',
      'These figures are unaudited.',
    ),
  ).toEqual([
    'The table shows our results.',
    [
      ['', '2024', '2023'],
      ['Current assets', '', ''],
      ['Cash and cash equivalents', '1,200', '900'],
      ['Receivables, net of allowances', '(300)', '-'],
      ['Total', '900', '900'],
    ],
    'These figures are unaudited.',
  ])
})

test('rows that were run together on one line part again, note references have a column', () => {
  expect(
    read(
      '附注 股本 公积 合计',
      '年初余额 10 20 30',
      '净利润 - 5 5 分配股利 八、32 - (2) (2)',
      '二、年末余额 10 23 33',
    )[1],
  ).toEqual([
    ['年初余额', '', '10', '20', '30'],
    ['净利润', '', '-', '5', '5'],
    ['分配股利', '八、32', '-', '(2)', '(2)'],
    ['二、年末余额', '', '10', '23', '33'],
  ])
})

test('a contents list, sentences with figures and single lines stay what they are', () => {
  const texts = [
    '第一章 概况\t1',
    '第二章 财务\t12',
    '第三章 风险\t30',
    'Revenue was 1,200 in 2024 and 900 in 2023.',
    'Revenue 1,200 900',
    'Margins improved.',
  ]
  expect(read(...texts)).toEqual(texts)
})

test('of a paragraph that gives lines away the rest stays, and what stood in it is found again', () => {
  const { blocks, moved } = findLineTables(
    paragraphs('Results by year\n2024\t2023\nSales\t5\t4\nCosts\t3\t2\nProfit\t2\t2\nSee the notes.'),
  )
  expect(blocks.map((block) => [block.id, block.type])).toEqual([
    ['p0', 'paragraph'],
    ['p0t', 'table'],
    ['p0r', 'paragraph'],
  ])
  expect(moved.get('p0')).toBe('p0t')
})
