import { expect, test } from 'vitest'
import type { FormulaCell } from '../sheet/grid.ts'
import { createRangeIndex } from './range-index.ts'

/** Ranges of the columns B to D, each by its first and last row, in an index. */
function indexOf(...rows: readonly (readonly [number, number])[]) {
  const index = createRangeIndex()
  for (const [top, bottom] of rows)
    index.add({ area: { sheet: 'A', top, left: 1, bottom, right: 3 }, cell: {} as FormulaCell })
  return index
}

const rowsHolding = (index: ReturnType<typeof indexOf>, row: number, column = 2) =>
  index.allHolding(row, column).map(({ area: { top, bottom } }) => [top, bottom])

test('the ranges around a cell are found in the order of their formulas', () => {
  const index = indexOf([10, 18], [0, 8], [0, 500], [12, 12])
  expect(rowsHolding(index, 12)).toEqual([
    [10, 18],
    [0, 500],
    [12, 12],
  ])
  expect(rowsHolding(index, 9)).toEqual([[0, 500]])
  expect(rowsHolding(index, 501)).toEqual([])
})

test('a cell beside the columns of a range is not read by it', () => {
  expect(rowsHolding(indexOf([0, 8]), 4, 0)).toEqual([])
  expect(indexOf([0, 8]).anyHolding(4, 4)).toBeUndefined()
})

test('a range that is added later counts', () => {
  const index = indexOf()
  expect(index.anyHolding(5, 2)).toBeUndefined()
  index.add({ area: { sheet: 'A', top: 5, left: 2, bottom: 5, right: 2 }, cell: {} as FormulaCell })
  expect(rowsHolding(index, 5)).toEqual([[5, 5]])
})
