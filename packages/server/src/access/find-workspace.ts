import type { TaskRole } from '@tickmark/contract'
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../faults/app-error.ts'
import { RANKS } from './ranks.ts'

/** A workspace as one of its members sees it. */
export interface SeenWorkspace {
  workspace_id: string
  name: string
  role: TaskRole
}

/** How many members and tasks a row of `workspaces` has. */
export const workspaceCounts = [
  sql<number>`(select count(*)::int from workspace_members as counted
    where counted.workspace_id = workspaces.workspace_id)`.as('members'),
  sql<number>`(select count(*)::int from tasks where tasks.workspace_id = workspaces.workspace_id)`.as('tasks'),
] as const

/** The workspaces of which a user is a member. */
export const selectWorkspaces = (db: Database, userId: string) =>
  db
    .selectFrom('workspaces')
    .innerJoin('workspace_members', 'workspace_members.workspace_id', 'workspaces.workspace_id')
    .where('user_id', '=', userId)
    .select(['workspaces.workspace_id', 'workspaces.name', 'workspace_members.role'])

/**
 * A workspace of which the user is a member, and in which he may do what `need` names. One of others is answered with 404, as one that
 * does not exist; one in which he may do less with 403.
 */
export async function findWorkspace(
  db: Database,
  { user_id: userId }: { user_id: string },
  workspaceId: string,
  need: TaskRole = 'viewer',
): Promise<SeenWorkspace> {
  const found = await selectWorkspaces(db, userId).where('workspaces.workspace_id', '=', workspaceId).executeTakeFirst()
  if (!found) throw new AppError('not_found')
  if (RANKS[found.role] < RANKS[need]) throw new AppError('forbidden')
  return found
}
