import type { TaskDetail, TaskEvent } from '@tickmark/contract'
import { gatherNotices } from '../db/gather-notices.ts'
import type { Handler } from '../http/handler.ts'
import { formatEvent, STILL_HERE, streamEvents } from '../http/stream-events.ts'
import { findTask } from '../access/find-task.ts'
import { toTaskDetail } from './served-task.ts'

/**
 * The progress of a task as server-sent events. An event's id is the task's version and its content the state, not the difference: who comes back
 * with `Last-Event-ID` gets what has changed since, whichever process answers and whatever was missed.
 */
export const getTaskEvents: Handler<'getTaskEvents'> = async (app, { query, user, language, http }) => {
  const { task_id: taskId } = query
  await findTask(app, user, taskId)
  let version = Number(http.req.header('Last-Event-ID')) || 0

  return streamEvents(app, { userId: user.user_id, taskId }, async ({ send, gone }) => {
    const news = gatherNotices(app.listener, 'task', taskId, gone)
    let shape = ''
    try {
      while (!gone.aborted) {
        const row = await findTask(app, user, taskId)
        if (row.version > version || !shape) {
          const task = await toTaskDetail(app, row, language)
          const isNews = row.version > version
          version = row.version
          if (isNews) send(formatEvent(shape === shapeOf(task) ? toProgress(task) : { type: 'task', task }, version))
          shape = shapeOf(task)
          if (!['idle', 'running'].includes(task.status) && !task.progress.writing)
            return send(formatEvent({ type: 'end', status: task.status }, version))
        }
        if ((await news.next()).length === 0) send(STILL_HERE)
      }
    } finally {
      news.stop()
    }
  })
}

/** While this text stays the same only numbers have changed, and the short event is sent. */
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
