import { expect, test } from 'vitest'
import type { PageContent, PageWord, Rectangle, Rule } from '@tickmark/document/page'
import { layoutPage } from '../page/layout-page.ts'

const SIZE = 8

function word(text: string, middle: number, top: number): PageWord {
  const half = (text.length * 4) / 2
  return { text, left: middle - half, right: middle + half, top, bottom: top + SIZE, fontSize: SIZE, origin: 'text' }
}

const level = (at: number, start: number, end: number): Rule => ({
  direction: 'horizontal',
  at,
  start,
  end,
  thickness: 0.5,
})

function page(words: PageWord[], drawn: Partial<PageContent> = {}): PageContent {
  return { number: 1, width: 600, height: 800, origin: 'text', words, rules: [], fills: [], pictures: [], ...drawn }
}

/** Kinds of blocks, and the texts of what is in pictures. */
function read(content: PageContent): { kinds: string[]; labels: string[] } {
  const { blocks } = layoutPage(content)
  const labels = blocks.flatMap((block) => (block.type === 'picture' ? block.labels : []))
  return {
    kinds: blocks.map(({ type }) => type),
    labels: labels.map((label) => label.map((index) => content.words[index]?.text).join(' ')),
  }
}

const TICKS = ['400', '300', '200', '100', '0']
const YEARS = ['2019', '2020', '2021', '2022', '2023']
const HEIGHTS = [60, 95, 80, 120, 70]
const ticks = TICKS.map((text, at) => word(text, 90, 196 + 40 * at))
const years = YEARS.map((text, at) => word(text, 140 + 60 * at, 372))
const bars: Rectangle[] = HEIGHTS.map((height, at) => ({
  left: 125 + 60 * at,
  right: 155 + 60 * at,
  top: 360 - height,
  bottom: 360,
}))
const figures = bars.map(({ left, right, top }, at) =>
  word(`${[150, 237, 200, 300, 175][at]}`, (left + right) / 2, top - 10),
)
const grid = TICKS.map((_, at) => level(200 + 40 * at, 105, 420))

test('figures at bars, ticks and years are the labels of a chart, no table', () => {
  const chart = read(page([...ticks, ...figures, ...years], { fills: bars, rules: grid }))
  expect(chart.kinds).toEqual(['picture'])
  expect(chart.labels).toEqual(expect.arrayContaining(['400', '0', '300', '237', '2019', '2023']))
})

test('bars alone are a chart, with figures on them and years below', () => {
  expect(read(page([...figures, ...years], { fills: bars })).kinds).toEqual(['picture'])
})

test('a curve beside ticks is a chart', () => {
  const drawings = [{ left: 130, right: 400, top: 220, bottom: 340 }]
  expect(read(page([...ticks, ...years], { drawings })).kinds).toEqual(['picture'])
})

test('the names of level bars and the ticks below them are labels', () => {
  const rows = ['Coal', 'Gas', 'Wind', 'Sun'].map((text, at) => word(text, 90, 206 + 30 * at))
  const lying = [180, 60, 140, 230].map((length, at) => ({
    left: 110,
    right: 110 + length,
    top: 200 + 30 * at,
    bottom: 220 + 30 * at,
  }))
  const at = lying.map(({ right }, row) => word(['90', '30', '70', '115'][row] ?? '', right + 12, 206 + 30 * row))
  const below = ['0', '50', '100', '150'].map((text, index) => word(text, 110 + 100 * index, 330))
  const chart = read(page([...rows, ...at, ...below], { fills: lying }))
  expect(chart.kinds).toEqual(['picture'])
  expect(chart.labels).toContain('Wind')
})

test('a table beside a chart stays one, its rules at the height of a tick or not', () => {
  const table = ['Item', 'Rent', 'Post', 'Fuel', 'Food'].flatMap((label, row) => [
    { ...word(label, 470, 196 + 18 * row), left: 450 },
    word(row === 0 ? 'Paid' : `${row * 137}`, 560, 196 + 18 * row),
  ])
  const rules = [...grid, level(240, 440, 580)]
  const { kinds, labels } = read(page([...ticks, ...figures, ...years, ...table], { fills: bars, rules }))
  expect(kinds.toSorted()).toEqual(['picture', 'table'])
  expect(labels).not.toContain('Rent')
})

test('rows of figures behind numbers in even steps are a table: ruled, shaded cell by cell, or with an ornament', () => {
  const rows = ['4.0%', '3.5%', '3.0%', '2.5%', '2.0%'].flatMap((rate, row) => [
    word(rate, 90, 196 + 20 * row),
    ...[0, 1, 2, 3].map((column) => word(`${881 - 37 * column + 19 * row}`, 160 + 60 * column, 196 + 20 * row)),
  ])
  const heads = ['6%', '7%', '8%', '9%'].map((rate, at) => word(rate, 160 + 60 * at, 176))
  const rules = [0, 1, 2, 3, 4, 5].map((row) => level(190 + 20 * row, 70, 380))
  const cells = [0, 1, 2, 3, 4].map((row) => ({
    left: 135 + 60 * (row % 3),
    right: 185 + 60 * (row % 3),
    top: 190 + 20 * row,
    bottom: 210 + 20 * row,
    color: 'ccddee',
  }))
  const drawings = [{ left: 100, right: 380, top: 180, bottom: 300 }]
  for (const drawn of [{ rules }, { fills: cells }, { rules, fills: cells }])
    expect(read(page([...heads, ...rows], drawn)).kinds).toEqual(['table'])
  expect(read(page([...heads, ...rows], { drawings })).kinds).toEqual(['table'])
})
