import { sql, type Kysely } from 'kysely'

/** The result file that a task is at, so that its last step says what it does. */
export const writing = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table tasks add column writing jsonb`.execute(db)
  },
}

/** Kinds of result files that could not be written of a document: whoever waits for them is told. */
export const missingResults = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table files add column missing_results text[] not null default '{}'`.execute(db)
  },
}
