import { ReadErrorKey } from '@tickmark/document'

/** The setting that every child has. */
export const IS_CHILD = 'TICKMARK_CHILD'

/** The setting by which a child is told that nothing but itself ends it with its parent. */
export const WATCHES_PARENT = 'TICKMARK_WATCHES_PARENT'

/** What goes from the pool to a child. One call at a time. */
export interface CallMessage {
  id: number
  operation: string
  args: unknown
}

/** What a child answers. `ready` comes once, before the first call. */
export type ChildMessage =
  | { type: 'ready'; pid: number }
  | { type: 'progress'; id: number; value: unknown }
  | { type: 'result'; id: number; value: unknown; peakMb: number }
  | { type: 'failure'; id: number; failure: Failure; peakMb: number }

/**
 * What a child sent, when it is a message at all. Its kind is checked, since code that a file has taken over may send anything; what it
 * answers (`value`) is for the caller to believe or not.
 */
export function readMessage(sent: unknown): ChildMessage | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const { type, id, pid, value, failure, peakMb } = sent as Record<string, unknown>
  if (type === 'ready') return typeof pid === 'number' ? { type, pid } : undefined
  if (typeof id !== 'number') return undefined
  if (type === 'progress') return { type, id, value }
  if (typeof peakMb !== 'number') return undefined
  if (type === 'result') return { type, id, value, peakMb }
  return type === 'failure' ? { type, id, failure: readFailure(failure), peakMb } : undefined
}

function readFailure(sent: unknown): Failure {
  const { key, detail, message, stack } = { ...(sent as Record<string, unknown> | undefined) }
  const known = ReadErrorKey.safeParse(key)
  const textOf = (given: unknown): string | undefined => (typeof given === 'string' ? given : undefined)
  return {
    ...(known.success && { key: known.data }),
    detail: textOf(detail),
    message: textOf(message) ?? '',
    stack: textOf(stack),
  }
}

/** An error as it crosses the process boundary; `key` is set for a `ReadError`. */
export interface Failure {
  key?: ReadErrorKey
  detail?: string
  message: string
  stack?: string
}
