import { promisify } from 'node:util'
import { zstdCompressSync, zstdDecompress } from 'node:zlib'

const decompress = promisify(zstdDecompress)

/** Where a part begins in its file, and its length in bytes. */
export type Place = readonly [start: number, length: number]

/** Reads the bytes `[start, end)` of a file, wherever it lies. */
export type ReadBytes = (start: number, end: number) => Promise<Uint8Array>

/** At the file's end: the length of the index before it. */
const LENGTH_BYTES = 8

/** A file whose parts are read one by one: the compressed parts, what `index` answers of their places, the length of that. */
export function packIndexed(index: (add: (part: unknown) => Place) => unknown): Buffer {
  const written: Buffer[] = []
  let at = 0
  const add = (part: unknown): Place => {
    const packed = zstdCompressSync(JSON.stringify(part))
    written.push(packed)
    at += packed.length
    return [at - packed.length, packed.length]
  }
  const [, size] = add(index(add))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeBigUInt64LE(BigInt(size))
  return Buffer.concat([...written, length])
}

/** The index of a file of so many bytes that `packIndexed` made. */
export async function readIndex(size: number, read: ReadBytes): Promise<unknown> {
  const tail = Buffer.from(await read(size - LENGTH_BYTES, size))
  const length = Number(tail.readBigUInt64LE())
  return readPart(read, [size - LENGTH_BYTES - length, length])
}

export async function readPart(read: ReadBytes, [start, length]: Place): Promise<unknown> {
  return JSON.parse((await decompress(await read(start, start + length))).toString('utf8'))
}
