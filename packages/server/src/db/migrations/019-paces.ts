import { sql, type Kysely } from 'kysely'

/** When a task had been read: how long the rest takes is told from tasks that went before. */
export const paces = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table tasks add column read_at timestamptz`.execute(db)
    await sql`
      create index tasks_by_pace on tasks (type, finished_at desc) where status = 'completed' and read_at is not null`.execute(
      db,
    )
  },
}
