import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serialize } from 'node:v8'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createChildPool, type ChildPool } from './child-pool.ts'
import { compiledCode } from './code/compiled-code.ts'
import { isAtLeast, isolationLevel } from './isolation-level.ts'
import type { Usage } from './start-child.ts'

const entry = new URL('./misbehaving-child.test-entry.ts', import.meta.url)
const pool = createChildPool({ entry, size: 1, memoryMb: 256, owner: 'test' })
afterAll(() => pool.close())

/** Whatever a test did to the child, the next call finds a working one. */
afterEach(async () => expect(await pool.run('echo', 'still here')).toBe('still here'))

test('results and binary data come back as they are', async () => {
  const value = { text: '净利润', bytes: new Uint8Array([1, 2, 3]), at: new Date(0) }
  expect(await pool.run('echo', value)).toEqual(value)
})

test('progress arrives in order, usage at the end', async () => {
  const seen: unknown[] = []
  let usage: Usage | undefined
  await pool.run('count', 3, { onProgress: (value) => seen.push(value), onUsage: (value) => (usage = value) })
  expect(seen).toEqual([1, 2, 3])
  expect(usage!.peakMb).toBeGreaterThan(20)
})

test('a refusal keeps its key; a bug stays an ordinary error', async () => {
  await expect(pool.run('refuse', null)).rejects.toMatchObject({
    name: 'ReadError',
    key: 'ENCRYPTED',
    detail: 'password',
  })
  await expect(pool.run('fail', null)).rejects.toMatchObject({ name: 'Error', message: 'a bug of ours' })
})

test.each(['fillBuffers', 'fillHeap'])('%s ends in RESOURCE_LIMIT', async (operation) => {
  let usage: Usage | undefined
  await expect(pool.run(operation, null, { onUsage: (value) => (usage = value) })).rejects.toMatchObject({
    key: 'RESOURCE_LIMIT',
  })
  expect(usage!.peakMb).toBeLessThan(768)
})

/** A frame as a child sends it. */
function frameOf(value: unknown): Buffer {
  const content = serialize(value)
  const head = Buffer.alloc(4)
  head.writeUInt32LE(content.length)
  return Buffer.concat([head, content])
}

test.each([
  ['an answer without end', Buffer.concat([Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.alloc(1 << 16)])],
  [
    'answers that nobody asked for, one after the other',
    frameOf({ type: 'progress', id: 0, value: 'x'.repeat(1 << 16) }),
  ],
  ['small pieces by the million', frameOf({ type: 'progress', id: 0, value: 0 })],
])('a child that floods us is ended before we hold much of it: %s', async (_, piece) => {
  const strict = createChildPool({ entry, size: 1, answerMb: 16, owner: 'test' })
  const before = process.memoryUsage().rss
  await expect(strict.run('flood', piece)).rejects.toMatchObject({ key: 'RESOURCE_LIMIT' })
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(256)
  expect(await strict.run('echo', 'next')).toBe('next')
  await strict.close()
})

test.each([
  ['nothing', frameOf(null)],
  ['a failure that is none', frameOf({ type: 'failure', id: 1, peakMb: 'much' })],
  ['bytes that are no value', Buffer.from([3, 0, 0, 0, 1, 2, 3])],
])('a child that sends %s in place of a message ends itself and not us', async (_, piece) => {
  await expect(pool.run('flood', piece)).rejects.toMatchObject({ key: 'READER_CRASHED' })
})

test('an endless loop ends at its deadline', async () => {
  await expect(pool.run('loop', null, { deadline: 300 })).rejects.toMatchObject({ key: 'TIMEOUT' })
})

test('a call that waits for what never comes ends at its deadline', async () => {
  await expect(pool.run('rest', 3_600_000, { deadline: 300 })).rejects.toMatchObject({ key: 'TIMEOUT' })
})

test('a cancelled call ends at once, running or waiting', async () => {
  const controller = new AbortController()
  const running = pool.run('loop', null, { signal: controller.signal })
  const waiting = pool.run('echo', 1, { signal: controller.signal })
  const untouched = pool.run('echo', 2)
  const begun = performance.now()
  setTimeout(() => controller.abort(), 100)
  const outcomes = await Promise.allSettled([running, waiting])
  expect(outcomes).toMatchObject([{ reason: { key: 'CANCELLED' } }, { reason: { key: 'CANCELLED' } }])
  expect(performance.now() - begun).toBeLessThan(20_000)
  expect(await untouched).toBe(2)
})

test.each(['abort', 'exit'])('%s in native code is a crash of the reader, not of us', async (operation) => {
  await expect(pool.run(operation, null)).rejects.toMatchObject({ key: 'READER_CRASHED' })
})

