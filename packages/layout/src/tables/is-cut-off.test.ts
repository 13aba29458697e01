import { expect, test } from 'vitest'
import { groupLines, indexWords } from '../lines/text-line.ts'
import type { Token } from '../lines/text-line.ts'
import type { Grid } from './parts/page-table.ts'
import { isCutOff, withoutGuesses } from './is-cut-off.ts'

const PITCH = 12

/** A page with a label and two figures a line; labels may stand lower than their figures. */
function page(lower = 0): Token[] {
  const lines = [
    ['US', '1,364', '21.9%'],
    ['Intl', '948', '25.9%'],
    ['Worldwide', '2,313', '23.5%'],
    ['Other', '31', '5.4%'],
  ]
  const words = lines.flatMap((line, row) =>
    line.map((text, column) => {
      const top = 100 + PITCH * row + (column === 0 ? lower : 0)
      const left = 50 + 100 * column
      return { text, left, right: left + 5 * text.length, top, bottom: top + 10, fontSize: 10, origin: 'text' as const }
    }),
  )
  return groupLines(indexWords(words)).flatMap(({ segments }) => segments.flatMap(({ tokens }) => tokens))
}

/** A grid of the words whose columns begin at these edges. */
function gridOf(tokens: readonly Token[], columnEdges: number[], kind: Grid['kind'] = 'tagged'): Grid {
  const rowEdges = [0, 1, 2, 3, 4].map((row) => 99 + PITCH * row)
  const cells = [0, 1, 2, 3].flatMap((rowIndex) =>
    columnEdges.slice(1).map((edge, columnIndex) => ({
      rowIndex,
      columnIndex,
      rowSpan: 1,
      columnSpan: 1,
      tokens: tokens.filter(
        ({ left, top }) =>
          left >= (columnEdges[columnIndex] ?? 0) && left < edge && Math.floor((top + 6 - 99) / PITCH) === rowIndex,
      ),
    })),
  )
  return { kind, columnEdges, rowEdges, cells }
}

const FIGURES = [145, 245, 345]
const WHOLE = [45, 145, 245, 345]

test('figures whose labels stand before them line by line are cut off from them', () => {
  const tokens = page()
  expect(isCutOff(gridOf(tokens, FIGURES), tokens)).toBe(true)
  expect(isCutOff(gridOf(tokens, FIGURES, 'ruled'), tokens)).toBe(true)
  expect(isCutOff(gridOf(tokens, WHOLE), tokens)).toBe(false)
})

test('a text that only stands beside a table of figures is none of its labels', () => {
  const tokens = page(PITCH / 2)
  expect(isCutOff(gridOf(tokens, FIGURES), tokens)).toBe(false)
})

test('where most tags of a page are cut off, a program guessed the rest as well', () => {
  const tokens = page()
  const [cut, whole] = [gridOf(tokens, FIGURES), gridOf(tokens, WHOLE)]
  expect(withoutGuesses([cut, whole], tokens)).toEqual([])
  expect(withoutGuesses([cut, whole, whole], tokens)).toEqual([whole, whole])
  expect(withoutGuesses([whole], tokens)).toEqual([whole])
})
