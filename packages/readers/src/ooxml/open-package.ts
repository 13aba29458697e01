import { open, type FileHandle } from 'node:fs/promises'
import { createInflateRaw, inflateRawSync } from 'node:zlib'
import { Readable } from 'node:stream'
import { ReadError } from '@tickmark/document'
import { readAt, readZipDirectory, type ZipEntry } from '../zip/zip-directory.ts'
import { preflightZip } from '../zip/zip-preflight.ts'

/** An office file's parts by name. Names are compared without case, as the standard wants and some writers need. */
export interface OfficePackage {
  names: string[]
  has(name: string): boolean
  /** Bytes of the part, inflated, as the file declares it; 0 when there is none. */
  size(name: string): number
  /** The whole part; undefined when there is none. */
  read(name: string): Promise<Buffer | undefined>
  /** The part piece by piece, for parts that may be large. */
  stream(name: string): Promise<AsyncIterable<Buffer> | undefined>
  close(): Promise<void>
}

/** Opens the zip file at `path`; throws `RESOURCE_LIMIT` for a bomb, `CORRUPT` for what is no zip file. */
export async function openPackage(path: string): Promise<OfficePackage> {
  const file = await open(path)
  try {
    const entries = await readZipDirectory(file)
    preflightZip(entries)
    return packageOf(file, entries)
  } catch (error) {
    await file.close()
    throw error
  }
}

function packageOf(file: FileHandle, entries: readonly ZipEntry[]): OfficePackage {
  const byName = new Map<string, ZipEntry>()
  for (const entry of entries) if (!byName.has(keyOf(entry.name))) byName.set(keyOf(entry.name), entry)

  async function compressed(entry: ZipEntry): Promise<{ start: number; end: number }> {
    if (entry.encrypted) throw new ReadError('ENCRYPTED')
    if (entry.method !== 0 && entry.method !== 8) throw new ReadError('CORRUPT', `zip: method ${entry.method}`)
    const header = await readAt(file, entry.offset, 30)
    const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
    return { start, end: start + entry.compressedSize }
  }

  async function read(name: string): Promise<Buffer | undefined> {
    const entry = byName.get(keyOf(name))
    if (!entry) return undefined
    const { start } = await compressed(entry)
    const bytes = await readAt(file, start, entry.compressedSize)
    if (entry.method === 0) return bytes
    try {
      return inflateRawSync(bytes, { maxOutputLength: Math.max(1, entry.inflatedSize) })
    } catch (error) {
      throw inflateError(error, name)
    }
  }

  async function stream(name: string): Promise<AsyncIterable<Buffer> | undefined> {
    const entry = byName.get(keyOf(name))
    if (!entry) return undefined
    const { start, end } = await compressed(entry)
    const source = Readable.from(readRange(file, start, end))
    return entry.method === 0 ? source : bounded(source.pipe(createInflateRaw()), entry, name)
  }

  return {
    names: entries.map((entry) => entry.name),
    has: (name) => byName.has(keyOf(name)),
    size: (name) => byName.get(keyOf(name))?.inflatedSize ?? 0,
    read,
    stream,
    close: () => file.close(),
  }
}

async function* readRange(file: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += 1 << 18) yield await readAt(file, at, Math.min(1 << 18, end - at))
}

/** The directory's size was judged by the preflight; a part that grows beyond it lied. */
async function* bounded(source: AsyncIterable<Buffer>, entry: ZipEntry, name: string): AsyncGenerator<Buffer> {
  let length = 0
  try {
    for await (const chunk of source) {
      length += chunk.length
      if (length > entry.inflatedSize) throw new ReadError('CORRUPT', `zip: ${name} is larger than declared`)
      yield chunk
    }
  } catch (error) {
    throw inflateError(error, name)
  }
}

function inflateError(error: unknown, name: string): Error {
  return error instanceof ReadError ? error : new ReadError('CORRUPT', `zip: ${name} cannot be inflated`)
}

function keyOf(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
}
