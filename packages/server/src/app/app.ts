import type { Audit } from '../audit/audit.ts'
import type { KeptBackups } from '../backup/kept-backups.ts'
import type { Database } from '../db/open-database.ts'
import type { RetentionRule } from '../db/retention-rule.ts'
import type { TaskListener } from '../db/listener.ts'
import type { Engine } from '@tickmark/engine'
import type { Config } from '../config/config.ts'
import type { Queue } from '../queue/queue.ts'
import type { Log } from '../log/log.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Storage } from '../storage/storage.ts'

/** What every function of the server may use. Made once, in `open-app.ts`, and passed on. */
export interface App {
  config: Config
  log: Log
  /** How long everything took, for the operator's collector. */
  tracing: Tracing
  db: Database
  /** Whether the database answers now. */
  pingDatabase(): Promise<boolean>
  storage: Storage
  listener: TaskListener
  queue: Queue
  /** Who did what to which document. */
  audit: Audit
  /** For work that a person is waiting for: pages of the document on the screen. Background work has its own. */
  engine: Engine
  /** Those in the operator's folder. */
  backups: KeptBackups
  /** How long tasks are kept; undefined: until somebody deletes them. */
  retention: RetentionRule | undefined
  now(): Date
}

/** The same for the work of one task: its children read nothing of any other. */
export const forTask = (app: App, taskId: string, userId?: string): App => ({
  ...app,
  engine: app.engine.for(taskId, userId),
})
