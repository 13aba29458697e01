import { describe, expect, it } from 'vitest'
import { numberAt } from '@tickmark/document'
import type { PageContent, PageWord, Rule } from '@tickmark/document/page'
import { indexWords } from '../lines/text-line.ts'
import { typeWords } from '../testing/type-words.ts'
import { findMarkedTables, findOpenTables } from './find-tables.ts'

/** A statement's columns: the first two begin, the others end here. */
const EDGES = [44, 100, 360, 450, 540]

function row(top: number, ...texts: string[]): PageWord[] {
  return texts.flatMap((text, column) => {
    const edge = numberAt(EDGES, column)
    const width = text.length * 5 - 2 * (text.split(' ').length - 1)
    return text ? typeWords(column < 2 ? edge : edge - width, top, text) : []
  })
}

const level = (at: number): Rule => ({ direction: 'horizontal', start: 40, end: 560, at, thickness: 1 })
const upright = (at: number, bottom: number): Rule => ({
  direction: 'vertical',
  start: 100,
  end: bottom,
  at,
  thickness: 1,
})

function rowsOf(words: readonly PageWord[], rules: Rule[], find: typeof findMarkedTables): string[] {
  const content: PageContent = {
    number: 1,
    width: 595,
    height: 842,
    origin: 'text',
    words: [...words],
    rules,
    fills: [],
    pictures: [],
  }
  return find(content, indexWords(words)).flatMap(({ rowCount, columnCount, cells }) =>
    Array.from({ length: rowCount }, (_, rowIndex) =>
      Array.from({ length: columnCount }, (__, columnIndex) =>
        cells
          .filter((cell) => cell.rowIndex === rowIndex && cell.columnIndex === columnIndex)
          .flatMap(({ lines }) => lines.flat())
          .map((index) => words[index]?.text)
          .join(' '),
      ).join(' | '),
    ),
  )
}

const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance']
const BODY = [
  ['10/02', 'Card purchase', '4.23', '', '65.73'],
  ['10/03', 'Salary', '', '763.01', '828.74'],
  ['10/04', 'Card purchase', '11.68', '', '817.06'],
  ['10/05', 'Check 1234', '9.98', '', '807.08'],
  ['10/05', 'Card purchase', '25.50', '', '781.58'],
  ['10/08', 'Card purchase', '59.08', '', '722.50'],
  ['10/12', 'Check 1236', '69.00', '', '653.50'],
  ['10/14', 'Check 1237', '180.63', '', '472.87'],
]
const typed = (rows: readonly string[][]): PageWord[] => rows.flatMap((texts, index) => row(104 + 14 * index, ...texts))
const BOX = [100, 116, 104 + 14 * 9].map(level).concat([40, 560].map((at) => upright(at, 104 + 14 * 9)))

describe('a column of figures that few rows fill', () => {
  it.each([
    ['in a box', findMarkedTables, BOX],
    ['without a line', findOpenTables, []],
  ])('is one of its own below its head, %s', (_, find, rules) => {
    const rows = [HEAD, ...BODY]
    expect(rowsOf(typed(rows), rules, find)).toEqual(rows.map((texts) => texts.join(' | ')))
  })

  it.each([
    ['in a box', findMarkedTables, BOX],
    ['without a line', findOpenTables, []],
  ])('is one also where no row of the page does, %s', (_, find, rules) => {
    const rows = [
      HEAD,
      ...BODY.map(([date = '', text = '', debit, , balance = '']) => [date, text, debit || '7.01', '', balance]),
    ]
    expect(rowsOf(typed(rows), rules, find)).toEqual(rows.map((texts) => texts.join(' | ')))
  })

  it('is one of its own where its head stands above the lines', () => {
    const rows = [HEAD, ...BODY, ['10/15', 'Interest', '', '0.26', '473.13']]
    const rules = [118, 132, 104 + 14 * 10].map(level).concat([40, 560].map((at) => upright(at, 104 + 14 * 10)))
    const lines = rules.map((rule) => (rule.direction === 'vertical' ? { ...rule, start: 118 } : rule))
    expect(rowsOf(typed(rows), lines, findMarkedTables)).toEqual(rows.map((texts) => texts.join(' | ')))
  })

  it.each([
    ['in a box', findMarkedTables, BOX],
    ['without a line', findOpenTables, []],
  ])('is none below a head of two words over one column, %s', (_, find, rules) => {
    const body = BODY.map(([date = '', text = '', debit, , balance = '']) => [date, text, debit || '7.01', '', balance])
    for (const blank of [3, 12]) {
      const words = typed([['Date', 'Description', '', '', 'Balance'], ...body]).concat(
        typeWords(322, 104, 'Amount due', blank),
      )
      expect(rowsOf(words, rules, find)[3]).toBe('10/04 | Card purchase | 11.68 | 817.06')
    }
  })
})
