import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFileStorage } from './file-storage.ts'

test('processes that check the same folder at the same moment do not disturb each other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'file-storage-'))
  const failed: unknown[] = []
  const poll = async () => {
    const storage = createFileStorage(folder)
    for (let check = 0; check < 100; check++) await storage.check().catch((error: unknown) => failed.push(error))
  }
  await Promise.all([poll(), poll(), poll()])
  expect(failed).toEqual([])
  await rm(folder, { recursive: true })
})
