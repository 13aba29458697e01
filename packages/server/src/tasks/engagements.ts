import { findTask, selectTasks } from '../access/find-task.ts'
import { findWorkspace } from '../access/find-workspace.ts'
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

/**
 * Moves a task to a workspace, or into the personal one of its owner. Whoever moves it must be able to put tasks there, and its owner be a
 * member who can: nobody's tasks are moved out of his sight.
 */
export const setWorkspace: Handler<'setWorkspace'> = async (app, { body, user }) => {
  const { task_id: taskId, workspace_id: workspaceId } = body
  const task = await findTask(app, user, taskId, 'owner')
  if (task.workspace_id === workspaceId) return null
  if (workspaceId !== null)
    for (const member of [user, task]) await findWorkspace(app.db, member, workspaceId, 'reviewer')
  await app.db
    .updateTable('tasks')
    .set({ workspace_id: workspaceId, placed_at: app.now() })
    .where('task_id', '=', taskId)
    .execute()
  return null
}

/** Moves a task to an engagement, or with an empty name out of it. */
export const setEngagement: Handler<'setEngagement'> = async (app, { body, user }) => {
  await findTask(app, user, body.task_id, 'owner')
  await app.db.updateTable('tasks').set({ engagement: body.engagement }).where('task_id', '=', body.task_id).execute()
  return null
}
