import { describe, expect, it } from 'vitest'
import type { Bitmap } from './bitmap.ts'
import { eraseRules } from './erase-rules.ts'
import { findRules } from './find-rules.ts'

const [WIDTH, HEIGHT] = [900, 700]
const [PITCH, ROWS] = [30, 14]

function page(paper: (y: number) => number = () => 255): Bitmap {
  const data = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y += 1) data.fill(paper(y), y * WIDTH * 3, (y + 1) * WIDTH * 3)
  return { width: WIDTH, height: HEIGHT, data }
}

function ink({ data }: Bitmap, left: number, top: number, width: number, height: number): void {
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) data.fill(0, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)
}

const isInk = ({ data }: Bitmap, x: number, y: number): boolean => (data[(y * WIDTH + x) * 3] ?? 255) < 100

/** A ruled table whose rows are hardly higher than its figures, which stand above one another. */
function table(): Bitmap {
  const drawn = page()
  for (let row = 0; row <= ROWS; row += 1) ink(drawn, 100, 100 + row * PITCH, 600, 3)
  for (const x of [100, 400, 698]) ink(drawn, x, 100, 3, ROWS * PITCH)
  for (let row = 0; row < ROWS; row += 1) ink(drawn, 600, 108 + row * PITCH, 3, 16)
  return drawn
}

describe('findRules', () => {
  it('takes no column of figures for a rule, however close the rules between them', () => {
    const rules = findRules(table(), undefined, 20)
    const upright = rules.filter(({ direction }) => direction === 'vertical').map(({ at }) => Math.round(at / 10) * 10)
    expect(upright.toSorted((a, b) => a - b)).toEqual([100, 400, 700])
    expect(rules.filter(({ direction }) => direction === 'horizontal')).toHaveLength(ROWS + 1)
  })

  it('finds a rule that leans by a few pixels, and takes no column of figures beside it for one', () => {
    const drawn = page()
    for (let y = 100; y < 580; y += 1) ink(drawn, 298 + Math.floor((y - 100) / 96), y, 2, 1)
    for (let row = 0; row < 20; row += 1) for (const x of [312, 512]) ink(drawn, x, 107 + row * 24, 3, 12)
    const upright = findRules(drawn, undefined, 14).filter(({ direction }) => direction === 'vertical')
    expect(upright.map(({ at }) => Math.round(at / 10) * 10)).toEqual([300])
  })

  /** A row of a table above a frame whose sides begin at the row's lower rule; a stroke stands in the row, in line with the left side. */
  function aboveFrame(top: number, height: number): Bitmap {
    const drawn = page()
    for (const y of [200, 238]) ink(drawn, 100, y, 600, 3)
    for (const x of [300, 500]) ink(drawn, x, 240, 2, 200)
    ink(drawn, 300, top, 2, height)
    return drawn
  }

  const leftSide = (drawn: Bitmap) =>
    findRules(drawn, undefined, 20).find(({ direction, at }) => direction === 'vertical' && Math.abs(at - 300) < 3)

  it('ends a rule at its crossing where a digit stands in line with it', () => {
    expect(leftSide(aboveFrame(210, 19))?.start).toBeGreaterThan(234)
  })

  it('lets a rule run on through the row that it parts', () => {
    expect(leftSide(aboveFrame(203, 36))?.start).toBeLessThan(208)
  })

  it('finds the rules between tinted rows', () => {
    const drawn = page((y) => (Math.floor((y - 100) / PITCH) % 2 === 0 ? 210 : 255))
    for (let row = 1; row < 5; row += 1) ink(drawn, 100, 99 + row * PITCH, 600, 2)
    expect(findRules(drawn, undefined, 20)).toHaveLength(4)
  })
})

describe('eraseRules', () => {
  it('leaves the tail of a comma that ends at a rule', () => {
    const drawn = page()
    ink(drawn, 100, 200, 600, 2)
    ink(drawn, 300, 185, 4, 14)
    const rule = { direction: 'horizontal' as const, start: 100, end: 700, at: 201, thickness: 2 }
    const cleaned = eraseRules(drawn, [rule], (x, y) => ({ x, y }))
    expect(isInk(cleaned, 301, 198)).toBe(true)
    expect(isInk(cleaned, 500, 200)).toBe(false)
    expect(isInk(cleaned, 301, 201)).toBe(false)
  })
})
