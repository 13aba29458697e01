import { floatAt } from '../bitmap/read-samples.ts'
import { itemAt, numberAt } from '@tickmark/document'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { Edge, Slopes } from './find-edges.ts'
import { findEdges, FULL_STEP, LEAST_STEP, measureSlopes, toEdge } from './find-edges.ts'
import type { Point, Quad } from '@tickmark/document/page'
import { closeOpenSide } from './close-open-side.ts'
import { mapPaper } from './paper-map.ts'

/** Edges looked at, and of those at most so many for each side of the page. */
const EDGES = 48
const EDGES_A_SIDE = 8
/** A page's upper edge is within so many degrees of level, and so on round. */
const MOST_TURN = 50
/** Angles at the corners of a page seen at a slant, in degrees. */
const SHARPEST_CORNER = 52
/** From the upper side of a page down, from its right side left, and so on round; degrees. */
const INWARDS = [90, 180, 270, 0]
/** A page fills at least this share of its photograph. */
const SMALLEST_AREA = 0.18
/** How much of the page's outline must be seen, of all and of each side; of a side a hand may cover a part. */
const LEAST_OUTLINE = 0.72
const LEAST_SIDE = 0.5
/** Where one side is outside the picture, so much of the others must be seen, and so much less is the outline believed. */
const LEAST_BESIDE_OPEN = 0.65
const BELIEF_IF_OPEN = 0.8
/** Steps are looked for so far beside a side, in pixels of the map. */
const BESIDE = 2
/** Corners may lie so far outside the picture, as a share of its sides. */
const OUTSIDE = 0.12

/** A side of a page; `open` where the page goes on beyond the picture. */
interface Side extends Edge {
  open: boolean
}

interface Outline {
  quad: Quad
  sides: readonly [Side, Side, Side, Side]
  score: number
}

/**
 * The corners of the page in a photograph, in pixels; undefined where no outline of a page is to be seen, as in a scan. At most
 * one side may lie outside the picture; it is then put where nothing of the picture is lost.
 */
export function findPage(bitmap: Bitmap): Quad | undefined {
  const map = mapPaper(bitmap)
  const slopes = measureSlopes(map)
  const edges = findEdges(slopes, EDGES)
  let best: Outline | undefined
  for (const sides of combine(edges, slopes)) {
    const outline = judge(sides, slopes)
    if (outline && outline.score > (best?.score ?? 0)) best = outline
  }
  if (!best) return undefined
  const fine = best.sides.map((side, index) =>
    side.open ? side : refine(side, itemAt(best.quad, index), itemAt(best.quad, (index + 1) % 4), slopes),
  )
  const open = fine.findIndex((side) => (side as Side).open)
  const closed = open < 0 ? fine : closeOpenSide(fine, open, slopes)
  const quad = closed && cornersOf(closed)
  return quad?.map(({ x, y }) => ({ x: (x + 0.5) * map.scale, y: (y + 0.5) * map.scale })) as Quad | undefined
}

/** All ways to take an upper, right, lower and left side from the edges; one of them may be the border of the picture. */
function* combine(edges: readonly Edge[], { width, height }: Slopes): Generator<[Side, Side, Side, Side]> {
  const borders = [0, 1 - width, 1 - height, 0]
  const groups = INWARDS.map((towards, index) => {
    const border = toEdge((towards * Math.PI) / 180, numberAt(borders, index))
    const facing = edges.filter(({ normal }) => Math.abs(turnBetween((normal * 180) / Math.PI, towards)) < MOST_TURN)
    return [...facing.slice(0, EDGES_A_SIDE).map((edge) => ({ ...edge, open: false })), { ...border, open: true }]
  }) as [Side[], Side[], Side[], Side[]]
  for (const top of groups[0])
    for (const right of groups[1])
      for (const bottom of groups[2])
        for (const left of groups[3])
          if (Number(top.open) + Number(right.open) + Number(bottom.open) + Number(left.open) < 2)
            yield [top, right, bottom, left]
}

function turnBetween(a: number, b: number): number {
  return ((((a - b + 180) % 360) + 360) % 360) - 180
}

/** How well four sides are seen as the outline of a page; undefined when they are none. */
function judge(sides: [Side, Side, Side, Side], slopes: Slopes): Outline | undefined {
  const quad = cornersOf(sides)
  if (!quad || !isPlausible(quad, slopes)) return undefined
  let [seen, length] = [0, 0]
  const open = sides.some((side) => side.open)
  const least = open ? LEAST_BESIDE_OPEN : LEAST_SIDE
  for (const [index, side] of sides.entries()) {
    const [from, to] = [itemAt(quad, index), itemAt(quad, (index + 1) % 4)]
    const sideLength = Math.hypot(to.x - from.x, to.y - from.y)
    // Of an open side nothing is seen, and nothing speaks against it.
    const share = side.open ? LEAST_SIDE : shareSeen(side, from, to, slopes)
    if (!side.open && share < least) return undefined
    seen += share * sideLength
    length += sideLength
  }
  const score = seen / length
  return score < LEAST_OUTLINE
    ? undefined
    : { quad, sides, score: score * (open ? BELIEF_IF_OPEN : 1) * Math.sqrt(areaOf(quad)) }
}

