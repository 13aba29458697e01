import { sql } from 'kysely'
import type { Log } from '../log/log.ts'
import type { Database } from './open-database.ts'

const HOUR = 3600_000

/** Removes sessions, captchas and counts of attempts that have run out and answers that belong to no file any more, now and every hour. Answers how to stop. */
export function startCleanUp({ db, log, now }: { db: Database; log: Log; now: () => Date }): () => void {
  async function cleanUp(): Promise<void> {
    const time = now()
    await db.deleteFrom('sessions').where('expires_at', '<', time).execute()
    await db.deleteFrom('password_resets').where('expires_at', '<', time).execute()
    await db.deleteFrom('sign_on_attempts').where('expires_at', '<', time).execute()
    await db.deleteFrom('captchas').where('expires_at', '<', time).execute()
    await db.deleteFrom('rate_limits').where('resets_at', '<', time).execute()
    await sql`delete from model_answers answer where not exists (
      select from model_questions question where question.key = answer.key) and created_at < ${new Date(time.getTime() - HOUR)}`.execute(
      db,
    )
  }
  const run = () => void cleanUp().catch((error: unknown) => log.warn('cleaning up failed', { error }))
  run()
  const timer = setInterval(run, HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
