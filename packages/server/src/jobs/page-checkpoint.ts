import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { PageReading } from '@tickmark/readers'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** A page's reading as stored between its reading and the joining of its document. */
export async function packReading(reading: PageReading): Promise<Buffer> {
  return compress(JSON.stringify(reading))
}

export async function unpackReading(bytes: Buffer): Promise<PageReading> {
  return JSON.parse((await decompress(bytes)).toString('utf8')) as PageReading
}
