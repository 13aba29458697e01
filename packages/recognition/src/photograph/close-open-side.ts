import { itemAt } from '@tickmark/document'
import type { Edge } from './find-edges.ts'
import { toEdge } from './find-edges.ts'
import { FOCAL_LENGTH } from './focal-length.ts'

type Vector = readonly [number, number, number]

/**
 * Puts the side of a page that lies outside the picture where the camera would see it: at a right angle, in space, to its
 * neighbours, and through the corner of the picture that is farthest out. Lengths in pixels of a map of that size.
 */
export function closeOpenSide(
  sides: readonly Edge[],
  open: number,
  { width, height }: { width: number; height: number },
): Edge[] | undefined {
  const focal = FOCAL_LENGTH * Math.max(width, height)
  const [opposite, before, after] = [
    itemAt(sides, (open + 2) % 4),
    itemAt(sides, (open + 3) % 4),
    itemAt(sides, (open + 1) % 4),
  ]
  // Lines of a picture are planes through the camera; parallel edges of the page run along the line where their planes meet.
  const planeOf = ({ cos, sin, distance }: Edge): Vector => [
    cos * focal,
    sin * focal,
    (cos * width) / 2 + (sin * height) / 2 - distance,
  ]
  const along = cross(planeOf(before), planeOf(after))
  const [x, y, z] = cross(planeOf(opposite), along)
  const towards = itemAt(sides, open)
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const
  const lines = corners.map(([left, top]) => {
    // Through the corner and the vanishing point of its direction.
    const [dx, dy] = [x * focal + (width / 2 - left) * z, y * focal + (height / 2 - top) * z]
    let normal = Math.atan2(dx, -dy)
    if (Math.cos(normal - towards.normal) < 0) normal += Math.PI
    return toEdge(normal, left * Math.cos(normal) + top * Math.sin(normal))
  })
  return sides.map((side, index) => {
    if (index !== open) return side
    // Outermost: every other corner is on the page's side of it.
    return (
      lines.find(({ cos, sin, distance }) => corners.every(([left, top]) => left * cos + top * sin >= distance - 1)) ??
      side
    )
  })
}

function cross([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [b * f - c * e, c * d - a * f, a * e - b * d]
}
