import { expect, test } from 'vitest'
import type { LineBox } from '../bitmap/line-box.ts'
import { lowText } from './low-text.ts'

/** Rows of a table of three columns, `pitch` apart. */
function rows(pitch: number, thickness: number): LineBox[] {
  return Array.from({ length: 30 }, (_, index) => ({
    centerX: 200 + (index % 3) * 300,
    centerY: 100 + Math.floor(index / 3) * pitch,
    length: 180,
    thickness,
    angle: 0,
    upended: false,
    score: 1,
  }))
}

test('text is as high as its boxes where these stand apart', () => {
  expect(lowText(rows(50, 40))).toBe(40)
})

test('text whose boxes run into each other is smaller than they are', () => {
  expect(lowText(rows(30, 45))).toBeLessThan(30)
})

test('a line or two that touch tell nothing of a page', () => {
  const [first, ...others] = rows(50, 40)
  expect(lowText([{ ...first!, thickness: 90 }, ...others])).toBe(40)
})
