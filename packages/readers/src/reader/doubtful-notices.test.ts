import type { PageWord } from '@tickmark/document/page'
import { expect, test } from 'vitest'
import { doubtfulNotices } from './doubtful-notices.ts'

const word = (text: string, confidence: number): PageWord => ({
  text,
  confidence,
  left: 0,
  right: 10,
  top: 0,
  bottom: 10,
  fontSize: 10,
  origin: 'ocr',
})

test('a page says how much of its text is doubtful, by letters', () => {
  expect(doubtfulNotices(3, { words: [word('12345678', 0.99), word('90', 0.4)] })).toEqual([
    { key: 'page_doubtful', location: { page: 3 }, detail: '20 %' },
  ])
  expect(doubtfulNotices(3, { words: [word('a clean page of text', 0.97), word('x', 0.4)] })).toEqual([])
})

test('a page says how much of it could not be read, unless that is all', () => {
  const words = [word('a clean page of text', 0.97)]
  expect(doubtfulNotices(2, { words, unread: 0.25 })).toEqual([
    { key: 'part_unreadable', location: { page: 2 }, detail: '25 %' },
  ])
  expect(doubtfulNotices(2, { words: [], unread: 1 })).toEqual([])
})

test('a script that no recogniser knows is said, whatever they made of it', () => {
  expect(doubtfulNotices(1, { words: [word('Bbipy4ka', 0.95)], isUnknown: true })).toEqual([
    { key: 'script_unknown', location: { page: 1 } },
  ])
})
