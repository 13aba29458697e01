import { ReadError } from '@tickmark/document'
import type { PageReading } from '@tickmark/document/page'
import { failedPage } from '@tickmark/readers'
import { expect, test } from 'vitest'
import { failedReading, readInChunks } from './page-loop.ts'

/** A page as it is read, here without anything on it. */
function emptyPage(number: number): PageReading {
  const { content, layout } = failedPage(number, 'PAGE_FAILED')
  return { content, layout, notices: [] }
}

/** Reads pages of which some do harm; gives each page with its error, and every chunk that was tried. */
async function readWith(pages: number, harm: (page: number, isRepeated: boolean) => ReadError | undefined) {
  const tried: (readonly number[])[] = []
  const taken = new Map<number, string | undefined>()
  await readInChunks({
    pages: Array.from({ length: pages }, (_, index) => index + 1),
    jobs: 2,
    async read(chunk, isRepeated) {
      tried.push(chunk)
      for (const page of chunk) {
        const error = harm(page, isRepeated)
        if (error) throw error
      }
      return chunk.map(emptyPage)
    },
    take(readings) {
      for (const { content, error } of readings) taken.set(content.number, error)
    },
    failed: failedReading,
  })
  return { tried, taken }
}

test('a page that takes too much fails alone, and those around it are read', async () => {
  const { taken } = await readWith(40, (page) => (page === 23 ? new ReadError('RESOURCE_LIMIT') : undefined))
  expect(taken.size).toBe(40)
  expect([...taken].filter(([, error]) => error)).toEqual([[23, 'RESOURCE_LIMIT']])
})

test('a page at which its reader crashes is read once more, otherwise', async () => {
  const { taken, tried } = await readWith(40, (page, isRepeated) =>
    page === 40 && !isRepeated ? new ReadError('READER_CRASHED') : undefined,
  )
  expect([...taken.values()].some((error) => error)).toBe(false)
  expect(tried.filter((chunk) => chunk.includes(40))).toHaveLength(2)
  const always = await readWith(1, () => new ReadError('READER_CRASHED'))
  expect([always.tried.length, always.taken.get(1)]).toEqual([2, 'READER_CRASHED'])
})

test('what is cancelled, and what is a bug, ends the loop', async () => {
  await expect(readWith(9, () => new ReadError('CANCELLED'))).rejects.toMatchObject({ key: 'CANCELLED' })
  await expect(
    readInChunks({
      pages: [1],
      jobs: 1,
      read: () => Promise.reject(new TypeError('bug')),
      take() {},
      failed: failedReading,
    }),
  ).rejects.toThrow('bug')
})
