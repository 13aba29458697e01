import type { FileRow, TaskRow, UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { selectFiles } from '../db/select-files.ts'
import { AppError } from '../faults/app-error.ts'

/** A task of the user. Somebody else's task is answered with 404, as one that does not exist. */
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
  const file = await selectFiles(app.db).where('task_id', '=', taskId).where('file_id', '=', fileId).executeTakeFirst()
  if (!file) throw new AppError('not_found')
  return file
}
