import { isSumOf, type Lane, type Line } from './sum-structure.ts'

/** The sum of a run of lines that grows, lane by lane: what a run of many lines comes to need not be added up from its start. */
export interface RunningSum {
  add(line: Line): void
  /** Whether the sum is the result in any lane. */
  holds(): boolean
}

export function createRunningSum(lanes: readonly Lane[], result: Line): RunningSum {
  const sums = new Float64Array(lanes.length)
  const counts = new Uint16Array(lanes.length)
  return {
    add({ values }) {
      values.forEach((value, lane) => {
        if (!value) return
        sums[lane] = (sums[lane] ?? 0) + value
        counts[lane] = (counts[lane] ?? 0) + 1
      })
    },
    holds: () =>
      lanes.some((lane, at) => {
        const stated = result.values[at]
        const count = counts[at] ?? 0
        return (
          stated !== null &&
          stated !== undefined &&
          count > 0 &&
          isSumOf(lane, result.rounding?.[at], { stated, expected: sums[at] ?? 0, count })
        )
      }),
  }
}
