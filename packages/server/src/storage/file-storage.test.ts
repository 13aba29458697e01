import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createFileStorage } from './file-storage.ts'
import { openFileLater, type Storage } from './storage.ts'

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

test('all keys are listed, and nothing that is still being written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'file-storage-'))
  const storage = createFileStorage(folder)
  expect(await keysOf(storage)).toEqual([])
  await storage.put('task-1/files/a', new Uint8Array(3))
  await storage.put('task-1/result.json', new Uint8Array(2))
  const unfinished = storage.put('task-2/b', Readable.from(neverEnding()))
  expect((await keysOf(storage)).toSorted()).toEqual(['task-1/files/a', 'task-1/result.json'])
  await expect(unfinished).rejects.toThrow('given up')
  await rm(folder, { recursive: true })
})

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list()) keys.push(key)
  return keys
}

async function* neverEnding(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1)
  await new Promise((resolve) => setTimeout(resolve, 500))
  throw new Error('given up')
}
