import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFileStorage } from './file-storage.ts'
import { openFileLater } from './storage.ts'

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

test('a file that is gone before anybody reads it ends no process, and fails who reads it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'file-storage-'))
  const storage = createFileStorage(folder)
  const path = join(folder, 'made')
  await writeFile(path, 'a result')
  const [unread, stored, late] = [openFileLater(path), openFileLater(path), openFileLater(path)]
  expect(await storage.put('kept', stored)).toBe(8)
  await storage.get('kept')
  await rm(path)
  await storage.deleteAll('kept')
  await expect(storage.put('late', late)).rejects.toThrow('ENOENT')
  // An error that nobody waits for would reach the process within this turn.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(unread.errored).toBeNull()
  await rm(folder, { recursive: true })
})
