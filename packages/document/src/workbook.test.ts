import { expect, test } from 'vitest'
import { cellAddress, columnName, parseAddress } from './workbook.ts'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [16383, 'XFD'],
])('column %i is %s', (index, name) => {
  expect(columnName(index)).toBe(name)
})

test('an address and its indexes are inverse', () => {
  expect(parseAddress('$AB$12')).toEqual({ rowIndex: 11, columnIndex: 27 })
  expect(cellAddress(11, 27)).toBe('AB12')
  expect(parseAddress('Sheet1!A1')).toBeUndefined()
})
