import { ReadError } from '@tickmark/document'
import { expect, test } from 'vitest'
import { streamResults } from './stream-results.ts'
import type { ResultFormat, WrittenResult } from './result-format.ts'

const FORMATS: ResultFormat[] = ['markdown', 'html', 'docx', 'xlsx']
const bytes = new Uint8Array(1)

/** A child that dies at one of the formats. */
const childThatDiesAt =
  (fatal: ResultFormat, key: 'RESOURCE_LIMIT' | 'CANCELLED') =>
  async (formats: readonly ResultFormat[], onResult: (result: WrittenResult) => void) => {
    for (const format of formats) {
      if (format === fatal) throw new ReadError(key)
      onResult({ format, bytes })
    }
  }

async function gather(stream: ReadableStream<WrittenResult>): Promise<WrittenResult[]> {
  const results: WrittenResult[] = []
  for await (const result of stream) results.push(result)
  return results
}

test('a format that ends its child fails alone, and another child goes on behind it', async () => {
  expect(await gather(streamResults(childThatDiesAt('html', 'RESOURCE_LIMIT'), FORMATS))).toEqual([
    { format: 'markdown', bytes },
    { format: 'html', error: new ReadError('RESOURCE_LIMIT') },
    { format: 'docx', bytes },
    { format: 'xlsx', bytes },
  ])
})

test('what was cancelled is not begun again', async () => {
  await expect(gather(streamResults(childThatDiesAt('html', 'CANCELLED'), FORMATS))).rejects.toMatchObject({
    key: 'CANCELLED',
  })
})

test('who stops listening ends the work', async () => {
  let signal: AbortSignal | undefined
  const stream = streamResults(async (_, onResult, abandoned) => {
    signal = abandoned
    onResult({ format: 'markdown', bytes })
    await new Promise(() => {})
  }, FORMATS)
  for await (const _ of stream) break
  expect(signal!.aborted).toBe(true)
})
