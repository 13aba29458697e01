import type { Problem } from '@tickmark/contract'
import type { Finding, Language } from '@tickmark/document'
import { describe } from '@tickmark/review'
import type { Selectable } from 'kysely'
import type { ProblemsTable } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import type { Handler } from '../http/handler.ts'
import { findTask } from './find-task.ts'

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
  let found = app.db.selectFrom('problems').where('task_id', '=', taskId)
  if (severity) found = found.where('severity', '=', severity)
  if (category) found = found.where('category', '=', category)
  if (fileId) found = found.where('file_id', '=', fileId)
  if (documentPage) found = found.where('page', '=', documentPage)
  if (search)
    found = found.where(
      'search_text',
      'like',
      `%${search
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`,
    )
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('ordinal')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { items: rows.map((row) => toProblem(row, language)), total, page, page_size: size }
}

/** What a person makes of a problem: it is one, or it is not and why. */
export const decideProblem: Handler<'decideProblem'> = async (app, { body, user, language }) => {
  const { task_id: taskId, problem_id: problemId, decision, reason } = body
  await findTask(app, user, taskId)
  const row = await app.db
    .updateTable('problems')
    .set({ decision, decision_reason: decision === 'open' ? null : reason, decided_at: app.now() })
    .where('task_id', '=', taskId)
    .where('problem_id', '=', problemId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return toProblem(row, language)
}

function toProblem(row: Selectable<ProblemsTable>, language: Language): Problem {
  const finding = row.finding as Finding
  return {
    ...finding,
    problem_id: row.problem_id,
    file_id: row.file_id,
    text: describe(finding, language),
    evidence: finding.evidence.map((piece, index) => ({
      ...piece,
      file_id: (row.evidence_files as string[])[index] ?? row.file_id,
    })),
    decision: row.decision,
    decision_reason: row.decision_reason,
  }
}
