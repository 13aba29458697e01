import type { DecisionEvent } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import { gatherNotices } from '../db/gather-notices.ts'
import type { Handler } from '../http/handler.ts'
import { formatEvent, STILL_HERE, streamEvents } from '../http/stream-events.ts'
import { findTask } from '../access/find-task.ts'
import { selectProblems, serveDecision } from './served-problem.ts'

/** A stream ends after this time (ms). Its client connects again, and the session is checked again. */
const LIFETIME = 5 * 60_000

/** The decisions on a task's problems as server-sent events: all that were ever made, then each as it is made, by whomever. */
export const getDecisionEvents: Handler<'getDecisionEvents'> = async (app, { query, user }) => {
  const { task_id: taskId } = query
  await findTask(app, user, taskId)
  const end = app.now().getTime() + LIFETIME

  return streamEvents(app, { userId: user.user_id, taskId }, async ({ send, gone }) => {
    const news = gatherNotices(app.listener, 'decision', taskId, gone)
    try {
      send(formatEvent(await readDecisions(app, taskId)))
      while (!gone.aborted && app.now().getTime() < end) {
        const notices = await news.next()
        // Whoever may no longer see the task hears no more of it.
        await findTask(app, user, taskId)
        const named = notices.flatMap((notice) => notice?.problem_id ?? [])
        if (notices.length === 0) send(STILL_HERE)
        else send(formatEvent(await readDecisions(app, taskId, named.length === notices.length ? named : undefined)))
      }
    } finally {
      news.stop()
    }
  })
}

/** The problems of which these are the ids, as they stand now; without ids all that anybody did something about. */
async function readDecisions({ db }: App, taskId: string, problemIds?: string[]): Promise<DecisionEvent> {
  const rows = await selectProblems(db, taskId)
    .where((where) =>
      problemIds
        ? where('problem_id', 'in', problemIds)
        : where.or([
            where('decided_at', 'is not', null),
            where('assigned_to', 'is not', null),
            where.exists(
              where
                .selectFrom('problem_notes')
                .select('note_id')
                .whereRef('problem_notes.task_id', '=', 'problems.task_id')
                .whereRef('problem_notes.fingerprint', '=', 'problems.fingerprint'),
            ),
          ]),
    )
    .execute()
  return { type: 'decisions', problems: rows.map(serveDecision) }
}
