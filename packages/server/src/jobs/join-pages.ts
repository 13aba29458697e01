import { ReadError } from '@tickmark/document'
import type { Inspection } from '@tickmark/readers'
import type { App } from '../app.ts'
import { sourceFileOf } from '../tasks/document-store.ts'
import { failFile, findFile, finishFile } from './file-state.ts'
import type { JobOf } from './job.ts'
import { isFaultOfFile } from './read-fault.ts'
import { unpackReading } from './page-checkpoint.ts'
import { isRunning, showStep } from './task-state.ts'

/** Makes one document of the pages of a file. */
export async function joinPages(app: App, job: JobOf<'join-pages'>, signal: AbortSignal): Promise<void> {
  if (!(await isRunning(app.db, job))) return
  const file = await findFile(app.db, job)
  if (file?.status !== 'reading') return
  await showStep(app.db, job, 'identify_tables')
  const rows = await app.db
    .selectFrom('pages')
    .select(['reading', 'error'])
    .where('file_id', '=', job.fileId)
    .where('reading', 'is not', null)
    .orderBy('number')
    .execute()
  const failure = rows.every(({ error }) => error) ? rows[0]?.error : undefined
  try {
    if (failure) throw new ReadError('PAGE_FAILED', failure)
    const readings = await Promise.all(rows.map(({ reading }) => unpackReading(reading!)))
    const source = await sourceFileOf(app.storage, file)
    await finishFile(app, job, await app.engine.assemble(source, file.inspection as Inspection, readings, { signal }))
  } catch (error) {
    if (!isFaultOfFile(error)) throw error
    await failFile(app, job, error.key, error.detail)
  }
}
