import type { Selectable } from 'kysely'
import type { App } from '../app.ts'
import type { UserRow } from '../auth/sessions.ts'
import type { FilesTable, TasksTable } from '../db/tables.ts'
import { AppError } from '../errors.ts'

export type TaskRow = Selectable<TasksTable>
export type FileRow = Selectable<FilesTable>

/** A task of the user's own. Somebody else's is as absent as one that never was: 404, never 403. */
export async function findTask({ db }: App, user: UserRow, taskId: string): Promise<TaskRow> {
  const task = await db
    .selectFrom('tasks')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('user_id', '=', user.user_id)
    .executeTakeFirst()
  if (!task) throw new AppError('not_found')
  return task
}

export async function findFileOf(app: App, user: UserRow, taskId: string, fileId: string): Promise<FileRow> {
  await findTask(app, user, taskId)
  const file = await app.db
    .selectFrom('files')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  if (!file) throw new AppError('not_found')
  return file
}
