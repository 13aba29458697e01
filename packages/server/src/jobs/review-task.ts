import { Step } from '@tickmark/contract'
import { LANGUAGES, type Finding, type Review } from '@tickmark/document'
import { describe } from '@tickmark/review'
import type { Insertable } from 'kysely'
import type { App } from '../app.ts'
import type { Database } from '../db/open-database.ts'
import type { FiguresTable, ProblemsTable } from '../db/tables.ts'
import { addModelFindings } from '../models/add-model-findings.ts'
import type { TaskDocument } from '../engine/engine.ts'
import { readTuning } from '../engine/read-tuning.ts'
import { newId } from '../new-id.ts'
import { readDocument, storedDocumentOf } from '../tasks/document-store.ts'
import type { FileRow } from './file-state.ts'
import type { JobOf } from './job.ts'
import { beginTask, lockTask, showStep } from './task-state.ts'

type ReviewJob = JobOf<'review-task'>
/** Rows a statement: PostgreSQL takes at most 65,535 parameters. */
const ROWS = 2000

/** Reviews the documents of a task together and keeps what was found. */
export async function reviewTask(app: App, job: ReviewJob, signal: AbortSignal): Promise<void> {
  if (!(await beginTask(app, job))) return
  await showStep(app.db, job, 'verify_formulas')
  const { type, analysis_model: model } = await app.db
    .selectFrom('tasks')
    .select(['type', 'analysis_model'])
    .where('task_id', '=', job.taskId)
    .executeTakeFirstOrThrow()
  const files = await findReadFiles(app.db, job)
  const documents: TaskDocument[] = []
  for (const file of files)
    documents.push({ fileId: file.file_id, document: await storedDocumentOf(app.storage, file.document_key!) })
  const onProgress = ({ step }: { step?: string }) => {
    const known = Step.safeParse(step)
    if (known.success) void showStep(app.db, job, known.data).catch(() => {})
  }
  const tuning = await readTuning(app.config.tuningFile)
  const byRules = await app.engine.review(
    documents,
    { type: type === 'ocr' ? 'auto' : type, tuning },
    { signal, onProgress },
  )
  const read = (index: number) => readDocument(app.storage, files[index]!.document_key!)
  const reviews = await addModelFindings(app, model, read, byRules, signal)
  await showStep(app.db, job, 'summarise_problems')
  await app.db.transaction().execute(async (transaction) => {
    if (!(await lockTask(transaction, job))) return
    await saveReviews(transaction, job, files, reviews)
    await app.queue.send(transaction, [{ kind: 'write-results', taskId: job.taskId, run: job.run }])
  })
}

export async function findReadFiles(db: Database, { taskId }: { taskId: string }): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('status', '=', 'read')
    .orderBy('ordinal')
    .execute()
}

async function saveReviews(
  transaction: Database,
  { taskId }: ReviewJob,
  files: FileRow[],
  reviews: Review[],
): Promise<void> {
  // A second delivery of the job finds what the first one saved; decisions of people on it are kept by the finding's fingerprint.
  const decisions = await transaction
    .selectFrom('problems')
    .select(['fingerprint', 'decision', 'decision_reason', 'decided_at'])
    .where('task_id', '=', taskId)
    .where('decision', '<>', 'open')
    .execute()
  const decided = new Map(decisions.map(({ fingerprint, ...decision }) => [fingerprint, decision]))
  await transaction.deleteFrom('problems').where('task_id', '=', taskId).execute()
  await transaction.deleteFrom('figures').where('task_id', '=', taskId).execute()
  let ordinal = 0
  for (const [index, file] of files.entries()) {
    const { findings, figures, ...review } = reviews[index]!
    await transaction
      .updateTable('files')
      .set({ review: JSON.stringify(review) })
      .where('file_id', '=', file.file_id)
      .execute()
    const problems = findings.map((finding) => ({
      ...toProblem(finding, file, files, ordinal++),
      ...decided.get(finding.fingerprint),
    }))
    const figureRows = figures.map((figure, at): Insertable<FiguresTable> => ({
      task_id: taskId,
      file_id: file.file_id,
      ordinal: at,
      state: figure.state,
      page: figure.location.page ?? null,
      figure: JSON.stringify(figure),
    }))
    for (const rows of slices(problems)) await transaction.insertInto('problems').values(rows).execute()
    for (const rows of slices(figureRows)) await transaction.insertInto('figures').values(rows).execute()
  }
}

function toProblem(finding: Finding, file: FileRow, files: FileRow[], ordinal: number): Insertable<ProblemsTable> {
  const { location } = finding.evidence[0]
  // Evidence in another file of the task names it.
  const fileOf = (name: string | undefined) =>
    files.find((other) => name && (other.file_id === name || other.name === name)) ?? file
  return {
    problem_id: newId(),
    task_id: file.task_id,
    file_id: file.file_id,
    ordinal,
    fingerprint: finding.fingerprint,
    severity: finding.severity,
    category: finding.category,
    page: location.page ?? null,
    finding: JSON.stringify(finding),
    evidence_files: JSON.stringify(finding.evidence.map((piece) => fileOf(piece.location.file).file_id)),
    search_text: searchTextOf(finding),
    decision_reason: null,
  }
}

function searchTextOf(finding: Finding): string {
  const texts = LANGUAGES.flatMap((language) => Object.values(describe(finding, language)))
  const quotes = finding.evidence.flatMap(({ text, label, location }) => [text, label, location.sheet, location.cell])
  return [...texts, ...quotes, finding.ruleId, finding.arithmetic].filter(Boolean).join('\n').toLowerCase()
}

function* slices<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS)
}
