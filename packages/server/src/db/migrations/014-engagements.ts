import { sql, type Kysely } from 'kysely'

/** The engagement that a task belongs to, as people name it; empty for none. */
export const engagements = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table tasks add column engagement text not null default ''`.execute(db)
  },
}
