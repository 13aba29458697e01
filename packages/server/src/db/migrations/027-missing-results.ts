import { sql, type Kysely } from 'kysely'

/** Kinds of result files that could not be written of a document: whoever waits for them is told. */
export const missingResults = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table files add column missing_results text[] not null default '{}'`.execute(db)
  },
}
