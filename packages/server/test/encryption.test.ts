import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DataOf, TaskDetail } from '@tickmark/contract'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '../src/config/config.ts'
import { corpus, startHarness, takeData, type Caller, type Harness } from './harness.ts'

const [OLD, NEW] = [randomBytes(32), randomBytes(32)]
const SEALED = 'TMSEAL1'

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'encryption-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** As a command of the operator's does it: in a process of its own. */
async function operate(dataFolder: string, keys: readonly Buffer[], call: string): Promise<unknown> {
  const index = new URL('../src/index.ts', import.meta.url).href
  const script = `const service = await import(${JSON.stringify(index)}); console.log(JSON.stringify(await service.${call}))`
  const { PATH } = process.env
  const env = {
    PATH,
    TICKMARK_DATA_DIR: dataFolder,
    TICKMARK_STORAGE_KEY: keys.map((key) => key.toString('hex')).join(','),
  }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env })
  return JSON.parse(stdout)
}

const open = (dataFolder: string, storageKeys: readonly Buffer[], more: Partial<Config> = {}): Promise<Harness> =>
  startHarness(dataFolder, { storageKeys, ...more })

/** Every file that is stored, with its bytes. */
async function storedFiles(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name))),
  )
}

const isSealed = (file: Buffer): boolean => file.subarray(0, SEALED.length).toString() === SEALED

async function reviewed(caller: Caller): Promise<TaskDetail> {
  const { task_id: id } = takeData(await caller.upload([corpus('statement.pdf')], { type: 'financial_report' }))
  return caller.waitForEnd(id)
}

/** All that a person can have of a task: its original, and each result. */
async function contentsOf(caller: Caller, task: TaskDetail): Promise<Buffer[]> {
  const bytes: Buffer[] = []
  for (const { path } of [...task.files, ...task.results]) {
    const response = await caller.raw(`/task/resource/${path}`)
    expect(response.status).toBe(200)
    bytes.push(Buffer.from(await response.arrayBuffer()))
  }
  return bytes
}

const encryptionOf = async ({ admin }: Harness): Promise<DataOf<'adminGetSystem'>['encryption']> =>
  takeData(await admin.call<DataOf<'adminGetSystem'>>('GET', '/admin/system')).encryption

test('with a key no stored file can be read from the disk, and people notice nothing of it', async () => {
  const [folder, plain] = [await scratch(), await scratch()]
  const harness = await open(folder, [OLD], { plainFolder: plain })
  const task = await reviewed(harness.admin)
  expect(task.status).toBe('completed')
  const original = await readFile(corpus('statement.pdf'))
  const [first] = await contentsOf(harness.admin, task)
  expect(first?.equals(original)).toBe(true)
  const address = `/task/resource/${task.files[0]?.path}`
  const part = await harness.admin.raw(address, { headers: { Range: 'bytes=100-299' } })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer()).equals(original.subarray(100, 300))).toBe(true)
  const stored = await storedFiles(join(folder, 'files'))
  expect(stored.length).toBeGreaterThan(5)
  expect(stored.filter((file) => !isSealed(file))).toEqual([])
  expect(await encryptionOf(harness)).toMatchObject({ tasks: 1, earlier_key: 0, open: 0 })

  // Deleting a task destroys its key, so that a copy of its files that somebody kept is worth nothing.
  await harness.admin.call('DELETE', `/task?task_id=${task.task_id}`)
  expect(await storedFiles(join(folder, 'files'))).toEqual([])
  expect(await harness.service.app.db.selectFrom('file_keys').selectAll().execute()).toEqual([])
  await harness.stop()
  expect(await storedFiles(plain)).toEqual([])
})

test('files from before there was a key are encrypted by a command, and a key is replaced by another', async () => {
  const folder = await scratch()
  const bare = await open(folder, [])
  const task = await reviewed(bare.admin)
  const before = await contentsOf(bare.admin, task)
  expect(await encryptionOf(bare)).toBeNull()
  await expect(operate(folder, [OLD], 'encryptFiles()')).rejects.toThrow('The service is running')
  await bare.stop()

  const mixed = await open(folder, [OLD])
  expect(await contentsOf(mixed.admin, task)).toEqual(before)
  expect(await encryptionOf(mixed)).toMatchObject({ tasks: 0, open: 1 })
  await mixed.stop()
  const files = (await storedFiles(join(folder, 'files'))).length
  expect(await operate(folder, [OLD], 'encryptFiles()')).toMatchObject({ encrypted: files })
  expect((await storedFiles(join(folder, 'files'))).every(isSealed)).toBe(true)

  // The files are those of before: only the keys of the tasks are wrapped anew.
  const sealed = await storedFiles(join(folder, 'files'))
  await expect(open(folder, [NEW])).rejects.toThrow('encrypted under a key that is not set')
  await expect(operate(folder, [NEW], 'rotateKeys()')).rejects.toThrow('encrypted under a key that is not set')
  expect(await operate(folder, [NEW, OLD], 'rotateKeys()')).toMatchObject({ rotated: 1 })
  expect(await storedFiles(join(folder, 'files'))).toEqual(sealed)
  await expect(open(folder, [])).rejects.toThrow('encrypted under a key that is not set')
  await expect(open(folder, [OLD])).rejects.toThrow('encrypted under a key that is not set')
  const rotated = await open(folder, [NEW])
  expect(await contentsOf(rotated.admin, task)).toEqual(before)
  expect(await encryptionOf(rotated)).toMatchObject({ tasks: 1, earlier_key: 0, open: 0 })
  await rotated.stop()
})

test('a backup of encrypted files holds none that can be read, and is of use with the key alone', async () => {
  const [from, to, backups] = [await scratch(), await scratch(), await scratch()]
  const first = await open(from, [OLD])
  const task = await reviewed(first.admin)
  const before = await contentsOf(first.admin, task)
  const folder = join(backups, 'monday')
  await operate(from, [OLD], `backUp(${JSON.stringify(folder)})`)
  await first.stop()
  const kept = await storedFiles(join(folder, 'files'))
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.every(isSealed)).toBe(true)
  await operate(to, [OLD], `restore(${JSON.stringify(folder)})`)
  await expect(open(to, [])).rejects.toThrow('encrypted under a key that is not set')
  const second = await open(to, [OLD])
  expect(await contentsOf(second.admin, task)).toEqual(before)
  await second.stop()
})

test('a stored file that was changed on the disk is given to nobody', async () => {
  const folder = await scratch()
  const harness = await open(folder, [OLD])
  const task = await reviewed(harness.admin)
  const originals = join(folder, 'files', 'tasks', task.task_id, 'originals')
  const [name] = await readdir(originals)
  const path = join(originals, name ?? '')
  const bytes = await readFile(path)
  bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200)
  await writeFile(path, bytes)
  const answer = await harness.admin
    .raw(`/task/resource/${task.files[0]?.path}`)
    .then((response) => response.arrayBuffer())
    .catch(() => 'broken off')
  expect(answer).toBe('broken off')
  expect((await harness.admin.call('GET', `/task/detail?task_id=${task.task_id}`)).status).toBe(200)
  await harness.stop()
})
