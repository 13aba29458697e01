import { sql, type Kysely } from 'kysely'

/** The result file that a task is at, so that its last step says what it does. */
export const writing = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table tasks add column writing jsonb`.execute(db)
  },
}
