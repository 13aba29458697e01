import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../log/log.ts'
import { locateBinaries, type Binaries } from './binaries.ts'
import { startGuardian } from './guardian.ts'
import { initialiseCluster } from './initialise-cluster.ts'
import { chooseLauncher, commandOf, type Launcher } from './launcher.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { withStartLock } from './start-lock.ts'
import { databaseProblem } from '@tickmark/contract/operator-problem'

export interface EmbeddedPostgres {
  /** For `pg`. The object is updated when the database comes back on another port. */
  connection: { host: string; port: number; user: string; password: string; database: string }
  stop(): Promise<void>
}

const WATCH_INTERVAL = 500
const START_PATIENCE = 60_000
const LOG_LIMIT = 10 * 1024 * 1024

/**
 * A real PostgreSQL below `folder`, from binaries that npm installed. One that already runs there is joined, be it another process's or
 * an orphan; one that dies is started again. The last process to leave stops it.
 */
export async function startEmbeddedPostgres(folder: string, log: Log): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true })
  const binaries = locateBinaries(folder)
  const launcher = chooseLauncher(binaries, folder)
  const lock = join(folder, 'starting')
  // We sign on first, so that a process that is just ending sees that the database is still wanted.
  const guardian = startGuardian(folder, join(folder, 'cluster'))
  const password = await withStartLock(lock, async () => readOrMakePassword(folder))
  const connection = { host: '127.0.0.1', port: 0, user: 'tickmark', password, database: 'postgres' }

  async function ensureRunning(): Promise<Postmaster> {
    return withStartLock(lock, async () => {
      const cluster = await initialiseCluster(binaries, launcher, folder, password)
      for (;;) {
        const postmaster =
          findPostmaster(cluster) ?? (await launch(binaries, launcher, folder, cluster, connection.port))
        connection.port = postmaster.port
        // Its last user was just stopping it, so it is started anew.
        if (await isReady(connection, cluster)) return postmaster
      }
    })
  }

  let current = await ensureRunning()
  let restarting = false
  const watch = setInterval(async () => {
    const cluster = join(folder, 'cluster')
    if (restarting || findPostmaster(cluster)?.pid === current.pid) return
    restarting = true
    log.warn('the database has ended; starting it again')
    try {
      current = await ensureRunning()
    } catch (error) {
      log.error('the database could not be started', { error })
    }
    restarting = false
  }, WATCH_INTERVAL)
  watch.unref()

  return {
    connection,
    async stop() {
      clearInterval(watch)
      await guardian.release()
    },
  }
}

function readOrMakePassword(folder: string): string {
  const path = join(folder, 'password')
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(path, 'utf8')
}

/** Starts PostgreSQL. It is tried again while the shared memory of a dead predecessor is still there. */
async function launch(
  binaries: Binaries,
  launcher: Launcher,
  folder: string,
  cluster: string,
  wishedPort: number,
): Promise<Postmaster> {
  const until = Date.now() + START_PATIENCE
  for (;;) {
    const port = await choosePort(folder, wishedPort)
    const exited = spawnPostgres(binaries, launcher, folder, cluster, port)
    while (!exited.done && Date.now() < until) {
      const postmaster = findPostmaster(cluster)
      if (postmaster) return postmaster
      await sleep(20)
    }
    if (Date.now() > until) throw databaseProblem(`it does not start; its log: ${join(folder, 'server.log')}`)
    await sleep(200)
  }
}

function spawnPostgres(
  { postgres }: Binaries,
  launcher: Launcher,
  folder: string,
  cluster: string,
  port: number,
): { done: boolean } {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '80',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_min_messages: 'warning',
    // The database is small; parallel workers would only take cores from the readers of documents.
    max_parallel_workers_per_gather: '0',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { uid, gid, env } = launcher
  const [file, args] = commandOf(launcher, postgres, ['-D', cluster, ...options])
  const logFile = openLog(join(folder, 'server.log'))
  const child = spawn(file, args, { uid, gid, env, cwd: '/', detached: true, stdio: ['ignore', logFile, logFile] })
  closeSync(logFile)
  child.unref()
  const state = { done: false }
  child.on('error', () => (state.done = true))
  child.on('exit', () => (state.done = true))
  return state
}

function openLog(path: string): number {
  if (existsSync(path) && statSync(path).size > LOG_LIMIT) truncateSync(path)
  return openSync(path, 'a', 0o600)
}

/** The port of last time where it is free, so that connections of a restarted database find it again. */
async function choosePort(folder: string, wished: number): Promise<number> {
  const path = join(folder, 'port')
  const last = wished || (existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0)
  const port = (await freePort(last)) ?? (await freePort(0))
  if (port === undefined) throw databaseProblem('no port of 127.0.0.1 can be listened on')
  writeFileSync(path, String(port))
  return port
}

async function freePort(port: number): Promise<number | undefined> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as { port: number }).port
  } catch {
    return undefined
  } finally {
    server.close()
  }
}

/** Waits for the database to answer; false when it ended instead. */
async function isReady(connection: EmbeddedPostgres['connection'], cluster: string): Promise<boolean> {
  const until = Date.now() + START_PATIENCE
  for (;;) {
    const client = new Client({ ...connection, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch (error) {
      // 28P01, wrong password: waiting does not help.
      if ((error as { code?: string }).code === '28P01' || Date.now() > until) throw error
      if (!findPostmaster(cluster)) return false
      await sleep(30)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
