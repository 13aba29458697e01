import type { Database } from '../db/open-database.ts'
import { auditKey, CHAIN_START, macOf } from './audit.ts'

/** What a look at the whole chain told. */
export interface AuditVerdict {
  entries: number
  /** Hash of the last entry: who keeps it elsewhere sees later that nothing was cut off at the end. */
  head: string
  /** The first entry that is not as it was written, or that is missing; undefined when all are sound. */
  brokenAt: number | undefined
}

const CHUNK = 5000

/** Computes every hash anew, from the first entry on. */
export async function verifyAudit(db: Database, secret: string): Promise<AuditVerdict> {
  const key = auditKey(secret)
  let [entries, head] = [0, CHAIN_START]
  for (;;) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('entry', '>', entries)
      .orderBy('entry')
      .limit(CHUNK)
      .execute()
    if (rows.length === 0) return { entries, head, brokenAt: undefined }
    for (const { mac, ...row } of rows) {
      if (row.entry !== entries + 1 || mac !== macOf(key, head, row)) return { entries, head, brokenAt: entries + 1 }
      entries = row.entry
      head = mac
    }
  }
}
