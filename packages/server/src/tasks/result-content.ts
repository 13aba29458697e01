import { Readable } from 'node:stream'
import type { ResultKind } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import { toZipStream } from '@tickmark/report'
import type { Selectable } from 'kysely'
import type { App } from '../app.ts'
import type { ResultsTable } from '../db/tables.ts'
import type { ResultFormat } from '../engine/engine.ts'
import { resultsPrefix, sourceFileOf, storedDocumentOf, taskPrefix } from './document-store.ts'
import type { FileRow, TaskRow } from './find-task.ts'
import { loadDecisions, loadReview } from './load-review.ts'

export type ResultRow = Selectable<ResultsTable>

/** A result with what it was made from. */
export interface Result {
  task: TaskRow
  row: ResultRow
  /** Absent where it was made from all of them. */
  file: FileRow | undefined
}

/** Where a result lies in one language, after the decisions that were made so far. */
export interface ResultContent {
  storageKey: string
  size: number
  /** Changes with the content; for HTTP's ETag. */
  version: string
}

/** What the document alone says, in its own language. */
const ALIKE_IN_ALL: ReadonlySet<ResultKind> = new Set(['markdown', 'pdf'])
const UNDECIDED = 'undecided'

/**
 * The content of a result in the language that is asked for. The language in which the task was started is written with the task; the
 * others are made when somebody first wants them, and again after a decision, since decisions stand in the files.
 */
export async function resultContent(app: App, result: Result, language: Language): Promise<ResultContent> {
  const { task, row } = result
  const decisions = await decisionsOf(app, row)
  if (ALIKE_IN_ALL.has(row.kind) || (language === task.result_language && decisions === UNDECIDED))
    return { storageKey: row.storage_key, size: row.size, version: row.result_id }
  const folder = `${resultsPrefix(task.task_id, task.run)}${language}/${row.result_id}/`
  const kept = await keepOne(app, folder, decisions, () =>
    row.kind === 'archive' ? packResults(app, result, language) : writeAgain(app, result, language),
  )
  return { ...kept, version: `${row.result_id}-${language}-${decisions}` }
}

/** A result as a page that shows it as what it is. */
export async function resultPage(app: App, result: Result, language: Language): Promise<ResultContent> {
  const content = await resultContent(app, result, language)
  const { task, row } = result
  if (row.kind === 'html') return content
  const folder = `${taskPrefix(task.task_id)}views/${row.result_id}/${language}/`
  const kept = await keepOne(app, folder, content.version, async () => {
    const path = await app.storage.localPath(content.storageKey)
    return app.engine.previewResult({ path, name: row.name }, row.kind, language)
  })
  return { ...kept, version: content.version }
}

/** Differs whenever a decision on what the result tells of was made, changed or taken back. */
async function decisionsOf({ db }: App, { task_id: taskId, file_id: fileId }: ResultRow): Promise<string> {
  const { last } = await db
    .selectFrom('problems')
    .select(({ fn }) => fn.max('decided_at').as('last'))
    .where('task_id', '=', taskId)
    .$if(fileId !== null, (query) => query.where('file_id', '=', fileId!))
    .executeTakeFirstOrThrow()
  return last === null ? UNDECIDED : String(last.getTime())
}

const making = new Map<string, Promise<number>>()

/** Makes what a folder is to hold, unless it does. What it held before is out of date and goes. */
async function keepOne(
  { storage }: App,
  folder: string,
  name: string,
  make: () => Promise<Uint8Array | Readable>,
): Promise<{ storageKey: string; size: number }> {
  const storageKey = folder + name
  const known = await storage.size(storageKey)
  if (known !== undefined) return { storageKey, size: known }
  const begun = async (): Promise<number> => {
    const content = await make()
    await storage.deleteAll(folder)
    return storage.put(storageKey, content)
  }
  // Who asks while it is being made waits for the same.
  const size = making.get(storageKey) ?? begun().finally(() => making.delete(storageKey))
  making.set(storageKey, size)
  return { storageKey, size: await size }
}

async function writeAgain(app: App, { row, file }: Result, language: Language): Promise<Uint8Array> {
  if (!file?.document_key) throw new Error(`nothing is left of what ${row.result_id} was made from`)
  return app.engine.writeResult(formatOf(row.kind, file.review !== null), {
    source: await sourceFileOf(app.storage, file),
    document: await storedDocumentOf(app.storage, file.document_key),
    review: file.review ? await loadReview(app, file) : undefined,
    decisions: await loadDecisions(app, file),
    language,
  })
}

function formatOf(kind: ResultKind, reviewed: boolean): ResultFormat {
  if (kind === 'archive') throw new Error('an archive is packed of what is written')
  if (kind === 'annotated_pdf') return 'annotated-pdf'
  if (kind === 'analysis_package') return 'package'
  return kind === 'json' && reviewed ? 'report-json' : kind
}

/** Everything that the task has, in the language. */
async function packResults(app: App, { task }: Result, language: Language): Promise<Readable> {
  const { db } = app
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('task_id', '=', task.task_id)
    .where('kind', '!=', 'archive')
    .orderBy('created_at')
    .execute()
  const files = await db.selectFrom('files').selectAll().where('task_id', '=', task.task_id).execute()
  const entries = []
  for (const row of rows) {
    const file = files.find(({ file_id: id }) => id === row.file_id)
    const { storageKey } = await resultContent(app, { task, row, file }, language)
    entries.push({ name: row.name, content: () => Readable.from(streamOf(app, storageKey)) })
  }
  return toZipStream(entries)
}

async function* streamOf({ storage }: App, key: string): AsyncGenerator<Uint8Array> {
  yield* await storage.get(key)
}
