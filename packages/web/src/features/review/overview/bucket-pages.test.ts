import type { Problem } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { bucketPages } from './bucket-pages.ts'

const on = (page: number | undefined): Problem => ({ evidence: [{ location: { page } }] }) as unknown as Problem
const shapeOf = (pages: (number | undefined)[], count: number, most: number): [number, number, number][] =>
  bucketPages(pages.map(on), count, most).map(({ first, last, problems }) => [first, last, problems.length])

test('a short document has a column for each page, also for those without problems', () => {
  expect(shapeOf([1, 3, 3], 4, 60)).toEqual([
    [1, 1, 1],
    [2, 2, 0],
    [3, 3, 2],
    [4, 4, 0],
  ])
})

test('a long one has columns of several pages; what stands on no page is left out', () => {
  expect(shapeOf([1, 2, 3, 5, undefined], 5, 3)).toEqual([
    [1, 2, 2],
    [3, 4, 1],
    [5, 5, 1],
  ])
})
