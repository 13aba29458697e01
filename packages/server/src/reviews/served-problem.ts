import type { Problem } from '@tickmark/contract'
import type { Finding, Language } from '@tickmark/document'
import { describe } from '@tickmark/review'
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../faults/app-error.ts'

/** Whether the draft before had the same problem; null where no draft came before. */
const CHANGE = sql<'new' | 'still' | null>`(select case
    when tasks.previous_task_id is null then null
    when exists (select from problems as before
      where before.task_id = tasks.previous_task_id and before.fingerprint = problems.fingerprint) then 'still'
    else 'new' end
  from tasks where tasks.task_id = problems.task_id)`

/** Problems with what people did about them. */
export function selectProblems(db: Database, taskId: string) {
  return db
    .selectFrom('problems')
    .leftJoin('users', 'users.user_id', 'problems.assigned_to')
    .where('problems.task_id', '=', taskId)
    .selectAll('problems')
    .select([
      'users.username as assigned_name',
      sql<number>`(select count(*)::int from problem_notes where problem_notes.task_id = problems.task_id
        and problem_notes.fingerprint = problems.fingerprint and kind = 'comment')`.as('comments'),
      CHANGE.as('change'),
    ])
}

export type DecidedRow = Awaited<ReturnType<ReturnType<typeof selectProblems>['executeTakeFirstOrThrow']>>

export async function findProblem(db: Database, taskId: string, problemId: string): Promise<DecidedRow> {
  return selectProblems(db, taskId)
    .where('problem_id', '=', problemId)
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
}

/** What people did about a problem, as served. */
export function serveDecision(
  row: Pick<
    DecidedRow,
    | 'problem_id'
    | 'decision'
    | 'decision_reason'
    | 'decided_by'
    | 'decided_at'
    | 'assigned_to'
    | 'assigned_name'
    | 'comments'
  >,
) {
  const isOpen = row.decision === 'open'
  return {
    problem_id: row.problem_id,
    decision: row.decision,
    decision_reason: row.decision_reason,
    decided_by: isOpen ? null : row.decided_by,
    decided_at: isOpen ? null : (row.decided_at?.toISOString() ?? null),
    assigned_to:
      row.assigned_to !== null && row.assigned_name !== null
        ? { user_id: row.assigned_to, name: row.assigned_name }
        : null,
    comments: row.comments,
  }
}

export function serveProblem(row: DecidedRow, language: Language): Problem {
  const finding = row.finding as Finding
  const files = row.evidence_files as string[]
  const [place, ...operands] = finding.evidence
  return {
    ...finding,
    file_id: row.file_id,
    change: row.change,
    text: describe(finding, language),
    evidence: [
      { ...place, file_id: files[0] ?? row.file_id },
      ...operands.map((operand, index) => ({ ...operand, file_id: files[index + 1] ?? row.file_id })),
    ],
    ...serveDecision(row),
  }
}
