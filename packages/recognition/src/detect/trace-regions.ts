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
    const curve = curveOf(region, core)
    boxes.push({
      ...(curve !== undefined && { curve: (curve * scaleY) / scaleX ** 2 }),
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

/** Lines at least so long, in thicknesses, tell how they bend, by the middles of so many pieces. */
const BENDING = 12
const PIECES = 6

/** How the middle of a long level region bends along it: twice the square term of a parabola through the middles of its pieces. */
function curveOf(region: Region, core: Omit<LineBox, 'score'>): number | undefined {
  if (core.upended || core.length < BENDING * core.thickness) return undefined
  const [left, width] = [core.centerX - (core.length * Math.cos(core.angle)) / 2, core.length * Math.cos(core.angle)]
  const middles: { x: number; y: number }[] = []
  for (let piece = 0; piece < PIECES; piece += 1) {
    const [from, to] = [left + (piece * width) / PIECES, left + ((piece + 1) * width) / PIECES]
    let [count, x, y] = [0, 0, 0]
    for (let at = 0; at + 1 < region.points.length; at += 2) {
      const [start, end] = [itemAt(region.points, at), itemAt(region.points, at + 1)]
      const [first, last] = [Math.max(start.x, from), Math.min(end.x + 1, to)]
      if (last <= first) continue
      count += last - first
      x += ((first + last) / 2) * (last - first)
      y += start.y * (last - first)
    }
    if (count > 0) middles.push({ x: x / count - core.centerX, y: y / count })
  }
  return middles.length < PIECES ? undefined : 2 * squareTerm(middles)
}

/** The square term of the parabola nearest to points. */
function squareTerm(points: readonly { x: number; y: number }[]): number {
  const mean = (value: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length
  const [mx, my, mxx] = [mean(({ x }) => x), mean(({ y }) => y), mean(({ x }) => x * x)]
  // Along the line first, then what of the square the line does not tell.
  const spread = mxx - mx ** 2
  const lean = (mean(({ x, y }) => x * y) - mx * my) / spread
  const tilt = (mean(({ x }) => x ** 3) - mx * mxx) / spread
  const square = ({ x }: { x: number }) => x * x - mxx - tilt * (x - mx)
  const rest = ({ x, y }: { x: number; y: number }) => y - my - lean * (x - mx)
  return mean((point) => square(point) * rest(point)) / mean((point) => square(point) ** 2)
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
  const rootOf = (id: number): number => {
    let at = id
    for (let parent = numberAt(parents, at); parent !== at; parent = numberAt(parents, at)) {
      parents[at] = numberAt(parents, parent)
      at = numberAt(parents, at)
    }
    return at
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
