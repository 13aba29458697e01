import { describe, expect, test } from 'vitest'
import { createShapeReader } from './shape.ts'
import { tokenizeFormula } from './tokenize.ts'
import { translateFormula } from './translate.ts'

const at = (row: number, column: number, sheet = 'Model') => ({ sheet, row, column })

describe('tokenizeFormula', () => {
  test.each([
    ['LOG10(A1)*LOG10', ['function', 'open', 'reference', 'close', 'operator', 'reference']],
    ["'It''s a sheet'!$A$1:B2", ['reference']],
    ['利润表!F8*假设!F14', ['reference', 'operator', 'reference']],
    ['[1]Sheet1!A1+Sheet1:Sheet3!B2', ['reference', 'operator', 'reference']],
    [
      'IF(A:A=1,"a ""b""",#N/A)',
      ['function', 'open', 'reference', 'operator', 'number', 'separator', 'text', 'separator', 'error', 'close'],
    ],
    [
      '_xlfn.XLOOKUP(Rate,Table1[Key],{1,2})',
      [
        'function',
        'open',
        'name',
        'separator',
        'structured',
        'separator',
        'brace',
        'number',
        'separator',
        'number',
        'brace',
        'close',
      ],
    ],
    ['1.5E-3%', ['number', 'operator']],
  ])('reads %s', (formula, types) => {
    expect(tokenizeFormula(formula).map(({ type }) => type)).toEqual(types)
  })
})

describe('shapes', () => {
  const read = createShapeReader()

  test('copies of a formula share one shape, whatever its cell', () => {
    expect(read('B1*(1+$A$1)', at(1, 1))).toBe(read('C1*(1+$A$1)', at(1, 2)))
    expect(read('model!B1', at(1, 1))).toBe(read('B1', at(1, 1)))
  })

  test('the order of terms and idle signs make no difference, the sign of a term does', () => {
    const form = (formula: string) => read(formula, at(1, 1)).form
    expect(form('+C1+D1')).toBe(form('D1+C1'))
    expect(form('C1*D1/E1')).toBe(form('D1/E1*C1'))
    expect(form('C1-(D1-E1)')).toBe(form('C1-D1+E1'))
    expect(form('C1-D1')).not.toBe(form('D1-C1'))
  })

  test('hostile nesting is read no further, and nothing throws', () => {
    expect(() => read('('.repeat(20_000) + '1' + ')'.repeat(20_000), at(0, 0))).not.toThrow()
    expect(() => read('SUM(,,;A1,)+*)(', at(0, 0))).not.toThrow()
  })
})

test('translateFormula moves what copying moves', () => {
  expect(translateFormula("SUM(B$2:B4)+'a b'!$C1+D:D", { rows: 2, columns: 1 })).toBe("SUM(C$2:C6)+'a b'!$C3+E:E")
  expect(translateFormula('A1', { rows: 0, columns: -1 })).toBe('#REF!')
})
