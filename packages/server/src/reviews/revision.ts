import type { TaskSummary } from '@tickmark/contract'
import type { Finding, Language } from '@tickmark/document'
import { describe } from '@tickmark/review'
import { selectTasks } from '../access/find-task.ts'
import type { Database } from '../db/open-database.ts'
import { selectProblems } from './served-problem.ts'

interface Draft {
  taskId: string
  previousId: string | null
  userId: string
  language: Language
}

/** What became of the problems of the draft before. Null where there is none, or none that the asker may see. */
export async function compareDrafts(
  db: Database,
  { taskId, previousId, userId, language }: Draft,
): Promise<TaskSummary['revision']> {
  if (!previousId) return null
  const previous = await selectTasks(db, userId).select('name').where('task_id', '=', previousId).executeTakeFirst()
  if (!previous) return null
  const now = await selectProblems(db, taskId).clearSelect().select('fingerprint').execute()
  const before = await db
    .selectFrom('problems')
    .select(['fingerprint', 'severity', 'finding'])
    .where('task_id', '=', previousId)
    .orderBy('ordinal')
    .execute()
  const [known, kept] = [before, now].map((rows) => new Set(rows.map(({ fingerprint }) => fingerprint)))
  const still = now.filter(({ fingerprint }) => known?.has(fingerprint)).length
  return {
    previous_task_id: previousId,
    previous_name: previous.name,
    new: now.length - still,
    still,
    fixed: before
      .filter(({ fingerprint }) => !kept?.has(fingerprint))
      .map(({ severity, finding }) => ({ severity, text: describe(finding as Finding, language) })),
  }
}
