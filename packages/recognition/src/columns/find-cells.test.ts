import { expect, test } from 'vitest'
import { findCells, findPitch } from './find-cells.ts'

/** Ink along a column: characters of so many steps, each in a place of 30. */
function column(sizes: readonly number[]): Float32Array {
  const ink = new Float32Array(sizes.length * 30)
  for (const [place, size] of sizes.entries()) {
    const start = place * 30 + Math.floor((30 - size) / 2)
    ink.fill(0.6, start, start + size)
  }
  return ink
}

test('characters are parted where the column is blank, though some are small and some fall into two strokes', () => {
  const ink = column([26, 26, 8, 26, 24, 26, 26, 26])
  // The ideograph of two has a blank in its midst.
  ink.fill(0, 4 * 30 + 8, 4 * 30 + 22)
  const pitch = findPitch(ink, 36)
  expect(pitch).toBe(30)
  const cells = findCells(ink, pitch)
  expect(cells).toHaveLength(8)
  for (const [index, { start, end }] of cells.entries()) {
    expect(Math.abs(end - (index + 1) * 30)).toBeLessThanOrEqual(3)
    expect(Math.abs(start - index * 30)).toBeLessThanOrEqual(3)
  }
})

test('a blank as high as several characters stays blank cells between them', () => {
  const ink = column([26, 26, 0, 0, 26, 26])
  const inked = findCells(ink, 30).filter(({ start, end }) => ink.subarray(start, end).some((share) => share > 0))
  expect(inked).toHaveLength(4)
})

test('twice the distance is not taken for the distance', () => {
  const pitch = findPitch(column([26, 24, 26, 24, 26, 24, 26, 24, 26, 24]), 48)
  expect(Math.abs(pitch - 30)).toBeLessThanOrEqual(1)
})
