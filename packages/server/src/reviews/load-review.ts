import type { Figure, Finding, Review, Scores } from '@tickmark/document'
import type { StoredReview } from '@tickmark/engine'
import type { Comment, Decision } from '@tickmark/report'
import { scoreReview } from '@tickmark/review'
import type { FileRow, FileWithReview, ProblemRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { figuresKey } from '../documents/document-store.ts'
import { loadLetterhead } from './letterhead.ts'
import { readSignOffs } from './sign-offs.ts'

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

/** What people did about the review of a file, as reports print it; lists stand in the order of the findings. */
export async function loadHandling({ db }: Pick<App, 'db'>, file: FileRow) {
  const rows = await db
    .selectFrom('problems')
    .select(['fingerprint', 'decision', 'decision_reason', 'decided_by', 'decided_at'])
    .where('file_id', '=', file.file_id)
    .orderBy('ordinal')
    .execute()
  const comments = await loadComments(db, file.task_id)
  const reviewedScores = await scoreAfterReview(db, file)
  const letterhead = await loadLetterhead(db, file.task_id)
  const signOffs = (await readSignOffs(db, file.task_id)).filter(({ reopened }) => !reopened)
  const decisions = rows.map(toDecision)
  const handled = [...decisions, ...[...comments.values()].flat(), ...signOffs].flatMap((done) => done?.at ?? [])
  const issuedAt = handled.toSorted().at(-1) ?? (await endOf(db, file.task_id))
  return {
    decisions,
    comments: rows.map(({ fingerprint }) => comments.get(fingerprint) ?? []),
    handling: {
      ...(letterhead && { letterhead }),
      ...(reviewedScores && { reviewedScores }),
      ...(issuedAt && { issuedAt }),
      signOffs: signOffs.map(({ role, by, at, hash }) => ({ role, by, at, hash })),
    },
  }
}

/** When a task ended (ISO). */
async function endOf(db: Database, taskId: string): Promise<string | undefined> {
  const task = await db.selectFrom('tasks').select('finished_at').where('task_id', '=', taskId).executeTakeFirst()
  return task?.finished_at?.toISOString()
}

function toDecision(
  row: Pick<ProblemRow, 'decision' | 'decision_reason' | 'decided_by' | 'decided_at'>,
): Decision | null {
  const { decision, decision_reason: reason, decided_by: by, decided_at: at } = row
  if (decision === 'open') return null
  return { decision, reason: reason ?? '', ...(by && { by }), ...(at && { at: at.toISOString() }) }
}

async function loadComments(db: Database, taskId: string): Promise<Map<string, Comment[]>> {
  const rows = await db
    .selectFrom('problem_notes')
    .select(['fingerprint', 'user_name', 'created_at', 'text'])
    .where('task_id', '=', taskId)
    .where('kind', '=', 'comment')
    .orderBy('created_at')
    .execute()
  const told = rows.map(({ fingerprint, user_name: by, created_at: at, text }) => ({
    fingerprint,
    comment: { by, at: at.toISOString(), text },
  }))
  const grouped = Map.groupBy(told, ({ fingerprint }) => fingerprint)
  return new Map([...grouped].map(([fingerprint, some]) => [fingerprint, some.map(({ comment }) => comment)]))
}

/** The scores of a file without what people dismissed; undefined where nothing was. */
export async function scoreAfterReview(db: Database, file: FileRow): Promise<Scores | undefined> {
  if (!file.review) return undefined
  const rows = await db
    .selectFrom('problems')
    .select(['finding', 'decision'])
    .where('file_id', '=', file.file_id)
    .execute()
  const kept = rows.filter(({ decision }) => decision !== 'dismissed')
  if (kept.length === rows.length) return undefined
  const findings = kept.map(({ finding }) => finding as Finding)
  return scoreReview(findings, file.review.figureCounts, file.review.unscored ?? []).scores
}
