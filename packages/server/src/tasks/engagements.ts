import { findTask, selectTasks } from '../access/find-task.ts'
import type { Handler } from '../http/handler.ts'

/** The engagements of all tasks that a person sees, by name. */
export const listEngagements: Handler<'listEngagements'> = async ({ db }, { user }) => {
  const rows = await selectTasks(db, user.user_id)
    .select('engagement')
    .distinct()
    .where('engagement', '<>', '')
    .orderBy('engagement')
    .execute()
  return rows.map(({ engagement }) => engagement)
}

/** Moves a task to an engagement, or with an empty name out of it. */
export const setEngagement: Handler<'setEngagement'> = async (app, { body, user }) => {
  await findTask(app, user, body.task_id, 'owner')
  await app.db.updateTable('tasks').set({ engagement: body.engagement }).where('task_id', '=', body.task_id).execute()
  return null
}
