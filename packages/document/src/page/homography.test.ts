import { expect, test } from 'vitest'
import type { Quad } from './homography.ts'
import { invert, multiply, project, scaleAndShift, squareTo } from './homography.ts'
import { moveRectangle } from './straightening.ts'

const quad: Quad = [
  { x: 120, y: 80 },
  { x: 900, y: 160 },
  { x: 830, y: 1100 },
  { x: 60, y: 940 },
]
const square = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

test('the corners of the unit square go to those of a quadrilateral, and back', () => {
  const there = squareTo(quad)
  const back = invert(there)
  for (const [index, [u, v]] of square.entries()) {
    const corner = project(there, u, v)
    expect(corner.x).toBeCloseTo(quad[index]!.x, 6)
    expect(corner.y).toBeCloseTo(quad[index]!.y, 6)
    const share = project(back, corner.x, corner.y)
    expect(share.x).toBeCloseTo(u, 6)
    expect(share.y).toBeCloseTo(v, 6)
  }
})

test('of two projections that are multiplied the right one comes first', () => {
  const doubledThenMoved = multiply(scaleAndShift(1, 1, 10, 20), scaleAndShift(2, 2))
  expect(project(doubledThenMoved, 3, 4)).toEqual({ x: 16, y: 28 })
})

test('a rectangle that leans after a projection is enclosed by an upright one', () => {
  const there = squareTo(quad)
  const unit = { left: 0, top: 0, right: 1, bottom: 1 }
  const { left, top, right, bottom } = moveRectangle(unit, (x, y) => project(there, x, y))
  for (const [found, expected] of [
    [left, 60],
    [top, 80],
    [right, 900],
    [bottom, 1100],
  ] as const)
    expect(found).toBeCloseTo(expected, 6)
})
