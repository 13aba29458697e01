import { expect, test } from 'vitest'
import type { Straightening } from './page-content.ts'
import { straightenPoint, unstraighten, unstraightenPoint } from './straightening.ts'

const page = { width: 1000, height: 1400 }
const skew: Straightening = { slope: [0.05, 0.02], lean: [0.04, 0.01], bend: [0.01, -0.03] }

test.each([
  [0, 0],
  [900, 100],
  [120, 1380],
])('a point laid straight comes back to where it is displayed (%i, %i)', (x, y) => {
  const straight = straightenPoint(x, y, page, skew)
  const back = unstraightenPoint(straight.x, straight.y, page, skew)
  expect(back.x).toBeCloseTo(x, 1)
  expect(back.y).toBeCloseTo(y, 1)
})

test('a line that slopes on the page is marked where it is displayed, not where it would lie straight', () => {
  const start = straightenPoint(100, 200, page, skew)
  const end = straightenPoint(900, 240, page, skew)
  const place = { left: start.x, right: end.x, top: Math.min(start.y, end.y), bottom: Math.max(start.y, end.y) + 20 }
  const marked = unstraighten(place, page, skew)
  expect(marked.left).toBeCloseTo(100, -1)
  expect(marked.right).toBeCloseTo(900, -1)
})

test('a line that runs up towards both sides of a curled page lies level once straightened', () => {
  const curled: Straightening = { slope: [0, 0], lean: [0, 0], bend: [0.01, 0] }
  const heights = [0, 250, 500, 750, 1000].map((x) => 300 + 14 * ((x - 500) / 500) ** 2)
  const level = heights.map((y, index) => straightenPoint(index * 250, y, page, curled).y)
  for (const y of level) expect(y).toBeCloseTo(300, 6)
})