function cornersOf(sides: readonly Edge[]): Quad | undefined {
  const corners = sides.map((side, index) => meet(itemAt(sides, (index + 3) % 4), side))
  return corners.every((corner) => corner !== undefined) ? (corners as unknown as Quad) : undefined
}

function meet(a: Edge, b: Edge): Point | undefined {
  const across = a.cos * b.sin - a.sin * b.cos
  if (Math.abs(across) < 0.2) return undefined
  return {
    x: (a.distance * b.sin - b.distance * a.sin) / across,
    y: (b.distance * a.cos - a.distance * b.cos) / across,
  }
}

function isPlausible(quad: Quad, { width, height }: Slopes): boolean {
  const inside = quad.every(
    ({ x, y }) => Math.abs(x / width - 0.5) < 0.5 + OUTSIDE && Math.abs(y / height - 0.5) < 0.5 + OUTSIDE,
  )
  if (!inside || areaOf(quad) < SMALLEST_AREA * width * height) return false
  return quad.every((corner, index) => {
    const [next, last] = [itemAt(quad, (index + 1) % 4), itemAt(quad, (index + 3) % 4)]
    const angle = Math.atan2(last.y - corner.y, last.x - corner.x) - Math.atan2(next.y - corner.y, next.x - corner.x)
    const degrees = ((angle * 180) / Math.PI + 720) % 360
    return degrees > SHARPEST_CORNER && degrees < 180 - SHARPEST_CORNER
  })
}

function areaOf(quad: Quad): number {
  const twice = quad.reduce((sum, { x, y }, index) => {
    const next = itemAt(quad, (index + 1) % 4)
    return sum + x * next.y - next.x * y
  }, 0)
  return twice / 2
}

/** The share of a side along which it gets lighter towards the page, by how clearly it does; what lies outside the picture does not count. */
function shareSeen(side: Edge, from: Point, to: Point, slopes: Slopes): number {
  let [seen, looked] = [0, 0]
  for (const { x, y } of pointsBetween(from, to)) {
    const step = strongestStep(side, x, y, slopes)
    if (step === undefined) continue
    looked += 1
    if (step.by > LEAST_STEP) seen += Math.min(1, 0.5 + (0.5 * step.by) / FULL_STEP)
  }
  return looked < 8 ? 0 : seen / looked
}

function* pointsBetween(from: Point, to: Point): Generator<Point> {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4)
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count
    yield { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  }
}

/** The strongest step towards the page near a point of a side, and where it is across the side; undefined outside the picture. */
function strongestStep(side: Edge, x: number, y: number, slopes: Slopes): { by: number; across: number } | undefined {
  let best: { by: number; across: number } | undefined
  for (let across = -BESIDE; across <= BESIDE; across += 1) {
    const [column, row] = [Math.round(x + across * side.cos), Math.round(y + across * side.sin)]
    if (column < 1 || row < 1 || column >= slopes.width - 1 || row >= slopes.height - 1) continue
    const at = row * slopes.width + column
    const by = floatAt(slopes.x, at) * side.cos + floatAt(slopes.y, at) * side.sin
    if (!best || by > best.by) best = { by, across: column * side.cos + row * side.sin - side.distance }
  }
  return best
}

/** A side moved and turned to where its steps are: a line through them, fitted twice, the second time without the strays. */
function refine(side: Side, from: Point, to: Point, slopes: Slopes): Side {
  const steps = [...pointsBetween(from, to)].flatMap(({ x, y }) => {
    const step = strongestStep(side, x, y, slopes)
    const along = y * side.cos - x * side.sin
    return step && step.by > LEAST_STEP ? [{ along, across: step.across }] : []
  })
  const rough = fitLine(steps)
  const near = steps.filter(({ along, across }) => Math.abs(across - rough.at - rough.slope * along) < 1)
  const { at, slope } = near.length < steps.length / 2 ? rough : fitLine(near)
  const turned = toEdge(side.normal - Math.atan(slope), 0)
  // A point of the fitted line fixes the distance of the turned one.
  const across = side.distance + at
  return { ...turned, distance: across * (side.cos * turned.cos + side.sin * turned.sin), open: false }
}

/** across = at + slope · along, by least squares. */
function fitLine(points: readonly { along: number; across: number }[]): { at: number; slope: number } {
  const count = points.length || 1
  const middle = points.reduce((sum, { along }) => sum + along, 0) / count
  const mean = points.reduce((sum, { across }) => sum + across, 0) / count
  let [covariance, variance] = [0, 0]
  for (const { along, across } of points) {
    covariance += (along - middle) * (across - mean)
    variance += (along - middle) ** 2
  }
  const slope = variance === 0 ? 0 : covariance / variance
  return { at: mean - slope * middle, slope }
}
