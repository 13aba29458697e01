import { setTimeout as sleep } from 'node:timers/promises'
import type { Notices, TaskListener } from './listener.ts'

/** A wait for news ends after this time (ms), so that something can be sent: silent connections are closed by proxies. */
const HEARTBEAT = 15_000
/** Changes that follow each other faster (ms) are told together. */
const PACE = 200

interface GatheredNotices<Notice> {
  /** What has come since the last call, waiting for it if need be; empty when nothing came. `undefined` among it: anything may have changed. */
  next(): Promise<(Notice | undefined)[]>
  stop(): void
}

/** Gathers the notices of one kind about a task, so that none is missed between two calls of `next`. */
export function gatherNotices<Kind extends 'task' | 'decision'>(
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
