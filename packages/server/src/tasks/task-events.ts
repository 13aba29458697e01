import type { TaskDetail, TaskEvent } from '@tickmark/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../app.ts'
import { AppError } from '../errors.ts'
import type { Handler } from '../http/handler.ts'
import { findTask } from './find-task.ts'
import { toTaskDetail } from './served-task.ts'

const HEARTBEAT = 15_000
/** Changes that follow each other faster are told together. */
const PACE = 200

/**
 * The progress of a task as server-sent events. An event's id is the task's version and its content the state, not the difference: who comes back
 * with `Last-Event-ID` gets what has changed since, whichever process answers and whatever was missed.
 */
export const getTaskEvents: Handler<'getTaskEvents'> = async (app, { query, user, language, http }) => {
  const { task_id: taskId } = query
  await findTask(app, user, taskId)
  const lastId = Number(http.req.header('Last-Event-ID')) || 0
  const encoder = new TextEncoder()
  const gone = new AbortController()

  async function follow(send: (text: string) => void): Promise<void> {
    const news = watchTask(app, taskId, gone.signal)
    let version = lastId
    let shape = ''
    try {
      while (!gone.signal.aborted) {
        const row = await findTask(app, user, taskId)
        if (row.version > version || !shape) {
          const task = await toTaskDetail(app, row, language)
          const isNews = row.version > version
          version = row.version
          if (isNews) send(toEvent(version, shape === shapeOf(task) ? toProgress(task) : { type: 'task', task }))
          shape = shapeOf(task)
          if (!['idle', 'running'].includes(task.status))
            return send(toEvent(version, { type: 'end', status: task.status }))
        }
        if (!(await news.next(HEARTBEAT))) send(': still here\n\n')
        await sleep(PACE)
      }
    } finally {
      news.stop()
    }
  }

  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      follow((text) => gone.signal.aborted || controller.enqueue(encoder.encode(text)))
        // Deleted meanwhile: the stream ends, and the next request of the client is answered with 404.
        .catch(
          (error: unknown) =>
            error instanceof AppError || app.log.warn('an event stream broke', { task: taskId, error }),
        )
        .finally(() => gone.signal.aborted || controller.close())
    },
    cancel: () => gone.abort(),
  })
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}

/** Wakes when the task has changed. A change that comes between two waits is not missed. */
function watchTask(
  { listener }: App,
  taskId: string,
  signal: AbortSignal,
): { next(patience: number): Promise<boolean>; stop(): void } {
  let changed = false
  let wake = () => {}
  const stop = listener.subscribe((notice) => {
    if (notice && notice.task_id !== taskId) return
    changed = true
    wake()
  })
  signal.addEventListener('abort', () => wake(), { once: true })
  return {
    async next(patience) {
      if (!changed) {
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        const timer = setTimeout(resolve, patience)
        await promise
        clearTimeout(timer)
      }
      const was = changed
      changed = false
      return was
    },
    stop,
  }
}

/** While this stays the same only numbers have moved, and the short event will do. */
function shapeOf({ status, files, results }: TaskDetail): string {
  return [status, results.length, ...files.map((file) => file.status)].join()
}

function toProgress({ progress, files }: TaskDetail): TaskEvent {
  return {
    type: 'progress',
    progress,
    files: files.map(({ file_id, pages, pages_done, status }) => ({ file_id, pages, pages_done, status })),
  }
}

function toEvent(id: number, event: TaskEvent): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}
