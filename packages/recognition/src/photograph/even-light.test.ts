import { describe, expect, it } from 'vitest'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { evenLight } from './even-light.ts'

const [WIDTH, HEIGHT] = [700, 1000]
const [PAPER, PRINT] = [230, 40]

/** A page with a line of print and light that falls on it as given, as a share. */
function page(light: (x: number, y: number) => number): Bitmap {
  const data = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    data.fill((isPrint(x, y) ? PRINT : PAPER) * light(x, y), at * 3, at * 3 + 3)
  }
  return { width: WIDTH, height: HEIGHT, data }
}

const isPrint = (x: number, y: number) => y % 60 > 30 && y % 60 < 40 && x % 12 < 6
/** A shadow with a sharp border across the page. */
const shadow = (x: number, y: number) => (x + y > 600 && x + y < 1000 ? 0.6 : 1)

describe('evenLight', () => {
  it('gives paper in a shadow the colour of paper, and keeps its print dark', () => {
    const { data } = evenLight(page(shadow))
    for (const [x, y] of [
      [300, 500],
      [100, 700],
      [600, 120],
    ] as const)
      expect(data[(y * WIDTH + x) * 3]).toBeGreaterThan(PAPER * 0.95)
    const printed = Array.from({ length: WIDTH }, (_, x) => ({ x, y: 515 })).filter(({ x, y }) => isPrint(x, y))
    for (const { x, y } of printed) expect(data[(y * WIDTH + x) * 3]).toBeLessThan(PAPER / 2)
  })

  it('leaves no seam that is darker than paper where a shadow ends', () => {
    const { data } = evenLight(page(shadow))
    for (let x = 0; x < WIDTH; x += 1) expect(data[(20 * WIDTH + x) * 3]).toBeGreaterThan(PAPER * 0.85)
  })

  it('leaves an evenly lit page as it is', () => {
    const plain = page(() => 0.9)
    expect(evenLight(plain)).toBe(plain)
  })

  it('does not take a dark field for paper in shadow', () => {
    const { data } = evenLight(page((x, y) => (y > 700 ? 0.15 : shadow(x, y))))
    expect(data[(850 * WIDTH + 350) * 3]).toBeLessThan(PAPER / 2)
  })
})
