import { expect, test } from 'vitest'
import { splitFormula } from './formula-references.ts'

const references = (formula: string): string[] =>
  splitFormula(formula).flatMap(({ reference }) =>
    reference ? [reference.sheet === undefined ? reference.cell : `${reference.sheet}!${reference.cell}`] : [],
  )

test.each([
  ['SUM(B2:B9)-$C$4', ['B2:B9', 'C4']],
  ["'利润 表'!D5*假设!$B$3", ['利润 表!D5', '假设!B3']],
  ["'It''s'!A1", ["It's!A1"]],
  ['LOG10(A1)+ATAN2(B1,C1)', ['A1', 'B1', 'C1']],
  ['IF(A1="B2 to C3",Rate2025,1)', ['A1']],
  ["[1]Inputs!A1+'[2]Other'!B2+Sales[Amount]", []],
  ['1.05^2', []],
])('%s refers to %j', (formula, expected) => {
  expect(references(formula)).toEqual(expected)
  expect(
    splitFormula(formula)
      .map(({ text }) => text)
      .join(''),
  ).toBe(formula)
})
