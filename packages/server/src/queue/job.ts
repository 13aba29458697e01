import type { Language } from '@tickmark/document'

/** Work for a task. `run`: the run for which it was wanted; work of an earlier run does nothing. */
export type TaskJob = { taskId: string; run: number } & (
  | { kind: 'read-file'; fileId: string }
  | { kind: 'read-pages'; fileId: string; pages: number[] }
  | { kind: 'join-pages'; fileId: string }
  | { kind: 'review-task' }
  /** `again`: results written before this time are replaced one by one, since there is more to say in them. */
  | { kind: 'write-results'; again?: string }
  /** After the review, apart from all other work: a language model is asked about it. */
  | { kind: 'begin-model' }
  | { kind: 'ask-model'; fileId: string; ordinal: number }
  | { kind: 'end-model'; fileId: string }
  | { kind: 'call-webhook'; webhookId: string }
)

/** One piece of background work. */
export type Job =
  | TaskJob
  | { kind: 'send-mail'; consultId: string; language: Language }
  | { kind: 'send-reset'; userId: string; language: Language }
  | { kind: 'send-mention'; noteId: string; userId: string; language: Language }
  | { kind: 'send-welcome'; consultId: string }

export type JobKind = Job['kind']
export type JobOf<Kind extends JobKind> = Extract<Job, { kind: Kind }>

/** Who the work is for, and how soon. Higher comes first; the batches of a long document fall back behind everybody's first ones. */
export interface JobOrder {
  priority?: number
  /** Tried again after minutes, not at once: the other side may be down. */
  patient?: boolean
  /** Work that waits for one endpoint: of such only so many pieces are done at a time, in all processes together. */
  endpoint?: { host: string; atOnce: number }
}

/** Queues, each with workers of its own: nobody waits behind work that itself mostly waits for somebody else's machine. */
export type QueueName = 'work' | 'models' | 'notices'

const NOTICES: ReadonlySet<JobKind> = new Set([
  'call-webhook',
  'send-mail',
  'send-mention',
  'send-reset',
  'send-welcome',
])
export const WAITS_FOR_MODELS: ReadonlySet<JobKind> = new Set(['begin-model', 'ask-model', 'end-model'])

export function queueOf(kind: JobKind): QueueName {
  if (WAITS_FOR_MODELS.has(kind)) return 'models'
  return NOTICES.has(kind) ? 'notices' : 'work'
}
