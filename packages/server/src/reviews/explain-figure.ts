import { ReadError } from '@tickmark/document'
import { openExplanations, readTuning, type OpenExplanations } from '@tickmark/engine'
import { findFileOf } from '../access/find-task.ts'
import { forTask, type App } from '../app/app.ts'
import { hasDocument, hasReview } from '../db/rows.ts'
import { explanationsKey, storedDocumentOf } from '../documents/document-store.ts'
import { rememberFailures } from '../documents/remember-failures.ts'
import { rememberRecent } from '../documents/remember-recent.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { readAll, openFileLater } from '../storage/storage.ts'
import { serveExplanation } from './served-explanation.ts'

/** Why a figure is ticked, told to be wrong or left open. */
export const explainFigure: Handler<'explainFigure'> = async (app, { query, user, language }) => {
  const file = await findFileOf(app, user, query.task_id, query.file_id)
  if (!hasDocument(file) || !hasReview(file)) throw new AppError('not_found')
  try {
    const explanations = await openExplanationsOf(forTask(app, file.task_id, user.user_id), file.document_key)
    return await serveExplanation(explanations, { figureId: query.figure_id, fileId: file.file_id, language })
  } catch (error) {
    // The task was deleted, or is read anew, since its row was looked at: what it left is gone, in the middle of any step.
    const isGone = (await app.storage.size(file.document_key)) === undefined
    throw isGone ? new AppError('not_found') : error
  }
}

/** Indexes of explanations that are kept in memory, those under way among them. */
const RECENT = 20
const remember = rememberRecent<OpenExplanations>(RECENT)
/** Milliseconds after which nobody waits for an explanation any more. */
const PATIENCE = 120_000
/** Milliseconds for which a document that could not be explained is not tried again. */
const MEMORY = 60_000
const failed = rememberFailures(MEMORY)

/** Explains all figures of a document when the first of them is asked about, and keeps that. Who asks meanwhile waits for the same. */
const openExplanationsOf = (app: App, documentKey: string): Promise<OpenExplanations> =>
  remember(documentKey, async () => {
    const key = explanationsKey(documentKey)
    const size = (await app.storage.size(key)) ?? (await keepExplanations(app, documentKey, key))
    return openExplanations(size, (start, end) => readAll(app.storage, key, { start, end: end - 1 }))
  })

async function keepExplanations({ engine, storage, config }: App, documentKey: string, key: string): Promise<number> {
  if (failed.has(key)) throw new AppError('results_failed')
  const document = await storedDocumentOf(storage, documentKey)
  const options = { tuning: await readTuning(config.tuningFile) }
  const keep = ({ path }: { path: string }) => storage.put(key, openFileLater(path))
  try {
    return await engine.keep.explanations(document, options, keep, { signal: AbortSignal.timeout(PATIENCE) })
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    failed.add(key)
    throw new AppError(error.key === 'CANCELLED' ? 'unavailable' : 'results_failed')
  }
}
