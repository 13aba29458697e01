import { expect, test } from 'vitest'
import type { PageWord } from '@tickmark/document/page'
import { splitLeader, withoutLeaders } from './leaders.ts'
import { indexWords } from './text-line.ts'

const word = (text: string, left: number, top: number): PageWord => ({
  text,
  left,
  right: left + 5 * text.length,
  top,
  bottom: top + 10,
  fontSize: 10,
  origin: 'text',
})

const texts = (words: readonly PageWord[]) => withoutLeaders(indexWords(words)).map(({ text }) => text)

test('the dots between a label and its figure belong to neither', () => {
  const words = [...splitLeader(word('Subscription........', 0, 0), 'Subscription........'), word('3,223', 200, 0)]
  expect(texts(words)).toEqual(['Subscription', '3,223'])
  expect(words[0]!.right).toBeLessThan(words[1]!.right)
})

test('an ellipsis in a sentence stays', () => {
  expect(splitLeader(word('so...', 0, 0), 'so... on')).toHaveLength(1)
})

test('a list of contents is no table: its lines are left out whole', () => {
  const contents = [3, 9, 20].flatMap((page, index) => [
    word('Business', 0, 20 * index),
    ...splitLeader(word('......', 60, 20 * index), '......'),
    word(String(page), 300, 20 * index),
  ])
  expect(texts(contents)).toEqual([])
})
