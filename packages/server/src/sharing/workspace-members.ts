import type { WorkspaceMember } from '@tickmark/contract'
import { sql } from 'kysely'
import { findWorkspace } from '../access/find-workspace.ts'
import { byRank } from '../access/ranks.ts'
import { refuseKey } from '../auth/api-keys.ts'
import { findUser } from '../auth/log-in.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'

/** Members of a workspace, owners first. */
export const membersIn = (db: Database, workspaceId: string): Promise<WorkspaceMember[]> =>
  db
    .selectFrom('workspace_members')
    .innerJoin('users', 'users.user_id', 'workspace_members.user_id')
    .where('workspace_id', '=', workspaceId)
    .select(['workspace_members.user_id', 'users.username as name', 'workspace_members.role'])
    .orderBy(byRank('workspace_members.role'))
    .orderBy('workspace_members.created_at')
    .orderBy('workspace_members.user_id')
    .execute()

export const listWorkspaceMembers: Handler<'listWorkspaceMembers'> = async (app, { query, user }) => {
  const { workspace_id: id } = await findWorkspace(app.db, user, query.workspace_id)
  return membersIn(app.db, id)
}

/** Takes a colleague in, or changes the role of a member. */
export const setWorkspaceMember: Handler<'setWorkspaceMember'> = async (app, { body, user, language, token }) => {
  refuseKey(token)
  const { workspace_id: id } = await findWorkspace(app.db, user, body.workspace_id, 'owner')
  const colleague = await findUser(app, body.colleague, language)
  if (!colleague) throw new AppError('colleague_unknown', { field: 'colleague' })
  const { user_id: userId } = colleague
  await app.db.transaction().execute(async (transaction) => {
    await lockWorkspace(transaction, id)
    if (body.role !== 'owner') await keepAnOwner(transaction, id, userId)
    // Who only looks owns nothing there.
    if (body.role === 'viewer') await passOnTasks(transaction, userId, id)
    await transaction
      .insertInto('workspace_members')
      .values({ workspace_id: id, user_id: userId, role: body.role })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id']).doUpdateSet({ role: body.role }))
      .execute()
  })
  return membersIn(app.db, id)
}

/** An owner takes out whom he wants; a member only himself. What he brought in stays, with an owner; what was given to him is nobody's. */
export const removeWorkspaceMember: Handler<'removeWorkspaceMember'> = async (app, { query, user, token }) => {
  refuseKey(token)
  const { user_id: userId } = query
  const need = userId === user.user_id ? 'viewer' : 'owner'
  const { workspace_id: id } = await findWorkspace(app.db, user, query.workspace_id, need)
  await app.db.transaction().execute(async (transaction) => {
    await lockWorkspace(transaction, id)
    await keepAnOwner(transaction, id, userId)
    await passOnTasks(transaction, userId, id)
    await transaction
      .deleteFrom('workspace_members')
      .where('workspace_id', '=', id)
      .where('user_id', '=', userId)
      .execute()
    await sql`
      update problems set assigned_to = null where assigned_to = ${userId}
        and task_id in (select task_id from tasks where workspace_id = ${id})
        and task_id not in (select task_id from task_members where user_id = ${userId})`.execute(transaction)
  })
  // Who has left asks for a list that he may no longer see.
  return userId === user.user_id ? [] : membersIn(app.db, id)
}

/** Two owners who leave at the same time do so one after the other. */
async function lockWorkspace(transaction: Database, workspaceId: string): Promise<void> {
  await transaction
    .selectFrom('workspaces')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .forUpdate()
    .execute()
}

/** Throws where nobody else owns the workspace. */
async function keepAnOwner(transaction: Database, workspaceId: string, userId: string): Promise<void> {
  const owners = await transaction
    .selectFrom('workspace_members')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'owner')
    .execute()
  if (owners.length === 1 && owners[0]?.user_id === userId) throw new AppError('last_owner')
}

/** Gives what somebody owns in a workspace, or in all of his, to the member who may do most and has been there longest. */
export async function passOnTasks(db: Database, userId: string, workspaceId?: string): Promise<void> {
  const inOne = workspaceId === undefined ? sql`` : sql`and workspace_id = ${workspaceId}`
  await sql`
    update tasks set user_id = heirs.user_id from (
      select distinct on (workspace_id) workspace_id, user_id from workspace_members
        where user_id <> ${userId} ${inOne}
        order by workspace_id, ${byRank('role')}, created_at, user_id
    ) as heirs
    where tasks.user_id = ${userId} and tasks.workspace_id = heirs.workspace_id`.execute(db)
}
