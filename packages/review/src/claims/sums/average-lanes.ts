import { itemAt, numberAt } from '@tickmark/document'
import { isIntegerSlip } from '../relation/slip.ts'
import type { LaneTest, Line, SumStructure } from './sum-structure.ts'

/** Of two lines, one that is too large leaves the total between them as well: only among more of them a mean shows. */
const LEAST_TERMS = 3

/** From so many lines on no slip puts their total among them by chance: it is a mean. */
const SURE_TERMS = 5
/** From here on a number, in units of its last place, does not repeat another by chance. */
const COPIED = 1000

export interface MeanLanes {
  /** Lanes with a total that may be a mean. */
  like: ReadonlySet<number>
  /** Lanes with a total that can be nothing else. */
  sure: ReadonlySet<number>
}

/**
 * Lanes whose totals are no sums but means: prices, densities, years. Nothing adds up in them, and a total lies between the least and
 * the largest of its lines, which no slip of one digit explains. Where it repeats one of the lines it may have been copied from there.
 */
export function averageLanes(lines: readonly Line[], structures: readonly SumStructure[]): MeanLanes {
  const tests = structures.flatMap((found) => found.tests.map((test) => ({ found, test })))
  const summed = new Set(tests.flatMap(({ found, test }) => (test.holds && found.terms.length > 1 ? [test.lane] : [])))
  const means = tests.filter(({ found, test }) => !summed.has(test.lane) && isMean(lines, found, test))
  const lanes = means.flatMap(({ found, test: { lane, stated } }) => {
    const values = found.terms.flatMap(({ line }) => itemAt(lines, line).values[lane] ?? [])
    const isCopy = values.includes(stated)
    return isCopy && stated >= COPIED ? [] : [{ lane, isSure: values.length >= SURE_TERMS && !isCopy }]
  })
  return {
    like: new Set(lanes.map(({ lane }) => lane)),
    sure: new Set(lanes.flatMap(({ lane, isSure }) => (isSure ? [lane] : []))),
  }
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