test('a child that the system kills is replaced', async () => {
  const bare = createChildPool({ entry, size: 1, enclose: false })
  const pid = (await bare.run('pid', null)) as number
  const call = bare.run('loop', null)
  setTimeout(() => process.kill(pid, 'SIGKILL'), 100)
  await expect(call).rejects.toMatchObject({ key: 'READER_CRASHED' })
  const idle = (await bare.run('pid', null)) as number
  process.kill(idle, 'SIGKILL')
  await sleep(100)
  expect(await bare.run('pid', null)).not.toBe(idle)
  await bare.close()
})

test('children are replaced after so many files, and when they hoard memory', async () => {
  const small = createChildPool({ entry, size: 1, enclose: false, filesPerChild: 2, recycleMb: 200 })
  const pids = [await small.run('pid', null), await small.run('pid', null), await small.run('pid', null)]
  expect(pids[0]).toBe(pids[1])
  expect(pids[2]).not.toBe(pids[1])
  const hoarder = await small.run('hoard', 250)
  expect(await small.run('pid', null)).not.toBe(hoarder)
  await small.close()
})

test('calls run side by side', async () => {
  // Their own numbers are the same in namespaces of their own.
  const two = createChildPool({ entry, size: 2, enclose: false })
  const [a, b] = await Promise.all([two.run('pid', null), two.run('pid', null)])
  expect(a).not.toBe(b)
  await two.close()
})

test('children know no secrets, but where the operator keeps the languages of Tesseract', async () => {
  process.env['TICKMARK_SECRET'] = 'secret'
  process.env['TESSDATA_PREFIX'] = '/opt/languages'
  const fresh = createChildPool({ entry, size: 1 })
  const environment = await fresh.run('environment', null)
  expect(JSON.stringify(environment)).not.toContain('secret')
  expect(environment).toMatchObject({ TESSDATA_PREFIX: '/opt/languages' })
  await fresh.close()
  delete process.env['TESSDATA_PREFIX']
})

test('children start from code that none of them compiled, and cannot change it where they are shut in', async () => {
  await expect.poll(() => compiledCode(entry), { timeout: 60_000 }).toBeDefined()
  const kept = await readdir(compiledCode(entry) ?? '', { recursive: true })
  const fresh = createChildPool({ entry, size: 1 })
  const { files, isChanged } = (await fresh.run('compiledCode', null)) as { files: string[]; isChanged: boolean }
  await fresh.close()
  expect(files.length).toBeGreaterThan(10)
  expect(kept.map((path) => basename(path))).toEqual(expect.arrayContaining(files))
  if (isAtLeast(isolationLevel(), 'separate-user')) expect(isChanged).toBe(false)
})

test('a child that waits loads what its pool named, and no call waits for the rest', async () => {
  const waiting = createChildPool({ entry, size: 1, load: 'steps', enclose: false })
  await sleep(2000)
  expect(await waiting.run('loaded', null)).toEqual(['first', 'second'])
  await waiting.close()
  const hurried = createChildPool({ entry, size: 1, load: 'slow', enclose: false })
  expect(await hurried.run('loaded', null)).toEqual([])
  await hurried.close()
})

test.skipIf(!isAtLeast(isolationLevel(), 'namespaces'))('children have no network', async () => {
  expect(await pool.run('connect', null)).toMatch(/ENETUNREACH|EHOSTUNREACH|EPERM/)
})

test('a closed pool refuses', async () => {
  const brief = createChildPool({ entry, size: 1 })
  const call = brief.run('loop', null)
  await sleep(50)
  await brief.close()
  await expect(call).rejects.toMatchObject({ key: expect.stringMatching(/CANCELLED|READER_CRASHED/) })
  await expect(brief.run('echo', 1)).rejects.toMatchObject({ key: 'CANCELLED' })
})

test('who has work in two pools gets no more children than one has places while somebody else works, and all when alone', async () => {
  const options = { entry, size: 2, guests: 2, enclose: false }
  const [one, two] = [createChildPool(options), createChildPool(options)]
  const busy = { hog: 0, other: 0 }
  const beside: number[] = []
  const alone: number[] = []
  const work = async (pool: ChildPool, share: 'hog' | 'other', milliseconds: number): Promise<void> => {
    const onProgress = () => {
      busy[share]++
      const seen = busy.other > 0 ? beside : alone
      seen.push(busy.hog)
    }
    await pool.run('rest', milliseconds, { owner: share, share, onProgress })
    busy[share]--
  }
  const other = work(one, 'other', 4000)
  await expect.poll(() => busy.other, { timeout: 20_000 }).toBe(1)
  const hog = [one, one, one, two, two, two, two, two].map((pool) => work(pool, 'hog', 1500))
  await Promise.all([other, ...hog])
  await Promise.all([one.close(), two.close()])
  expect(Math.max(...beside)).toBe(2)
  expect(Math.max(...alone)).toBeGreaterThan(2)
}, 60_000)
