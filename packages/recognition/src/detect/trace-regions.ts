import { floatAt } from '../bitmap/read-samples.ts'
import { itemAt, numberAt } from '@tickmark/document'
import type { LineBox } from '../bitmap/line-box.ts'
import { enclose, encloseAlong } from '../bitmap/line-box.ts'

/** A pixel belongs to text from this probability on. */
const PIXEL_THRESHOLD = 0.3
/** A region is text from this mean probability on. */
const REGION_THRESHOLD = 0.5
/** The detector marks the core of a line; its outline grows by this ratio of area to perimeter. */
const GROWTH = 1.5

/** Shorter regions, in thicknesses, tell their direction no better by their pixels than by their outline. */
const LONG = 2.2
/** The two differ by no more, in radians, for a line of text. */
const MOST_DIFFERENCE = 0.12

interface Region {
  sum: number
  count: number
  /** Sums over the pixels, for the direction in which they spread. */
  moments: Moments
  points: { x: number; y: number }[]
}

type Moments = [x: number, y: number, xx: number, xy: number, yy: number]

/** Turns the detector's map of probabilities into boxes, scaled to the picture's pixels. */
export function traceRegions(
  map: Float32Array,
  width: number,
  height: number,
  scaleX: number,
  scaleY: number,
): LineBox[] {
  const boxes: LineBox[] = []
  for (const region of connect(map, width, height)) {
    const score = region.sum / region.count
    if (score < REGION_THRESHOLD || region.count < 8) continue
    const core = levelled(enclose(region.points), region)
    if (!core || Math.min(core.length, core.thickness) < 2.5) continue
    const growth = (core.length * core.thickness * GROWTH) / (2 * (core.length + core.thickness))
    boxes.push({
      centerX: (core.centerX + 0.5) * scaleX,
      centerY: (core.centerY + 0.5) * scaleY,
      length: (core.length + 2 * growth) * scaleX,
      thickness: (core.thickness + 2 * growth) * scaleY,
      angle: Math.atan2(Math.sin(core.angle) * scaleY, Math.cos(core.angle) * scaleX),
      upended: core.upended,
      score,
    })
  }
  return boxes
}

/**
 * A box laid along the direction in which the pixels of its region spread. The smallest rectangle around a line's few rows of pixels
 * follows their steps: it is level, or too slanted, where the line leans a little.
 */
function levelled(core: ReturnType<typeof enclose>, { points, count, moments }: Region): ReturnType<typeof enclose> {
  if (!core || core.upended || core.length < LONG * core.thickness) return core
  const [x, y, xx, xy, yy] = moments
  const [varianceX, covariance, varianceY] = [xx - (x * x) / count, xy - (x * y) / count, yy - (y * y) / count]
  const angle = Math.atan2(2 * covariance, varianceX - varianceY) / 2
  return Math.abs(angle - core.angle) < MOST_DIFFERENCE ? encloseAlong(points, angle) : core
}

/** Sums over the pixels of a run of a row. */
function momentsOf(start: number, end: number, y: number): Moments {
  const count = end - start
  const x = (count * (start + end - 1)) / 2
  const squares = (limit: number) => ((limit - 1) * limit * (2 * limit - 1)) / 6
  return [x, count * y, squares(end) - squares(start), x * y, count * y * y]
}

/** Connected regions, by joining the runs of each row with those they touch in the row above. */
function connect(map: Float32Array, width: number, height: number): Region[] {
  const parents: number[] = []
  const regions: Region[] = []
  const rootOf = (id: number) => {
    while (parents[id] !== id) {
      parents[id] = parents[parents[id]!]!
      id = parents[id]!
    }
    return id
  }
  let above: { start: number; end: number; id: number }[] = []
  for (let y = 0; y < height; y += 1) {
    const row = runsOf(map, y * width, width).map((run) => {
      const id = regions.length
      parents.push(id)
      regions.push({
        sum: run.sum,
        count: run.end - run.start,
        moments: momentsOf(run.start, run.end, y),
        points: [
          { x: run.start, y },
          { x: run.end - 1, y },
        ],
      })
      return { start: run.start, end: run.end, id }
    })
    let first = 0
    for (const run of row) {
      while (first < above.length && itemAt(above, first).end < run.start) first += 1
      for (let i = first; i < above.length && itemAt(above, i).start <= run.end; i += 1) {
        parents[rootOf(run.id)] = rootOf(itemAt(above, i).id)
      }
    }
    above = row
  }
  return gather(regions, rootOf)
}

function gather(regions: readonly Region[], rootOf: (id: number) => number): Region[] {
  const whole = new Map<number, Region>()
  regions.forEach((part, id) => {
    const root = rootOf(id)
    const region = whole.get(root)
    if (!region) whole.set(root, { ...part, moments: [...part.moments], points: [...part.points] })
    else {
      region.sum += part.sum
      region.count += part.count
      region.moments = region.moments.map((sum, index) => sum + numberAt(part.moments, index)) as Moments
      region.points.push(...part.points)
    }
  })
  return [...whole.values()]
}

function runsOf(map: Float32Array, offset: number, width: number): { start: number; end: number; sum: number }[] {
  const runs: { start: number; end: number; sum: number }[] = []
  for (let x = 0; x < width; x += 1) {
    if (floatAt(map, offset + x) <= PIXEL_THRESHOLD) continue
    const start = x
    let sum = 0
    while (x < width && floatAt(map, offset + x) > PIXEL_THRESHOLD) {
      sum += floatAt(map, offset + x)
      x += 1
    }
    runs.push({ start, end: x, sum })
  }
  return runs
}
