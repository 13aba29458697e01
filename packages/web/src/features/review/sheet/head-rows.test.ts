import { expect, test } from 'vitest'
import { headRowsOf, headsAbove } from './head-rows.ts'
import type { GridCell } from './use-rows.ts'

/** A sheet typed as rows; what reads as an amount is a number, years too. */
const typed = (...rows: string[]): GridCell[] =>
  rows.flatMap((line, row_index) =>
    line.split('|').flatMap((raw, column_index) => {
      const text = raw.trim()
      const type = /^[\d,.-]+$/.test(text) && text !== '-' ? 'number' : 'text'
      return text ? [{ row_index, column_index, text, type } as GridCell] : []
    }),
  )

test('years, months and names above numbers are heads; labels, dashes and notes are none', () => {
  const heads = headRowsOf(
    typed(
      'Model of Clearbrook',
      '| 2024 | 2025 | 2026E',
      'Revenue | 100 | 110 | 120',
      'Other | - | - | -',
      'Costs | 60 | 65 | 70',
      '',
      '| Mar-17 | Mar-18 | Mar-19',
      'Cash | 1 | 2 | 3',
    ),
  )
  expect(heads.map(({ row, texts }) => [row, ...texts.values()])).toEqual([
    [1, '2024', '2025', '2026E'],
    [6, 'Mar-17', 'Mar-18', 'Mar-19'],
  ])
  expect(headsAbove(heads, 1)).toBeUndefined()
  expect(headsAbove(heads, 4)?.row).toBe(1)
  expect(headsAbove(heads, 7)?.row).toBe(6)
})

test('amounts that were pasted as text are no heads', () => {
  const cells = typed('| 2024 | 2025 | 2026', 'Revenue | 1254.00 | 1738.00 | 1849.00', 'Costs | 60 | 65 | 70')
  const heads = headRowsOf(cells.map((cell) => ({ ...cell, type: 'text' as const })))
  expect(heads.map(({ row }) => row)).toEqual([0])
})

test('names of measures head their columns as periods do', () => {
  const heads = headRowsOf(typed('Country | Sales | Cost | Profit', 'Canada | 29 | 23 | 4'))
  expect(heads.map(({ texts }) => [...texts.values()])).toEqual([['Sales', 'Cost', 'Profit']])
})
