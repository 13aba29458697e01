import { sql } from 'kysely'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { oneRow } from '../db/one-row.ts'
import { AppError } from '../faults/app-error.ts'

const GIGABYTE = 1e9

/**
 * Refuses files for which a person has no room left. What is stored of his tasks counts: the files themselves and the results; samples
 * do not. `bytes`: of the files that are new and not stored yet.
 */
export async function refuseWithoutRoom(
  { db, config }: Pick<App, 'db' | 'config'>,
  userId: string,
  bytes: number,
): Promise<void> {
  const { storageGb } = config
  if (storageGb === undefined) return
  if ((await bytesOf(db, userId)) + bytes > storageGb * GIGABYTE)
    throw new AppError('storage_used_up', { field: 'files', details: { gigabytes: storageGb } })
}

/**
 * The same for files whose rows stand already, in the transaction that starts their task. The owner's row is held to its end: of tasks
 * that start at the same moment each sees the files of the others.
 */
export async function refuseBeyondRoom(app: App, transaction: Database, userId: string): Promise<void> {
  if (app.config.storageGb === undefined) return
  await transaction.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()
  await refuseWithoutRoom({ db: transaction, config: app.config }, userId, 0)
}

async function bytesOf(db: Database, userId: string): Promise<number> {
  const { bytes } = await oneRow(
    db,
    sql<{ bytes: number }>`
      select (
        select coalesce(sum(size), 0) from files join tasks using (task_id) where user_id = ${userId} and not is_sample
      )::float8 + (
        select coalesce(sum(size), 0) from results join tasks using (task_id) where user_id = ${userId} and not is_sample
      )::float8 as bytes`,
  )
  return bytes
}
