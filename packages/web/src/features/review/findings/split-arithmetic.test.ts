import type { Evidence } from '@tickmark/document'
import { expect, test } from 'vitest'
import { splitArithmetic } from './split-arithmetic.ts'

const printed = (value: string): Evidence => ({ location: { page: 1 }, text: value, value })
const links = (arithmetic: string, values: string[]): [string, number][] =>
  splitArithmetic(arithmetic, values.map(printed)).flatMap(({ text, evidenceIndex }) =>
    evidenceIndex === undefined ? [] : [[text, evidenceIndex] as [string, number]],
  )

test('each number of the sum leads to the place that prints it, the result to the place of the error', () => {
  const arithmetic = '68,450 + 92,760 = 161,210 ≠ 161,120'
  expect(links(arithmetic, ['161,120', '68,450', '92,760'])).toEqual([
    ['68,450', 1],
    ['92,760', 2],
    ['161,120', 0],
  ])
  expect(
    splitArithmetic(arithmetic, [printed('161,120'), printed('68,450')])
      .map(({ text }) => text)
      .join(''),
  ).toBe(arithmetic)
})

test('equal operands lead to places of their own; brackets, units and signs do not matter', () => {
  expect(links('500 + 500 − 1,200 = −200 ≠ 300', ['300', '500万元', '500万元', '(1,200)'])).toEqual([
    ['500', 1],
    ['500', 2],
    ['1,200', 3],
    ['300', 0],
  ])
})

test('a line of which nothing is printed stays text', () => {
  expect(splitArithmetic('1 + 1 = 2', [printed('3')])).toEqual([{ start: 0, text: '1 + 1 = 2' }])
})
