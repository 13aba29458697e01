import { expect, test } from 'vitest'
import { findHoles } from './digit-holes.ts'

/** A word whose characters stand one place apart; `_` is half a place in which nothing was read. */
function holes(text: string) {
  const texts: string[] = []
  const middles: number[] = []
  let at = 0
  for (const one of text) {
    at += one === '_' ? 0.5 : 1
    if (one === '_') continue
    texts.push(one)
    middles.push(at)
  }
  return findHoles(texts, middles)
}

test('groups of a telephone number are parted where the blank is', () => {
  expect(holes('03-7832_6929')).toEqual({ starts: [7] })
  expect(holes('012-659_9829')).toEqual({ starts: [7] })
})

test('a hole before two last digits is a point that was not read', () => {
  expect(holes('27_00')).toEqual({ starts: [], point: 2 })
  expect(holes('RM7_74')).toEqual({ starts: [], point: 3 })
})

test('thousands set apart, numbers that have their point, and even ones have no hole', () => {
  expect(holes('12_345')).toEqual({ starts: [] })
  expect(holes('1_2.34')).toEqual({ starts: [] })
  expect(holes('27_00.5')).toEqual({ starts: [] })
  expect(holes('0016970')).toEqual({ starts: [] })
  expect(holes('2018')).toEqual({ starts: [] })
})
