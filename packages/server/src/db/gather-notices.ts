import { setTimeout as sleep } from 'node:timers/promises'
import type { Notices, TaskListener } from './listener.ts'

/** Longer than this (ms) nobody waits for news: a connection on which nothing is said is taken for dead. */
const HEARTBEAT = 15_000
/** Changes that follow each other faster (ms) are told together. */
const PACE = 200

interface GatheredNotices<Notice> {
  /** What has come since the last call, waiting for it if need be; empty when nothing came. `undefined` among it: anything may have changed. */
  next(): Promise<(Notice | undefined)[]>
  stop(): void
}

/** The notices of one kind about a task, for who deals with them at a pace of his own: none that comes between two calls is missed. */
export function gatherNotices<Kind extends keyof Notices>(
  listener: TaskListener,
  kind: Kind,
  taskId: string,
  gone: AbortSignal,
): GatheredNotices<Notices[Kind]> {
  let gathered: (Notices[Kind] | undefined)[] = []
  let wake = () => {}
  const stop = listener.subscribe(kind, (notice) => {
    if (notice && notice.task_id !== taskId) return
    gathered.push(notice)
    wake()
  })
  gone.addEventListener('abort', () => wake(), { once: true })
  return {
    async next() {
      if (gathered.length === 0) {
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        const timer = setTimeout(resolve, HEARTBEAT)
        await promise
        clearTimeout(timer)
      }
      await sleep(PACE)
      const came = gathered
      gathered = []
      return came
    },
    stop,
  }
}
