import { expect, test } from 'vitest'
import { isMadeOfStrokes } from './made-of-strokes.ts'

/** Twelve lines of small print that end at one place, 16 pixels from one to the next. */
const PITCH = 16
const LINES = Array.from({ length: 12 }, (_, row) => ({ x: 200, y: 100 + row * PITCH, length: 240, thickness: 15 }))
const RULE = { direction: 'vertical' as const, start: 95, end: 100 + 11 * PITCH, at: 317, thickness: 2 }

/** Strokes of digits: dark in the middle of a line, hardly darker than paper between two. */
const strokes = (y: number): number => 80 + 70 * Math.cos(((y - 100) / PITCH) * 2 * Math.PI)

test('the last digits of a column of prices are no rule', () => {
  expect(isMadeOfStrokes(RULE, LINES, strokes)).toBe(true)
})

test('a rule that lines of text touch stays one', () => {
  expect(isMadeOfStrokes(RULE, LINES, () => 120)).toBe(false)
  expect(isMadeOfStrokes(RULE, LINES, (y) => 120 + strokes(y) / 3)).toBe(false)
})

test('a rule between two columns, or beside a few lines only, stays one', () => {
  expect(isMadeOfStrokes({ ...RULE, at: 340 }, LINES, strokes)).toBe(false)
  expect(isMadeOfStrokes({ ...RULE, end: 1200 }, LINES, strokes)).toBe(false)
  expect(isMadeOfStrokes({ ...RULE, direction: 'horizontal' }, LINES, strokes)).toBe(false)
})
