import { itemAt, numberAt } from '@tickmark/document'
import { isIntegerSlip } from '../relation/slip.ts'
import type { LaneTest, Line, SumStructure } from './sum-structure.ts'

/** Of two lines, one that is too large leaves the total between them as well: only among more of them a mean shows. */
const LEAST_TERMS = 3

/**
 * Lanes whose totals are no sums but means: prices, densities, years. Nothing adds up in them, and a total lies between the least and
 * the largest of its lines, which no slip of one digit explains.
 */
export function averageLanes(lines: readonly Line[], structures: readonly SumStructure[]): ReadonlySet<number> {
  const tests = structures.flatMap((found) => found.tests.map((test) => ({ found, test })))
  const summed = new Set(tests.flatMap(({ found, test }) => (test.holds && found.terms.length > 1 ? [test.lane] : [])))
  const means = tests.filter(({ found, test }) => !summed.has(test.lane) && isMean(lines, found, test))
  return new Set(means.map(({ test }) => test.lane))
}

/**
 * A number between the least and the largest of three or more positive ones that is less than all of them without the largest come to: one
 * addend that is too large, however much, leaves the others below their sum.
 */
export function isMean(
  lines: readonly Line[],
  { terms }: SumStructure,
  { lane, stated, expected, holds }: LaneTest,
): boolean {
  // What is left after deductions is no mean of what it is made of.
  if (terms.some(({ sign }) => sign < 0)) return false
  const values = terms.flatMap(({ line }) => itemAt(lines, line).values[lane] ?? []).toSorted((a, b) => a - b)
  if (holds || values.length < LEAST_TERMS || numberAt(values, 0) < 0 || isIntegerSlip(stated, expected)) return false
  const largest = numberAt(values, values.length - 1)
  const others = values.slice(0, -1).reduce((sum, value) => sum + value, 0)
  return stated >= numberAt(values, 0) && stated <= largest && others > stated
}
