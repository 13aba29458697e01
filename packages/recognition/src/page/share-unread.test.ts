import { expect, test } from 'vitest'
import type { LineBox } from '../bitmap/line-box.ts'
import { shareUnread } from './share-unread.ts'

const lines = (count: number, own: Partial<LineBox> = {}): LineBox[] =>
  Array.from({ length: count }, (_, index) => ({
    centerX: 300,
    centerY: 100 + index * 40,
    length: 400,
    thickness: 30,
    angle: 0,
    upended: false,
    score: 0.8,
    ...own,
  }))

test('lines that could not be read are told by their share of the page', () => {
  expect(shareUnread(lines(15), lines(5))).toBe(0.25)
  expect(shareUnread([], lines(5))).toBe(1)
})

test('a single one, and textures that look like lines, are not', () => {
  expect(shareUnread(lines(15), lines(1))).toBeUndefined()
  for (const texture of [{ thickness: 90 }, { length: 60 }, { score: 0.5 }, { upended: true }])
    expect(shareUnread(lines(15), lines(5, texture))).toBeUndefined()
})
