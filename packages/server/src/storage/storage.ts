import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

/** Bytes `[start, end]`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where files lie. Keys are ASCII paths of ours, never a user's file name. */
export interface Storage {
  /** Answers the number of bytes. A stream that fails leaves nothing behind. */
  put(key: string, content: Readable | Uint8Array, mediaType?: string): Promise<number>
  get(key: string, range?: ByteRange): Promise<Readable>
  /** Undefined when there is no such key. */
  size(key: string): Promise<number | undefined>
  /** A path on this machine with the content, for readers that need a file. Never write to it. */
  localPath(key: string): Promise<string>
  /** Every key, in no order; one that is deleted meanwhile may be among them. */
  list(): AsyncIterable<string>
  /** Deletes every key that starts with `prefix`, which ends with a slash. */
  deleteAll(prefix: string): Promise<void>
  /** For people: where this is. */
  describe(): string
  /** Throws when it cannot be written to. */
  check(): Promise<void>
}

/** Everything of a key, or of a range of it, in memory; for what is small or must be parsed as a whole. */
export async function readAll(storage: Storage, key: string, range?: ByteRange): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await storage.get(key, range)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The content of a key as a stream that is opened when somebody begins to read it. */
export function openLater(storage: Storage, key: string): Readable {
  return Readable.from(readChunks(storage, key))
}

/**
 * A file of this machine as a stream that is opened when somebody begins to read it. One that were opened at once and is never read,
 * because what comes before it fails, would end the process when its file is gone.
 */
export function openFileLater(path: string): Readable {
  return Readable.from(readFileChunks(path))
}

async function* readFileChunks(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path)
}

async function* readChunks(storage: Storage, key: string): AsyncGenerator<Uint8Array> {
  yield* await storage.get(key)
}
