import type { PageText } from '@tickmark/contract'
import { openTexts, type OpenTexts } from '@tickmark/engine'
import { findTask } from '../access/find-task.ts'
import { forTask, type App } from '../app/app.ts'
import { type FileWithDocument, hasDocument, type SeenTask, type UserRow } from '../db/rows.ts'
import { selectFiles } from '../db/select-files.ts'
import { storedDocumentOf, textsKey } from '../documents/document-store.ts'
import { rememberRecent } from '../documents/remember-recent.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { openFileLater, readAll } from '../storage/storage.ts'

/** The text of a page as it was read, with where each word is printed. */
export const getPageText: Handler<'getPageText'> = async (app, { query, user }) => {
  const { page, file_id: fileId } = query
  const look = async () => findReadFile(app, user, query.task_id, fileId)
  const { task, file } = await look()
  const own = forTask(app, file.task_id, user.user_id)
  try {
    return await servePageText(own, { task, file, page })
  } catch (error) {
    // A correction of this moment takes the document that it replaces away.
    if (await isDocumentOf(app, fileId, file.document_key)) throw error
    return servePageText(own, { ...(await look()), page })
  }
}

/** Whether a file still has the document that it had a moment ago. */
export async function isDocumentOf({ db }: Pick<App, 'db'>, fileId: string, key: string): Promise<boolean> {
  const file = await db.selectFrom('files').select('document_key').where('file_id', '=', fileId).executeTakeFirst()
  return file?.document_key === key
}

export async function findReadFile(
  app: App,
  user: UserRow,
  taskId: string,
  fileId: string,
): Promise<{ task: SeenTask; file: FileWithDocument }> {
  const task = await findTask(app, user, taskId)
  const file = await selectFiles(app.db).where('task_id', '=', taskId).where('file_id', '=', fileId).executeTakeFirst()
  if (!file || !hasDocument(file)) throw new AppError('not_found')
  return { task, file }
}

/** A task that waits or runs is still being read. */
export const hasComeToRest = ({ status }: Pick<SeenTask, 'status'>): boolean =>
  status !== 'idle' && status !== 'running'

/** A review has judged the figures as they were read. */
export const isCorrectable = (task: SeenTask, { review }: FileWithDocument): boolean =>
  review === null && hasComeToRest(task)

export async function servePageText(
  app: App,
  { task, file, page }: { task: SeenTask; file: FileWithDocument; page: number },
): Promise<PageText> {
  const texts = await openTextsOf(app, file.document_key)
  const text = await texts.read(page)
  if (!text) throw new AppError('not_found')
  const correctable = task.role !== 'viewer' && isCorrectable(task, file)
  return { page, pieces: text.pieces, pages: texts.pages, correctable }
}

/** Indexes of texts that are kept in memory. */
const RECENT = 20
const remember = rememberRecent<OpenTexts>(RECENT)

/** Takes the texts out of a document when a page of it is first asked for, and keeps them. */
const openTextsOf = ({ engine, storage }: App, documentKey: string): Promise<OpenTexts> =>
  remember(documentKey, async () => {
    const key = textsKey(documentKey)
    const keep = ({ path }: { path: string }) => storage.put(key, openFileLater(path))
    const size =
      (await storage.size(key)) ?? (await engine.keep.texts(await storedDocumentOf(storage, documentKey), keep))
    return openTexts(size, (start, end) => readAll(storage, key, { start, end: end - 1 }))
  })
