import { expect, test } from 'vitest'
import { overlapOf, roundBox, unionBox } from './geometry.ts'

test('the union of no boxes is nothing', () => {
  expect(unionBox([])).toBeUndefined()
})

test('the union holds every box', () => {
  expect(
    unionBox([
      [0.1, 0.2, 0.3, 0.4],
      [0.2, 0.1, 0.5, 0.3],
    ]),
  ).toEqual([0.1, 0.1, 0.5, 0.4])
})

test('a box inside another overlaps it wholly, apart from its size', () => {
  expect(overlapOf([0, 0, 1, 1], [0.2, 0.2, 0.3, 0.3])).toBe(1)
  expect(overlapOf([0, 0, 0.1, 0.1], [0.2, 0.2, 0.3, 0.3])).toBe(0)
})

test('boxes are stored to a ten-thousandth of the page', () => {
  expect(roundBox([0.123456, 0, 1, 0.99999])).toEqual([0.1235, 0, 1, 1])
})
