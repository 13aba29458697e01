import type { Language } from '@tickmark/document'

/** Work for a task. `run`: the run for which it was wanted; work of an earlier run does nothing. */
export type TaskJob = { taskId: string; run: number } & (
  | { kind: 'read-file'; fileId: string }
  | { kind: 'read-pages'; fileId: string; pages: number[] }
  | { kind: 'join-pages'; fileId: string }
  | { kind: 'review-task' }
  | { kind: 'write-results' }
  | { kind: 'call-webhook'; webhookId: string }
)

/** One piece of background work. */
export type Job = TaskJob | { kind: 'send-mail'; consultId: string; language: Language }

export type JobKind = Job['kind']
export type JobOf<Kind extends JobKind> = Extract<Job, { kind: Kind }>

/** Who the work is for, and how soon. Higher comes first; the batches of a long document fall back behind everybody's first ones. */
export interface JobOrder {
  priority?: number
  /** Tried again after minutes, not at once: the other side may be down. */
  patient?: boolean
}
