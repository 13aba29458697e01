import { sql, type Kysely } from 'kysely'

/** The key of each task's files, wrapped under the operator's. No reference to the task: its files come before it, and go after it. */
export const fileKeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table file_keys (
      prefix text primary key,
      master_id text not null,
      wrapped bytea not null,
      is_whole boolean not null
    )`.execute(db)
  },
}
