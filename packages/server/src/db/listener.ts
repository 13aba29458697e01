import { Client, type ClientConfig } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** What the trigger on `tasks` tells of every change. */
interface TaskNotice {
  task_id: string
  run: number
  status: string
}

export interface TaskListener {
  /** `notice` undefined: the connection was lost for a moment and anything may have changed. */
  subscribe(listen: (notice: TaskNotice | undefined) => void): () => void
  close(): Promise<void>
}

const CHANNEL = 'tickmark_task'
const HEARTBEAT = 15_000

/** One connection that hears of every change of a task; it comes back by itself. */
export function startTaskListener(connection: ClientConfig, log: Log): TaskListener {
  const listeners = new Set<(notice: TaskNotice | undefined) => void>()
  const tell = (notice: TaskNotice | undefined) => {
    for (const listen of listeners) listen(notice)
  }
  let closed = false
  let client: Client | undefined

  async function stayConnected(): Promise<void> {
    while (!closed) {
      try {
        client = new Client({
          ...connection,
          application_name: 'tickmark-listener',
          keepAlive: true,
          query_timeout: 5000,
        })
        const ended = new Promise<void>((resolve) => {
          client!.on('end', resolve)
          client!.on('error', () => resolve())
        })
        client.on('notification', ({ payload }) => payload && tell(JSON.parse(payload) as TaskNotice))
        await client.connect()
        await client.query(`listen ${CHANNEL}`)
        tell(undefined)
        await Promise.race([ended, watchHeartbeat(client, () => closed)])
      } catch (error) {
        if (!closed) log.warn('listening to the database failed; trying again', { reason: (error as Error).message })
      }
      await client?.end().catch(() => {})
      if (!closed) await sleep(500)
    }
  }
  const running = stayConnected()

  return {
    subscribe(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
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
