import type { Problem } from '@tickmark/contract'
import type { Finding, Language } from '@tickmark/document'
import { describe } from '@tickmark/review'
import type { ProblemRow } from '../db/rows.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { findTask } from '../tasks/find-task.ts'

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
  return { items: rows.map((row) => serveProblem(row, language)), total, page, page_size: size }
}

/** Records a person's decision on a problem: accepted, or dismissed with a reason. */
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
  return serveProblem(row, language)
}

function serveProblem(row: ProblemRow, language: Language): Problem {
  const finding = row.finding as Finding
  const files = row.evidence_files as string[]
  const [place, ...operands] = finding.evidence
  return {
    ...finding,
    problem_id: row.problem_id,
    file_id: row.file_id,
    text: describe(finding, language),
    evidence: [
      { ...place, file_id: files[0] ?? row.file_id },
      ...operands.map((operand, index) => ({ ...operand, file_id: files[index + 1] ?? row.file_id })),
    ],
    decision: row.decision,
    decision_reason: row.decision_reason,
  }
}
