import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { readDirection } from './direction-words.ts'

test.each(LANGUAGE_DATA)('$tag: each word of direction is read as its example says', ({ sentences }) => {
  for (const row of [sentences.rising, sentences.falling, sentences.changing]) {
    const [text, direction] = row.example ?? []
    expect(readDirection(text ?? '')).toBe(direction)
    for (const word of row.words) expect(readDirection(word)).toBe(direction)
  }
})

test('a word within another says nothing', () => {
  expect(readDirection('supper, upon, grower')).toBeUndefined()
})
