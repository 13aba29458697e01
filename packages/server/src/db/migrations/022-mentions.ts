import { sql, type Kysely } from 'kysely'

/** Whom a comment names, and when he has seen it. Who may no longer see the task is told nothing of it, see `list-mentions.ts`. */
export const mentions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table mentions (
        note_id text not null references problem_notes on delete cascade,
        user_id text not null references users on delete cascade,
        seen_at timestamptz,
        primary key (note_id, user_id)
      )`.execute(db)
    await sql`create index mentions_by_user on mentions (user_id)`.execute(db)
  },
}
