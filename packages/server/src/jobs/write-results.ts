import { Readable } from 'node:stream'
import type { ResultKind } from '@tickmark/contract'
import { ReadError, type Document, type Figure, type Finding, type Language, type Review } from '@tickmark/document'
import { toZipStream } from '@tickmark/report'
import type { Selectable } from 'kysely'
import type { App } from '../app.ts'
import type { TasksTable } from '../db/tables.ts'
import type { ResultFormat } from '../engine/engine.ts'
import { newId } from '../new-id.ts'
import { readDocument, resultsPrefix, sourceFileOf } from '../tasks/document-store.ts'
import { baseName, uniqueNames } from '../tasks/file-names.ts'
import { addToUsage } from '../tasks/usage.ts'
import type { FileRow } from './file-state.ts'
import type { JobOf } from './job.ts'
import { findReadFiles } from './review-task.ts'
import { beginTask, endTask, lockTask, showStep } from './task-state.ts'

type ResultsJob = JobOf<'write-results'>
type TaskRow = Selectable<TasksTable>

interface Plan {
  kind: ResultKind
  format: ResultFormat
  ending: string
  mediaType: string
}

const PLANS = {
  markdown: { kind: 'markdown', format: 'markdown', ending: '.md', mediaType: 'text/markdown; charset=utf-8' },
  html: { kind: 'html', format: 'html', ending: '.html', mediaType: 'text/html; charset=utf-8' },
  json: { kind: 'json', format: 'json', ending: '.json', mediaType: 'application/json' },
  reportJson: { kind: 'json', format: 'report-json', ending: '.json', mediaType: 'application/json' },
  xlsx: {
    kind: 'xlsx',
    format: 'xlsx',
    ending: '.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pdf: { kind: 'pdf', format: 'pdf', ending: '.searchable.pdf', mediaType: 'application/pdf' },
  annotatedPdf: {
    kind: 'annotated_pdf',
    format: 'annotated-pdf',
    ending: '.annotated.pdf',
    mediaType: 'application/pdf',
  },
  docx: {
    kind: 'docx',
    format: 'docx',
    ending: '.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  sarif: { kind: 'sarif', format: 'sarif', ending: '.sarif', mediaType: 'application/sarif+json' },
  package: { kind: 'analysis_package', format: 'package', ending: '.review.zip', mediaType: 'application/zip' },
} as const satisfies Record<string, Plan>

/** Writes the result files of a task, then the archive of them all, and completes it. */
export async function writeResults(app: App, job: ResultsJob, signal: AbortSignal): Promise<void> {
  if (!(await beginTask(app, job))) return
  await showStep(app.db, job, 'build_charts')
  const task = await app.db.selectFrom('tasks').selectAll().where('task_id', '=', job.taskId).executeTakeFirstOrThrow()
  const files = await findReadFiles(app.db, job)
  const names = uniqueNames(files.map(({ name }) => baseName(name)))
  for (const [index, file] of files.entries()) await writeFileResults(app, task, file, names[index]!, signal)
  await writeArchive(app, task, names[0]!)
  await app.db.transaction().execute(async (transaction) => {
    if (!(await lockTask(transaction, job))) return
    await addToUsage(transaction, job.taskId, { pages: task.pages_done })
    await endTask(app, transaction, job, 'completed')
  })
}

async function writeFileResults(
  app: App,
  task: TaskRow,
  file: FileRow,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage, engine, log } = app
  const known = await db.selectFrom('results').select('kind').where('file_id', '=', file.file_id).execute()
  const source = await sourceFileOf(storage, file)
  const document = await readDocument(storage, file.document_key!)
  const review = file.review ? await loadReview(app, file) : undefined
  const language = task.result_language as Language
  let failure: unknown
  let written = known.length
  for (const plan of plansFor(document, review)) {
    if (known.some(({ kind }) => kind === plan.kind)) continue
    try {
      const bytes = await engine.writeResult(plan.format, { source, document, review, language }, { signal })
      await saveResult(app, task, file.file_id, { ...plan, name: name + plan.ending }, bytes)
      written++
    } catch (error) {
      failure = error
      if (isBrokenOff(error)) throw error
      // One format that cannot be made must not cost the others.
      log.warn('a result could not be written', { task: task.task_id, format: plan.format, error })
    }
  }
  // None at all: the fault is ours, not the format's, and the job must not pass for done.
  if (written === 0) throw failure
}

function plansFor(document: Document, review: Review | undefined): Plan[] {
  const hasTables = document.blocks.some(({ type }) => type === 'table')
  const hasPages = document.pages.length > 0
  return [
    PLANS.markdown,
    PLANS.html,
    ...(review
      ? [PLANS.package, PLANS.docx, ...(hasPages ? [PLANS.annotatedPdf] : []), PLANS.reportJson, PLANS.sarif]
      : [PLANS.json]),
    ...(hasTables || review ? [PLANS.xlsx] : []),
    // Printing an office file takes seconds and comes last; who had it reviewed has it already, and a workbook has no pages.
    ...(hasPages || !(review || document.workbook) ? [PLANS.pdf] : []),
  ]
}

/** The review whole again: its head from the file, findings and figures from their tables. */
async function loadReview({ db }: App, file: FileRow): Promise<Review> {
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

async function writeArchive(app: App, task: TaskRow, name: string): Promise<void> {
  const results = await app.db
    .selectFrom('results')
    .selectAll()
    .where('task_id', '=', task.task_id)
    .orderBy('created_at')
    .execute()
  if (results.some(({ kind }) => kind === 'archive')) return
  const entries = results.map((result) => ({
    name: result.name,
    content: () => Readable.from(streamOf(app, result.storage_key)),
  }))
  const archive = { kind: 'archive' as const, mediaType: 'application/zip', name: `${task.name || name}.zip` }
  await saveResult(app, task, null, archive, await toZipStream(entries))
}

async function* streamOf({ storage }: App, key: string): AsyncGenerator<Uint8Array> {
  yield* await storage.get(key)
}

async function saveResult(
  { db, storage }: App,
  task: TaskRow,
  fileId: string | null,
  result: { kind: ResultKind; name: string; mediaType: string },
  content: Uint8Array | Readable,
): Promise<void> {
  const resultId = newId()
  const key = resultsPrefix(task.task_id, task.run) + resultId
  const size = await storage.put(key, content, result.mediaType)
  await db
    .insertInto('results')
    .values({
      result_id: resultId,
      task_id: task.task_id,
      file_id: fileId,
      kind: result.kind,
      name: result.name,
      media_type: result.mediaType,
      size,
      storage_key: key,
    })
    // Another process may have taken the job over meanwhile and written the same.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Who watches the task is told: the first results can be opened while the last are being written.
  await db
    .updateTable('tasks')
    .set({ step: task.step })
    .where('task_id', '=', task.task_id)
    .where('run', '=', task.run)
    .execute()
}

/** Cancelled or ending; or the database or the storage is away, which other than a format that cannot be made may pass. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof ReadError ? error.key === 'CANCELLED' : 'code' in (error as object)
}
