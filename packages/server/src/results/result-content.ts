import type { Readable } from 'node:stream'
import type { ResultKind } from '@tickmark/document'
import type { Language } from '@tickmark/document'
import { toZipStream } from '@tickmark/report'
import { type FileRow, hasDocument, hasReview, type ResultRow, type TaskRow } from '../db/rows.ts'
import { type App, forTask } from '../app/app.ts'
import { sql } from 'kysely'
import { oneRow } from '../db/one-row.ts'
import { selectFiles } from '../db/select-files.ts'
import type { ResultFormat } from '@tickmark/engine'
import { openLater } from '../storage/storage.ts'
import { resultsPrefix, sourceFileOf, storedDocumentOf, taskPrefix } from '../documents/document-store.ts'
import { loadHandling, loadReview } from '../reviews/load-review.ts'
import { keepResult } from './keep-result.ts'
import { listResults, MANIFEST_NAME, writeManifest } from './manifest.ts'

/** A result with what it was made from. */
export interface Result {
  task: TaskRow
  row: ResultRow
  /** Absent where the result was made from all files of the task. */
  file: FileRow | undefined
}

/** Where a result lies in one language, after the decisions that were made so far. */
export interface ResultContent {
  storageKey: string
  size: number
  /** Changes with the content; for HTTP's ETag. */
  version: string
}

/** Results that hold the document alone and are the same in every language. */
export const ALIKE_IN_ALL: ReadonlySet<ResultKind> = new Set(['markdown', 'pdf'])
const UNDECIDED = 'undecided'

/**
 * The content of a result in the language that is asked for. The language in which the task was started is written with the task; the
 * others are made when somebody first wants them, and again after a decision, since decisions stand in the files.
 */
export async function resultContent(app: App, result: Result, language: Language): Promise<ResultContent> {
  const { task, row } = result
  const isAlike = ALIKE_IN_ALL.has(row.kind)
  const decisions = await (isAlike ? correctionsOf : decisionsOf)(app, row)
  if (decisions === UNDECIDED && (isAlike || language === task.result_language))
    return { storageKey: row.storage_key, size: row.size, version: row.result_id }
  if (row.kind === 'archive') return packed(app, result, { language, decisions })
  const folder = `${resultsPrefix(task.task_id, task.run)}${language}/${row.result_id}/`
  const kept = await keepOne(app, folder, decisions, (key) => writeAgain(app, result, { key, language }))
  return { ...kept, version: `${row.result_id}-${language}-${decisions}` }
}

/** What people hand on: the marked original, the report, and the workbook of problems, figures and tables. */
export const DELIVERABLES: ReadonlySet<ResultKind> = new Set(['annotated_pdf', 'report_pdf', 'docx', 'xlsx'])

/** Of an archive those results that people hand on. */
export async function deliverables(app: App, result: Result, language: Language): Promise<ResultContent> {
  const decisions = await decisionsOf(app, result.row)
  return packed(app, result, { language, decisions, kinds: DELIVERABLES })
}

interface Packing {
  language: Language
  decisions: string
  /** All where none are named. */
  kinds?: ReadonlySet<ResultKind>
}

/** An archive of the results in a language, made when somebody wants it and again after a decision. */
async function packed(app: App, result: Result, { language, decisions, kinds }: Packing): Promise<ResultContent> {
  const { task, row } = result
  const id = kinds ? `${row.result_id}-deliverables` : row.result_id
  const folder = `${resultsPrefix(task.task_id, task.run)}${language}/${id}/`
  const kept = await keepOne(app, folder, decisions, async (key) =>
    app.storage.put(key, await packResults(app, result, { language, kinds })),
  )
  return { ...kept, version: `${id}-${language}-${decisions}` }
}

/** A result as a web page. */
export async function resultPage(app: App, result: Result, language: Language): Promise<ResultContent> {
  const content = await resultContent(app, result, language)
  const { task, row } = result
  if (row.kind === 'html') return content
  const folder = `${taskPrefix(task.task_id)}views/${row.result_id}/${language}/`
  const kept = await keepOne(app, folder, content.version, async (key) => {
    const path = await app.storage.localPath(content.storageKey)
    const engine = app.engine.for(task.task_id)
    return app.storage.put(key, await engine.previewResult({ path, name: row.name }, row.kind, language))
  })
  return { ...kept, version: content.version }
}

