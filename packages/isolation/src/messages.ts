import type { ReadErrorKey } from '@tickmark/document'

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

/** An error as it crosses the process boundary; `key` is set for a `ReadError`. */
export interface Failure {
  key?: ReadErrorKey
  detail?: string
  message: string
  stack?: string
}
