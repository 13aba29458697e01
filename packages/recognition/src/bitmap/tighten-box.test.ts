import { describe, expect, it } from 'vitest'
import type { LineBox } from './line-box.ts'
import { tightenBox } from './tighten-box.ts'

const box: LineBox = {
  centerX: 300,
  centerY: 100,
  length: 400,
  thickness: 50,
  angle: 0,
  upended: false,
  score: 0.9,
}

const inkOf = (top: number, bottom: number) => ({ columns: new Float32Array(0), top, bottom })

describe('tightenBox', () => {
  it('leaves a box alone that its text fills', () => {
    expect(tightenBox(box, inkOf(0.24, 0.76))).toBeUndefined()
  })

  it('draws a loose box in around its ink, in the middle of it', () => {
    const tight = tightenBox(box, inkOf(0.2, 0.6))!
    expect(tight).toEqual({ ...box, thickness: 40, centerY: 95 })
  })

  it('moves a leaning box across its text', () => {
    const tight = tightenBox({ ...box, angle: Math.PI / 6 }, inkOf(0.2, 0.6))!
    expect(tight.centerX).toBeCloseTo(300 + 5 * Math.sin(Math.PI / 6))
    expect(tight.centerY).toBeCloseTo(100 - 5 * Math.cos(Math.PI / 6))
  })

  it('does not blow up a row of dots', () => {
    expect(tightenBox(box, inkOf(0.48, 0.52))!.thickness).toBeCloseTo(32.5)
  })
})
