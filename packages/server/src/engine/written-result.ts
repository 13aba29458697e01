import { ReadError, type ReadErrorKey } from '@tickmark/document'
import type { ResultFormat, WrittenResult } from './engine.ts'

/** A result on its way out of the child. An error keeps what tells it from others; the classes themselves do not cross. */
export type WrittenInChild =
  | { format: ResultFormat; bytes: Uint8Array }
  | { format: ResultFormat; failure: { key?: ReadErrorKey; message: string; stack?: string } }

export async function packWritten(format: ResultFormat, write: () => Promise<Uint8Array>): Promise<WrittenInChild> {
  try {
    return { format, bytes: await write() }
  } catch (error) {
    if (error instanceof ReadError) return { format, failure: { key: error.key, message: error.detail ?? '' } }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { format, failure: { message, stack } }
  }
}

export function unpackWritten(written: WrittenInChild): WrittenResult {
  if ('bytes' in written) return written
  const { format, failure } = written
  if (failure.key) return { format, error: new ReadError(failure.key, failure.message || undefined) }
  return { format, error: Object.assign(new Error(failure.message), { stack: failure.stack }) }
}
