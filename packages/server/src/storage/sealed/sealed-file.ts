import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What every sealed file begins with; a file without it was stored before encryption was switched on. */
export const MAGIC = Buffer.from('TMSEAL1\0', 'latin1')
const SALT_BYTES = 24
export const HEADER_BYTES = MAGIC.length + SALT_BYTES
const TAG_BYTES = 16
/** Plain bytes that are sealed together: so much is read for the smallest range. */
const CHUNK_BYTES = 65_536
const SEALED_CHUNK = CHUNK_BYTES + TAG_BYTES

/** A file that is not as it was written: changed, cut off, exchanged for another, or of another key. */
export class UnsealError extends Error {
  constructor(cause?: unknown) {
    super('a stored file is not as it was written, or belongs to another key', { cause })
    this.name = 'UnsealError'
  }
}

/**
 * Seals what comes, piece by piece: AES-256-GCM under a key of this file alone (HKDF of the task's key, a random salt and the file's place).
 * The number of each piece, and whether it is the last, are part of its nonce, so that none can be dropped, exchanged or moved.
 */
export async function* sealChunks(
  key: Buffer,
  place: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  yield Buffer.concat([MAGIC, salt])
  const fileKey = deriveKey(key, salt, place)
  let [index, pending, waiting]: [number, Buffer[], number] = [0, [], 0]
  for await (const piece of content) {
    pending.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))
    waiting += piece.byteLength
    // The last piece is known as such only at the end: a whole one waits until more comes.
    if (waiting <= CHUNK_BYTES) continue
    let rest = Buffer.concat(pending)
    for (; rest.length > CHUNK_BYTES; rest = rest.subarray(CHUNK_BYTES))
      yield seal(fileKey, nonceOf(index++, false), rest.subarray(0, CHUNK_BYTES))
    pending = [rest]
    waiting = rest.length
  }
  yield seal(fileKey, nonceOf(index, true), Buffer.concat(pending))
}

/** Bytes of the content of a sealed file of so many. */
export function plainSize(sealedBytes: number): number {
  const body = sealedBytes - HEADER_BYTES
  return Math.max(0, body - countChunks(sealedBytes) * TAG_BYTES)
}

/** Where the pieces lie that hold the range (both ends included) of a file's content. */
export function sealedRange(
  sealedBytes: number,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  const [first, last] = [Math.floor(start / CHUNK_BYTES), Math.floor(end / CHUNK_BYTES)]
  const whole = HEADER_BYTES + (last + 1) * SEALED_CHUNK
  return { start: HEADER_BYTES + first * SEALED_CHUNK, end: Math.min(whole, sealedBytes) - 1 }
}

/**
 * The range of a file's content, from the sealed bytes that `sealedRange` names. Throws `UnsealError` where they are not as they were
 * written; what was given out before that piece is sound.
 */
export async function* unsealChunks(
  { key, place, header, sealedBytes }: { key: Buffer; place: string; header: Buffer; sealedBytes: number },
  { start, end }: { start: number; end: number },
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const fileKey = deriveKey(key, header.subarray(MAGIC.length), place)
  const last = countChunks(sealedBytes) - 1
  let index = Math.floor(start / CHUNK_BYTES)
  const until = Math.floor(end / CHUNK_BYTES)
  function open(sealed: Buffer): Buffer {
    const plain = unseal(fileKey, nonceOf(index, index === last), sealed)
    const from = index * CHUNK_BYTES
    const part = plain.subarray(Math.max(0, start - from), Math.max(0, end + 1 - from))
    index++
    return part
  }
  let [pending, waiting]: [Uint8Array[], number] = [[], 0]
  for await (const piece of content) {
    pending.push(piece)
    waiting += piece.byteLength
    if (waiting < SEALED_CHUNK) continue
    let rest = Buffer.concat(pending)
    for (; rest.length >= SEALED_CHUNK; rest = rest.subarray(SEALED_CHUNK)) yield open(rest.subarray(0, SEALED_CHUNK))
    pending = [rest]
    waiting = rest.length
  }
  if (waiting > 0) yield open(Buffer.concat(pending))
  if (index <= until) throw new UnsealError()
}

const countChunks = (sealedBytes: number): number => Math.max(1, Math.ceil((sealedBytes - HEADER_BYTES) / SEALED_CHUNK))

const deriveKey = (key: Buffer, salt: Buffer, place: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `tickmark file ${place}`, 32))

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function seal(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function unseal(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, nonce)
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()])
  } catch (error) {
    throw new UnsealError(error)
  }
}
