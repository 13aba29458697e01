import type { RetainedTask } from '@tickmark/contract'
import type { Updateable } from 'kysely'
import type { App } from '../app/app.ts'
import { refuseKey } from '../auth/api-keys.ts'
import { containing } from '../db/like-pattern.ts'
import { deletionTime, endedBefore, type RetentionRule } from '../db/retention-rule.ts'
import type { TasksTable } from '../db/tables.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'

/** What will be deleted within this time is shown without a search. */
const AHEAD = 30 * 24 * 3600_000

/** Names and owners alone: what is in a task an administrator sees no more than before. */
export const adminGetRetention: Handler<'adminGetRetention'> = async (app, { query }) => {
  const { page, page_size: size, search } = query
  const { retention: rule } = app
  const found = search ? searchEnded(app, search) : selectComing(app, rule)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['task_id', 'name', 'username', 'finished_at', 'held_at', 'held_by', 'hold_reason'])
    .orderBy('finished_at')
    .orderBy('task_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return {
    rule: rule ? { days: rule.days, since: rule.since.toISOString() } : null,
    items: rows.flatMap((row) => (row.finished_at ? [toRetained(row, row.finished_at, rule)] : [])),
    total,
    page,
    page_size: size,
  }
}

const selectEnded = ({ db }: App) =>
  db
    .selectFrom('tasks')
    .innerJoin('users', 'users.user_id', 'tasks.user_id')
    .where('finished_at', 'is not', null)
    .where('status', 'in', ['completed', 'cancelled', 'failed'])

function searchEnded(app: App, search: string) {
  const pattern = containing(search)
  return selectEnded(app).where((where) =>
    where.or([where('name', 'ilike', pattern), where('username', 'ilike', pattern), where('task_id', '=', search)]),
  )
}

function selectComing(app: App, rule: RetentionRule | undefined) {
  const before = endedBefore(rule, new Date(app.now().getTime() + AHEAD))
  return selectEnded(app).where((where) =>
    where.or([where('held_at', 'is not', null), ...(before ? [where('finished_at', '<', before)] : [])]),
  )
}

interface Row {
  task_id: string
  name: string
  username: string
  held_at: Date | null
  held_by: string | null
  hold_reason: string | null
}

function toRetained(row: Row, end: Date, rule: RetentionRule | undefined): RetainedTask {
  const { task_id, name, username: owner, held_at: held } = row
  return {
    task_id,
    name,
    owner,
    finished_at: end.toISOString(),
    deletes_at: held ? null : (deletionTime(rule, end)?.toISOString() ?? null),
    held: held && { at: held.toISOString(), by: row.held_by ?? '', reason: row.hold_reason ?? '' },
  }
}

/** A new hold takes the place of the one before. */
export const adminHoldTask: Handler<'adminHoldTask'> = async (app, { body, user, token }) => {
  refuseKey(token)
  const { task_id: taskId, reason } = body
  await changeHold(app, taskId, { held_at: app.now(), held_by: user.username, hold_reason: reason })
  return null
}

export const adminReleaseTask: Handler<'adminReleaseTask'> = async (app, { body, token }) => {
  refuseKey(token)
  await changeHold(app, body.task_id, { held_at: null, held_by: null, hold_reason: null })
  return null
}

async function changeHold({ db }: App, taskId: string, hold: Updateable<TasksTable>): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('tasks').set(hold).where('task_id', '=', taskId).executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('not_found')
}
