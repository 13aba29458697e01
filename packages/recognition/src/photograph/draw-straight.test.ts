import { describe, expect, it } from 'vitest'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { drawStraight } from './draw-straight.ts'
import { unbend } from './find-bend.ts'

const [WIDTH, HEIGHT] = [1000, 1400]
const BEND: [number, number] = [0.006, 0.03]

/** Lines of a page in three columns, level. */
const level: LineBox[] = Array.from({ length: 48 }, (_, index) => ({
  centerX: 170 + (index % 3) * 320,
  centerY: 100 + Math.floor(index / 3) * 80,
  length: 260,
  thickness: 20,
  angle: 0,
  upended: false,
  score: 1,
}))
const curled = unbend(level, { width: WIDTH, height: HEIGHT }, [-BEND[0], -BEND[1]])

/** Each line as a stroke in the middle of its box. */
function page(lines: readonly LineBox[]): Bitmap {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(255)
  for (const { centerX, centerY, length, angle } of lines)
    for (let along = -length / 2; along < length / 2; along += 1)
      for (let across = -2; across <= 2; across += 1) {
        const [x, y] = [centerX + along * Math.cos(angle), centerY + along * Math.sin(angle) + across].map(Math.round)
        data.fill(0, ((y ?? 0) * WIDTH + (x ?? 0)) * 3, ((y ?? 0) * WIDTH + (x ?? 0)) * 3 + 3)
      }
  return { width: WIDTH, height: HEIGHT, data }
}

const isDark = ({ data }: Bitmap, x: number, y: number) =>
  (data[(Math.round(y) * WIDTH + Math.round(x)) * 3] ?? 255) < 128

describe('drawStraight', () => {
  it('draws a curled page so that its lines run level', async () => {
    const { bitmap, straightening, rest } = await drawStraight(page(curled), curled, async () => level)
    for (const { centerX, centerY } of level) expect(isDark(bitmap, centerX, centerY)).toBe(true)
    expect(straightening?.bend[1]).toBeCloseTo(BEND[1], 2)
    expect(rest).toBeUndefined()
  })

  it('leaves a page as it is whose lines run level', async () => {
    const flat = page(level)
    const { bitmap, boxes } = await drawStraight(flat, level, () => Promise.reject(new Error('looked again')))
    expect(bitmap).toBe(flat)
    expect(boxes).toBe(level)
  })
})
