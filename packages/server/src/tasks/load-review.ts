import type { Figure, Finding, Review } from '@tickmark/document'
import type { Decision } from '@tickmark/report'
import type { App } from '../app.ts'
import type { FileRow } from './find-task.ts'

/** The review whole again: its head from the file, findings and figures from their tables. */
export async function loadReview({ db }: Pick<App, 'db'>, file: FileRow): Promise<Review> {
  const problems = await db
    .selectFrom('problems')
    .select('finding')
    .where('file_id', '=', file.file_id)
    .orderBy('ordinal')
    .execute()
  const figures = await db
    .selectFrom('figures')
    .select('figure')
    .where('file_id', '=', file.file_id)
    .orderBy('ordinal')
    .execute()
  return {
    ...file.review!,
    findings: problems.map(({ finding }) => finding as Finding),
    figures: figures.map(({ figure }) => figure as Figure),
  }
}

/** What was decided on the findings of the review, in their order; null for one that is open. */
export async function loadDecisions({ db }: Pick<App, 'db'>, file: FileRow): Promise<(Decision | null)[]> {
  const rows = await db
    .selectFrom('problems')
    .select(['decision', 'decision_reason'])
    .where('file_id', '=', file.file_id)
    .orderBy('ordinal')
    .execute()
  return rows.map(({ decision, decision_reason: reason }) =>
    decision === 'open' ? null : { decision, reason: reason ?? '' },
  )
}
