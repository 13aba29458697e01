import { ReadError } from '@tickmark/document'
import type { CallOptions, ModelAnswer, ModelQuestion } from '@tickmark/engine'
import { findFileOf } from '../access/find-task.ts'
import { forTask, type App } from '../app/app.ts'
import { type FileWithDocument, hasDocument, type UserRow } from '../db/rows.ts'
import { storedDocumentOf } from '../documents/document-store.ts'
import { viewOf } from '../documents/file-views.ts'
import { AppError } from '../faults/app-error.ts'
import type { HttpContext } from '../http/handler.ts'

/** Milliseconds after which nobody waits for an answer any more, its turn and its computing together. */
const PATIENCE = 180_000

interface Asker {
  user: UserRow
  http: HttpContext
}

/** A workbook of a task that the user may see. */
export async function findWorkbook(
  app: App,
  user: UserRow,
  { task_id, file_id }: { task_id: string; file_id: string },
): Promise<FileWithDocument> {
  const file = await findFileOf(app, user, task_id, file_id)
  if (!hasDocument(file) || viewOf(file) !== 'grid') throw new AppError('no_workbook')
  return file
}

/** Asks an isolated child about a workbook. Who hangs up ends the work. */
export async function askModel<Ask extends ModelQuestion['ask']>(
  app: App,
  { user, http }: Asker,
  file: FileWithDocument,
  question: Extract<ModelQuestion, { ask: Ask }>,
): Promise<ModelAnswer[Ask]> {
  const { engine } = forTask(app, file.task_id, user.user_id)
  return inTime(app, file.document_key, http, async (call) =>
    engine.askModel<Ask>(await storedDocumentOf(app.storage, file.document_key), question, call),
  )
}

/** Computes while the asker waits; what ends it is told as a refusal that names the cause. */
export async function inTime<Value>(
  { storage }: App,
  documentKey: string,
  http: HttpContext,
  compute: (call: CallOptions) => Promise<Value>,
): Promise<Value> {
  const signal = AbortSignal.any([http.req.raw.signal, AbortSignal.timeout(PATIENCE)])
  try {
    return await compute({ signal })
  } catch (error) {
    // The task was deleted, or is read anew, since its row was looked at.
    if ((await storage.size(documentKey)) === undefined) throw new AppError('not_found')
    if (!(error instanceof ReadError)) throw error
    throw new AppError(error.key === 'CANCELLED' ? 'unavailable' : 'model_too_large')
  }
}
