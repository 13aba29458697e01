import type { Readable } from 'node:stream'
import type { ExpressionBuilder } from 'kysely'
import type { DocumentShape } from '@tickmark/engine'
import type { ResultKind } from '@tickmark/document'
import { ReadError, type Language } from '@tickmark/document'
import { toZipStream, type ZipEntry } from '@tickmark/report'
import { type FileWithDocument, hasReview, type TaskRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../db/new-id.ts'
import { openLater, openFileLater } from '../storage/storage.ts'
import { selectFiles } from '../db/select-files.ts'
import { listResults, MANIFEST_NAME, writeManifest } from '../results/manifest.ts'
import { ALIKE_IN_ALL } from '../results/result-content.ts'
import { RULE_MODEL } from '@tickmark/contract/limits'
import { resultsPrefix, sourceFileOf, storedDocumentOf } from '../documents/document-store.ts'
import { baseName, nameApart } from '../documents/file-names.ts'
import { loadReview } from '../reviews/load-review.ts'
import { addToUsage } from '../usage/add-to-usage.ts'
import type { JobOf } from '../queue/job.ts'
import { planResults, type ResultPlan } from './result-plans.ts'
import { findReadFiles } from './review-files.ts'
import { beginTask, endTask, endWriting, hasEnded, lockTask, showStep, showWriting } from '../tasks/task-state.ts'

type ResultsJob = JobOf<'write-results'>

/** A document and the result files that it has yet to get. */
interface FilePlan {
  file: FileWithDocument
  results: (ResultPlan & { name: string })[]
  /** How many it has already, from an attempt that was broken off. */
  known: number
}

/** Writes the result files of a task, then the archive of them all, and completes it if it has not been ended meanwhile. */
export async function writeResults(app: App, job: ResultsJob, signal: AbortSignal): Promise<void> {
  if (!(await isWanted(app, job))) return
  await showStep(app.db, job, 'build_charts')
  const task = await app.db.selectFrom('tasks').selectAll().where('task_id', '=', job.taskId).executeTakeFirstOrThrow()
  const files = await planFiles(app, job)
  const [first] = files
  if (!first) throw new Error('results are wanted of a task of which no file was read')
  const count = createCount(app.db, job, files)
  for (const plan of files) await writeFileResults(app, task, plan, count, signal)
  await writeArchive(app, task, { first, since: job.again }, count)
  if (job.again) return endWriting(app.db, job)
  await app.db.transaction().execute(async (transaction) => {
    if (!(await lockTask(transaction, job))) return endWriting(transaction, job)
    await addToUsage(transaction, job.taskId, { pages: task.pages_done })
    await endTask(app, transaction, job, 'completed')
    // The rules have had their say, and their files are there: only now may a model be asked.
    if (task.analysis_model !== RULE_MODEL && files.some(({ file }) => file.review !== null))
      await app.queue.send(transaction, [{ kind: 'begin-model', taskId: job.taskId, run: job.run }])
  })
}

async function isWanted(app: App, job: ResultsJob): Promise<boolean> {
  if (job.again) return hasEnded(app.db, job, ['completed'])
  return (await beginTask(app, job)) || hasEnded(app.db, job, ['cancelled', 'failed'])
}

async function planFiles(app: App, job: ResultsJob): Promise<FilePlan[]> {
  const files = await findReadFiles(app.db, job)
  return Promise.all(
    nameApart(files, (file) => baseName(file.name)).map(async ({ item: file, name }) => {
      const there = app.db.selectFrom('results').select('kind').where('file_id', '=', file.file_id)
      const known = await (job.again ? there.where(isUpToDate(job.again)) : there).execute()
      const results = planResults(file.name, shapeOf(file), file.review !== null)
        .filter(({ kind }) => !known.some((result) => result.kind === kind))
        .map((plan) => ({ ...plan, name: name + plan.ending }))
      return { file, results, known: known.length }
    }),
  )
}

/** Results that hold the document alone say nothing of what a model claims. */
const isUpToDate = (since: string) => (where: ExpressionBuilder<Tables, 'results'>) =>
  where.or([where('created_at', '>=', new Date(since)), where('kind', 'in', [...ALIKE_IN_ALL])])

/** Rows of earlier versions do not say what the document holds; all results are tried of those. */
function shapeOf({ outline, format }: FileWithDocument): DocumentShape {
  const isWorkbook = format === 'xlsx' || format === 'xls' || format === 'csv'
  return outline?.shape ?? { hasTables: true, hasPages: !isWorkbook, isWorkbook }
}

/** Shows which of the task's result files is being written; whoever watches the task is told with each. */
function createCount(db: Database, job: ResultsJob, files: readonly FilePlan[]) {
  let done = files.reduce((sum, { known }) => sum + known, 0)
  // The archive is counted as one more file.
  const total = files.reduce((sum, { results }) => sum + results.length, done) + 1
  return {
    next: (name: string) => showWriting(db, job, { name, done, total }),
    done: () => void done++,
  }
}

async function writeFileResults(
  app: App,
  task: TaskRow,
  { file, results, known }: FilePlan,
  count: ReturnType<typeof createCount>,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...results]
  let plan = waiting.shift()
  if (!plan) return
  const input = {
    source: await sourceFileOf(app.storage, file),
    document: await storedDocumentOf(app.storage, file.document_key),
    review: hasReview(file) ? await loadReview(app, file) : undefined,
    language: task.result_language as Language,
    handling: { issuedAt: (task.finished_at ?? app.now()).toISOString() },
  }
  const formats = results.map(({ format }) => format)
  let failure: unknown
  const missing: ResultKind[] = []
  let written = known
  await count.next(plan.name)
  for await (const result of app.engine.keep.results(formats, input, { signal })) {
    if (!plan) throw new Error('the engine answered more results than were asked for')
    if ('path' in result) {
      await saveResult(app, task, file.file_id, plan, openFileLater(result.path))
      written++
    } else {
      failure = result.error
      if (isBrokenOff(failure)) throw failure
      // A format that cannot be made does not stop the others; who waits for it is told.
      missing.push(plan.kind)
      app.log.warn('a result could not be written', { task: task.task_id, format: plan.format, error: failure })
    }
    count.done()
    plan = waiting.shift()
    if (plan) await count.next(plan.name)
  }
  // Where no format at all could be written the fault is ours: the job fails and is tried again.
  if (written === 0) throw failure
  await app.db.updateTable('files').set({ missing_results: missing }).where('file_id', '=', file.file_id).execute()
}

