import type { Rectangle } from '../../page-content.ts'

/** Bars that make a chart, at least, and different lengths among them. */
const FEWEST_BARS = 3
/** Bars start at the same place, to so many cells; lengths that differ by no more are the same. */
const SLACK = 2
/** Bars are as broad as one another, to this share. */
const BREADTHS = 0.25

/** The blocks among some that are bars of a chart: they start at one line, are equally broad and differ in length. */
export function hasBars(blocks: readonly Rectangle[]): Rectangle[] {
  const bars = new Set<Rectangle>()
  for (const block of blocks) {
    for (const [start, from, to, along] of [
      ['bottom', 'left', 'right', 'top'],
      ['left', 'top', 'bottom', 'right'],
    ] as const) {
      const breadth = block[to] - block[from]
      const row = blocks.filter(
        (other) =>
          Math.abs(other[start] - block[start]) <= SLACK &&
          Math.abs(other[to] - other[from] - breadth) <= Math.max(1, BREADTHS * breadth),
      )
      const ends = new Set(row.map((bar) => Math.round(bar[along] / (2 * SLACK))))
      if (row.length >= FEWEST_BARS && ends.size >= FEWEST_BARS) for (const bar of row) bars.add(bar)
    }
  }
  return [...bars]
}
