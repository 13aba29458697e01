import { sql, type Kysely } from 'kysely'

/** A task may review the corrected draft of what another one reviewed. */
export const correctedDrafts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table tasks add previous_task_id text references tasks on delete set null`.execute(db)
    await sql`create index tasks_by_previous on tasks (previous_task_id) where previous_task_id is not null`.execute(db)
  },
}
