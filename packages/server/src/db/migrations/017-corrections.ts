import { sql, type Kysely } from 'kysely'

/** What people corrected in recognised text: the document has the corrections, this tells who made them. */
export const corrections = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table corrections (
        correction_id text primary key,
        task_id text not null references tasks on delete cascade,
        file_id text not null references files on delete cascade,
        page integer not null,
        box jsonb not null,
        was text not null,
        text text not null,
        user_id text not null,
        user_name text not null,
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index corrections_by_file on corrections (file_id)`.execute(db)
    await sql`create index corrections_by_task on corrections (task_id)`.execute(db)
  },
}
