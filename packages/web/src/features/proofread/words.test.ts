import type { TextPiece } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { doubtfulFile, doubtfulFrom, doubtfulPage, gapsOf, ordinalOf, wordsOf } from './words.ts'

const BOX: [number, number, number, number] = [0, 0, 0.1, 0.1]
const word = (start: number, end: number, isDoubtful = false) => ({ start, end, box: BOX, isDoubtful })
/** The second half of a paragraph that began on the page before. */
const PIECE: TextPiece = {
  block: 'b1',
  type: 'paragraph',
  from: 10,
  text: 'rose to 4,219 in all.',
  words: [word(10, 14), word(18, 23, true), word(27, 31)],
}

test('a word is read from its own place, also in a paragraph that goes on from another page', () => {
  expect(wordsOf({ pieces: [PIECE] }).map(({ text }) => text)).toEqual(['rose', '4,219', 'all.'])
})

test('gaps and words together are the text to the letter', () => {
  const gaps = gapsOf(PIECE)
  const words = wordsOf({ pieces: [PIECE] })
  expect(gaps.map((gap, index) => gap + (words[index]?.text ?? '')).join('')).toBe(PIECE.text)
})

test('the next doubt is the next on the page, and after the last there is none', () => {
  const words = wordsOf({ pieces: [PIECE] })
  const first = doubtfulFrom(words, undefined, 1)
  expect(first?.text).toBe('4,219')
  expect(doubtfulFrom(words, first?.key, 1)).toBeUndefined()
  expect(doubtfulFrom(words, words[2]?.key, -1)?.text).toBe('4,219')
})

const PAGES = [
  { page: 1, doubtful: 2, corrected: 0 },
  { page: 2, doubtful: 0, corrected: 1 },
  { page: 3, doubtful: 1, corrected: 0 },
]

test('pages with doubts follow one another, and after the last there is none', () => {
  expect(doubtfulPage(PAGES, 1, 1)).toBe(3)
  expect(doubtfulPage(PAGES, 3, -1)).toBe(1)
  expect([doubtfulPage(PAGES, 3, 1), doubtfulPage(PAGES, 1, -1)]).toEqual([undefined, undefined])
  expect([doubtfulPage(PAGES, 0, 1), doubtfulPage(PAGES, Infinity, -1)]).toEqual([1, 3])
})

test('files with doubts follow one another and go round, none where no other has any', () => {
  const counts = new Map([
    ['a', 2],
    ['b', 0],
    ['c', 1],
  ])
  expect([doubtfulFile(counts, 'a', 1), doubtfulFile(counts, 'c', 1)]).toEqual(['c', 'a'])
  expect([doubtfulFile(counts, 'a', -1), doubtfulFile(counts, 'c', -1)]).toEqual(['c', 'a'])
  expect([doubtfulFile(new Map([['a', 1]]), 'a', 1), doubtfulFile(new Map([['a', 1]]), 'a', -1)]).toEqual([
    undefined,
    undefined,
  ])
})

test('a doubtful word is counted over the pages before its own; others are not counted', () => {
  const words = wordsOf({ pieces: [PIECE] })
  expect(ordinalOf(PAGES, 3, words, words[1]?.key)).toBe(3)
  expect(ordinalOf(PAGES, 3, words, words[0]?.key)).toBeUndefined()
})
