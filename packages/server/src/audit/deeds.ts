import type { EndpointName } from '@tickmark/contract'
import type { UserRow } from '../db/rows.ts'
import type { Deed } from './audit.ts'
import { DEED_KINDS } from './deed-kinds.ts'

/** Milliseconds in which the same view is not written down again. */
const SAME_VIEW = 600_000
const LONGEST = 200
/** Fields that name what is done to, the first that a request has. */
const SUBJECTS = [
  'before_task_id',
  'problem_id',
  'file_id',
  'link_id',
  'key_id',
  'webhook_id',
  'session_id',
  'user_id',
  'workspace_id',
  'consult_id',
  'backup',
  'code',
  'username',
  'email',
]

/** A request as far as its deed goes. */
export interface Asked {
  query?: unknown
  body?: unknown
  path: string
  user: UserRow | undefined
  address: string
  /** The first signs of the API key that asks; undefined for a session. */
  key: string | undefined
}

export const isChange = (name: EndpointName): boolean => DEED_KINDS[name] === 'change'

const seen = new Map<string, number>()

/** What is to be written down of a call; undefined for what is not worth it, or was just now. `answer`: the data of a call that succeeded. */
export function deedOf(name: EndpointName, asked: Asked, outcome: string, answer?: unknown): Deed | undefined {
  const kind = DEED_KINDS[name]
  if (kind === 'quiet' || (kind !== 'change' && outcome !== 'ok')) return undefined
  const given = { ...fieldsOf(asked.query), ...fieldsOf(asked.body) }
  const [task, ...rest] = asked.path.split('/')
  const taskId = textOf(given.task_id) ?? textOf(fieldsOf(answer).task_id) ?? (asked.path ? textOf(task) : undefined)
  const field = SUBJECTS.find((known) => textOf(given[known]))
  const subject = field ? textOf(given[field]) : (severalOf(given.problem_ids) ?? textOf(rest.join('/')))
  const deed: Deed = {
    actor_id: asked.user?.user_id ?? null,
    actor: asked.user ? [asked.user.username || asked.user.user_id, asked.key].filter(Boolean).join(' ') : '',
    action: name,
    task_id: taskId ?? null,
    subject: subject ?? null,
    address: asked.address,
    outcome,
  }
  return kind !== 'change' && isSeen(kind, deed) ? undefined : deed
}

/** Whether the same person was just shown the same: a file, or any part of a task. */
function isSeen(kind: 'view' | 'content', { actor_id, action, task_id, subject }: Deed): boolean {
  const now = Date.now()
  for (const [known, until] of seen) {
    // The map is in the order in which its entries run out.
    if (until > now) break
    seen.delete(known)
  }
  const view = (kind === 'content' ? [actor_id, task_id] : [actor_id, action, task_id, subject]).join(' ')
  if (seen.has(view)) return true
  seen.set(view, now + SAME_VIEW)
  return false
}

/** What one call did to many: how many, and the first of them; each has a line of its own among what happened to it. */
const severalOf = (given: unknown): string | undefined =>
  Array.isArray(given) ? textOf([`${given.length}:`, ...given.filter((one) => textOf(one))].join(' ')) : undefined

const fieldsOf = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}

/** Text as it comes back from the database: halves of characters would not. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? [...value.toWellFormed()].slice(0, LONGEST).join('') : undefined
