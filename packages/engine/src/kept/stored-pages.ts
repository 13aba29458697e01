import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { PageContent, PageReading } from '@tickmark/document/page'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** A page as read, packed for the time between its reading and the joining of its document. */
export interface PackedPage extends Pick<PageContent, 'number' | 'width' | 'height' | 'origin'> {
  error: PageReading['error']
  bytes: Uint8Array
}

/** Pages as read, one after the other in a file, each as `packPage` made it with its length before it. */
export interface StoredPages {
  path: string
  count: number
}

const LENGTH_BYTES = 4

/** Done in the child that read the page, so that the parent holds no page but its bytes. */
export async function packPage(reading: PageReading): Promise<PackedPage> {
  const { number, width, height, origin } = reading.content
  return { number, width, height, origin, error: reading.error, bytes: await compress(JSON.stringify(reading)) }
}

/** Puts packed pages into one file. */
export async function writePages(packed: AsyncIterable<Uint8Array>, path: string): Promise<StoredPages> {
  let count = 0
  async function* parts(): AsyncGenerator<Uint8Array> {
    for await (const page of packed) {
      count++
      const length = Buffer.alloc(LENGTH_BYTES)
      length.writeUInt32LE(page.length)
      yield Buffer.concat([length, page])
    }
  }
  await pipeline(parts, createWriteStream(path))
  return { path, count }
}

/** The readings of a file of pages. Runs in the child. */
export async function openPages(pages: PageReading[] | StoredPages): Promise<PageReading[]> {
  if (Array.isArray(pages)) return pages
  const bytes = await readFile(pages.path)
  const readings: PageReading[] = []
  for (let at = 0; at < bytes.length;) {
    const start = at + LENGTH_BYTES
    at = start + bytes.readUInt32LE(at)
    readings.push(JSON.parse((await decompress(bytes.subarray(start, at))).toString('utf8')) as PageReading)
  }
  return readings
}
