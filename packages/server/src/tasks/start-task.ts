import { StartTaskFields, type ErrorKey } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import type { IncomingMessage } from 'node:http'
import type { UserRow } from '../db/rows.ts'
import { type App, forTask } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import { checkInput } from '../http/check-input.ts'
import { chooseModels, refuseBarredModels } from '../models/models.ts'
import { newId } from '../db/new-id.ts'
import { findTask } from '../access/find-task.ts'
import { findWorkspace } from '../access/find-workspace.ts'
import { checkUploads, type CheckedUpload } from './check-uploads.ts'
import { taskPrefix } from '../documents/document-store.ts'
import { bookReports } from '../usage/quota.ts'
import { refuseBeyondRoom, refuseWithoutRoom } from '../usage/storage-quota.ts'
import { receiveUpload } from './receive-upload.ts'
import { addToUsage } from '../usage/add-to-usage.ts'

export interface NewTask {
  taskId: string
  user: UserRow
  language: Language
  fields: StartTaskFields
  files: CheckedUpload[]
  /** A bundled document costs no report. */
  isSample?: boolean
}

/** Takes an upload and starts its task. When it answers, the files and the work are safe; when it refuses, nothing is left behind. */
export async function startTask(
  app: App,
  user: UserRow,
  language: Language,
  incoming: IncomingMessage,
): Promise<string> {
  const taskId = newId()
  try {
    // Before anything is stored; what the request does not announce is counted when it is there.
    await refuseWithoutRoom(app, user.user_id, Number(incoming.headers['content-length'] ?? 0))
    const upload = await receiveUpload(incoming, app.storage, taskId)
    const fields = await chooseModels(app, checkInput(StartTaskFields, upload.fields, language))
    if (fields.previous_task_id) await findTask(app, user, fields.previous_task_id, 'reviewer')
    if (fields.workspace_id) await findWorkspace(app.db, user, fields.workspace_id, 'reviewer')
    await refuseBarredModels(app, fields)
    const files = await checkUploads(forTask(app, taskId, user.user_id), upload.files)
    await insertTask(app, { taskId, user, language, fields, files })
    return taskId
  } catch (error) {
    await app.storage.deleteAll(taskPrefix(taskId))
    if (error instanceof AppError) throw error
    app.log.error('a task could not be started', { error })
    throw new AppError('start_failed' satisfies ErrorKey)
  }
}

/** Writes the rows, books the reports and sends the work in one transaction: none is ever there without the others. */
export async function insertTask(
  app: App,
  { taskId, user, language, fields, files, isSample = false }: NewTask,
): Promise<void> {
  await app.db.transaction().execute(async (transaction) => {
    const pages = files.map(({ inspection }) => (inspection ? (inspection.paginated ? inspection.pageCount : 1) : null))
    await transaction
      .insertInto('tasks')
      .values({
        task_id: taskId,
        user_id: user.user_id,
        ...fields,
        previous_task_id: fields.previous_task_id || null,
        workspace_id: fields.workspace_id || null,
        is_sample: isSample,
        status: 'idle',
        result_language: language,
        step: null,
        pages_total: pages.reduce<number>((sum, count) => sum + (count ?? 0), 0),
        file_count: files.length,
        error_key: null,
      })
      .execute()
    await transaction
      .insertInto('files')
      .values(
        files.map(({ fileId, name, size, sha256, storageKey, inspection }, ordinal) => ({
          file_id: fileId,
          task_id: taskId,
          ordinal,
          name,
          format: inspection?.format ?? 'unknown',
          media_type: inspection?.mediaType ?? 'application/octet-stream',
          size,
          sha256,
          storage_key: storageKey,
          status: 'waiting',
          pages: pages[ordinal],
          error_key: null,
          error_detail: null,
          inspection: inspection ? JSON.stringify(inspection) : null,
          document_key: null,
          review: null,
          outline: null,
        })),
      )
      .execute()
    await addToUsage(transaction, taskId, {
      tasks: 1,
      files: files.length,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
    })
    if (!isSample) await refuseBeyondRoom(app, transaction, user.user_id)
    await bookReports(app, transaction, taskId)
    await app.queue.send(
      transaction,
      files.map(({ fileId }) => ({ kind: 'read-file', taskId, run: 1, fileId })),
    )
  })
}
