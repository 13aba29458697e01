import type { UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { refuseKey } from '../auth/api-keys.ts'
import { removeSecondFactor } from '../auth/second-factor.ts'
import { createResetLink } from '../auth/set-password.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { removeTask } from '../deletion/remove-task.ts'
import { passOnTasks } from '../sharing/workspace-members.ts'

/** For who has no mail, or a service without: the administrator hands the link over. */
export const adminResetPassword: Handler<'adminResetPassword'> = async (app, { body, token }) => {
  refuseKey(token)
  const { user_id: userId } = await findUser(app, body.user_id)
  const { token: link, expiresAt } = await createResetLink(app, userId)
  return { token: link, expires_at: expiresAt.toISOString() }
}

/** Off: sessions are gone, keys are refused, and the trigger on the table has every process end his streams. His running tasks go on. */
export const adminSwitchUser: Handler<'adminSwitchUser'> = async (app, { body, user, token }) => {
  refuseKey(token)
  const { user_id: userId } = await findOther(app, user, body.user_id)
  await app.db.transaction().execute(async (transaction) => {
    const disabled = body.disabled ? app.now() : null
    await transaction.updateTable('users').set({ disabled_at: disabled }).where('user_id', '=', userId).execute()
    if (body.disabled) await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute()
  })
  return null
}

/** A trial that is over goes on with a new end. Who is trusted with a plan need not enter again: each report asks for it anew. */
export const adminChangePlan: Handler<'adminChangePlan'> = async (app, { body, token }) => {
  refuseKey(token)
  const { user_id: userId } = await findUser(app, body.user_id)
  const { plan, quota, plan_ends_at: end } = body
  const changed = { plan, quota, plan_ends_at: end === null ? null : new Date(end) }
  await app.db.updateTable('users').set(changed).where('user_id', '=', userId).execute()
  return null
}

/** Sessions go on, and may do nothing but set it up. */
export const adminRequireSecondFactor: Handler<'adminRequireSecondFactor'> = async (app, { body, token }) => {
  refuseKey(token)
  const { user_id: userId } = await findUser(app, body.user_id)
  const required = { second_factor_required: body.required }
  await app.db.updateTable('users').set(required).where('user_id', '=', userId).execute()
  return null
}

/** For who has lost telephone and recovery codes: he enters with his password, which only he knows, and sets it up anew where it is required. */
export const adminResetSecondFactor: Handler<'adminResetSecondFactor'> = async (app, { body, user, token }) => {
  refuseKey(token)
  const { user_id: userId } = await findOther(app, user, body.user_id)
  await app.db.transaction().execute(async (db) => {
    await removeSecondFactor({ db }, userId)
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  })
  return null
}

/** Switched off first, so that nothing is begun while what is there is removed. What he brought into workspaces stays with their members. */
export const adminDeleteUser: Handler<'adminDeleteUser'> = async (app, { query, user, token }) => {
  refuseKey(token)
  const { user_id: userId } = await findOther(app, user, query.user_id)
  const held = app.db
    .selectFrom('tasks')
    .select('task_id')
    .where('user_id', '=', userId)
    .where('held_at', 'is not', null)
  if (await held.executeTakeFirst()) throw new AppError('task_held')
  await app.db.updateTable('users').set({ disabled_at: app.now() }).where('user_id', '=', userId).execute()
  await passOnTasks(app.db, userId)
  const tasks = await app.db.selectFrom('tasks').select('task_id').where('user_id', '=', userId).execute()
  for (const { task_id: taskId } of tasks) await removeTask(app, taskId, { cause: 'account', by: user.username })
  await app.db.deleteFrom('users').where('user_id', '=', userId).execute()
  return null
}

async function findUser({ db }: App, userId: string): Promise<UserRow> {
  const found = await db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!found) throw new AppError('not_found')
  return found
}

/** An administrator who shuts himself out leaves nobody who could let him in again. */
async function findOther(app: App, user: UserRow, userId: string): Promise<UserRow> {
  if (userId === user.user_id) throw new AppError('own_account')
  return findUser(app, userId)
}