async function writeArchive(
  app: App,
  task: TaskRow,
  { first: { file }, since }: { first: FilePlan; since: string | undefined },
  count: ReturnType<typeof createCount>,
): Promise<void> {
  const results = await app.db
    .selectFrom('results')
    .selectAll()
    .where('task_id', '=', task.task_id)
    .orderBy('created_at')
    .execute()
  if (results.some(({ kind, created_at: at }) => kind === 'archive' && (!since || at >= new Date(since)))) return
  const name = `${task.name || baseName(file.name)}.zip`
  await count.next(name)
  const packed = results.filter(({ kind }) => kind !== 'archive')
  const entries: ZipEntry[] = packed.map((result) => ({
    name: result.name,
    content: () => openLater(app.storage, result.storage_key),
  }))
  const files = await selectFiles(app.db).where('task_id', '=', task.task_id).execute()
  const content = writeManifest(task, listResults(packed, files), task.result_language as Language)
  entries.push({ name: MANIFEST_NAME, content })
  const archive = { kind: 'archive' as const, mediaType: 'application/zip', name }
  await saveResult(app, task, null, archive, await toZipStream(entries))
}

async function saveResult(
  { db, storage }: App,
  task: TaskRow,
  fileId: string | null,
  result: { kind: ResultKind; name: string; mediaType: string },
  content: Readable,
): Promise<void> {
  const resultId = newId()
  const key = resultsPrefix(task.task_id, task.run) + resultId
  const size = await storage.put(key, content, result.mediaType)
  // Another process may have taken the job over meanwhile, or there is more to say now: the last one stands.
  await db.transaction().execute(async (transaction) => {
    // A new run has begun meanwhile, and writes its own.
    if (!(await isRun(transaction, task))) throw new ReadError('CANCELLED')
    await transaction
      .deleteFrom('results')
      .where('task_id', '=', task.task_id)
      .where('file_id', fileId === null ? 'is' : '=', fileId)
      .where('kind', '=', result.kind)
      .execute()
    await transaction
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
      .execute()
  })
}

async function isRun(transaction: Database, { task_id: taskId, run }: TaskRow): Promise<boolean> {
  const row = await transaction
    .selectFrom('tasks')
    .select('run')
    .where('task_id', '=', taskId)
    .forUpdate()
    .executeTakeFirst()
  return row?.run === run
}

/** Whether the call was cancelled, or the database or the storage cannot be reached. Such a failure may pass; that of a format does not. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof ReadError ? error.key === 'CANCELLED' : 'code' in (error as object)
}
