import { itemAt, lastOf } from '@tickmark/document'

/** A line of text as found: a rectangle that may lean. Pixels of the upright picture. */
export interface LineBox {
  centerX: number
  centerY: number
  /** Along the text. */
  length: number
  /** Across it. */
  thickness: number
  /** Direction of the text, radians, clockwise positive, within ±45° for horizontal text. */
  angle: number
  /** Much taller than wide: written from top to bottom, or a turned page. */
  upended: boolean
  /** Mean probability of its pixels being text. */
  score: number
  /** How its direction changes along it, radians a pixel; told of long lines alone. */
  curve?: number
}

/** Shorter lines, in thicknesses, have a direction by chance. */
const LONG = 3

/** The thickness of most lines, in pixels; 0 without any. */
export function typicalThickness(boxes: readonly LineBox[]): number {
  return boxes.map((box) => box.thickness).toSorted((a, b) => a - b)[boxes.length >> 1] ?? 0
}

/** The direction of most lines that are long enough to have one; 0 without any. */
export function typicalAngle(boxes: readonly LineBox[]): number {
  const angles = boxes.filter(({ length, thickness }) => length > LONG * thickness).map(({ angle }) => angle)
  return angles.toSorted((a, b) => a - b)[angles.length >> 1] ?? 0
}

interface Point {
  x: number
  y: number
}

/** The smallest rectangle, leaning freely, around points: area found by turning along each edge of their hull. */
export function enclose(points: readonly Point[]): Omit<LineBox, 'score'> | undefined {
  const hull = convexHull(points)
  let best: { area: number; angle: number; minU: number; maxU: number; minV: number; maxV: number } | undefined
  for (let i = 0; i < hull.length; i += 1) {
    const from = itemAt(hull, i)
    const to = itemAt(hull, (i + 1) % hull.length)
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    const extent = extentAlong(hull, angle)
    const area = (extent.maxU - extent.minU) * (extent.maxV - extent.minV)
    if (!best || area < best.area) best = { area, angle, ...extent }
  }
  return best && toLineBox(best)
}

/** The smallest rectangle around points that leans by an angle. */
export function encloseAlong(points: readonly Point[], angle: number): Omit<LineBox, 'score'> {
  return toLineBox({ angle, ...extentAlong(points, angle) })
}

function extentAlong(hull: readonly Point[], angle: number) {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  let [minU, maxU, minV, maxV] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of hull) {
    const u = x * cos + y * sin
    const v = y * cos - x * sin
    if (u < minU) minU = u
    if (u > maxU) maxU = u
    if (v < minV) minV = v
    if (v > maxV) maxV = v
  }
  return { minU, maxU, minV, maxV }
}

function toLineBox(best: { angle: number; minU: number; maxU: number; minV: number; maxV: number }) {
  const cos = Math.cos(best.angle)
  const sin = Math.sin(best.angle)
  const u = (best.minU + best.maxU) / 2
  const v = (best.minV + best.maxV) / 2
  let length = best.maxU - best.minU + 1
  let thickness = best.maxV - best.minV + 1
  // Into ±45°: a quarter turn swaps the sides.
  const quarters = Math.round(best.angle / (Math.PI / 2))
  if (quarters % 2 !== 0) [length, thickness] = [thickness, length]
  const angle = best.angle - (quarters * Math.PI) / 2
  return {
    centerX: u * cos - v * sin,
    centerY: u * sin + v * cos,
    length,
    thickness,
    angle,
    upended: thickness > length * 1.5,
  }
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  const half = (ordered: Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length > 1 && turn(itemAt(chain, chain.length - 2), lastOf(chain), point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
