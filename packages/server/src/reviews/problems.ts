import { containing } from '../db/like-pattern.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { findTask } from '../access/find-task.ts'
import { addNote } from './notes.ts'
import { findProblem, selectProblems, serveProblem } from './served-problem.ts'
import { refuseSigned } from './sign-offs.ts'

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

/** Records a person's decision on a problem: accepted, or dismissed with a reason. */
export const decideProblem: Handler<'decideProblem'> = async (app, { body, user, language }) => {
  const { task_id: taskId, problem_id: problemId, decision, reason } = body
  await findTask(app, user, taskId, 'reviewer')
  await app.db.transaction().execute(async (transaction) => {
    // A signature that is given at this moment waits, or this waits for it.
    await transaction.selectFrom('tasks').select('task_id').where('task_id', '=', taskId).forShare().execute()
    await refuseSigned(transaction, taskId)
    const row = await transaction
      .updateTable('problems')
      .set({
        decision,
        decision_reason: decision === 'open' ? null : reason,
        decided_at: app.now(),
        decided_by: user.username,
      })
      .where('task_id', '=', taskId)
      .where('problem_id', '=', problemId)
      .returning('fingerprint')
      .executeTakeFirst()
    if (!row) throw new AppError('not_found')
    await addNote(transaction, user, { taskId, fingerprint: row.fingerprint, kind: decision, text: reason })
  })
  return serveProblem(await findProblem(app.db, taskId, problemId), language)
}
