import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReadError, type ReadErrorKey } from '@tickmark/document'
import type { FailedResult, ResultBytes, ResultFormat, ResultPath } from './result-format.ts'

/** Why a result could not be made, on its way out of the child. It keeps what tells an error from others; the classes do not cross. */
export interface PackedFailure {
  format: ResultFormat
  failure: { key?: ReadErrorKey; message: string; stack?: string }
}

/** A result that is made, or why it could not be. */
export async function tryFormat<Made>(
  format: ResultFormat,
  make: (format: ResultFormat) => Promise<Made>,
): Promise<Made | PackedFailure> {
  try {
    return await make(format)
  } catch (error) {
    if (error instanceof ReadError) return { format, failure: { key: error.key, message: error.detail ?? '' } }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { format, failure: { message, stack } }
  }
}

/** Writes a result into a file of a folder. */
export async function keepResult({ format, bytes }: ResultBytes, folder: string): Promise<ResultPath> {
  const path = join(folder, format)
  await writeFile(path, bytes)
  return { format, path, size: bytes.length }
}

export function isFailure(result: object): result is PackedFailure {
  return 'failure' in result
}

export function unpackFailure({ format, failure: { key, message, stack } }: PackedFailure): FailedResult {
  if (key) return { format, error: new ReadError(key, message || undefined) }
  return { format, error: Object.assign(new Error(message), { stack }) }
}
