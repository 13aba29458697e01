import { expect, it } from 'vitest'
import type { Fill } from '@tickmark/document/page'
import { joinDots } from './join-dots.ts'

/** Squares of half a point, one every `pitch` points along a line. */
function dots(count: number, pitch: number, color = '000000'): Fill[] {
  return Array.from({ length: count }, (_, at) => {
    const left = 20 + pitch * at
    return { left, right: left + 0.5, top: 100, bottom: 100.5, color }
  })
}

it('makes a line of dots that follow one another', () => {
  expect(joinDots(dots(40, 1.5))).toEqual([{ direction: 'horizontal', start: 20, end: 79, at: 100.25, thickness: 0.5 }])
  const upright = dots(40, 1.5).map(({ left, right, top, bottom, color }) => ({
    left: top,
    right: bottom,
    top: left,
    bottom: right,
    color,
  }))
  expect(joinDots(upright).map(({ direction }) => direction)).toEqual(['vertical'])
})

it('makes no line of a few marks, of points far from one another, and of what nobody sees', () => {
  expect(joinDots(dots(5, 1.5))).toEqual([])
  expect(joinDots(dots(40, 12))).toEqual([])
  expect(joinDots(dots(40, 1.5, 'ffffff'))).toEqual([])
})
