/** The middle one of several numbers. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0
  // Nearly every line is set in one size.
  if (values.every((value) => value === values[0])) return values[0]!
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
