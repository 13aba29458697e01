import { expect, test } from 'vitest'
import type { PageContent, PageWord, Rule } from '@tickmark/document/page'
import { joinWords } from '../lines/join-words.ts'
import { layoutPage } from './layout-page.ts'

const PAGE = { width: 595, height: 842 }

/** A word of 5 points a character that stands. */
function standing(text: string, left: number, top: number): PageWord {
  return { text, left, top, right: left + 5 * text.length, bottom: top + 10, fontSize: 9, origin: 'text' }
}

/** A word that lies a quarter to the left: it is read upwards from `bottom`. */
function lying(text: string, left: number, bottom: number): PageWord {
  const place = { left, right: left + 10, top: bottom - 5 * text.length, bottom }
  return { text, ...place, fontSize: 9, origin: 'text', vertical: true, turned: 270 }
}

function read(words: readonly PageWord[], rules: readonly Rule[] = []): string[] {
  const content: PageContent = {
    number: 1,
    ...PAGE,
    origin: 'text',
    words: [...words],
    rules: [...rules],
    fills: [],
    pictures: [],
  }
  return layoutPage(content).blocks.map((block) => {
    if (block.type === 'text') return joinWords(content, block.lines).text
    if (block.type === 'picture') return 'picture'
    const { cells, rowCount } = block.table
    return Array.from({ length: rowCount }, (_, row) =>
      cells
        .filter(({ rowIndex }) => rowIndex === row)
        .map(({ lines }) => joinWords(content, lines).text)
        .join(' | '),
    ).join('\n')
  })
}

const above = 'The rents of the year are shown below'.split(' ').map((text, at) => standing(text, 60 + 45 * at, 60))
const below = 'They were agreed with the tenants'.split(' ').map((text, at) => standing(text, 60 + 45 * at, 760))

const rows = [
  ['Rents', '2024', '2023'],
  ['North wing', '1,204', '1,180'],
  ['South wing', '886', '874'],
  ['Garages', '91', '88'],
  ['Total', '2,181', '2,142'],
]
const table = rows.flatMap(([label = '', ...figures], row) => [
  ...label.split(' ').map((text, at) => lying(text, 200 + 16 * row, 600 - 30 * at)),
  ...figures.map((text, at) => lying(text, 200 + 16 * row, 420 - 90 * at)),
])

test('a table on its side is read as a table between the sentences that stand', () => {
  expect(read([...above, ...table, ...below])).toEqual([
    'The rents of the year are shown below',
    rows.map((cells) => cells.join(' | ')).join('\n'),
    'They were agreed with the tenants',
  ])
})

test('heads on their side head the columns of a table that stands', () => {
  const columns = [60, 200, 300, 400]
  const edges = [90, 160, 180, 200, 220]
  const rules: Rule[] = [
    ...columns.map((at): Rule => ({ direction: 'vertical', start: 90, end: 220, at, thickness: 0.5 })),
    ...edges.map((at): Rule => ({ direction: 'horizontal', start: 60, end: 400, at, thickness: 0.5 })),
  ]
  const heads = [lying('Rents', 240, 150), lying('paid', 240, 122), lying('Rents', 340, 150), lying('owed', 340, 122)]
  const body = rows
    .slice(1, 4)
    .flatMap(([label = '', ...figures], row) => [
      standing(label, 65, 165 + 20 * row),
      ...figures.map((text, at) => standing(text, 210 + 100 * at, 165 + 20 * row)),
    ])
  expect(read([...above, ...heads, ...body], rules)).toEqual([
    'The rents of the year are shown below',
    'Rents paid | Rents owed\nNorth wing | 1,204 | 1,180\nSouth wing | 886 | 874\nGarages | 91 | 88',
  ])
})

test('a name on its side in the margin is kept as a text', () => {
  const margin = [lying('Form', 20, 500), lying('990-EZ', 20, 475)]
  expect(read([...above, ...margin, ...below])).toContain('Form 990-EZ')
})
