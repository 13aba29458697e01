import { itemAt, numberAt } from '@tickmark/document'
import type { Combination, LaneLine } from './combination.ts'

/** The combination without the lanes that mean to depart from it. */
export function withMeantLanes(lines: readonly LaneLine[], found: Combination): Combination {
  const grain = grainOf(lines, found)
  const apart = found.broken.filter((lane) => !hasOwnTerm(lines, found, lane))
  const broken = apart.filter((lane) => Math.abs(gapOf(lines, found, lane)) >= grain)
  if (isMagnitude(lines, found, broken)) return { ...found, broken: [] }
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
function hasOwnTerm(lines: readonly LaneLine[], found: Combination, lane: number): boolean {
  const { result, terms, held } = found
  const valueOf = (line: number): number => itemAt(lines, line).values[lane] ?? 0
  const gap = gapOf(lines, found, lane)
  const slack = [result, ...terms.map(({ line }) => line)].reduce(
    (sum, line) => sum + numberAt(itemAt(lines, line).slack, lane),
    0,
  )
  return lines.some(({ values }, line) => {
    if (line === result || terms.some((term) => term.line === line) || !values[lane]) return false
    return Math.abs(Math.abs(valueOf(line)) - Math.abs(gap)) <= 2 * slack && held.every((other) => !values[other])
  })
}

function gapOf(lines: readonly LaneLine[], { result, terms }: Combination, lane: number): number {
  const valueOf = (line: number): number => itemAt(lines, line).values[lane] ?? 0
  return valueOf(result) - terms.reduce((sum, { line, sign }) => sum + sign * valueOf(line), 0)
}

/** Fewer figures are round by chance. */
const LEAST_ROUND = 12
/** Amounts of which nobody rounds away more. */
const LARGEST_GRAIN = 1e9

/** By how much a sum of figures may be off that are all rounded to one power of ten (thousands written out in units); 0 where they are not. */
function grainOf(lines: readonly LaneLine[], { result, terms }: Combination): number {
  const values = [result, ...terms.map(({ line }) => line)].flatMap((line) =>
    itemAt(lines, line).values.filter((value): value is number => value !== null && value !== 0),
  )
  if (values.length < LEAST_ROUND) return 0
  let grain = 1
  while (grain < LARGEST_GRAIN && values.every((value) => value % (grain * 10) === 0)) grain *= 10
  return grain > 1 ? (grain * (terms.length + 1)) / 2 + 1 : 0
}

/** One sign may have been lost; several that are all missing say that the line holds how much, and not which way. */
const LEAST_UNSIGNED = 2

function isMagnitude(lines: readonly LaneLine[], found: Combination, broken: readonly number[]): boolean {
  const { values, slack } = itemAt(lines, found.result)
  if (broken.length < LEAST_UNSIGNED || values.some((value) => (value ?? 0) < 0)) return false
  return broken.every((lane) => {
    const stated = values[lane] ?? 0
    return Math.abs(gapOf(lines, found, lane) - 2 * stated) <= 2 * numberAt(slack, lane)
  })
}

/** Several lanes in a row at one end: the past was computed in another way than the forecast. */
function isSeam(held: readonly number[], broken: readonly number[]): boolean {
  if (broken.length < 2) return false
  const [first, last] = [Math.min(...held), Math.max(...held)]
  return broken.every((lane) => lane < first) || broken.every((lane) => lane > last)
}
