import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReadError, type ReadErrorKey } from '@tickmark/document'
import type { FailedResult, ResultFormat } from './engine.ts'

/** A result on its way out of the child. An error keeps what tells it from others; the classes themselves do not cross. */
export type WrittenInChild =
  | { format: ResultFormat; bytes: Uint8Array }
  | { format: ResultFormat; path: string; size: number }
  | { format: ResultFormat; failure: { key?: ReadErrorKey; message: string; stack?: string } }

/** Writes a format; where a folder is given, into a file there. */
export async function packWritten(
  format: ResultFormat,
  write: () => Promise<Uint8Array>,
  folder: string | undefined,
): Promise<WrittenInChild> {
  try {
    const bytes = await write()
    if (folder === undefined) return { format, bytes }
    const path = join(folder, format)
    await writeFile(path, bytes)
    return { format, path, size: bytes.length }
  } catch (error) {
    if (error instanceof ReadError) return { format, failure: { key: error.key, message: error.detail ?? '' } }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { format, failure: { message, stack } }
  }
}

export function unpackWritten<Written extends { format: ResultFormat }>(
  written: Written | Extract<WrittenInChild, { failure: unknown }>,
): Written | FailedResult {
  if (!('failure' in written)) return written
  const { format, failure } = written as Extract<WrittenInChild, { failure: unknown }>
  if (failure.key) return { format, error: new ReadError(failure.key, failure.message || undefined) }
  return { format, error: Object.assign(new Error(failure.message), { stack: failure.stack }) }
}
