import { sql } from 'kysely'
import { findWorkspace, selectWorkspaces, workspaceCounts } from '../access/find-workspace.ts'
import { refuseKey } from '../auth/api-keys.ts'
import type { App } from '../app/app.ts'
import { firstOfMonth } from '../db/first-of-month.ts'
import { newId } from '../db/new-id.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'

/** Workspaces that a person may be a member of. */
const MOST = 200

/** The workspaces of which somebody is a member, by name; his personal one is not among them. */
const workspacesOf = ({ db, now }: App, userId: string) =>
  selectWorkspaces(db, userId)
    .select(['workspaces.remote_models', 'workspaces.month_tokens', ...workspaceCounts])
    .select(
      sql<number>`(select coalesce(sum(tokens_sent), 0)::bigint from model_spending as spent
        where spent.workspace_id = workspaces.workspace_id and month = ${firstOfMonth(now())})`.as('sent_tokens'),
    )
    .orderBy(sql`lower(workspaces.name)`)
    .orderBy('workspaces.workspace_id')
    .execute()

export const listWorkspaces: Handler<'listWorkspaces'> = (app, { user }) => workspacesOf(app, user.user_id)

/** Who makes a workspace owns it, and his own letterhead is its first. */
export const createWorkspace: Handler<'createWorkspace'> = async (app, { body, user, token }) => {
  refuseKey(token)
  const { db } = app
  if ((await selectWorkspaces(db, user.user_id).execute()).length >= MOST)
    throw new AppError('too_many_items', { details: { limit: MOST } })
  const id = newId()
  await db.transaction().execute(async (transaction) => {
    const letterhead = await transaction
      .selectFrom('letterheads')
      .select(['firm', 'logo'])
      .where('user_id', '=', user.user_id)
      .executeTakeFirst()
    await transaction
      .insertInto('workspaces')
      .values({ workspace_id: id, name: body.name, logo: null, ...letterhead })
      .execute()
    await transaction
      .insertInto('workspace_members')
      .values({ workspace_id: id, user_id: user.user_id, role: 'owner' })
      .execute()
  })
  return { workspace_id: id }
}

export const renameWorkspace: Handler<'renameWorkspace'> = async (app, { body, user }) => {
  const { workspace_id: id } = await findWorkspace(app.db, user, body.workspace_id, 'owner')
  await app.db.updateTable('workspaces').set({ name: body.name }).where('workspace_id', '=', id).execute()
  return null
}

/** Tasks that are there already are held to it too: what a model is still to be asked about them is left out. */
export const setWorkspaceModels: Handler<'setWorkspaceModels'> = async (app, { body, user, token }) => {
  refuseKey(token)
  const { workspace_id: id } = await findWorkspace(app.db, user, body.workspace_id, 'owner')
  const { remote_models, month_tokens } = body
  if (remote_models === undefined && month_tokens === undefined) return null
  await app.db
    .updateTable('workspaces')
    .set({ ...(remote_models !== undefined && { remote_models }), ...(month_tokens !== undefined && { month_tokens }) })
    .where('workspace_id', '=', id)
    .execute()
  return null
}

/** The tasks in it go back to the personal workspaces of their owners: nothing is deleted that somebody worked on. */
export const deleteWorkspace: Handler<'deleteWorkspace'> = async (app, { query, user, token }) => {
  refuseKey(token)
  const { workspace_id: id } = await findWorkspace(app.db, user, query.workspace_id, 'owner')
  await app.db.transaction().execute(async (transaction) => {
    const left = { workspace_id: null, placed_at: app.now() }
    await transaction.updateTable('tasks').set(left).where('workspace_id', '=', id).execute()
    await transaction.deleteFrom('workspaces').where('workspace_id', '=', id).execute()
  })
  return null
}

export const getWorkspaceLetterhead: Handler<'getWorkspaceLetterhead'> = async (app, { query, user }) => {
  const { workspace_id: id } = await findWorkspace(app.db, user, query.workspace_id)
  return app.db
    .selectFrom('workspaces')
    .select(['firm', 'logo'])
    .where('workspace_id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
}

export const setWorkspaceLetterhead: Handler<'setWorkspaceLetterhead'> = async (app, { body, user }) => {
  const { workspace_id: id } = await findWorkspace(app.db, user, body.workspace_id, 'owner')
  const { firm } = body
  const logo = firm === '' ? null : body.logo
  await app.db
    .updateTable('workspaces')
    .set({ firm, logo, letterhead_at: app.now() })
    .where('workspace_id', '=', id)
    .execute()
  return { firm, logo }
}
