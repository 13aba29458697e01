import type { FileHandle } from 'node:fs/promises'
import { ReadError } from '@tickmark/document'

/** The storage format of Office 97–2003 (MS-CFB), as far as telling files apart needs it. */
export interface CompoundFile {
  /** True when the outermost storage holds a stream or storage of this name, in whatever case. What embedded objects hold does not count. */
  has(name: string): boolean
  /** The first bytes of a stream; undefined when there is none of this name. */
  start(name: string, length: number): Promise<Buffer | undefined>
}

interface Entry {
  name: string
  firstSector: number
  size: number
}

const END_OF_CHAIN = 0xfffffffe
const NONE = 0xffffffff
const ENTRY_SIZE = 128
/** Offsets of an entry's links to others. */
const [LEFT, RIGHT, CHILD] = [68, 72, 76] as const
const SMALL_STREAM_BELOW = 4096
const SMALL_SECTOR = 64
/** 100 MB in sectors of 512 bytes; a chain that is longer runs in a circle. */
const MAX_CHAIN = 250_000

/** Opens a compound file by its header; throws `CORRUPT` when the structure does not hold. */
export async function openCompoundFile(file: FileHandle): Promise<CompoundFile> {
  const header = await readUpTo(file, 0, 512)
  if (header.length < 512) throw new ReadError('CORRUPT', 'compound file: no header')
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new ReadError('CORRUPT', 'compound file: sector size')
  const sectorSize = 1 << shift
  const sector = (index: number) => readUpTo(file, (index + 1) * sectorSize, sectorSize)
  const table = await readTable(header, sector, sectorSize)

  async function readChain(first: number, length: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (
      let index = first, read = 0;
      index < END_OF_CHAIN && read < length && parts.length < MAX_CHAIN;
      index = table(index)
    ) {
      const bytes = await sector(index)
      if (bytes.length === 0) break
      parts.push(bytes)
      read += bytes.length
    }
    return Buffer.concat(parts).subarray(0, length)
  }

  const { root, top } = parseDirectory(await readChain(header.readUInt32LE(48), 4 << 20))

  /** Streams below 4 kB lie in slices of 64 bytes inside the root's own stream. */
  async function readSmall({ firstSector, size }: Entry, length: number): Promise<Buffer> {
    const container = await readChain(root?.firstSector ?? END_OF_CHAIN, root?.size ?? 0)
    const smallTable = await readChain(header.readUInt32LE(60), 1 << 20)
    const parts: Buffer[] = []
    const wanted = Math.min(length, size)
    for (let index = firstSector, read = 0; index < END_OF_CHAIN && read < wanted; read += SMALL_SECTOR) {
      parts.push(container.subarray(index * SMALL_SECTOR, (index + 1) * SMALL_SECTOR))
      index = index * 4 + 4 <= smallTable.length ? smallTable.readUInt32LE(index * 4) : END_OF_CHAIN
    }
    return Buffer.concat(parts).subarray(0, wanted)
  }

  return {
    has: (name) => top.has(name.toLowerCase()),
    async start(name, length) {
      const entry = top.get(name.toLowerCase())
      if (!entry) return undefined
      return entry.size < SMALL_STREAM_BELOW
        ? readSmall(entry, length)
        : readChain(entry.firstSector, Math.min(length, entry.size))
    },
  }
}

/** The file allocation table: which sector follows which. Its own sectors are listed in the header and, beyond 109, in a chain. */
async function readTable(
  header: Buffer,
  sector: (index: number) => Promise<Buffer>,
  sectorSize: number,
): Promise<(index: number) => number> {
  const tableSectors: number[] = []
  for (let at = 76; at < 512; at += 4) tableSectors.push(header.readUInt32LE(at))
  let next = header.readUInt32LE(68)
  for (let count = 0; next < END_OF_CHAIN && count < 4096; count++) {
    const bytes = await sector(next)
    if (bytes.length < sectorSize) break
    for (let at = 0; at < sectorSize - 4; at += 4) tableSectors.push(bytes.readUInt32LE(at))
    next = bytes.readUInt32LE(sectorSize - 4)
  }
  const used = tableSectors.filter((index) => index < END_OF_CHAIN - 1).slice(0, MAX_CHAIN / 128)
  const table = Buffer.concat(await Promise.all(used.map(sector)))
  return (index) => (index * 4 + 4 <= table.length ? table.readUInt32LE(index * 4) : END_OF_CHAIN)
}

/** The root entry and, by lower-case name, what it holds: a binary tree of siblings that starts at its child. */
function parseDirectory(bytes: Buffer): { root: Entry | undefined; top: Map<string, Entry> } {
  const top = new Map<string, Entry>()
  const visited = new Set<number>([0])
  const waiting = [siblingAt(bytes, 0, CHILD)]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entryAt(bytes, index)
    if (!entry || visited.has(index)) continue
    visited.add(index)
    top.set(entry.name.toLowerCase(), entry)
    waiting.push(siblingAt(bytes, index, LEFT), siblingAt(bytes, index, RIGHT))
  }
  return { root: entryAt(bytes, 0), top }
}

function entryAt(bytes: Buffer, index: number): Entry | undefined {
  const at = index * ENTRY_SIZE
  if (at + ENTRY_SIZE > bytes.length) return undefined
  const nameLength = bytes.readUInt16LE(at + 64)
  if (nameLength < 2 || nameLength > 64) return undefined
  return {
    name: bytes.toString('utf16le', at, at + nameLength - 2),
    firstSector: bytes.readUInt32LE(at + 116),
    size: bytes.readUInt32LE(at + 120),
  }
}

function siblingAt(bytes: Buffer, index: number, field: number): number {
  const at = index * ENTRY_SIZE + field
  return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : NONE
}

async function readUpTo(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
