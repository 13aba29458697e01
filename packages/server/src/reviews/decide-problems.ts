import { type DecidedProblems, ERRORS, fillText, type Problem } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import { findTask } from '../access/find-task.ts'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import type { UserRow } from '../db/rows.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { addNotes } from './notes.ts'
import { findProblem, selectProblems, serveDecision, serveProblem } from './served-problem.ts'
import { refuseSigned } from './sign-offs.ts'

type Decision = Problem['decision']

interface Deciding {
  taskId: string
  problemIds: readonly string[]
  decision: Decision
  reason: string
  /** What stood there when it was looked at; whatever stands there where it is not said. */
  seen?: Decision | undefined
}

type Failed = DecidedProblems['failed'][number]['key']

/** Records a person's decision on a problem: accepted, or dismissed with a reason. */
export const decideProblem: Handler<'decideProblem'> = async (app, { body, user, language }) => {
  const { task_id: taskId, problem_id: problemId, decision, reason } = body
  const failed = await decide(app, user, { taskId, problemIds: [problemId], decision, reason })
  if (failed.size > 0) throw new AppError('not_found')
  return serveProblem(await findProblem(app.db, taskId, problemId), language)
}

/** The same on many: those that cannot be decided are told one by one, and stop none of the others. */
export const decideProblems: Handler<'decideProblems'> = async (app, { body, user, language }) => {
  const { task_id: taskId, problem_ids: given, decision, reason, seen } = body
  const problemIds = [...new Set(given)]
  const failed = await decide(app, user, { taskId, problemIds, decision, reason, seen })
  const rows = await selectProblems(app.db, taskId).where('problem_id', 'in', problemIds).orderBy('ordinal').execute()
  return {
    problems: rows.map(serveDecision),
    failed: [...failed].map(([problem_id, key]) => ({ problem_id, key, message: messageOf(key, language) })),
  }
}

const messageOf = (key: Failed, language: Language): string => fillText(ERRORS[key].text[language])

/** Decides in one transaction; answers those on which nothing was decided, and why. */
async function decide(app: App, user: UserRow, deciding: Deciding): Promise<Map<string, Failed>> {
  const { taskId, problemIds, decision, reason, seen } = deciding
  await findTask(app, user, taskId, 'reviewer')
  return app.db.transaction().execute(async (transaction) => {
    // A signature that is given at this moment waits, or this waits for it.
    await transaction.selectFrom('tasks').select('task_id').where('task_id', '=', taskId).forShare().execute()
    await refuseSigned(transaction, taskId)
    const rows = await lockProblems(transaction, taskId, problemIds)
    const failed = new Map<string, Failed>()
    for (const problemId of problemIds) {
      const row = rows.get(problemId)
      if (!row) failed.set(problemId, 'not_found')
      else if (seen && row.decision !== seen) failed.set(problemId, 'decided_meanwhile')
    }
    const decided = [...rows].filter(([problemId]) => !failed.has(problemId))
    if (decided.length === 0) return failed
    await transaction
      .updateTable('problems')
      .set({
        decision,
        decision_reason: decision === 'open' ? null : reason,
        decided_at: app.now(),
        decided_by: user.username,
      })
      .where('task_id', '=', taskId)
      .where(
        'problem_id',
        'in',
        decided.map(([problemId]) => problemId),
      )
      .execute()
    const notes = decided.map(([, { fingerprint }]) => ({ taskId, fingerprint, kind: decision, text: reason }))
    await addNotes(transaction, user, notes)
    return failed
  })
}

/** In one order, so that two people who decide on the same ones wait for each other and never for ever. */
async function lockProblems(transaction: Database, taskId: string, problemIds: readonly string[]) {
  const rows = await transaction
    .selectFrom('problems')
    .select(['problem_id', 'fingerprint', 'decision'])
    .where('task_id', '=', taskId)
    .where('problem_id', 'in', problemIds)
    .orderBy('ordinal')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.problem_id, row]))
}