/** Differs whenever a text of the file was corrected. */
async function correctionsOf({ db }: App, { file_id: fileId }: ResultRow): Promise<string> {
  const { last } = await oneRow(
    db,
    sql<{ last: Date | null }>`select max(created_at) as last from corrections where file_id = ${fileId}`,
  )
  return last === null ? UNDECIDED : String(last.getTime())
}

/** Differs whenever something was corrected, decided, said or signed about what the result tells of, or taken back, and with the letterhead. */
async function decisionsOf({ db }: App, { task_id: taskId, file_id: fileId }: ResultRow): Promise<string> {
  const ofFile = fileId === null ? sql`` : sql`and file_id = ${fileId}`
  const { last } = await oneRow(
    db,
    sql<{ last: Date | null }>`select greatest(
      (select max(created_at) from corrections where task_id = ${taskId} ${ofFile}),
      (select max(decided_at) from problems where task_id = ${taskId} ${ofFile}),
      (select max(created_at) from problem_notes where task_id = ${taskId} and kind = 'comment'),
      (select max(coalesce(reopened_at, signed_at)) from sign_offs where task_id = ${taskId}),
      (select updated_at from letterheads join tasks using (user_id) where task_id = ${taskId} and workspace_id is null),
      (select letterhead_at from workspaces join tasks using (workspace_id) where task_id = ${taskId}),
      (select placed_at from tasks where task_id = ${taskId})) as last`,
  )
  return last === null ? UNDECIDED : String(last.getTime())
}

const making = new Map<string, Promise<number>>()

/** Answers the file that a folder holds under a name. Where it does not, the file is made and everything else in the folder deleted as out of date. */
async function keepOne(
  { storage }: App,
  folder: string,
  name: string,
  make: (storageKey: string) => Promise<number>,
): Promise<{ storageKey: string; size: number }> {
  const storageKey = folder + name
  const known = await storage.size(storageKey)
  if (known !== undefined) return { storageKey, size: known }
  const begun = async (): Promise<number> => {
    await storage.deleteAll(folder)
    return make(storageKey)
  }
  // Requests that come while it is being made wait for the same file.
  const size = making.get(storageKey) ?? begun().finally(() => making.delete(storageKey))
  making.set(storageKey, size)
  return { storageKey, size: await size }
}

async function writeAgain(
  app: App,
  { row, file }: Result,
  { key, language }: { key: string; language: Language },
): Promise<number> {
  if (!file || !hasDocument(file)) throw new Error(`nothing is left of what ${row.result_id} was made from`)
  return keepResult(forTask(app, file.task_id), key, formatOf(row.kind, file.review !== null), {
    source: await sourceFileOf(app.storage, file),
    document: await storedDocumentOf(app.storage, file.document_key),
    review: hasReview(file) ? await loadReview(app, file) : undefined,
    ...(await loadHandling(app, file)),
    language,
  })
}

function formatOf(kind: ResultKind, reviewed: boolean): ResultFormat {
  if (kind === 'archive') throw new Error('an archive is packed of what is written')
  if (kind === 'annotated_pdf') return 'annotated-pdf'
  if (kind === 'report_pdf') return 'report-pdf'
  if (kind === 'analysis_package') return reviewed ? 'package' : 'analysis-package'
  return kind === 'json' && reviewed ? 'report-json' : kind
}

/** The results of the task in one language as a zip, with a list of them. */
async function packResults(
  app: App,
  { task }: Result,
  { language, kinds }: Pick<Packing, 'language' | 'kinds'>,
): Promise<Readable> {
  const { db } = app
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('task_id', '=', task.task_id)
    .where('kind', '!=', 'archive')
    .orderBy('created_at')
    .execute()
  const files = await selectFiles(db).where('task_id', '=', task.task_id).execute()
  const entries = []
  const listed = []
  for (const row of rows.filter(({ kind }) => kinds?.has(kind) ?? true)) {
    const file = files.find(({ file_id: id }) => id === row.file_id)
    const { storageKey, size } = await resultContent(app, { task, row, file }, language)
    entries.push({ name: row.name, content: () => openLater(app.storage, storageKey) })
    listed.push({ ...row, size })
  }
  return toZipStream([
    ...entries,
    { name: MANIFEST_NAME, content: writeManifest(task, listResults(listed, files), language) },
  ])
}
