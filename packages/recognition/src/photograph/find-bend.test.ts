import { expect, test } from 'vitest'
import type { LineBox } from '../bitmap/line-box.ts'
import { findBend, unbend } from './find-bend.ts'

const page = { width: 1600, height: 2200 }
const flat: LineBox[] = Array.from({ length: 60 }, (_, index) => ({
  centerX: 250 + (index % 3) * 500,
  centerY: 300 + Math.floor(index / 3) * 80,
  length: 300,
  thickness: 30,
  // As the camera sees it from aside: steeper towards the lower end of the page.
  angle: 0.01 + Math.floor(index / 3) * 0.001,
  upended: false,
  score: 1,
}))

test('how the lines of a curled page bend is told by their directions', () => {
  const curled = unbend(flat, page, [-0.006, 0.03])
  const [first, change] = findBend(curled, page)!
  expect(first).toBeCloseTo(0.006, 3)
  expect(change).toBeCloseTo(-0.03, 3)
  const level = unbend(curled, page, [first, change])
  for (const [index, { centerY }] of level.entries()) expect(Math.abs(centerY - flat[index]!.centerY)).toBeLessThan(3)
})

test('lines over the whole width tell by how they bend themselves', () => {
  const whole = flat
    .filter((_, index) => index % 3 === 1)
    .map((line) => ({ ...line, centerX: 800, length: 1300, angle: 0, curve: 0 }))
  const [first, change] = findBend(unbend(whole, page, [-0.006, 0.03]), page)!
  expect(first).toBeCloseTo(0.006, 3)
  expect(change).toBeCloseTo(-0.03, 3)
})

test('lines of a flat page, seen at a slant, do not bend', () => {
  expect(findBend(flat, page)).toBeUndefined()
})

test('a few lines tell nothing', () => {
  expect(findBend(unbend(flat, page, [0, 0.03]).slice(0, 8), page)).toBeUndefined()
})
