import { firstOf, numberAt } from '../list.ts'

/** The middle one of several numbers, the larger of two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0
  // Nearly every line is set in one size.
  if (values.every((value) => value === values[0])) return firstOf(values)
  const sorted = values.toSorted((a, b) => a - b)
  return numberAt(sorted, Math.floor(sorted.length / 2))
}
