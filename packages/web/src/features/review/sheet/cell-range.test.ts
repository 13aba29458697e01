import { expect, test } from 'vitest'
import { cellsOfRange } from './cell-range.ts'

test('names every cell of a range, and of several', () => {
  expect(cellsOfRange('B2:C3,E5')).toEqual([
    { rowIndex: 1, columnIndex: 1 },
    { rowIndex: 1, columnIndex: 2 },
    { rowIndex: 2, columnIndex: 1 },
    { rowIndex: 2, columnIndex: 2 },
    { rowIndex: 4, columnIndex: 4 },
  ])
})

test('what is no address marks nothing, and a huge range does not hang the page', () => {
  expect(cellsOfRange('Total')).toEqual([])
  expect(cellsOfRange('A1:XFD1048576').length).toBeLessThanOrEqual(2000)
})
