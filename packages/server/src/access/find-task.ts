import type { TaskRole } from '@tickmark/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { FileRow, SeenTask, TaskRow, UserRow } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { selectFiles } from '../db/select-files.ts'
import { AppError } from '../faults/app-error.ts'
import { byRank, RANKS } from './ranks.ts'

/** The name of the owner of a row of `tasks`: asked for what is shown, not joined to all that are looked through. */
const OWNER = sql<string>`(select username from users where users.user_id = tasks.user_id)`

/** The name of the workspace of a row of `tasks`; null for a personal one. */
const WORKSPACE = sql<string | null>`(
  select name from workspaces where workspaces.workspace_id = tasks.workspace_id)`

/** What a user may do with a row of `tasks` that he may see: the most of what its workspace and the sharing of it allow. */
const roleOf = (userId: string) => sql<TaskRole>`case
    when tasks.user_id = ${userId} then 'owner'
    else coalesce((
      select role from (
        select role from task_members where task_members.task_id = tasks.task_id and task_members.user_id = ${userId}
        union all select role from workspace_members
          where workspace_members.workspace_id = tasks.workspace_id and workspace_members.user_id = ${userId}
      ) as roles order by ${byRank('role')} limit 1),
      'viewer')
  end`

/** Ids of the tasks that others share with a user, and of the one of the link by which a visitor reads, who has the link's id as his own. */
const sharedWith = (userId: string) => sql<string[]>`array(
    select task_id from task_members where user_id = ${userId}
    union all select task_id from task_links where link_id = ${userId} and expires_at > now())`

/** Ids of the workspaces of which a user is a member. */
const workspacesOf = (userId: string) => sql<string[]>`array(
    select workspace_id from workspace_members where user_id = ${userId})`

/** Ids of all tasks that a user may see, as a subquery. */
export const seenIds = (userId: string) =>
  sql<string>`(select task_id from tasks where user_id = ${userId}
    union select task_id from tasks where workspace_id = any(${workspacesOf(userId)})
    union select unnest(${sharedWith(userId)}))`

/** Ids of the users who may see a task besides visitors, as a subquery. */
export const readersOf = (taskId: string) =>
  sql<string>`(select user_id from tasks where task_id = ${taskId}
    union select user_id from task_members where task_id = ${taskId}
    union select workspace_members.user_id from workspace_members join tasks using (workspace_id)
      where task_id = ${taskId})`

/** Rows of `tasks`, to be filtered, ordered and limited. */
export type TaskQuery = SelectQueryBuilder<Tables, 'tasks', TaskRow>

/**
 * Tasks that a user may see, each with his role, the name of its owner and that of its workspace: his own, those of others in his
 * workspaces, and those that are shared with him. Each part is found by an index. `narrow` is done to each of them: who wants the first of
 * an order takes so many of every part, instead of sorting all.
 */
export function selectTasks(db: Database, userId: string, narrow = (tasks: TaskQuery): TaskQuery => tasks) {
  const own = db.selectFrom('tasks').selectAll().where('user_id', '=', userId)
  const others = db.selectFrom('tasks').selectAll().where('user_id', '<>', userId)
  const inWorkspaces = others.where('workspace_id', '=', sql<string>`any(${workspacesOf(userId)})`)
  const shared = others
    .where('task_id', '=', sql<string>`any(${sharedWith(userId)})`)
    .where(sql<boolean>`(workspace_id = any(${workspacesOf(userId)})) is not true`)
  const all = db
    .selectFrom(narrow(own).as('own'))
    .selectAll()
    .unionAll(db.selectFrom(narrow(inWorkspaces).as('in_workspaces')).selectAll())
    .unionAll(db.selectFrom(narrow(shared).as('shared')).selectAll())
  return db.selectFrom(
    db
      .selectFrom(all.as('tasks'))
      .selectAll('tasks')
      .select([OWNER.as('owner'), WORKSPACE.as('workspace'), roleOf(userId).as('role')])
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
