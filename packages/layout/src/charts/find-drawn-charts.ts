import { areaOf, boundsOf, isMiddleIn, median, sharedArea } from '@tickmark/document/page'
import type { PageContent, Rectangle } from '@tickmark/document/page'
import type { Token } from '../lines/text-line.ts'
import { findAxes } from './find-axes.ts'
import { findBars } from './find-bars.ts'
import { findPlots } from './find-plots.ts'
import type { Plot } from './find-plots.ts'
import { labelsOf } from './labels-of.ts'

/** A chart that is drawn on a page, with the words that belong to it. */
export interface DrawnChart extends Rectangle {
  labels: Token[]
}

/**
 * The charts of a page: numbers in even steps at even distances beside which something is drawn to their scale, and rows of
 * bars. Their words are no rows of a table, however well they stand in line.
 */
export function findDrawnCharts(content: PageContent, tokens: readonly Token[]): DrawnChart[] {
  if (content.fills.length + content.rules.length + (content.drawings?.length ?? 0) === 0) return []
  const fontSize = median(tokens.map((token) => token.fontSize))
  const plots = [...findPlots(content, findAxes(tokens), tokens), ...findBars(content, fontSize)]
  const taken = new Set<Token>()
  return joined(plots).flatMap((own) => {
    if (isSmall(boundsOf(own), fontSize)) return []
    const free = tokens.filter((token) => !taken.has(token))
    const labels = labelsOf(own, content, free)
    for (const label of labels) taken.add(label)
    return labels.length > 0 ? [{ labels, ...boundsOf([...own, ...labels]) }] : []
  })
}

/** Smaller ones, in font sizes, are ornaments and bars in a row of text. */
const SMALLEST = 4

function isSmall({ left, top, right, bottom }: Rectangle, fontSize: number): boolean {
  return Math.min(right - left, bottom - top) < SMALLEST * fontSize
}

/** Plots that share ground are one chart: those of its two axes, of its axis and its bars. */
function joined(plots: readonly Plot[]): Plot[][] {
  let groups = plots.map((plot) => [plot])
  for (;;) {
    const meeting = groups.find((group) => groups.some((other) => other !== group && meets(group, other)))
    if (!meeting) return groups
    const others = groups.filter((other) => other !== meeting && meets(meeting, other))
    groups = [...groups.filter((group) => group !== meeting && !others.includes(group)), [...meeting, ...others.flat()]]
  }
}

function meets(a: readonly Plot[], b: readonly Plot[]): boolean {
  const [one, other] = [boundsOf(a), boundsOf(b)]
  return sharedArea(one, other) > 0 && (isMiddleIn(one, other) || isMiddleIn(other, one) || overlaps(one, other))
}

/** A quarter of the smaller one is shared. */
function overlaps(a: Rectangle, b: Rectangle): boolean {
  return sharedArea(a, b) > 0.25 * Math.min(areaOf(a), areaOf(b))
}
