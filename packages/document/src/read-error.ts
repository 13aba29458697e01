import * as z from 'zod'

/** Why a file could not be read. Stable keys; the texts stand in the contract. */
export const ReadErrorKey = z.enum([
  'EMPTY_FILE',
  'TYPE_MISMATCH',
  'UNSUPPORTED_FORMAT',
  'ENCRYPTED',
  'CORRUPT',
  'IMAGE_TOO_LARGE',
  'INVALID_IMAGE',
  'TOO_MANY_PAGES',
  'RESOURCE_LIMIT',
  'TIMEOUT',
  'NO_CONTENT',
  'CANCELLED',
  'READER_CRASHED',
  'PAGE_FAILED',
  'CONVERTER_MISSING',
])
export type ReadErrorKey = z.infer<typeof ReadErrorKey>

/** Thrown by readers for a file that cannot be read: data about the file, not a bug of ours. */
export class ReadError extends Error {
  readonly key: ReadErrorKey
  readonly detail: string | undefined
  constructor(key: ReadErrorKey, detail?: string) {
    super(detail ? `${key}: ${detail}` : key)
    this.name = 'ReadError'
    this.key = key
    this.detail = detail
  }
}
