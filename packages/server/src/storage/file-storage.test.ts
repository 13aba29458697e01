import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFileStorage } from './file-storage.ts'

test('processes that check the same folder at the same moment do not disturb each other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'file-storage-'))
  const storages = [createFileStorage(folder), createFileStorage(folder)]
  const checks = Array.from({ length: 200 }, (_, index) => storages[index % 2]!.check())
  const failed = (await Promise.allSettled(checks)).filter(({ status }) => status === 'rejected')
  expect(failed).toEqual([])
  await rm(folder, { recursive: true })
})
