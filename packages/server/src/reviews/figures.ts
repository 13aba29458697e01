import type { Figure } from '@tickmark/document'
import type { Handler } from '../http/handler.ts'
import { findTask } from '../tasks/find-task.ts'

/** The numbers of a task's documents and whether each could be verified. */
export const listFigures: Handler<'listFigures'> = async (app, { query, user }) => {
  const { task_id: taskId, page, page_size: size, state, file_id: fileId, document_page: documentPage } = query
  await findTask(app, user, taskId)
  let found = app.db.selectFrom('figures').where('task_id', '=', taskId)
  if (state) found = found.where('state', '=', state)
  if (fileId) found = found.where('file_id', '=', fileId)
  if (documentPage) found = found.where('page', '=', documentPage)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['figure', 'file_id'])
    .orderBy('file_id')
    .orderBy('ordinal')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return {
    items: rows.map((row) => ({ ...(row.figure as Figure), file_id: row.file_id })),
    total,
    page,
    page_size: size,
  }
}
