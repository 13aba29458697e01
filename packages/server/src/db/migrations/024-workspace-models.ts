import { sql, type Kysely } from 'kysely'

/** Whether models beyond the operator's own network may read the tasks of a workspace: its owners decide. */
export const workspaceModels = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table workspaces add column remote_models boolean not null default true`.execute(db)
  },
}
