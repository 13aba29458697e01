import { ReadError } from '@tickmark/document'
import type { Inspection } from '@tickmark/document/page'
import type { NotNull } from 'kysely'
import { isFaultOfFile, type KeptDocument } from '@tickmark/engine'
import type { App } from '../app/app.ts'
import { sourceFileOf } from '../documents/document-store.ts'
import { failFile, findInspectedFile, finishFile } from './file-state.ts'
import type { JobOf } from '../queue/job.ts'
import { isRunning, showStep } from '../tasks/task-state.ts'

/** Makes one document of the pages of a file. */
export async function joinPages(app: App, job: JobOf<'join-pages'>, signal: AbortSignal): Promise<void> {
  if (!(await isRunning(app.db, job))) return
  const file = await findInspectedFile(app.db, job)
  if (file?.status !== 'reading') return
  await showStep(app.db, job, 'identify_tables')
  try {
    const inspection = file.inspection as Inspection
    const source = await sourceFileOf(app.storage, file)
    const keep = (kept: KeptDocument) => finishFile(app, job, kept)
    await app.engine.keep.assembled(source, inspection, readingsOf(app, job), keep, { signal })
  } catch (error) {
    if (!isFaultOfFile(error)) throw error
    await failFile(app, job, error.key, error.detail)
  }
}

/** Pages that are in memory at a time. */
const PAGES = 100

/** The pages of a file as they were read, packed. Throws at their end when none of them could be read. */
async function* readingsOf({ db }: App, { fileId }: JobOf<'join-pages'>): AsyncGenerator<Uint8Array> {
  let failure: string | null | undefined
  let isAnyRead = false
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('pages')
      .select(['number', 'reading', 'error'])
      .where('file_id', '=', fileId)
      .where('reading', 'is not', null)
      .$narrowType<{ reading: NotNull }>()
      .where('number', '>', last)
      .orderBy('number')
      .limit(PAGES)
      .execute()
    if (rows.length === 0) break
    for (const { number, reading, error } of rows) {
      last = number
      failure ??= error
      isAnyRead ||= !error
      yield reading
    }
  }
  if (failure && !isAnyRead) throw new ReadError('PAGE_FAILED', failure)
}
