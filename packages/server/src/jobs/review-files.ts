import { Step } from '@tickmark/contract'
import { ReadError } from '@tickmark/document'
import type { NotNull } from 'kysely'
import type { FileWithDocument } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { readTuning } from '@tickmark/engine'
import type { KeptReview, TaskDocument } from '@tickmark/engine'
import { selectFiles } from '../db/select-files.ts'
import { explanationsKey, figuresKey, storedDocumentOf } from '../documents/document-store.ts'
import type { JobOf } from '../queue/job.ts'
import { failTask } from './fail-task.ts'
import { toProblemRow } from '../reviews/problem-row.ts'
import { beginTask, lockTask, showStep } from '../tasks/task-state.ts'
import { openFileLater } from '../storage/storage.ts'

type ReviewJob = JobOf<'review-task'>
/** Rows a statement: PostgreSQL takes at most 65,535 parameters. */
const ROWS = 2000

/** Reviews the documents of a task together and keeps what was found. */
export async function reviewFiles(app: App, job: ReviewJob, signal: AbortSignal): Promise<void> {
  if (!(await beginTask(app, job))) return
  await showStep(app.db, job, 'verify_formulas')
  const { type } = await app.db
    .selectFrom('tasks')
    .select('type')
    .where('task_id', '=', job.taskId)
    .executeTakeFirstOrThrow()
  const files = await findReadFiles(app.db, job)
  const documents: TaskDocument[] = []
  for (const file of files)
    documents.push({ fileId: file.file_id, document: await storedDocumentOf(app.storage, file.document_key) })
  const onProgress = ({ step }: { step?: string }) => {
    const known = Step.safeParse(step)
    if (known.success) void showStep(app.db, job, known.data).catch(() => {})
  }
  const tuning = await readTuning(app.config.tuningFile)
  const keep = async (reviews: KeptReview[]): Promise<void> => {
    const reviewed = pairReviews(files, reviews)
    await showStep(app.db, job, 'summarise_problems')
    for (const { file, review, explanations } of reviewed) {
      await app.storage.put(figuresKey(file.document_key), openFileLater(review.figures.path))
      await app.storage.put(explanationsKey(file.document_key), openFileLater(explanations.path))
    }
    await app.db.transaction().execute(async (transaction) => {
      if (!(await lockTask(transaction, job))) return
      await saveReviews(transaction, job, reviewed)
      await app.queue.send(transaction, [{ kind: 'write-results', taskId: job.taskId, run: job.run }])
    })
  }
  const request = { type: type === 'ocr' ? ('auto' as const) : type, tuning }
  try {
    await app.engine.keep.reviews(documents, request, keep, { signal, onProgress })
  } catch (error) {
    if (!isTooLarge(error)) throw error
    app.log.warn('documents are too large for a review', { task: job.taskId, error })
    await failTask(app, job, 'review_too_large')
  }
}

/** Another attempt would come to the same end. */
function isTooLarge(error: unknown): boolean {
  return error instanceof ReadError && (error.key === 'RESOURCE_LIMIT' || error.key === 'TIMEOUT')
}

export async function findReadFiles(db: Database, { taskId }: { taskId: string }): Promise<FileWithDocument[]> {
  return selectFiles(db)
    .where('task_id', '=', taskId)
    .where('status', '=', 'read')
    .where('document_key', 'is not', null)
    .$narrowType<{ document_key: NotNull }>()
    .orderBy('ordinal')
    .execute()
}

interface FileReview extends KeptReview {
  file: FileWithDocument
}

/** The engine answers one review a document, in their order. */
function pairReviews(files: readonly FileWithDocument[], reviews: readonly KeptReview[]): FileReview[] {
  return files.map((file, index) => {
    const kept = reviews[index]
    if (!kept) throw new Error(`the engine answered no review of ${file.file_id}`)
    return { file, ...kept }
  })
}

async function saveReviews(
  transaction: Database,
  { taskId }: ReviewJob,
  reviewed: readonly FileReview[],
): Promise<void> {
  // A repeated job replaces what an earlier one saved. Decisions that people made are carried over by the fingerprint of the finding.
  const decisions = await transaction
    .selectFrom('problems')
    .select(['fingerprint', 'decision', 'decision_reason', 'decided_at', 'decided_by', 'assigned_to'])
    .where('task_id', '=', taskId)
    .where((where) => where.or([where('decision', '<>', 'open'), where('assigned_to', 'is not', null)]))
    .execute()
  const decided = new Map([
    ...(await readEarlier(transaction, taskId)),
    ...decisions.map(({ fingerprint, ...decision }) => [fingerprint, decision] as const),
  ])
  await transaction.deleteFrom('problems').where('task_id', '=', taskId).execute()
  // An earlier version kept the figures of its reviews in rows.
  await transaction.deleteFrom('figures').where('task_id', '=', taskId).execute()
  const files = reviewed.map(({ file }) => file)
  let ordinal = 0
  for (const { file, review: whole } of reviewed) {
    const { findings, figures: _figures, ...review } = whole
    await transaction
      .updateTable('files')
      .set({ review: JSON.stringify(review) })
      .where('file_id', '=', file.file_id)
      .execute()
    const problems = findings.map((finding) => ({
      ...toProblemRow(finding, { file, files }, ordinal++),
      ...decided.get(finding.fingerprint),
    }))
    for (const rows of slices(problems)) await transaction.insertInto('problems').values(rows).execute()
  }
}

/** What was decided on the draft before, where this task reviews a corrected one: who decided then has decided still. */
async function readEarlier(transaction: Database, taskId: string) {
  const rows = await transaction
    .selectFrom('tasks')
    .innerJoin('problems', 'problems.task_id', 'tasks.previous_task_id')
    .select(['fingerprint', 'decision', 'decision_reason', 'decided_at', 'decided_by'])
    .where('tasks.task_id', '=', taskId)
    .where('decision', '<>', 'open')
    .execute()
  return rows.map(({ fingerprint, ...decision }) => [fingerprint, { ...decision, assigned_to: null }] as const)
}

function* slices<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS)
}
