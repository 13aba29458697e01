import type { TaskMember } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import { findUser } from '../auth/log-in.ts'
import { refuseKey } from '../auth/api-keys.ts'
import type { SeenTask } from '../db/rows.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { findTask } from '../access/find-task.ts'
import { membersIn } from './workspace-members.ts'

export const listMembers: Handler<'listMembers'> = async (app, { query, user }) =>
  membersOf(app, await findTask(app, user, query.task_id))

/** Shares a task, or changes the role of somebody with whom it is shared. */
export const shareTask: Handler<'shareTask'> = async (app, { body, user, language, token }) => {
  refuseKey(token)
  const task = await findTask(app, user, body.task_id, 'owner')
  const colleague = await findUser(app, body.colleague, language)
  if (!colleague || colleague.user_id === task.user_id) throw new AppError('colleague_unknown', { field: 'colleague' })
  await app.db
    .insertInto('task_members')
    .values({ task_id: task.task_id, user_id: colleague.user_id, role: body.role })
    .onConflict((conflict) => conflict.columns(['task_id', 'user_id']).doUpdateSet({ role: body.role }))
    .execute()
  return membersOf(app, task)
}

/** The owner ends the sharing with anybody; a member only his own. What was given to him belongs to nobody then. */
export const unshareTask: Handler<'unshareTask'> = async (app, { query, user }) => {
  const need = query.user_id === user.user_id ? 'viewer' : 'owner'
  const task = await findTask(app, user, query.task_id, need)
  await app.db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('task_members')
      .where('task_id', '=', task.task_id)
      .where('user_id', '=', query.user_id)
      .execute()
    await transaction
      .updateTable('problems')
      .set({ assigned_to: null })
      .where('task_id', '=', task.task_id)
      .where('assigned_to', '=', query.user_id)
      .execute()
  })
  return membersOf(app, task)
}

async function membersOf({ db }: App, task: SeenTask): Promise<TaskMember[]> {
  const shared = await db
    .selectFrom('task_members')
    .innerJoin('users', 'users.user_id', 'task_members.user_id')
    .where('task_id', '=', task.task_id)
    .where('task_members.user_id', '<>', task.user_id)
    .select(['task_members.user_id', 'users.username as name', 'task_members.role'])
    .orderBy('task_members.created_at')
    .execute()
  const colleagues = task.workspace_id === null ? [] : await membersIn(db, task.workspace_id)
  return [
    { user_id: task.user_id, name: task.owner, role: 'owner', by_workspace: false },
    ...shared.map((member) => ({ ...member, by_workspace: false })),
    ...colleagues
      .filter(({ user_id: id }) => id !== task.user_id && shared.every(({ user_id: other }) => other !== id))
      .map((member) => ({ ...member, by_workspace: true })),
  ]
}
