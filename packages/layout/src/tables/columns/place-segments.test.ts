import { expect, it } from 'vitest'
import { groupLines, indexWords, textOf } from '../../lines/text-line.ts'
import { typeWords as text } from '../../testing/type-words.ts'
import { placeLines } from './place-segments.ts'

const COLUMNS = [
  { left: 60, right: 260, support: 9 },
  { left: 280, right: 286, support: 2 },
  { left: 390, right: 417, support: 9 },
  { left: 510, right: 536, support: 9 },
]

function place(...words: ReturnType<typeof text>[]): string[] {
  return placeLines(groupLines(indexWords(words.flat())), COLUMNS).flatMap(({ entries }) =>
    entries.map(({ segment, first, last }) => `${textOf(segment.tokens)}: ${first}${last > first ? `-${last}` : ''}`),
  )
}

it('puts the second line of a head that is set to the left over the figures that its first line reaches', () => {
  expect(
    place(
      text(304, 100, 'Half-year to 31 Decem'),
      text(423, 100, 'Half-year to 31 Decem'),
      text(269, 112, 'Note'),
      text(304, 112, '2020'),
      text(423, 112, '2019'),
    ),
  ).toEqual(['Half-year to 31 Decem: 2', 'Half-year to 31 Decem: 3', 'Note: 1', '2020: 2', '2019: 3'])
})

it('leaves what stands over a column there, and what nothing stands above with the nearest', () => {
  expect(place(text(270, 100, 'Year to 31 December and 2020'), text(280, 112, '6'), text(392, 112, '2020'))).toEqual([
    'Year to 31 December and 2020: 1-2',
    '6: 1',
    '2020: 2',
  ])
  expect(place(text(304, 112, '2020'))).toEqual(['2020: 1'])
})

it('gives each column of figures its head where all of them are set to the left of their figures', () => {
  expect(place(text(270, 112, 'No'), text(300, 112, '2020'), text(421, 112, '2021'))).toEqual([
    'No: 1',
    '2020: 2',
    '2021: 3',
  ])
  // One head too few: each goes to what is nearest.
  expect(place(text(300, 112, '2020'), text(421, 112, '2021'))).toEqual(['2020: 1', '2021: 2'])
})

it('parts the head of a narrow column from the year right behind it, and no year from its month', () => {
  expect(place(text(272, 112, 'Note 2020'), text(421, 112, '2021'))).toEqual(['Note: 1', '2020: 2', '2021: 3'])
  expect(place(text(272, 112, 'March 2020'), text(421, 112, '2021'))).toEqual(['March 2020: 1', '2021: 2'])
})
