import { expect, test } from 'vitest'
import { indexWords } from '../lines/text-line.ts'
import type { PageContent, PageWord, Rule } from '@tickmark/document/page'
import { findMarkedTables, findOpenTables } from './find-tables.ts'

/** Rows 20 points apart of words 60 points apart, each 5 points a letter; an empty text leaves its place empty. */
function page(rows: readonly (readonly string[])[], rules: Rule[] = []): PageContent {
  const words = rows.flatMap((texts, row) =>
    texts.flatMap((text, column): PageWord[] => {
      const [left, top] = [60 + 60 * column, 100 + 20 * row]
      const place = { left, right: left + 5 * text.length, top, bottom: top + 10 }
      return text ? [{ text, ...place, fontSize: 9, origin: 'text' }] : []
    }),
  )
  return { number: 1, width: 612, height: 792, origin: 'text', words, rules, fills: [], pictures: [] }
}

function sizes(content: PageContent): string[] {
  const tokens = indexWords(content.words)
  const marked = findMarkedTables(content, tokens)
  const taken = new Set(marked.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines.flat())))
  const open = findOpenTables(
    content,
    tokens.filter(({ index }) => !taken.has(index)),
  )
  return [...marked, ...open].map(({ rowCount, columnCount }) => `${rowCount} x ${columnCount}`)
}

const STEPS = ['0%', '20%', '40%', '60%', '80%', '100%']

test('a sensitivity table whose rates run in even steps is no chart', () => {
  const rates = ['', '7.0%', '7.5%', '8.0%', '8.5%', '9.0%', '9.5%']
  const rows = ['3.0%', '2.5%', '2.0%', '1.5%', '1.0%'].map((growth, row) => [
    growth,
    ...rates.slice(1).map((_, column) => String(900 - 31 * column - 17 * row)),
  ])
  expect(sizes(page([rates, ...rows]))).toEqual(['6 x 7'])
})

test('bars with their numbers on an axis of even steps are no table', () => {
  const bars = ['30.5', '29.7', '28.7'].map((first) => ['', first, '', '49.0', '20.4'])
  const across = [95, 115, 135, 155].map((at): Rule => ({
    direction: 'horizontal',
    start: 60,
    end: 380,
    at,
    thickness: 1,
  }))
  const upright = [60, 220, 300, 380].map((at): Rule => ({
    direction: 'vertical',
    start: 95,
    end: 155,
    at,
    thickness: 1,
  }))
  expect(sizes(page([...bars, STEPS], [...across, ...upright]))).toEqual([])
  expect(sizes(page(bars, [...across, ...upright]))).toEqual(['3 x 3'])
})

test('a page whose ground bears an ornament is no chart: its tables are read', () => {
  const rows = [
    ['Sales', '1,200', '1,100'],
    ['Cost', '700', '650'],
    ['Profit', '500', '450'],
    ['Tax', '120', '110'],
  ]
  const ornament = { left: 0, top: 0, right: 80, bottom: 220 }
  const ground = { left: 0, top: 0, right: 612, bottom: 792 }
  expect(sizes({ ...page(rows), drawings: [ornament, ground] })).toEqual(['4 x 3'])
  // The same curve in a frame about the words is a chart.
  const frame = { left: 40, top: 80, right: 300, bottom: 240 }
  const curve = { left: 100, top: 100, right: 250, bottom: 180 }
  expect(sizes({ ...page(rows), drawings: [curve, frame] })).toEqual([])
})

test('rows of figures on a drawn ground are a table, words strewn over a drawing are none', () => {
  const ground = { left: 50, top: 95, right: 300, bottom: 125 }
  const rows = [
    ['Bank', '25,250', '35,380'],
    ['Trust', '24,981', '26,022'],
    ['Union', '21,973', '27,885'],
    ['Total', '72,204', '89,287'],
  ]
  expect(sizes({ ...page(rows), drawings: [ground] })).toEqual(['4 x 3'])
  const strewn = [
    ['', 'Bonds', '12%'],
    ['Cash', '', ''],
    ['', '31%', 'Shares'],
    ['Gold', '', '9%'],
  ]
  expect(sizes({ ...page(strewn), drawings: [ground] })).toEqual([])
})
