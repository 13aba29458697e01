import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataOf } from '@tickmark/contract'
import { corpus, startHarness, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

test('the example of the HTTP API reviews a file with an API key', async () => {
  const user = await harness.register('reader')
  const { data } = await user.call<DataOf<'createKey'>>('POST', '/keys', { name: 'example' })
  const example = fileURLToPath(new URL('../../../examples/http-api.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [example, corpus('statement.pdf'), new URL(harness.base).origin],
    { env: { ...process.env, TICKMARK_KEY: data?.key } },
  )
  expect(stdout).toMatch(/^serious: .+: .+$/m)
})
