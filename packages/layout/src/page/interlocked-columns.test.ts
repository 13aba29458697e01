import { expect, it } from 'vitest'
import type { PageWord } from '@tickmark/document/page'
import { findAreas } from './find-areas.ts'
import { indexWords, textOf } from '../lines/text-line.ts'
import { typeWords } from '../testing/type-words.ts'

/** A line of words; a justified one ends at `to`, with blanks as wide as one another. */
function line(left: number, top: number, text: string, to?: number): PageWord[] {
  const taken = 5 * text.replaceAll(' ', '').length
  return typeWords(left, top, text, to === undefined ? 3 : (to - left - taken) / (text.split(' ').length - 1))
}

/** Paragraphs of one column, one below the other. */
function column(left: number, paragraphs: readonly (readonly string[])[]): PageWord[] {
  let top = 100
  return paragraphs.flatMap((lines) => {
    const words = lines.flatMap((text, index) =>
      line(left, top + 12 * index, text, index < lines.length - 1 ? left + 240 : undefined),
    )
    top += 12 * lines.length + 12
    return words
  })
}

const areasOf = (words: PageWord[]): string[] =>
  findAreas(indexWords(words), []).map(({ lines }) =>
    lines.map(({ segments }) => segments.map(({ tokens }) => textOf(tokens)).join(' | ')).join(' / '),
  )

const LEFT = [
  ['Revenue rose by 4.4 per cent to 298.8', 'million euros in the year.'],
  [
    'Administrative expenses fell by 3.6 per',
    'cent to 16.1 million euros in the year',
    'just ended, after 16.7 million euros in',
    '2020.',
  ],
  ['Operating profit was 28.7 million euros', 'and so above what had been expected.'],
  ['Tax was 7.2 million euros in the year.'],
]
const RIGHT = [
  [
    'Cash and cash equivalents were 80.4',
    'million euros on the last day, 106.6',
    'million a year earlier, and capital',
    'expenditure 179.1 million.',
  ],
  ['The group employed 3,491 people; the', 'board met eight times.'],
  [
    'The site covers 14.2 hectares of land',
    'and runs three shifts all through the',
    'year; all of its certificates were',
    'renewed.',
  ],
]

it('reads columns of short paragraphs one after the other, though lines of both stand at one height', () => {
  const areas = areasOf([...column(50, LEFT), ...column(310, RIGHT)])
  expect(areas).toEqual([LEFT.flat().join(' / '), RIGHT.flat().join(' / ')])
})

it('leaves the rows of a table of texts whole, which begin together', () => {
  const rows = [0, 1, 2].map((row) => [
    ...column(50, [LEFT[row] as string[]]).map((word) => ({
      ...word,
      top: word.top + 72 * row,
      bottom: word.bottom + 72 * row,
    })),
    ...column(310, [RIGHT[row] as string[]]).map((word) => ({
      ...word,
      top: word.top + 72 * row,
      bottom: word.bottom + 72 * row,
    })),
  ])
  expect(areasOf(rows.flat())).toHaveLength(1)
})

it('leaves labels and their amounts together', () => {
  const words = Array.from({ length: 8 }, (_, row) => [
    ...line(50, 100 + 14 * row, 'Receivables from contracts with customers'),
    ...line(310 + 6 * (row % 2), 100 + 14 * row, `${row + 1},234.5`),
  ])
  expect(areasOf(words.flat())).toHaveLength(1)
})

it('reads them so where words of two scripts stand apart within a line, not where amounts do', () => {
  const apart = (piece: string): PageWord[] => {
    const [first = '', ...others] = LEFT[1] ?? []
    const words = column(50, LEFT)
    const top = words.find(({ text }) => text === first.split(' ')[0])?.top ?? 0
    expect(others).toHaveLength(3)
    return [
      ...words.filter((word) => word.top !== top),
      ...line(50, top, 'Administration'),
      ...line(160, top, piece, 290),
    ]
  }
  const read = (piece: string) => areasOf([...apart(piece), ...column(310, RIGHT)])
  expect(read('行政費用 fell by 3.6 per')).toHaveLength(2)
  expect(read('行政費用 fell by 3.6 per')[1]).toBe(RIGHT.flat().join(' / '))
  expect(read('16.1 17.2 18.3 19.4')).not.toHaveLength(2)
})
