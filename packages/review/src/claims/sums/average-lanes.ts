import { itemAt } from '@tickmark/document'
import { isIntegerSlip } from '../relation/slip.ts'
import type { LaneTest, Line, SumStructure } from './sum-structure.ts'

const LEAST_TERMS = 2

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

function isMean(lines: readonly Line[], { terms }: SumStructure, { lane, stated, expected, holds }: LaneTest): boolean {
  const values = terms.flatMap(({ line }) => itemAt(lines, line).values[lane] ?? [])
  if (holds || values.length < LEAST_TERMS || values.some((value) => value < 0)) return false
  return stated > Math.min(...values) && stated < Math.max(...values) && !isIntegerSlip(stated, expected)
}
