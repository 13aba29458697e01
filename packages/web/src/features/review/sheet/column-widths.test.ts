import { describe, expect, it } from 'vitest'
import { columnWidths, labelColumnOf } from './column-widths.ts'
import type { GridCell } from './use-rows.ts'

const cell = (row_index: number, column_index: number, type: GridCell['type'], text: string): GridCell =>
  ({ row_index, column_index, type, text, address: '' }) as GridCell

describe('columnWidths', () => {
  it('gives CJK letters twice the room, within bounds', () => {
    const cells = [cell(0, 0, 'text', '营业收入及其他业务收入'), cell(0, 1, 'number', '1')]
    expect(columnWidths(cells, 2)).toEqual([11 * 15 + 20, 80])
    expect(columnWidths([cell(0, 0, 'text', 'x'.repeat(400))], 1)).toEqual([280])
  })
})

describe('labelColumnOf', () => {
  const statement = ['Revenue', 'Cost of sales', 'Gross profit', 'Overheads'].flatMap((label, row) => [
    cell(row + 2, 1, 'text', label),
    cell(row + 2, 2, 'number', '1,204'),
    cell(row + 2, 3, 'number', '1,180'),
  ])
  it('is the column that names the rows, not that of a title or of numbers', () => {
    expect(labelColumnOf([cell(0, 0, 'text', 'Income statement'), ...statement])).toBe(1)
  })
  it('is none on a sheet of numbers alone', () => {
    expect(labelColumnOf(statement.filter(({ type }) => type === 'number'))).toBeUndefined()
  })
})
