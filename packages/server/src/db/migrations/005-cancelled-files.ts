import { sql, type Kysely } from 'kysely'

/** Files that a cancelled task had not read to their end say so. */
export const cancelledFiles = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table files drop constraint files_status_check`.execute(db)
    await sql`alter table files add constraint files_status_check
      check (status in ('waiting', 'reading', 'read', 'failed', 'cancelled'))`.execute(db)
    await sql`update files set status = 'cancelled' from tasks
      where tasks.task_id = files.task_id and tasks.status = 'cancelled' and files.status in ('waiting', 'reading')`.execute(
      db,
    )
  },
}
