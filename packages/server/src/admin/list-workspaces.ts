import { sql } from 'kysely'
import { workspaceCounts } from '../access/find-workspace.ts'
import { containing } from '../db/like-pattern.ts'
import type { Handler } from '../http/handler.ts'

/** All workspaces, the newest first: whose they are and how much is in them. */
export const adminListWorkspaces: Handler<'adminListWorkspaces'> = async ({ db }, { query }) => {
  const { page, page_size: size, search } = query
  let found = db.selectFrom('workspaces')
  if (search) found = found.where('name', 'ilike', containing(search))
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select([
      'workspace_id',
      'name',
      'created_at',
      sql<string[]>`array(select username from workspace_members join users using (user_id)
        where workspace_members.workspace_id = workspaces.workspace_id and workspace_members.role = 'owner'
        order by workspace_members.created_at)`.as('owners'),
      ...workspaceCounts,
    ])
    .orderBy('created_at', 'desc')
    .orderBy('workspace_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const items = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
  return { items, total, page, page_size: size }
}
