import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { randomBytes } from 'node:crypto'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createS3Storage } from '../src/storage/s3-storage.ts'
import { readAll } from '../src/storage/storage.ts'
import { corpus, startHarness, takeData } from './harness.ts'

// A real server that speaks S3, which refuses to abort an upload in parts, as some do.
let folder: string
let server: S3rver
let bucket: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-test-'))
  const settings = { port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 'bucket') }
  server = new S3rver({ ...settings, configureBuckets: [{ name: 'tickmark', configs: [] }] })
  const { port } = await server.run()
  bucket = `s3://tickmark/firm?endpoint=http://127.0.0.1:${port}`
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** More than one part of an upload. */
const LONG = randomBytes(11 * 1024 * 1024)

test('what is put into a bucket comes back, whole and in ranges, is listed, lies on this machine for readers, and goes', async () => {
  const storage = createS3Storage(new URL(bucket), join(folder, 'cache'))
  await storage.check()
  expect(await storage.put('tasks/a/short', Buffer.from('a result'))).toBe(8)
  expect(
    await storage.put('tasks/a/long', Readable.from([LONG.subarray(0, 7_000_000), LONG.subarray(7_000_000)])),
  ).toBe(LONG.length)
  expect((await readAll(storage, 'tasks/a/long')).equals(LONG)).toBe(true)
  expect((await readAll(storage, 'tasks/a/short', { start: 2, end: 5 })).toString()).toBe('resu')
  expect([await storage.size('tasks/a/short'), await storage.size('tasks/a/none')]).toEqual([8, undefined])
  expect((await readFile(await storage.localPath('tasks/a/long'))).equals(LONG)).toBe(true)
  const keys: string[] = []
  for await (const key of storage.list()) keys.push(key)
  expect(keys.toSorted()).toEqual(['tasks/a/long', 'tasks/a/short'])
  await storage.deleteAll('tasks/a/')
  expect(await storage.size('tasks/a/long')).toBeUndefined()
})

test('an upload that its source breaks off fails with the reason of the source, whatever the bucket says to that', async () => {
  const storage = createS3Storage(new URL(bucket), join(folder, 'cache'))
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield LONG
    throw new Error('too much')
  }
  await expect(storage.put('tasks/b/broken', Readable.from(broken()))).rejects.toThrow('too much')
  expect(await storage.size('tasks/b/broken')).toBeUndefined()
})

test('a service that encrypts keeps nothing in the clear in its bucket, and leaves nothing behind', async () => {
  const { admin, stop } = await startHarness(undefined, { blobUrl: bucket, storageKeys: [randomBytes(32)] })
  try {
    const { task_id } = takeData(await admin.upload([corpus('statement.pdf')], { type: 'financial_report' }))
    const task = await admin.waitForEnd(task_id)
    expect(task.status).toBe('completed')
    for (const { path } of task.results) {
      const answer = await admin.raw(`/task/resource/${path}`)
      expect([path, answer.status]).toEqual([path, 200])
    }
    const stored = await storedFiles()
    expect(stored.length).toBeGreaterThan(3)
    // The mark of an encrypted file.
    for (const bytes of stored) expect(bytes.subarray(0, 7).toString('latin1')).toBe('TMSEAL1')

    expect((await admin.call('DELETE', `/task?task_id=${task_id}`)).status).toBe(200)
    await expect.poll(async () => (await storedFiles()).length, { timeout: 60_000 }).toBe(0)
  } finally {
    await stop()
  }
})

/** The content of every file of tasks in the bucket. */
async function storedFiles(): Promise<Buffer[]> {
  const entries = await readdir(join(folder, 'bucket'), { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const objects = paths.filter((path) => path.includes('/tasks/') && path.endsWith('._S3rver_object'))
  return Promise.all(objects.map((path) => readFile(path)))
}
