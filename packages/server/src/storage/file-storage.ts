import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import type { Storage } from './storage.ts'

/** Where files lie until they are complete. */
const ASIDE = 'incoming'

/** Files in a folder of this machine. A file is written aside, synced and renamed, so that every file there is complete. */
export function createFileStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkKey(key))

  async function put(key: string, content: Readable | Uint8Array): Promise<number> {
    const path = pathOf(key)
    const aside = join(folder, ASIDE, randomUUID())
    await mkdir(dirname(aside), { recursive: true })
    await mkdir(dirname(path), { recursive: true })
    const file = await open(aside, 'wx')
    let bytes = 0
    try {
      const chunks = content instanceof Uint8Array ? [content] : content
      for await (const chunk of chunks as AsyncIterable<Uint8Array>) {
        await file.writeFile(chunk)
        bytes += chunk.length
      }
      await file.sync()
    } catch (error) {
      await file.close()
      await rm(aside, { force: true })
      throw error
    }
    await file.close()
    await rename(aside, path)
    return bytes
  }

  return {
    put,
    async get(key, range) {
      const path = pathOf(key)
      await stat(path)
      // Who asked for it may fail before reading, and the file be deleted: an error that nobody waits for ends no process.
      return createReadStream(path, range).on('error', () => undefined)
    },
    async size(key) {
      return stat(pathOf(key)).then(
        ({ size }) => size,
        () => undefined,
      )
    },
    async localPath(key) {
      return pathOf(key)
    },
    async *list() {
      await mkdir(folder, { recursive: true })
      for await (const entry of await opendir(folder, { recursive: true })) {
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
        if (entry.isFile() && !key.startsWith(`${ASIDE}/`)) yield key
      }
    },
    async deleteAll(prefix) {
      await rm(pathOf(prefix), { recursive: true, force: true })
    },
    describe: () => folder,
    async check() {
      // A name of its own: several processes check the same folder at the same moment.
      const key = `check/${randomUUID()}`
      await put(key, new Uint8Array(1))
      await rm(pathOf(key), { force: true })
    },
  }
}

/** Refuses a key that leads out of the folder. Keys are made by us; this check guards against a mistake of ours. */
export function checkKey(key: string): string {
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?$/.test(key))
    throw new Error(`not a storage key: ${key}`)
  return key
}
