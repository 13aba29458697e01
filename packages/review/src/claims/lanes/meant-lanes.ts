import { itemAt, numberAt } from '@tickmark/document'
import type { Combination, LaneLine } from './combination.ts'

/** The combination without the lanes that mean to depart from it. */
export function withMeantLanes(lines: readonly LaneLine[], found: Combination): Combination {
  const broken = found.broken.filter((lane) => !hasOwnTerm(lines, found, lane))
  return { ...found, broken: isSeam(found.held, broken) ? [] : broken }
}

/** Lanes of balances: the year of one is its last quarter, not the sum of four, in whatever combination it stands. */
export function balanceLanes(lines: readonly LaneLine[], found: readonly Combination[]): Set<number> {
  return new Set(
    found.flatMap(({ result, terms, broken }) =>
      broken.filter((lane) => {
        const stated = itemAt(lines, result).values[lane] ?? 0
        return terms.some(({ line }) => itemAt(lines, line).values[lane] === stated)
      }),
    ),
  )
}

/** A line that only this lane has (the proceeds of the sale in the last year) makes up for the gap. */
function hasOwnTerm(lines: readonly LaneLine[], { result, terms, held }: Combination, lane: number): boolean {
  const valueOf = (line: number): number => itemAt(lines, line).values[lane] ?? 0
  const gap = valueOf(result) - terms.reduce((sum, { line, sign }) => sum + sign * valueOf(line), 0)
  const slack = [result, ...terms.map(({ line }) => line)].reduce(
    (sum, line) => sum + numberAt(itemAt(lines, line).slack, lane),
    0,
  )
  return lines.some(({ values }, line) => {
    if (line === result || terms.some((term) => term.line === line) || !values[lane]) return false
    return Math.abs(Math.abs(valueOf(line)) - Math.abs(gap)) <= 2 * slack && held.every((other) => !values[other])
  })
}

/** Several lanes in a row at one end: the past was computed in another way than the forecast. */
function isSeam(held: readonly number[], broken: readonly number[]): boolean {
  if (broken.length < 2) return false
  const [first, last] = [Math.min(...held), Math.max(...held)]
  return broken.every((lane) => lane < first) || broken.every((lane) => lane > last)
}
