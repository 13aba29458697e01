import type { Duplex } from 'node:stream'
import { deserialize, serialize } from 'node:v8'

/** Which descriptor of a child leads to its parent. */
export const CHANNEL = 3

const HEAD_BYTES = 4

/** Sends a value as a frame, its length before it; answers when it is on its way, or nobody is left to take it. */
export function sendFrame(stream: Duplex, value: unknown): Promise<void> {
  const content = serialize(value)
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32LE(content.length)
  if (stream.destroyed) return Promise.resolve()
  return new Promise((sent) => {
    stream.cork()
    stream.write(head)
    stream.write(content, () => sent())
    stream.uncork()
  })
}

/** What a reader of frames hears. */
export interface FrameListener {
  /** The length that a frame announces, before it comes. What is thrown here or in `frame` ends the reading. */
  announced(bytes: number): void
  frame(value: unknown): void
  /** The other side sent what is no frame, or what was thrown at. Nothing is read any more. */
  broken(error: unknown): void
}

/** Reads frames. Nothing of them is believed: who sends them may be anybody's code. */
export function readFrames(stream: Duplex, listener: FrameListener): void {
  let chunks: Buffer[] = []
  let held = 0
  let wanted: number | undefined

  const take = (bytes: number): Buffer => {
    // Of its own, not of the pool: values that are made of it may be a view of it.
    const taken = Buffer.allocUnsafeSlow(bytes)
    let filled = 0
    while (filled < bytes) {
      const [chunk = Buffer.alloc(0)] = chunks
      const copied = chunk.copy(taken, filled)
      filled += copied
      if (copied < chunk.length) chunks[0] = chunk.subarray(copied)
      else chunks = chunks.slice(1)
    }
    held -= bytes
    return taken
  }

  const hear = (chunk: Buffer): void => {
    chunks.push(chunk)
    held += chunk.length
    try {
      for (;;) {
        if (wanted === undefined) {
          if (held < HEAD_BYTES) return
          wanted = take(HEAD_BYTES).readUInt32LE()
          listener.announced(wanted)
        }
        if (held < wanted) return
        const content = take(wanted)
        wanted = undefined
        listener.frame(deserialize(content))
      }
    } catch (error) {
      stream.off('data', hear)
      // What still comes is dropped, so that the other side is not held up by it before it is ended.
      stream.resume()
      chunks = []
      listener.broken(error)
    }
  }
  stream.on('data', hear)
  // Whoever is gone has nothing more to tell; that it is gone is told by its process.
  stream.on('error', () => {})
}
