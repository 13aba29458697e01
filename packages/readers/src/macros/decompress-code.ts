/** A module's text beyond this is not read: no person wrote it. */
const MOST_BYTES = 4 << 20
const CHUNK = 4096
const CONTAINER = 1

/** The text of a stream of macros (MS-OVBA 2.4.1): chunks of at most 4 kB, in which repeats point back. Undefined where it is none. */
export function decompressCode(bytes: Uint8Array): Buffer | undefined {
  if (bytes[0] !== CONTAINER) return undefined
  const out: number[] = []
  for (let at = 1; at + 2 < bytes.length && out.length < MOST_BYTES;) {
    const header = wordAt(bytes, at)
    const end = Math.min(bytes.length, at + (header & 0xfff) + 3)
    if (header >> 15) unpackChunk(bytes.subarray(at + 2, end), out)
    else out.push(...bytes.subarray(at + 2, at + 2 + CHUNK))
    at = end
  }
  return Buffer.from(out)
}

/** A byte of flags, then eight items: a character, or two bytes that say how far back a repeat lies and how long it is. */
function unpackChunk(chunk: Uint8Array, out: number[]): void {
  const start = out.length
  for (let at = 0; at < chunk.length;) {
    const flags = byteAt(chunk, at++)
    for (let bit = 0; bit < 8 && at < chunk.length; bit++) {
      if ((flags >> bit) & 1) {
        repeat(wordAt(chunk, at), start, out)
        at += 2
      } else out.push(byteAt(chunk, at++))
    }
  }
}

function repeat(token: number, start: number, out: number[]): void {
  const bits = Math.max(4, Math.ceil(Math.log2(out.length - start)))
  const length = (token & (0xffff >> bits)) + 3
  const from = out.length - (token >> (16 - bits)) - 1
  // A damaged file may point to before its beginning.
  for (let i = 0; i < length && from >= start; i++) out.push(byteAt(out, from + i))
}

function wordAt(bytes: Uint8Array, at: number): number {
  return byteAt(bytes, at) | (byteAt(bytes, at + 1) << 8)
}

function byteAt(bytes: ArrayLike<number>, at: number): number {
  return bytes[at] ?? 0
}
