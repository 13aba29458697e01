import { findTask } from '../access/find-task.ts'
import { forTask } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { newId } from '../db/new-id.ts'
import { correctedKey, originalOf, storedDocumentOf, textsKey } from '../documents/document-store.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { openFileLater } from '../storage/storage.ts'
import { findReadFile, hasComeToRest, isCorrectable, isDocumentOf, servePageText } from './page-text.ts'

/**
 * Corrects a word of a document that was read. A correction makes a new document beside the one before; result files are made from it
 * when somebody next wants them. Of two that come at once the second finds that the text has changed.
 */
export const correctText: Handler<'correctText'> = async (anyone, { body, user }) => {
  const { task_id: taskId, file_id: fileId, page, ...correction } = body
  await findTask(anyone, user, taskId, 'reviewer')
  const app = forTask(anyone, taskId, user.user_id)
  const { task, file } = await findReadFile(app, user, taskId, fileId)
  if (!isCorrectable(task, file)) throw new AppError('text_reviewed')
  const correctionId = newId()
  const before = file.document_key
  const after = correctedKey(before, correctionId)
  const takeCorrected = async () => {
    const stored = await storedDocumentOf(app.storage, before)
    return app.engine.keep.corrected(stored, correction, async (kept) => {
      if (!kept) throw new AppError('text_changed')
      await app.storage.put(after, openFileLater(kept.path))
      return kept
    })
  }
  const { outline, place } = await takeCorrected().catch(async (error: unknown) => {
    // Who was faster may have removed the document while it was being read here.
    throw (await isDocumentOf(app, fileId, before)) ? error : new AppError('text_changed')
  })
  const { was, text } = correction
  const by = { user_id: user.user_id, user_name: user.username }
  const made = { task_id: taskId, file_id: fileId, page: place.page, box: JSON.stringify(place.box), was, text, ...by }
  try {
    await app.db.transaction().execute(async (transaction) => {
      await refuseUnlessAtRest(transaction, taskId)
      const moved = await transaction
        .updateTable('files')
        .set({ document_key: after, outline: JSON.stringify(outline) })
        .where('file_id', '=', fileId)
        .where('document_key', '=', before)
        .where('review', 'is', null)
        .returning('file_id')
        .executeTakeFirst()
      if (!moved) throw new AppError('text_changed')
      await transaction
        .insertInto('corrections')
        .values({ correction_id: correctionId, ...made })
        .execute()
    })
  } catch (error) {
    await app.storage.deleteAll(after)
    throw error
  }
  // The document as it was read stays: its key begins those of all that follow, and it is what was recognised.
  if (before !== originalOf(before)) for (const key of [before, textsKey(before)]) await app.storage.deleteAll(key)
  return servePageText(app, { task, file: { ...file, document_key: after }, page })
}

/** Also holds the task, so that no run begins with the text of before. */
async function refuseUnlessAtRest(transaction: Database, taskId: string): Promise<void> {
  const tasks = transaction.selectFrom('tasks').select('status').where('task_id', '=', taskId)
  const task = await tasks.forUpdate().executeTakeFirst()
  if (!task || !hasComeToRest(task)) throw new AppError('text_reviewed')
}
