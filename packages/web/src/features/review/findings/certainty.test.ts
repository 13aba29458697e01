import { expect, test } from 'vitest'
import { certaintyOf } from './certainty.ts'

test('a probability is told in words, and a higher one never in weaker words', () => {
  expect([1, 0.97, 0.93, 0.8, 0.6, 0.2, 0].map(certaintyOf)).toEqual([
    'certain',
    'certain',
    'veryLikely',
    'likely',
    'probable',
    'possible',
    'possible',
  ])
})
