import { expect, test } from 'vitest'
import type { NativePage, NativeTextItem } from './engine/native-page.ts'
import { mayGlueMarks, partMarks } from './part-marks.ts'

const item = (text: string, x: number, y: number, height = 8): NativeTextItem => {
  const width = text.length * height * 0.5
  return { text, x, y, width, height, fontHeight: height, words: [{ text, x, y, width, height }] }
}

const page = (...textItems: NativeTextItem[]): NativePage => ({ pageNum: 1, width: 600, height: 800, textItems })

const ROWS = [item('Corporate', 40, 100), item('1,740', 200, 100), item('Others', 40, 112), item('Group', 40, 124)]
const NOTE = [item('1', 40, 300, 4), item('Without deposits', 46, 300, 6)]
const GLUED = page(...ROWS, item('9321', 200, 112), item('26721', 196, 124), ...NOTE)
const PARTED = page(
  ...ROWS,
  item('932', 200, 112),
  item('1', 212, 111, 5),
  item('2672', 196, 124),
  item('1', 212, 123, 5),
  ...NOTE,
)

test('a mark that one engine tells as a digit of the amount is parted as the other tells it', () => {
  expect(mayGlueMarks(GLUED)).toBe(true)
  const words = partMarks(GLUED, PARTED).textItems.flatMap(({ words: own }) => own ?? [])
  expect(words.map(({ text }) => text)).toEqual([
    'Corporate',
    '1,740',
    'Others',
    'Group',
    '932',
    '1',
    '2672',
    '1',
    '1',
    'Without deposits',
  ])
})

test('a page without notes is read once; digits of one size stay together', () => {
  expect(mayGlueMarks(page(...ROWS, item('9321', 200, 112)))).toBe(false)
  const level = page(...ROWS, item('932', 200, 112), item('1', 212, 112), ...NOTE)
  expect(partMarks(GLUED, level)).toEqual(GLUED)
})
