import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { oneRow } from '../db/one-row.ts'
import type { AuditLogTable } from '../db/tables.ts'
import type { Log } from '../log/log.ts'

/** What is written down of something that somebody did. */
export type Deed = Pick<AuditLogTable, 'actor_id' | 'actor' | 'action' | 'task_id' | 'subject' | 'address' | 'outcome'>

/** An entry as it is hashed. */
export type AuditRow = Deed & { entry: number; at: Date }

export interface Audit {
  /** Writes a deed down; it stands when the answer has come. */
  record(deed: Deed): Promise<void>
  close(): Promise<void>
}

/** Entries of this time (ms) are written together: each batch waits for its turn among all processes of the service. */
const PACE = 25
/** Any number that nothing else of ours locks by. */
const LOCK = 7_204_501

/** The key of the chain is not the one of sessions: who has a hash of the one learns nothing of the other. */
export const auditKey = (secret: string): Buffer => createHmac('sha256', secret).update('audit log').digest()

/** The keyed hash of an entry and of the one before it: nobody without the secret can change, drop or put in one. */
export function macOf(key: Buffer, before: string, row: AuditRow): string {
  const { entry, at, actor_id, actor, action, task_id, subject, address, outcome } = row
  const text = JSON.stringify([
    before,
    entry,
    at.toISOString(),
    actor_id,
    actor,
    action,
    task_id,
    subject,
    address,
    outcome,
  ])
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** The text before the first entry. */
export const CHAIN_START = ''

interface Waiting {
  deed: Deed
  at: Date
  resolve(): void
  reject(error: unknown): void
}

/** Opens the log for writing. */
export function openAudit({
  db,
  secret,
  now,
  log,
}: {
  db: Database
  secret: string
  now: () => Date
  log: Log
}): Audit {
  const key = auditKey(secret)
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PACE))
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await append(db, key, batch)
        for (const { resolve } of batch) resolve()
      } catch (error) {
        log.error('the audit log could not be written', { error })
        for (const { reject } of batch) reject(error)
      }
    }
    writing = undefined
  }

  return {
    record(deed) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      waiting.push({ deed, at: now(), resolve, reject })
      writing ??= writeAll()
      return promise
    },
    close: async () => writing,
  }
}

async function append(db: Database, key: Buffer, batch: readonly Waiting[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await oneRow(transaction, sql<{ locked: string }>`select pg_advisory_xact_lock(${LOCK})::text as locked`)
    const last = await transaction
      .selectFrom('audit_log')
      .select(['entry', 'mac'])
      .orderBy('entry', 'desc')
      .limit(1)
      .executeTakeFirst()
    let { entry, mac } = last ?? { entry: 0, mac: CHAIN_START }
    const rows = batch.map(({ deed, at }) => {
      const row = { ...deed, entry: ++entry, at }
      mac = macOf(key, mac, row)
      return { ...row, mac }
    })
    await transaction.insertInto('audit_log').values(rows).execute()
  })
}
