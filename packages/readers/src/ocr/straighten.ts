import type { Rectangle, Straightening } from '../page-content.ts'
import type { LineBox } from './line-box.ts'

interface Size {
  width: number
  height: number
}

/** Slopes below this move nothing by more than half a line. */
const NEGLIGIBLE = 0.0015
const FEWEST_LINES = 3

/**
 * How a skewed or slanted page would lie straight: lines level, columns upright. Undefined when it lies straight already.
 * The slope of lines, and how it changes down the page, is that of the text itself; the lean of columns is found by trying:
 * the one under which left and right ends of lines stand most sharply above one another.
 */
export function findStraightening(boxes: readonly LineBox[], page: Size): Straightening | undefined {
  const lines = boxes.filter((box) => !box.upended && box.length > box.thickness * 2.5)
  if (lines.length < FEWEST_LINES) return undefined
  const slope = fitSlope(lines, page)
  const lean = fitLean(lines, page, slope)
  const found = { slope, lean }
  return [...slope, ...lean].every((value) => Math.abs(value) < NEGLIGIBLE) ? undefined : found
}

/** Where a point of the page as displayed lies on the straightened page. */
export function straightenPoint(x: number, y: number, page: Size, by: Straightening): { x: number; y: number } {
  const dx = x - page.width / 2
  const dy = y - page.height / 2
  return {
    x: x + dy * (by.lean[0] + (by.lean[1] * dx) / page.width),
    y: y - dx * (by.slope[0] + (by.slope[1] * dy) / page.height),
  }
}

/** The way back. */
export function unstraightenPoint(x: number, y: number, page: Size, by: Straightening): { x: number; y: number } {
  let [atX, atY] = [x, y]
  // The shifts are small and change slowly: a few rounds settle to a hundredth of a pixel.
  for (let round = 0; round < 6; round += 1) {
    const there = straightenPoint(atX, atY, page, by)
    atX += x - there.x
    atY += y - there.y
  }
  return { x: atX, y: atY }
}

/** A rectangle of the straightened page as it lies on the page as displayed: the smallest upright one around its corners. */
export function unstraighten(place: Rectangle, page: Size, by: Straightening): Rectangle {
  const corners = [
    unstraightenPoint(place.left, place.top, page, by),
    unstraightenPoint(place.right, place.top, page, by),
    unstraightenPoint(place.left, place.bottom, page, by),
    unstraightenPoint(place.right, place.bottom, page, by),
  ]
  return {
    left: Math.min(...corners.map((corner) => corner.x)),
    top: Math.min(...corners.map((corner) => corner.y)),
    right: Math.max(...corners.map((corner) => corner.x)),
    bottom: Math.max(...corners.map((corner) => corner.y)),
  }
}

/** Weighted least squares of the lines' slopes over their height on the page, outliers left out in a second and third round. */
function fitSlope(lines: readonly LineBox[], page: Size): [number, number] {
  const samples = lines.map((line) => ({
    slope: Math.tan(line.angle),
    at: (line.centerY - page.height / 2) / page.height,
    weight: line.length ** 2 * line.score,
  }))
  let kept = samples
  let fit: [number, number] = [0, 0]
  for (let round = 0; round < 3; round += 1) {
    fit = leastSquares(kept)
    const residuals = samples.map((sample) => Math.abs(sample.slope - fit[0] - fit[1] * sample.at))
    const limit = Math.max(
      0.004,
      2.5 *
        weightedMedian(
          residuals,
          samples.map((sample) => sample.weight),
        ),
    )
    kept = samples.filter((_, index) => residuals[index]! <= limit)
    if (kept.length < FEWEST_LINES) break
  }
  return fit
}

function leastSquares(samples: readonly { slope: number; at: number; weight: number }[]): [number, number] {
  let [w, wx, wy, wxx, wxy] = [0, 0, 0, 0, 0]
  for (const { slope, at, weight } of samples) {
    w += weight
    wx += weight * at
    wy += weight * slope
    wxx += weight * at * at
    wxy += weight * at * slope
  }
  const spread = wxx / w - (wx / w) ** 2
  // Lines that stand close together say nothing about the change over the page.
  const change = spread < 0.005 ? 0 : (wxy / w - (wx / w) * (wy / w)) / spread
  return [wy / w - change * (wx / w), change]
}

function weightedMedian(values: readonly number[], weights: readonly number[]): number {
  const order = values.map((_, index) => index).toSorted((a, b) => values[a]! - values[b]!)
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2
  let sum = 0
  for (const index of order) {
    sum += weights[index]!
    if (sum >= half) return values[index]!
  }
  return 0
}

/** Search over lean and its change across the page, starting from a plain turn (lean equal to slope). */
function fitLean(lines: readonly LineBox[], page: Size, slope: readonly [number, number]): [number, number] {
  const ends = lines.flatMap((line) => {
    const half = (line.length / 2) * Math.cos(line.angle)
    const rise = (line.length / 2) * Math.sin(line.angle)
    return [
      { x: line.centerX - half, y: line.centerY - rise, side: 0 },
      { x: line.centerX + half, y: line.centerY + rise, side: 1 },
    ]
  })
  const binWidth = Math.max(3, lines.map((line) => line.thickness).toSorted((a, b) => a - b)[lines.length >> 1]! * 0.25)
  const sharpness = (lean: number, change: number) => {
    const bins = new Map<number, number>()
    for (const { x, y, side } of ends) {
      const at = straightenPoint(x, y, page, { slope: [0, 0], lean: [lean, change] }).x / binWidth
      const bin = Math.floor(at)
      // Each end counts for the two nearest bins, so that a border between bins cuts nothing in two.
      for (const [key, share] of [
        [bin, 1 - at + bin],
        [bin + 1, at - bin],
      ] as const) {
        const index = key * 2 + side
        bins.set(index, (bins.get(index) ?? 0) + share)
      }
    }
    let sum = 0
    for (const count of bins.values()) sum += count * count
    return sum
  }
  const plain = sharpness(slope[0], 0)
  let best = { lean: slope[0], change: 0, value: plain }
  for (let lean = -0.08; lean <= 0.08; lean += 0.0025) {
    for (let change = -0.1; change <= 0.1; change += 0.01) {
      const value = sharpness(slope[0] + lean, change) - (Math.abs(lean) + Math.abs(change)) * plain * 0.5
      if (value > best.value) best = { lean: slope[0] + lean, change, value }
    }
  }
  return best.value > plain * 1.25 ? [best.lean, best.change] : [slope[0], 0]
}
