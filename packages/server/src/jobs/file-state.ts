import type { Document, ReadErrorKey } from '@tickmark/document'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { App } from '../app.ts'
import type { Database } from '../db/open-database.ts'
import type { DocumentOutline, DocumentShape, FilesTable } from '../db/tables.ts'
import { writeDocument } from '../tasks/document-store.ts'
import type { JobOf } from './job.ts'
import { endTask, lockTask } from './task-state.ts'

export type FileRow = Selectable<FilesTable>
type FileJob = JobOf<'read-file' | 'read-pages' | 'join-pages'>

export async function findFile(db: Database, { fileId }: FileJob): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('file_id', '=', fileId).executeTakeFirst()
}

/** Keeps the document and goes on to what follows when it was the task's last. */
export async function finishFile(app: App, job: FileJob, document: Document): Promise<void> {
  const { fileId } = job
  const key = await writeDocument(app.storage, job, document)
  const failedPages = document.pages.filter(({ error }) => error).map(({ number }) => number)
  await app.db.transaction().execute(async (transaction) => {
    if (!(await lockTask(transaction, job))) return
    const read = await transaction
      .updateTable('files')
      .set({
        status: 'read',
        document_key: key,
        failed_pages: failedPages,
        outline: JSON.stringify(outlineOf(document)),
      })
      .where('file_id', '=', fileId)
      .where('status', '=', 'reading')
      .returning(['pages', 'pages_done'])
      .executeTakeFirst()
    if (!read) return
    await addPagesDone(transaction, job, (read.pages ?? 0) - read.pages_done)
    // The readings have served; what stays of the pages is their size.
    await transaction.updateTable('pages').set({ reading: null }).where('file_id', '=', fileId).execute()
    await continueTask(app, transaction, job)
  })
}

/** A file that cannot be read fails alone; the others go on. */
export async function failFile(app: App, job: FileJob, key: ReadErrorKey, detail?: string): Promise<void> {
  await app.db.transaction().execute(async (transaction) => {
    if (!(await lockTask(transaction, job))) return
    const failed = await transaction
      .updateTable('files')
      .set({ status: 'failed', error_key: key, error_detail: detail ?? null })
      .where('file_id', '=', job.fileId)
      .where('status', 'in', ['waiting', 'reading'])
      .returning(['pages', 'pages_done'])
      .executeTakeFirst()
    if (!failed) return
    await addPagesDone(transaction, job, (failed.pages ?? 0) - failed.pages_done)
    await continueTask(app, transaction, job)
  })
}

/** Counts pages of a file as done, in the file and in its task. Answers true when they were the file's last. */
export async function addPagesDone(
  transaction: Database,
  { fileId, taskId }: FileJob,
  count: number,
): Promise<boolean> {
  const file = await transaction
    .updateTable('files')
    .set((set) => ({ pages_done: set('pages_done', '+', count) }))
    .where('file_id', '=', fileId)
    .returning(['pages', 'pages_done'])
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('tasks')
    .set((set) => ({ pages_done: set('pages_done', '+', count) }))
    .where('task_id', '=', taskId)
    .execute()
  return file.pages_done === file.pages
}

/** With the task's row locked: after its last file, the review or, for reading alone, the results. */
async function continueTask(app: App, transaction: Database, job: FileJob): Promise<void> {
  const { taskId, run } = job
  const { rows } = await sql<{ open: number; read: number; type: string }>`
    select count(*) filter (where f.status in ('waiting', 'reading'))::int as open,
           count(*) filter (where f.status = 'read')::int as read, min(t.type) as type
    from files f join tasks t using (task_id) where f.task_id = ${taskId}`.execute(transaction)
  const { open, read, type } = rows[0]!
  if (open > 0) return
  if (read === 0) return void (await endTask(app, transaction, job, 'failed', 'parse_failed'))
  await app.queue.send(transaction, [{ kind: type === 'ocr' ? 'write-results' : 'review-task', taskId, run }])
}

function outlineOf(document: Document): DocumentOutline {
  const { metadata, blocks, language, pageCount, pages } = document
  const heading = blocks.find((block) => block.type === 'heading')
  const confidences = pages.flatMap(({ confidence }) => confidence ?? [])
  const characters = blocks.reduce((sum, block) => sum + (block.type === 'table' ? 0 : block.text.length), 0)
  const cellCharacters = blocks
    .flatMap((block) => (block.type === 'table' ? block.cells : []))
    .reduce((sum, { text }) => sum + text.length, 0)
  return {
    title: (heading && 'text' in heading ? heading.text : undefined) ?? metadata.title ?? null,
    language,
    pages: pageCount,
    tables: blocks.filter(({ type, layer }) => type === 'table' && layer === 'body').length,
    characters: characters + cellCharacters,
    confidence: confidences.length ? confidences.reduce((sum, one) => sum + one, 0) / confidences.length : null,
    shape: shapeOf(document),
  }
}

export function shapeOf({ blocks, pages, workbook }: Document): DocumentShape {
  return {
    hasTables: blocks.some(({ type }) => type === 'table'),
    hasPages: pages.length > 0,
    isWorkbook: workbook !== undefined,
  }
}
