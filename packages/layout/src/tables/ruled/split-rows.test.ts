import { expect, it } from 'vitest'
import type { PageWord } from '@tickmark/document/page'
import { indexWords } from '../../lines/text-line.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'
import { splitRows } from './split-rows.ts'

const WIDTH = 100

/** The words of a cell, 5 points a letter, line by line from the top of its row; numbers stand at the right edge. */
function wordsOf(text: string, column: number): PageWord[] {
  return text.split('\n').flatMap((line, row) => {
    const isNumber = /^[\d,.]+%?$/.test(line)
    let left = isNumber ? (column + 1) * WIDTH - 4 - 5 * line.length : column * WIDTH + 4
    const words = line ? line.split(' ') : []
    return words.map((one): PageWord => {
      const place = { left, right: left + 5 * one.length, top: 12 + 12 * row, bottom: 22 + 12 * row }
      left = place.right + 3
      return { text: one, ...place, fontSize: 10, origin: 'text' }
    })
  })
}

/** One drawn row whose cells hold the given lines. */
function frame(...texts: string[]): Grid {
  const cells = texts.map((text, columnIndex): GridCell => {
    return { rowIndex: 0, columnIndex, rowSpan: 1, columnSpan: 1, tokens: indexWords(wordsOf(text, columnIndex)) }
  })
  const height = 12 + 12 * Math.max(...texts.map((text) => text.split('\n').length))
  return { kind: 'ruled', columnEdges: [0, ...texts.map((_, at) => (at + 1) * WIDTH)], rowEdges: [10, height], cells }
}

function rowsOf(grid: Grid): string[] {
  const { cells, rowEdges } = splitRows(grid)
  return rowEdges.slice(1).map((_, row) =>
    cells
      .filter(({ rowIndex }) => rowIndex === row)
      .toSorted((a, b) => a.columnIndex - b.columnIndex)
      .map(({ tokens }) => tokens.map(({ text }) => text).join(' '))
      .join(' | '),
  )
}

it('parts rows of amounts that share a frame, and those of words whose lines end where they need not', () => {
  expect(rowsOf(frame('Sales\nCost\nTax', '1,200\n700\n90'))).toEqual(['Sales | 1,200', 'Cost | 700', 'Tax | 90'])
  expect(rowsOf(frame('Plant\nLand\nStock', 'Lyon\nOslo\nKyiv'))).toEqual([
    'Plant | Lyon',
    'Land | Oslo',
    'Stock | Kyiv',
  ])
})

it('leaves cells whose lines were wrapped one cell each', () => {
  expect(
    rowsOf(
      frame(
        'The plant that was\nbuilt beside the\nriver in spring',
        'Depreciated over\nthirty years from\nits completion on',
      ),
    ),
  ).toHaveLength(1)
  expect(rowsOf(frame('Plant\nLand\nStock', 'Lyon\nOslo'))).toHaveLength(1)
})

it('leaves a cell that heads all rows of its frame over them', () => {
  const grid = frame('Assets', 'Cash\nStock\nLand', '100\n200\n300')
  const [head, ...others] = grid.cells as [GridCell, ...GridCell[]]
  const tall: Grid = { ...grid, rowEdges: [...grid.rowEdges, 80], cells: [{ ...head, rowSpan: 2 }, ...others] }
  const { cells, rowEdges } = splitRows(tall)
  expect(rowEdges).toHaveLength(5)
  expect(cells.find(({ columnIndex }) => columnIndex === 0)).toMatchObject({ rowIndex: 0, rowSpan: 4 })
})

it('parts two rows of per cents whose places differ, and no amount that was wrapped', () => {
  expect(rowsOf(frame('Materials\nProperty', '0%\n3.3%', '0%\n0%'))).toEqual([
    'Materials | 0% | 0%',
    'Property | 3.3% | 0%',
  ])
  expect(rowsOf(frame('Materials\nProperty', '1,858,221,567.\n60', '12.5\n0'))).toHaveLength(1)
})

it('parts two rows of which one alone has the number of a note', () => {
  expect(rowsOf(frame('Sales\nCost', '3', '1,200\n700'))).toEqual(['Sales | 3 | 1,200', 'Cost | 700'])
  expect(rowsOf(frame('Sales of\ngoods', '1,200', '1,200\n60'))).toHaveLength(1)
})

it('parts two rows whose amounts have other decimals in all columns, or whose first label ends before it need', () => {
  expect(rowsOf(frame('Free cash flows\nFactor', '870,714\n0.9191', '877,877\n0.8448'))).toEqual([
    'Free cash flows | 870,714 | 877,877',
    'Factor | 0.9191 | 0.8448',
  ])
  expect(rowsOf(frame('Debt\nRate', '870,714\n0.91'))).toEqual(['Debt | 870,714', 'Rate | 0.91'])
})

it('leaves what may be one wrapped amount, or an amount above its share, one row where the label was wrapped', () => {
  expect(rowsOf(frame('Free cash flows\nbefore interest', '870,714\n0.9191'))).toHaveLength(1)
  expect(rowsOf(frame('Free cash flows\nbefore interest', '870,714\n12%', '877,877\n13%'))).toHaveLength(1)
  expect(rowsOf(frame('Free cash flows\nbefore interest', '870,714\n0.9191', '877,877.1\n0.8'))).toHaveLength(1)
})

it('parts two rows of which one has a dash, that stands for an amount of any form', () => {
  const rows = frame('Financing\nActivities abroad', '2,422\n119', '3,420\n124', '–\n4.2%')
  expect(rowsOf(rows)).toEqual(['Financing | 2,422 | 3,420 | –', 'Activities abroad | 119 | 124 | 4.2%'])
  expect(rowsOf(frame('Financing\nactivities abroad', '2,422.\n19', '3,420.5\n7', '–\n4.2%'))).toHaveLength(1)
})

it('parts the head of a frame from its one item and the total far below, and no wrapped amount close by', () => {
  const gap = '\n\n\n\n\n'
  const grid = frame(`Item\nTransport${gap}Total`, `Price\n60.58`, `Sum\n60.58${gap}60.58`, `Tax\n1.82${gap}1.82`)
  expect(rowsOf(grid)).toEqual(['Item | Price | Sum | Tax', 'Transport | 60.58 | 60.58 | 1.82', 'Total | 60.58 | 1.82'])
  expect(rowsOf(frame('Item\nTransport\nTotal', 'Price\n60.58', 'Sum\n60.58\n60.58'))).toHaveLength(1)
})
