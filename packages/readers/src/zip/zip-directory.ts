import type { FileHandle } from 'node:fs/promises'
import { ReadError } from '@tickmark/document'

/** One entry of a zip file's central directory, as declared there. */
export interface ZipEntry {
  name: string
  /** 0 stored, 8 deflated. */
  method: number
  encrypted: boolean
  compressedSize: number
  inflatedSize: number
  /** Where its local header starts. */
  offset: number
}

const END_OF_DIRECTORY = 0x06054b50
const ZIP64_LOCATOR = 0x07064b50
const ENTRY = 0x02014b50
const MAX_COMMENT = 65_535
/** An office file of thousands of pictures has some ten thousand entries; the directory of one stays below this. */
const MAX_DIRECTORY_BYTES = 32 << 20

/** The entries of a zip file, read from its central directory alone: nothing is inflated. */
export async function readZipDirectory(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat()
  const tailLength = Math.min(size, MAX_COMMENT + 22 + 20)
  const tail = await readAt(file, size - tailLength, tailLength)
  const end = findEnd(tail)
  if (end < 0) throw new ReadError('CORRUPT', 'zip: no central directory')
  let directorySize = tail.readUInt32LE(end + 12)
  let directoryOffset = tail.readUInt32LE(end + 16)
  if (end >= 20 && tail.readUInt32LE(end - 20) === ZIP64_LOCATOR) {
    const end64 = await readAt(file, Number(tail.readBigUInt64LE(end - 20 + 8)), 56)
    directorySize = Number(end64.readBigUInt64LE(40))
    directoryOffset = Number(end64.readBigUInt64LE(48))
  }
  if (directorySize > MAX_DIRECTORY_BYTES) throw new ReadError('RESOURCE_LIMIT', 'zip: directory too large')
  if (directoryOffset + directorySize > size) throw new ReadError('CORRUPT', 'zip: directory outside the file')
  return parseEntries(await readAt(file, directoryOffset, directorySize))
}

function findEnd(tail: Buffer): number {
  for (let at = tail.length - 22; at >= 0; at--) if (tail.readUInt32LE(at) === END_OF_DIRECTORY) return at
  return -1
}

function parseEntries(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY) {
    const nameLength = directory.readUInt16LE(at + 28)
    const extraLength = directory.readUInt16LE(at + 30)
    const extraAt = at + 46 + nameLength
    const entry: ZipEntry = {
      name: directory.toString('utf8', at + 46, extraAt),
      method: directory.readUInt16LE(at + 10),
      encrypted: (directory.readUInt16LE(at + 8) & 1) !== 0,
      compressedSize: directory.readUInt32LE(at + 20),
      inflatedSize: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    }
    applyZip64(entry, directory.subarray(extraAt, extraAt + extraLength))
    entries.push(entry)
    at = extraAt + extraLength + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** Sizes of 4 GB and more stand in an extra field, in this order and only those that overflow. */
function applyZip64(entry: ZipEntry, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let field = at + 4
    for (const key of ['inflatedSize', 'compressedSize', 'offset'] as const) {
      if (entry[key] !== 0xffffffff || field + 8 > extra.length) continue
      entry[key] = Number(extra.readBigUInt64LE(field))
      field += 8
    }
  }
}

/** Exactly `length` bytes at `position`; a file that ends before is corrupt. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  if (bytesRead < length) throw new ReadError('CORRUPT', 'the file ends early')
  return buffer
}
