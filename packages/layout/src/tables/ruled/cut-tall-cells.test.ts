import { expect, it } from 'vitest'
import type { PageWord } from '@tickmark/document/page'
import { indexWords } from '../../lines/text-line.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'
import { cutTallCells } from './cut-tall-cells.ts'

/** Words of a column whose lines stand 12 points apart from `top` on; numbers end at its right edge. */
function column(texts: readonly string[], left: number, top = 12): PageWord[] {
  return texts.map((text, row): PageWord => {
    const isNumber = /\d/.test(text)
    const at = isNumber ? left + 96 - 5 * text.length : left + 4
    const place = { left: at, right: at + 5 * text.length, top: top + 12 * row, bottom: top + 10 + 12 * row }
    return { text, ...place, fontSize: 10, origin: 'text' }
  })
}

const AMOUNTS = ['1,200', '3,400', '4,600', '700', '900', '1,600']

/** Two drawn rows of three amounts each, a level line between them under the amounts alone. */
function grid(labels: readonly string[], top?: number): Grid {
  const words = [...column(labels, 0, top), ...column(AMOUNTS, 100)]
  const tokens = indexWords(words)
  const [own, amounts] = [tokens.slice(0, labels.length), tokens.slice(labels.length)]
  const cell = (rowIndex: number, columnIndex: number, rowSpan: number, held: typeof tokens): GridCell => {
    return { rowIndex, columnIndex, rowSpan, columnSpan: 1, tokens: held }
  }
  const cells = [cell(0, 0, 2, own), cell(0, 1, 1, amounts.slice(0, 3)), cell(1, 1, 1, amounts.slice(3))]
  return { kind: 'ruled', columnEdges: [0, 100, 200], rowEdges: [10, 47, 90], cells }
}

const textOf = ({ cells }: Grid) =>
  cells
    .filter(({ columnIndex }) => columnIndex === 0)
    .map(({ rowIndex, rowSpan, tokens }) => `${rowIndex}+${rowSpan} ${tokens.map(({ text }) => text).join(' ')}`)

it('gives the labels of many rows to the drawn rows that they stand in', () => {
  expect(textOf(cutTallCells(grid(['Cash', 'Stock', 'Current', 'Loans', 'Trade', 'Owed'])))).toEqual([
    '0+1 Cash Stock Current',
    '1+1 Loans Trade Owed',
  ])
})

it('leaves a heading over all rows of its frame, set in a line or in several that stand beside no amounts', () => {
  expect(textOf(cutTallCells(grid(['Assets'], 40)))).toEqual(['0+2 Assets'])
  expect(textOf(cutTallCells(grid(['Current', 'and', 'other', 'assets'], 30)))).toEqual([
    '0+2 Current and other assets',
  ])
})
