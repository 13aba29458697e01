import { expect, it } from 'vitest'
import type { PageWord, Rule } from '@tickmark/document/page'
import { findAreas } from './find-areas.ts'
import { indexWords, textOf } from '../lines/text-line.ts'
import { typeWords as words } from '../testing/type-words.ts'

const PROSE = 'running text that fills the whole width of one'

function read(content: PageWord[], rules: Rule[] = []): string[] {
  return findAreas(indexWords(content), rules).map(({ lines }) =>
    lines.map(({ segments }) => segments.map(({ tokens }) => textOf(tokens).slice(0, 14)).join(' | ')).join(' / '),
  )
}

it('parts columns below a line that is drawn over their gutter, and leaves a title with what it heads', () => {
  const columns = Array.from({ length: 6 }, (_, row) => [
    ...(row < 5 ? words(50, 100 + 12 * row, PROSE) : []),
    ...words(320, 100 + 12 * row, PROSE),
  ]).flat()
  const table = [
    ...words(50, 178, 'Income tax'),
    ...words(380, 196, '2022'),
    ...words(480, 196, '2021'),
    ...words(50, 208, 'Tax'),
    ...words(380, 208, '20.4'),
    ...words(480, 208, '20.9'),
  ]
  const rule: Rule = { direction: 'horizontal', start: 50, end: 560, at: 192, thickness: 1 }
  const areas = read([...columns, ...table], [rule])
  expect(areas).toHaveLength(3)
  expect(areas[2]).toBe('Income tax / 2022 | 2021 / Tax | 20.4 | 20.9')
})

it('keeps the tables of a page of two columns each in its own', () => {
  const content = Array.from({ length: 30 }, (_, row) => {
    const isTable = (from: number): boolean => row >= from && row < from + 6
    const side = (left: number, from: number): PageWord[] =>
      isTable(from)
        ? [...words(left, 100 + 12 * row, 'Shares'), ...words(left + 180, 100 + 12 * row, String(100 + row))]
        : words(left, 100 + 12 * row, PROSE)
    return [...side(50, 10), ...side(320, 20)]
  }).flat()
  const areas = read(content)
  expect(areas).toHaveLength(2)
  expect(areas.map((area) => area.match(/Shares \| \d+/g)?.length)).toEqual([6, 6])
})

it('reads three columns one after another, though their lines do not stand at one height', () => {
  const column = (left: number, first: string, pitch: number): PageWord[] =>
    Array.from({ length: 30 }, (_, row) => words(left, 100 + pitch * row, `${first} text that fills a column`)).flat()
  const areas = read([...column(40, 'Left', 12), ...column(220, 'Middle', 11.6), ...column(410, 'Right', 12.3)])
  expect(areas.map((area) => area.slice(0, 4))).toEqual(['Left', 'Midd', 'Righ'])
  expect(areas[1]!.split(' / ')).toHaveLength(30)
})

/** Rows of a label and two figures from a place on. */
function statement(left: number, count: number, pitch: number): PageWord[] {
  return Array.from({ length: count }, (_, row) => {
    const top = 100 + pitch * row
    return [...words(left, top, `Label ${row}`), ...words(left + 110, top, '1,234'), ...words(left + 160, top, '5,678')]
  }).flat()
}

it('parts tables that stand beside one another with rows of their own, and no columns of one table', () => {
  const areas = read([...statement(50, 20, 21), ...statement(320, 16, 25)])
  expect(areas.map((area) => area.match(/Label \d+ \| 1,234 \| 5,678/g)?.length)).toEqual([20, 16])
  expect(read([...statement(50, 20, 12), ...statement(320, 20, 12)])).toHaveLength(1)
})

/** Rules below each row, over the given width. */
const rulesBelow = (count: number, start: number, end: number): Rule[] =>
  Array.from({ length: count }, (_, row) => ({
    direction: 'horizontal',
    start,
    end,
    at: 111 + 12 * row,
    thickness: 0.5,
  }))

it('parts tables beside one another by rules of their own, and not by rules below columns or over both', () => {
  const words = [...statement(50, 6, 12), ...statement(320, 6, 12)]
  const own = read(words, [...rulesBelow(6, 50, 235), ...rulesBelow(6, 320, 505)])
  expect(own.map((area) => area.match(/Label \d+ \| 1,234 \| 5,678/g)?.length)).toEqual([6, 6])
  expect(read(words, [...rulesBelow(6, 160, 235), ...rulesBelow(6, 430, 505)])).toHaveLength(1)
  expect(read(words, rulesBelow(6, 50, 505))).toHaveLength(1)
})

it('reads short columns whose lines all stand at different heights one after another', () => {
  const column = (left: number, top: number, first: string): PageWord[] =>
    Array.from({ length: 8 }, (_, row) => words(left, top + 16 * row, `${first} text that fills a column`)).flat()
  const areas = read([...column(40, 100, 'Left'), ...column(300, 108, 'Right')])
  expect(areas.map((area) => area.slice(0, 4))).toEqual(['Left', 'Righ'])
})
