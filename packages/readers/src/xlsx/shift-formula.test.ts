import { expect, test } from 'vitest'
import { shiftFormula } from './shift-formula.ts'

test.each([
  ['A1+$A1+A$1+$A$1', 'B2+$A2+B$1+$A$1'],
  ['SUM(B2:B9)*LOG10(C3)', 'SUM(C3:C10)*LOG10(D4)'],
  ["'Q1 2024'!B2+FY24!C3", "'Q1 2024'!C3+FY24!D4"],
  ['"A1"&B1', '"A1"&C2'],
  ['SUM(B:B)+SUM($3:4)', 'SUM(C:C)+SUM($3:5)'],
  ['Table1[A1]+rate2024', 'Table1[A1]+rate2024'],
  ['XFD5', '#REF!'],
])('%s one row down and one column right is %s', (formula, shifted) => {
  expect(shiftFormula(formula, 1, 1)).toBe(shifted)
})

test('a reference that leaves the sheet is lost', () => {
  expect(shiftFormula('A1*2', -1, 0)).toBe('#REF!*2')
})
