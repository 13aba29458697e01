import { lastOf } from '@tickmark/document'
import { boundsOf } from '@tickmark/document/page'
import type { Rectangle } from '@tickmark/document/page'

/** Bars that make a chart, at least; the shortest is shorter than this share of the longest: shaded rows of a table are alike. */
const FEWEST_BARS = 3
const LIKE_LENGTH = 0.93
/** Bars start at the same place, to so many cells. */
const SLACK = 2
/** Bars are as broad as one another, to this share. */
const BREADTHS = 0.25
/** Blank between two bars, in breadths of one. */
const MOST_GAP = 1.5

/** Where blocks are the bars of a chart: side by side from one line, equally broad, of different lengths. */
export function findBars(blocks: readonly Rectangle[]): Rectangle[] {
  return blocks.flatMap((block) => [
    ...barsWith(block, blocks, ['bottom', 'left', 'right', 'top']),
    ...barsWith(block, blocks, ['left', 'top', 'bottom', 'right']),
  ])
}

type Side = keyof Rectangle

/** The chart of one bar. Sides: where bars start, their breadth from and to, where they end. */
function barsWith(
  block: Rectangle,
  blocks: readonly Rectangle[],
  [start, from, to, end]: readonly [Side, Side, Side, Side],
): Rectangle[] {
  const breadth = block[to] - block[from]
  const alike = blocks
    .filter(
      (other) =>
        Math.abs(other[start] - block[start]) <= SLACK &&
        Math.abs(other[to] - other[from] - breadth) <= Math.max(1, BREADTHS * breadth),
    )
    .toSorted((a, b) => a[from] - b[from])
  const row: Rectangle[] = []
  for (const bar of alike) {
    if (row.length > 0 && bar[from] - lastOf(row)[to] > MOST_GAP * breadth) {
      if (row.includes(block)) break
      row.length = 0
    }
    row.push(bar)
  }
  const lengths = row.map((bar) => Math.abs(bar[end] - bar[start]))
  const differ = Math.min(...lengths) < LIKE_LENGTH * Math.max(...lengths)
  return row.includes(block) && row.length >= FEWEST_BARS && differ ? [boundsOf(row)] : []
}
