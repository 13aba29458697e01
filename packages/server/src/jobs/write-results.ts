import { Readable } from 'node:stream'
import type { ResultKind } from '@tickmark/contract'
import { ReadError, type Language } from '@tickmark/document'
import { toZipStream } from '@tickmark/report'
import type { Selectable } from 'kysely'
import type { App } from '../app.ts'
import type { Database } from '../db/open-database.ts'
import type { TasksTable } from '../db/tables.ts'
import { newId } from '../new-id.ts'
import { readDocument, resultsPrefix, sourceFileOf, storedDocumentOf } from '../tasks/document-store.ts'
import { baseName, uniqueNames } from '../tasks/file-names.ts'
import { loadReview } from '../tasks/load-review.ts'
import { addToUsage } from '../tasks/usage.ts'
import { shapeOf, type FileRow } from './file-state.ts'
import type { JobOf } from './job.ts'
import { planResults, type ResultPlan } from './result-plans.ts'
import { findReadFiles } from './review-task.ts'
import { beginTask, endTask, endWriting, hasEndedEarly, lockTask, showStep, showWriting } from './task-state.ts'

type ResultsJob = JobOf<'write-results'>
type TaskRow = Selectable<TasksTable>

/** A document and the result files that it has yet to get. */
interface FilePlan {
  file: FileRow
  results: (ResultPlan & { name: string })[]
  /** How many it has already, from an attempt that was broken off. */
  known: number
}

/** Writes the result files of a task, then the archive of them all, and completes it if it has not been ended meanwhile. */
export async function writeResults(app: App, job: ResultsJob, signal: AbortSignal): Promise<void> {
  if (!(await beginTask(app, job)) && !(await hasEndedEarly(app.db, job))) return
  await showStep(app.db, job, 'build_charts')
  const task = await app.db.selectFrom('tasks').selectAll().where('task_id', '=', job.taskId).executeTakeFirstOrThrow()
  const files = await planFiles(app, job)
  const count = createCount(app.db, job, files)
  for (const plan of files) await writeFileResults(app, task, plan, count, signal)
  await writeArchive(app, task, files[0]!, count)
  await app.db.transaction().execute(async (transaction) => {
    if (!(await lockTask(transaction, job))) return endWriting(transaction, job)
    await addToUsage(transaction, job.taskId, { pages: task.pages_done })
    await endTask(app, transaction, job, 'completed')
  })
}

async function planFiles(app: App, job: ResultsJob): Promise<FilePlan[]> {
  const files = await findReadFiles(app.db, job)
  const names = uniqueNames(files.map(({ name }) => baseName(name)))
  return Promise.all(
    files.map(async (file, index) => {
      const known = await app.db.selectFrom('results').select('kind').where('file_id', '=', file.file_id).execute()
      const shape = file.outline?.shape ?? shapeOf(await readDocument(app.storage, file.document_key!))
      const results = planResults(file.name, shape, file.review !== null)
        .filter(({ kind }) => !known.some((result) => result.kind === kind))
        .map((plan) => ({ ...plan, name: names[index]! + plan.ending }))
      return { file, results, known: known.length }
    }),
  )
}

/** Shows which of the task's result files is being written; whoever watches the task is told with each. */
function createCount(db: Database, job: ResultsJob, files: readonly FilePlan[]) {
  let done = files.reduce((sum, { known }) => sum + known, 0)
  // The archive is one more.
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
  if (results.length === 0) return
  const input = {
    source: await sourceFileOf(app.storage, file),
    document: await storedDocumentOf(app.storage, file.document_key!),
    review: file.review ? await loadReview(app, file) : undefined,
    language: task.result_language as Language,
  }
  const formats = results.map(({ format }) => format)
  let failure: unknown
  let written = known
  let at = 0
  await count.next(results[0]!.name)
  for await (const result of app.engine.writeResults(formats, input, { signal })) {
    const plan = results[at++]!
    if ('bytes' in result) {
      await saveResult(app, task, file.file_id, plan, result.bytes)
      written++
    } else {
      failure = result.error
      if (isBrokenOff(failure)) throw failure
      // One format that cannot be made must not cost the others.
      app.log.warn('a result could not be written', { task: task.task_id, format: plan.format, error: failure })
    }
    count.done()
    if (at < results.length) await count.next(results[at]!.name)
  }
  // None at all: the fault is ours, not the format's, and the job must not pass for done.
  if (written === 0) throw failure
}

async function writeArchive(
  app: App,
  task: TaskRow,
  { file }: FilePlan,
  count: ReturnType<typeof createCount>,
): Promise<void> {
  const results = await app.db
    .selectFrom('results')
    .selectAll()
    .where('task_id', '=', task.task_id)
    .orderBy('created_at')
    .execute()
  if (results.some(({ kind }) => kind === 'archive')) return
  const name = `${task.name || baseName(file.name)}.zip`
  await count.next(name)
  const entries = results.map((result) => ({
    name: result.name,
    content: () => Readable.from(streamOf(app, result.storage_key)),
  }))
  const archive = { kind: 'archive' as const, mediaType: 'application/zip', name }
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
}

/** Cancelled or ending; or the database or the storage is away, which other than a format that cannot be made may pass. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof ReadError ? error.key === 'CANCELLED' : 'code' in (error as object)
}
