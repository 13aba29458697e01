import type { Figure, Finding, Review } from '@tickmark/document'
import type { StoredReview } from '@tickmark/engine'
import type { Decision } from '@tickmark/report'
import type { FileRow, FileWithReview } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { figuresKey } from '../documents/document-store.ts'

/** The review again: its head from the file, findings from their table, the figures as the file that lies beside the document. */
export async function loadReview(
  { db, storage }: Pick<App, 'db' | 'storage'>,
  file: FileWithReview,
): Promise<StoredReview | Review> {
  const problems = await db
    .selectFrom('problems')
    .select('finding')
    .where('file_id', '=', file.file_id)
    .orderBy('ordinal')
    .execute()
  const { review: head } = await db
    .selectFrom('files')
    .select('review')
    .where('file_id', '=', file.file_id)
    .executeTakeFirstOrThrow()
  const review = { ...(head ?? file.review), findings: problems.map(({ finding }) => finding as Finding) }
  const key = file.document_key && figuresKey(file.document_key)
  if (key && (await storage.size(key)) !== undefined)
    return { ...review, figures: { path: await storage.localPath(key) } }
  return { ...review, figures: await loadFigures(db, file) }
}

/** Of reviews of earlier versions, which kept a row for each figure. */
async function loadFigures(db: Database, file: FileRow): Promise<Figure[]> {
  const rows = await db
    .selectFrom('figures')
    .select('figure')
    .where('file_id', '=', file.file_id)
    .orderBy('ordinal')
    .execute()
  return rows.map(({ figure }) => figure as Figure)
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
