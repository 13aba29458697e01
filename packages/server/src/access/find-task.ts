import type { TaskRole } from '@tickmark/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { FileRow, SeenTask, TaskRow, UserRow } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { selectFiles } from '../db/select-files.ts'
import { AppError } from '../faults/app-error.ts'

const RANKS: Record<TaskRole, number> = { viewer: 0, reviewer: 1, owner: 2 }

/** The name of the owner of a row of `tasks`: asked for what is shown, not joined to all that are looked through. */
const OWNER = sql<string>`(select username from users where users.user_id = tasks.user_id)`

/** What a user may do with a row of `tasks` that he may see. */
const roleOf = (userId: string) => sql<TaskRole>`case
    when tasks.user_id = ${userId} then 'owner'
    else coalesce(
      (select role from task_members where task_members.task_id = tasks.task_id and task_members.user_id = ${userId}),
      'viewer')
  end`

/** Ids of the tasks that others share with a user, and of the one of the link by which a visitor reads, who has the link's id as his own. */
const sharedWith = (userId: string) => sql<string[]>`array(
    select task_id from task_members where user_id = ${userId}
    union all select task_id from task_links where link_id = ${userId} and expires_at > now())`

/** Ids of all tasks that a user may see, as a subquery. */
export const seenIds = (userId: string) =>
  sql<string>`(select task_id from tasks where user_id = ${userId} union all select unnest(${sharedWith(userId)}))`

/** Rows of `tasks`, to be filtered, ordered and limited. */
export type TaskQuery = SelectQueryBuilder<Tables, 'tasks', TaskRow>

/**
 * Tasks that a user may see, each with his role and the name of its owner: his own, and those that are shared with him. Both halves are
 * found by an index. `narrow` is done to each of them: who wants the first of an order takes so many of either, instead of sorting all.
 */
export function selectTasks(db: Database, userId: string, narrow = (tasks: TaskQuery): TaskQuery => tasks) {
  const own = db.selectFrom('tasks').selectAll().where('user_id', '=', userId)
  const shared = db
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '<>', userId)
    .where('task_id', '=', sql<string>`any(${sharedWith(userId)})`)
  const both = db
    .selectFrom(narrow(own).as('own'))
    .selectAll()
    .unionAll(db.selectFrom(narrow(shared).as('shared')).selectAll())
  return db.selectFrom(
    db
      .selectFrom(both.as('tasks'))
      .selectAll('tasks')
      .select([OWNER.as('owner'), roleOf(userId).as('role')])
      .as('tasks'),
  )
}

/**
 * A task that the user may see, and with which he may do what `need` names. A task that he may not see is answered with 404, as one that
 * does not exist; one that he may only see with 403.
 */
export async function findTask(
  { db }: App,
  user: Pick<UserRow, 'user_id'>,
  taskId: string,
  need: TaskRole = 'viewer',
): Promise<SeenTask> {
  const task = await selectTasks(db, user.user_id).selectAll().where('task_id', '=', taskId).executeTakeFirst()
  if (!task) throw new AppError('not_found')
  if (RANKS[task.role] < RANKS[need]) throw new AppError('forbidden')
  return task
}

export async function findFileOf(app: App, user: UserRow, taskId: string, fileId: string): Promise<FileRow> {
  await findTask(app, user, taskId)
  const file = await selectFiles(app.db).where('task_id', '=', taskId).where('file_id', '=', fileId).executeTakeFirst()
  if (!file) throw new AppError('not_found')
  return file
}
