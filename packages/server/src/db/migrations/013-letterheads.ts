import { sql, type Kysely } from 'kysely'

/** In whose name the reports of a person's tasks go out: a firm, and its logo as a data address. */
export const letterheads = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table letterheads (
        user_id text primary key references users on delete cascade,
        firm text not null,
        logo text,
        updated_at timestamptz not null default now()
      )`.execute(db)
  },
}
