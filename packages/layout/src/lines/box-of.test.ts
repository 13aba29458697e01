import { expect, test } from 'vitest'
import { boxOf } from './join-words.ts'

// A word at the top left of an upright page of 100 × 200.
const word = { left: 10, top: 20, right: 30, bottom: 40 }
const page = { width: 100, height: 200 }

test('a box is a share of the page as displayed', () => {
  expect(boxOf(word, page)).toEqual([0.1, 0.1, 0.3, 0.2])
})

test.each([
  // Brought upright by a clockwise turn, so displayed turned counter-clockwise: top left becomes bottom left.
  [90 as const, [0.1, 0.7, 0.2, 0.9]],
  [180 as const, [0.7, 0.8, 0.9, 0.9]],
  [270 as const, [0.8, 0.1, 0.9, 0.3]],
])('words of a page that lies turned by %i° are marked where they are displayed', (turn, box) => {
  expect(boxOf(word, { ...page, turn })).toEqual(box)
})

test('words of a page that was drawn flat from a photograph are marked where the photograph shows them', () => {
  // The page fills the right half of a picture that lies on its side.
  const projection = { toPicture: [0.5, 0, 0.5, 0, 1, 0, 0, 0, 1] as const, width: 400, height: 300 }
  expect(boxOf(word, { ...page, projection })).toEqual([0.55, 0.1, 0.65, 0.2])
  expect(boxOf(word, { ...page, projection, turn: 180 })).toEqual([0.35, 0.8, 0.45, 0.9])
})
