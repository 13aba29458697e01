import { median } from '@tickmark/document/page'
import { floatAt, raise } from '../bitmap/read-samples.ts'
import type { Straightening } from '@tickmark/document/page'
import { findBend, findSlope, unbend } from './find-bend.ts'
import type { LineBox } from '../bitmap/line-box.ts'

interface Size {
  width: number
  height: number
}

/** Slopes below this move nothing by more than half a line. */
const NEGLIGIBLE = 0.0015
const FEWEST_LINES = 3
/** Where the ends of lines are tried: beside the slope that the lines' directions tell, and any lean of a photograph taken at a slant. */
const NEAR_SLOPE = { reach: 0.01, step: 0.0005, most: 0.03 }
const NEAR_LEAN = { reach: 0.08, step: 0.0025, most: 0.12 }

/**
 * How a skewed or slanted page would lie straight: lines level, columns upright. Undefined when it lies straight already.
 * Found by trying: the slope under which the ends of lines stand most sharply at common heights, the lean under which they
 * stand most sharply above one another.
 */
export function findStraightening(boxes: readonly LineBox[], page: Size): Straightening | undefined {
  const lines = boxes.filter((box) => !box.upended && box.length > box.thickness * 1.2)
  if (lines.length < FEWEST_LINES) return undefined
  const thickness = median(lines.map((line) => line.thickness))
  const bend = findBend(lines, page) ?? [0, 0]
  const unbent = unbend(lines, page, bend)
  const ends = endsOf(unbent, page)
  const [steep, change] = findSlope(unbent, page) ?? [slopeOf(unbent), 0]
  const slope = search({ middle: steep, change, ...NEAR_SLOPE, gain: 1.04 }, (by, change) =>
    sharpness(ends, (end) => end.y - end.dx * (by + change * end.v), thickness * 0.3, false),
  )
  const lean = search({ middle: slope[0], change: 0, ...NEAR_LEAN, gain: 1.25 }, (by, change) =>
    sharpness(ends, (end) => end.x + end.dy * (by + change * end.u), Math.max(3, thickness * 0.25), true),
  )
  return [...slope, ...lean, ...bend].every((value) => Math.abs(value) < NEGLIGIBLE) ? undefined : { slope, lean, bend }
}

interface End {
  x: number
  y: number
  /** From the page's middle, in pixels and in shares of its size. */
  dx: number
  dy: number
  u: number
  v: number
  right: boolean
}

function endsOf(lines: readonly LineBox[], page: Size): End[] {
  return lines.flatMap((line) =>
    [false, true].map((right) => {
      const along = (right ? line.length : -line.length) / 2
      const x = line.centerX + along * Math.cos(line.angle)
      const y = line.centerY + along * Math.sin(line.angle)
      const [dx, dy] = [x - page.width / 2, y - page.height / 2]
      return { x, y, dx, dy, u: dx / page.width, v: dy / page.height, right }
    }),
  )
}

/** The slope of most of the text by length: the angles of short boxes are coarse, so long ones decide. */
function slopeOf(lines: readonly LineBox[]): number {
  const order = lines.toSorted((a, b) => a.angle - b.angle)
  const half = order.reduce((sum, line) => sum + line.length ** 2, 0) / 2
  let sum = 0
  for (const line of order) {
    sum += line.length ** 2
    if (sum >= half) return Math.tan(line.angle)
  }
  return 0
}

/** Tries slopes around a first guess, and their change across the page. What gains less than `gain` times stays as guessed. */
function search(
  guess: { middle: number; change: number; reach: number; step: number; most: number; gain: number },
  value: (by: number, change: number) => number,
): [number, number] {
  const plain = value(guess.middle, guess.change)
  let best: [number, number] = [guess.middle, guess.change]
  let most = plain
  for (let by = -guess.reach; by <= guess.reach; by += guess.step) {
    for (let more = -guess.most; more <= guess.most; more += guess.most / 15) {
      const found = value(guess.middle + by, guess.change + more) - (Math.abs(by) + Math.abs(more) / 4) * plain
      if (found > most) [most, best] = [found, [guess.middle + by, guess.change + more]]
    }
  }
  return most > plain * guess.gain ? best : [guess.middle, guess.change]
}

const bins = new Float32Array(4096)

/** How sharply ends stand on common lines: the sum of squares of a histogram. `apart` keeps left ends and right ends apart. */
function sharpness(ends: readonly End[], at: (end: End) => number, binWidth: number, apart: boolean): number {
  bins.fill(0)
  let sum = 0
  for (const end of ends) {
    const place = at(end) / binWidth
    const bin = Math.floor(place)
    const share = place - bin
    const index = (((bin + 512) << 1) + (apart && end.right ? 1 : 0)) & 4095
    // Each end counts for the two nearest bins, so that no border between bins cuts a line in two.
    const next = (index + 2) & 4095
    sum += (1 - share) * (2 * floatAt(bins, index) + 1 - share) + share * (2 * floatAt(bins, next) + share)
    raise(bins, index, 1 - share)
    raise(bins, next, share)
  }
  return sum
}
