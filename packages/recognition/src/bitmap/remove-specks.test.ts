import { describe, expect, it } from 'vitest'
import type { Bitmap } from './bitmap.ts'
import { eraseStreaks } from './erase-streaks.ts'
import { removeSpecks } from './remove-specks.ts'

const [WIDTH, HEIGHT] = [900, 900]
const THICKNESS = 28

function paper(): Bitmap {
  return { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(255) }
}

function ink({ data }: Bitmap, left: number, top: number, width: number, height: number): void {
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) data.fill(0, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)
}

const isInk = ({ data }: Bitmap, x: number, y: number): boolean => data[(y * WIDTH + x) * 3] === 0

/** A line of strokes as of letters, with a full stop behind them. */
function withText(page: Bitmap): Bitmap {
  for (let x = 60; x < 700; x += 14) ink(page, x, 440, 3, 20)
  ink(page, 706, 458, 2, 2)
  return page
}

function withSpecks(page: Bitmap, size: number): Bitmap {
  for (let y = 15; y < HEIGHT; y += 47) for (let x = 20 + (y % 31); x < WIDTH - 10; x += 53) ink(page, x, y, size, size)
  return page
}

describe('removeSpecks', () => {
  it('takes specks away and leaves full stops', () => {
    const page = removeSpecks(withText(withSpecks(paper(), 1)), THICKNESS)
    expect(isInk(page, 706, 458)).toBe(true)
    expect(isInk(page, 61, 450)).toBe(true)
    const left = Array.from({ length: WIDTH * HEIGHT }, (_, at) => at).filter(
      (at) => Math.floor(at / WIDTH) < 400 && page.data[at * 3] === 0,
    )
    expect(left).toEqual([])
  })

  it('leaves a page as it is that has marks as small in its text alone, or larger ones everywhere', () => {
    const points = withText(paper())
    for (let x = 60; x < 700; x += 5) ink(points, x, 470, 1, 1)
    expect(removeSpecks(points, THICKNESS)).toBe(points)
    const bullets = withText(withSpecks(paper(), 3))
    expect(removeSpecks(bullets, THICKNESS)).toBe(bullets)
  })
})

describe('eraseStreaks', () => {
  it('takes a line away that runs from edge to edge, broken as it may be, and leaves the borders of tables', () => {
    const page = withText(paper())
    for (let y = 0; y < HEIGHT; y += 5) ink(page, 205, y, 1, 3)
    ink(page, 800, 100, 2, 700)
    const cleaned = eraseStreaks(page)
    expect(isInk(cleaned, 205, 300)).toBe(false)
    expect(isInk(cleaned, 800, 300)).toBe(true)
    expect(isInk(cleaned, 61, 450)).toBe(true)
  })
})
