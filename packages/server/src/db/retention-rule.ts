import type { Database } from './open-database.ts'

/** How long tasks are kept after their end. */
export interface RetentionRule {
  days: number
  /** Since when these days are in force. */
  since: Date
}

const DAY = 24 * 3600_000
/** So long after a rule came into force nothing is deleted by it: who set it wrong has time, and owners see what is coming. */
const GRACE_DAYS = 7

/** The rule of so many days, in force since it was first kept; from now on when it never was. */
export async function readRetentionRule(
  db: Database,
  days: number | undefined,
  now: Date,
): Promise<RetentionRule | undefined> {
  if (days === undefined) return undefined
  const latest = await latestRule(db)
  return { days, since: latest?.days === days ? latest.since : now }
}

/** Writes down that a rule, or none, is in force from now on, where another was. */
export async function keepRetentionRule(db: Database, rule: RetentionRule | undefined, now: Date): Promise<void> {
  const latest = await latestRule(db)
  if ((latest?.days ?? undefined) === rule?.days) return
  const row = { days: rule?.days ?? null, since: rule?.since ?? now }
  await db
    .insertInto('retention_rules')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const latestRule = (db: Database) =>
  db.selectFrom('retention_rules').selectAll().orderBy('since', 'desc').limit(1).executeTakeFirst()

/** When a task that ended then will be deleted. */
export function deletionTime(rule: RetentionRule | undefined, finishedAt: Date | null): Date | undefined {
  if (!rule || !finishedAt) return undefined
  return new Date(Math.max(finishedAt.getTime() + rule.days * DAY, rule.since.getTime() + GRACE_DAYS * DAY))
}

/** Tasks that ended before it will be deleted by the rule up to `until`; undefined: none. */
export function endedBefore(rule: RetentionRule | undefined, until: Date): Date | undefined {
  if (!rule || until.getTime() < rule.since.getTime() + GRACE_DAYS * DAY) return undefined
  return new Date(until.getTime() - rule.days * DAY)
}
