import { firstOf, itemAt } from '@tickmark/document'
import { isDigitSlip } from '../relation/slip.ts'
import { readings, sections } from './sum-readings.ts'
import { labelledSign, structure } from './sum-structure.ts'
import type { Lane, LaneTest, Line, SumStructure } from './sum-structure.ts'

/** A total whose lines add up in no lane, but would after undoing one slip: in its own value, one addend, or two lanes exchanged. */
export function slippedSum(
  lines: readonly Line[],
  lanes: readonly Lane[],
  stack: readonly number[],
  result: number,
): SumStructure | undefined {
  for (const members of sections(lines, stack)) {
    for (const reading of readings(lines, members)) {
      if (reading.length < 2) continue
      for (const deducted of [true, false]) {
        const terms = reading.map((line) => ({
          line,
          sign: deducted && itemAt(lines, line).deducted ? (-1 as const) : (1 as const),
        }))
        const candidate = structure(lines, lanes, result, terms, 1)
        const tests = candidate.tests.filter((test) => itemAt(lanes, test.lane).additive)
        if (
          tests.length > 0 &&
          (tests.every((test) => isSlipped(lines, candidate, test)) || isExchanged(lines, candidate, tests))
        )
          return { ...candidate, basis: 'slip' }
      }
    }
  }
  return undefined
}

function isSlipped(lines: readonly Line[], candidate: SumStructure, test: LaneTest): boolean {
  if (isDigitSlip(test.stated, test.expected)) return true
  return candidate.terms.some((term) => {
    const value = itemAt(lines, term.line).values[test.lane]
    return Boolean(value) && isDigitSlip(value!, value! + term.sign * (test.stated - test.expected))
  })
}

/** Digits by which two lanes have to say that two values were exchanged, where no label says that lines are added up. */
const LEAST_DIGITS = 4

/**
 * A line without a total's name that the lines above give in two lanes once the values of one line are exchanged: both gaps are the same, and
 * the same as what that line's values differ by, which chance seldom makes.
 */
export function exchangedSum(
  lines: readonly Line[],
  lanes: readonly Lane[],
  stack: readonly number[],
  result: number,
): SumStructure | undefined {
  for (const members of sections(lines, stack)) {
    const terms = members.map((line) => ({ line, sign: labelledSign(itemAt(lines, line)) }))
    const candidate = structure(lines, lanes, result, terms, 1)
    const tests = candidate.tests.filter((test) => itemAt(lanes, test.lane).additive)
    if (tests.length < 2 || !isExchanged(lines, candidate, tests)) continue
    const gap = Math.min(...tests.filter(({ holds }) => !holds).map((test) => Math.abs(test.stated - test.expected)))
    const digits = 2 * Math.log10(gap / itemAt(lanes, firstOf(tests).lane).ulp) - Math.log10(members.length)
    if (digits >= LEAST_DIGITS) return { ...candidate, basis: 'slip' }
  }
  return undefined
}

/** Two lanes off by opposite amounts, which exchanging the two values of one line would mend. */
function isExchanged(lines: readonly Line[], candidate: SumStructure, tests: readonly LaneTest[]): boolean {
  const broken = tests.filter((test) => !test.holds)
  const members = [...candidate.terms, { line: candidate.result, sign: -1 as const }]
  return broken.some((a) =>
    broken.some((b) => {
      const gap = a.stated - a.expected
      if (a.lane >= b.lane || gap === 0 || gap !== b.expected - b.stated) return false
      return members.some(
        ({ line, sign }) =>
          sign * ((itemAt(lines, line).values[b.lane] ?? 0) - (itemAt(lines, line).values[a.lane] ?? 0)) === gap,
      )
    }),
  )
}
