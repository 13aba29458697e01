import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { App } from './app.ts'
import { openAudit } from '../audit/audit.ts'
import { openKeptBackups } from '../backup/kept-backups.ts'
import { ownSecretFile, type Config } from '../config/config.ts'
import { checkIsolation } from '../config/least-isolation.ts'
import { readRetentionRule } from '../db/retention-rule.ts'
import { startTaskListener } from '../db/listener.ts'
import { NO_TRACING, type Tracing } from '../tracing/tracing.ts'
import { openDatabase } from '../db/open-database.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start-postgres.ts'
import { createEngine, readTuning, TuningError, type EngineOptions } from '@tickmark/engine'
import { openQueue } from '../queue/queue.ts'
import type { Log } from '../log/log.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openSealedStorage } from '../storage/sealed/open-sealed-storage.ts'
import { databaseProblem, settingProblem } from '@tickmark/contract/operator-problem'

export interface OpenApp {
  app: App
  close(): Promise<void>
}

/** Documents and results stay in files; what is answered itself are pages, pictures and what is asked of them. */
export const ANSWER_MB = 128

/** Pages for the screen are drawn and uploads looked at while background work keeps its own children busy; more of them for who has none at work. */
const VIEWERS = { jobs: 2, guests: 2, looksOnly: true, answerMb: ANSWER_MB }

/** Opens the database (starting the embedded one when there is no other), the storage and the queue. */
export async function openApp(config: Config, log: Log): Promise<OpenApp> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of closers.splice(0).toReversed())
      await end().catch((error: unknown) => log.warn('while closing', { error }))
  }
  try {
    const tracing = await startTracing(config, log)
    closers.push(() => tracing.close())
    checkIsolation(config.leastIsolation)
    // A tuning file that cannot be used is told at the start, not by tasks that fail.
    await readTuning(config.tuningFile).catch((error: unknown) => {
      throw error instanceof TuningError ? settingProblem('TICKMARK_TUNING', error.message, error) : error
    })
    const bare = await openStorage(config)
    const connection = await connect(config, log, closers)
    const database = await openDatabase(connection, log, { tracing }).catch((error: unknown) => {
      throw isUnreachable(error) ? databaseProblem((error as Error).message, error) : error
    })
    closers.push(database.close)
    const listener = startTaskListener(connection, log)
    closers.push(listener.close)
    const queue = await openQueue(connection, log)
    closers.push(queue.close)
    const engine = createEngine({ ...VIEWERS, observe: observeCalls(tracing) })
    closers.push(engine.close)
    engine.prepare('pages')
    const { db, ping: pingDatabase } = database
    const { storage, close: closeStorage } = await openSealedStorage(bare, db, config)
    closers.push(closeStorage)
    const now = () => new Date()
    const retention = await readRetentionRule(db, config.retentionDays, now())
    const audit = openAudit({ db, secret: config.secret, now, log })
    closers.push(audit.close)
    const { backupFolder: folder, dataFolder } = config
    // Encrypted files stay encrypted in it.
    const source = { connection, storage: bare, secretFile: ownSecretFile(dataFolder) }
    const backups = openKeptBackups({ ...source, folder, dataFolder, log, now })
    closers.push(backups.close)
    const app = {
      config,
      log,
      tracing,
      db,
      pingDatabase,
      storage,
      listener,
      queue,
      audit,
      engine,
      backups,
      retention,
      now,
    }
    return { app, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** OpenTelemetry is loaded where a collector is named. */
async function startTracing({ traces }: Config, log: Log): Promise<Tracing> {
  return traces ? (await import('../tracing/open-tracing.ts')).openTracing(traces, log) : NO_TRACING
}

/** How calls of the engine's children are traced: the wait for a child is part of the call. */
export const observeCalls =
  (tracing: Tracing): EngineOptions['observe'] =>
  (operation, work) =>
    tracing.within(`child ${operation}`, {}, work)

/** Nobody answers, or refuses who we are (SQLSTATE class 28) or what we ask for (3D000): settings, not bugs. */
function isUnreachable(error: unknown): boolean {
  return /^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|28|3D000)/.test(String((error as { code?: unknown }).code))
}

/** How to reach the database; the embedded one is started where there is no other, and `closers` learns how to stop it. */
export async function connect(
  { databaseUrl, dataFolder }: Config,
  log: Log,
  closers: (() => Promise<unknown>)[],
): Promise<PoolConfig> {
  if (databaseUrl) return { connectionString: databaseUrl }
  const embedded = await startEmbeddedPostgres(join(dataFolder, 'postgres'), log)
  closers.push(embedded.stop)
  return embedded.connection
}
