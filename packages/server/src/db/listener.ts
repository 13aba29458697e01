import { Client, type ClientConfig } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/log.ts'

/** What the triggers tell: of every change of a task, of every decision on a problem, and of users who may no longer come in. */
export interface Notices {
  task: { task_id: string; run: number; status: string }
  /** Without `problem_id`: of a comment, a signature, or of who may see the task. */
  decision: { task_id: string; problem_id?: string }
  /** A user was changed or deleted, or a session of his has ended. */
  user: { user_id: string }
}
type Listen<Kind extends keyof Notices> = (notice: Notices[Kind] | undefined) => void

export interface TaskListener {
  /** `notice` undefined: the connection was lost for a moment and anything may have changed. */
  subscribe<Kind extends keyof Notices>(kind: Kind, listen: Listen<Kind>): () => void
  close(): Promise<void>
}

const PREFIX = 'tickmark_'
const HEARTBEAT = 15_000

/** One connection that hears of every change of a task and its problems; it comes back by itself. */
export function startTaskListener(connection: ClientConfig, log: Log): TaskListener {
  const listeners: { [Kind in keyof Notices]: Set<Listen<Kind>> } = {
    task: new Set(),
    decision: new Set(),
    user: new Set(),
  }
  const kinds = Object.keys(listeners) as (keyof Notices)[]
  function tell<Kind extends keyof Notices>(kind: Kind, notice: Notices[Kind] | undefined): void {
    for (const listen of listeners[kind]) listen(notice)
  }
  let closed = false
  let client: Client | undefined

  async function stayConnected(): Promise<void> {
    while (!closed) {
      try {
        const fresh = new Client({
          ...connection,
          application_name: 'tickmark-listener',
          keepAlive: true,
          query_timeout: 5000,
        })
        client = fresh
        const ended = new Promise<void>((resolve) => {
          fresh.on('end', resolve)
          fresh.on('error', () => resolve())
        })
        fresh.on('notification', ({ channel, payload }) => {
          const kind = kinds.find((kind) => PREFIX + kind === channel)
          if (kind && payload) tell(kind, JSON.parse(payload) as Notices[typeof kind])
        })
        await fresh.connect()
        for (const kind of kinds) await fresh.query(`listen ${PREFIX}${kind}`)
        for (const kind of kinds) tell(kind, undefined)
        await Promise.race([ended, watchHeartbeat(fresh, () => closed)])
      } catch (error) {
        if (!closed) log.warn('listening to the database failed; trying again', { reason: (error as Error).message })
      }
      await client?.end().catch(() => {})
      if (!closed) await sleep(500)
    }
  }
  const running = stayConnected()

  return {
    subscribe(kind, listen) {
      listeners[kind].add(listen)
      return () => listeners[kind].delete(listen)
    },
    async close() {
      closed = true
      await client?.end().catch(() => {})
      await running
    },
  }
}

/** Rejects when a connection that looks open no longer answers. */
async function watchHeartbeat(client: Client, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    await sleep(HEARTBEAT, undefined, { ref: false })
    await client.query('select 1')
  }
}
