import { containing } from '../db/like-pattern.ts'
import type { Handler } from '../http/handler.ts'
import { findTask } from '../access/find-task.ts'
import { selectProblems, serveProblem } from './served-problem.ts'

/** The problems of a task in the order of the review: the gravest first. */
export const listProblems: Handler<'listProblems'> = async (app, { query, user, language }) => {
  const {
    task_id: taskId,
    page,
    page_size: size,
    severity,
    category,
    file_id: fileId,
    document_page: documentPage,
    search,
  } = query
  await findTask(app, user, taskId)
  let found = selectProblems(app.db, taskId)
  if (severity) found = found.where('severity', '=', severity)
  if (category) found = found.where('category', '=', category)
  if (fileId) found = found.where('file_id', '=', fileId)
  if (documentPage) found = found.where('page', '=', documentPage)
  if (search) found = found.where('search_text', 'like', containing(search.normalize('NFC').toLowerCase()))
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy('ordinal')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { items: rows.map((row) => serveProblem(row, language)), total, page, page_size: size }
}
