import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { createBoxFinder } from './tight-box.ts'

const text = '資産837百万円の増加'
const find = (words: object[]) =>
  createBoxFinder({
    blocks: [{ id: 'b', type: 'paragraph', layer: 'body', page: 1, text, words }],
  } as unknown as Document)
const place = { page: 1, block: 'b', start: 2, end: 8 }

test('of a word that holds more than the figure only its part counts', () => {
  const [left = 0, , right = 0] = find([{ start: 0, end: 11, box: [0, 0, 0.19, 0.1] }])(place) ?? []
  expect([left.toFixed(3), right.toFixed(3)]).toEqual(['0.040', '0.130'])
})

test('of a figure broken over two lines the part on the last one counts', () => {
  const lines = [
    { start: 0, end: 5, box: [0.8, 0, 0.9, 0.1] },
    { start: 5, end: 8, box: [0.1, 0.1, 0.2, 0.2] },
  ]
  expect(find(lines)(place)).toEqual([0.1, 0.1, 0.2, 0.2])
})
