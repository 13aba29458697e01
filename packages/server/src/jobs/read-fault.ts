import { ReadError } from '@tickmark/document'

/**
 * Whether an error tells something about the file. A call that was broken off tells nothing of it: the task was cancelled, or this
 * process is ending and the next one does the work.
 */
export function isFaultOfFile(error: unknown): error is ReadError {
  return error instanceof ReadError && error.key !== 'CANCELLED'
}
