import type { App } from '../app.ts'

const HOUR = 3600_000

/** Removes what has run out (sessions, captchas, counts of attempts), now and every hour. Answers how to stop. */
export function startCleanUp({ db, log, now }: Pick<App, 'db' | 'log' | 'now'>): () => void {
  async function cleanUp(): Promise<void> {
    const time = now()
    await db.deleteFrom('sessions').where('expires_at', '<', time).execute()
    await db.deleteFrom('captchas').where('expires_at', '<', time).execute()
    await db.deleteFrom('rate_limits').where('resets_at', '<', time).execute()
  }
  const run = () => void cleanUp().catch((error: unknown) => log.warn('cleaning up failed', { error }))
  run()
  const timer = setInterval(run, HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
