import { Readable } from 'node:stream'
import { readAll, type ByteRange, type Storage } from '../storage.ts'
import type { FileKeys } from './file-keys.ts'
import type { PlainCopies } from './plain-copies.ts'
import { HEADER_BYTES, MAGIC, plainSize, sealChunks, sealedRange, unsealChunks } from './sealed-file.ts'

/** What is needed to read a sealed file. */
interface SealedFile {
  header: Buffer
  sealedBytes: number
}

/**
 * The same storage, of which a folder or a bucket holds nothing that can be read without the operator's key. Files that lay there before are
 * read as they are.
 */
export function sealStorage(inner: Storage, keys: FileKeys, copies: PlainCopies): Storage {
  async function get(key: string, range?: ByteRange): Promise<Readable> {
    const found = await lookAt(inner, key)
    if (!found) return inner.get(key, range)
    const last = Math.max(0, plainSize(found.sealedBytes) - 1)
    const wanted = { start: range?.start ?? 0, end: Math.min(range?.end ?? last, last) }
    if (wanted.start > last) return Readable.from([])
    const taskKey = await keys.for(prefixOf(key))
    // Opened when somebody begins to read.
    async function* unsealed(sealedBytes: number, header: Buffer): AsyncGenerator<Buffer> {
      const sealed = await inner.get(key, sealedRange(sealedBytes, wanted))
      yield* unsealChunks({ key: taskKey, place: key, header, sealedBytes }, wanted, sealed)
    }
    return Readable.from(unsealed(found.sealedBytes, found.header), { objectMode: false })
  }

  return {
    get,
    async put(key, content, mediaType) {
      const taskKey = await keys.for(prefixOf(key))
      let bytes = 0
      async function* counted(): AsyncGenerator<Uint8Array> {
        for await (const chunk of content instanceof Uint8Array ? [content] : content) {
          bytes += (chunk as Uint8Array).length
          yield chunk as Uint8Array
        }
      }
      await inner.put(key, Readable.from(sealChunks(taskKey, key, counted()), { objectMode: false }), mediaType)
      return bytes
    },
    async size(key) {
      const found = await lookAt(inner, key)
      return found ? plainSize(found.sealedBytes) : inner.size(key)
    },
    async localPath(key) {
      return (await lookAt(inner, key)) ? copies.pathOf(key, () => get(key)) : inner.localPath(key)
    },
    list: () => inner.list(),
    async deleteAll(prefix) {
      await copies.forget(prefix)
      await inner.deleteAll(prefix)
      if (prefix === prefixOf(prefix)) await keys.destroy(prefix)
    },
    describe: () => `${inner.describe()} (AES-256-GCM)`,
    check: () => inner.check(),
  }
}

/** Undefined for a file that is not sealed, or not there. */
export async function lookAt(storage: Storage, key: string): Promise<SealedFile | undefined> {
  const sealedBytes = await storage.size(key)
  if (sealedBytes === undefined || sealedBytes < HEADER_BYTES) return undefined
  const header = await readAll(storage, key, { start: 0, end: HEADER_BYTES - 1 })
  return header.subarray(0, MAGIC.length).equals(MAGIC) ? { header, sealedBytes } : undefined
}

/** The folder of one task: all its files have one key. */
export function prefixOf(key: string): string {
  const prefix = /^[^/]+\/[^/]+\//.exec(key)?.[0]
  if (!prefix) throw new Error(`a file of no task: ${key}`)
  return prefix
}
