import { sql, type Kysely } from 'kysely'

/** A task may review the corrected draft of what another one reviewed. Of notes only comments are told: a decision is told by its problem. */
export const correctedDrafts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table tasks add previous_task_id text references tasks on delete set null`.execute(db)
    await sql`create index tasks_by_previous on tasks (previous_task_id) where previous_task_id is not null`.execute(db)
    await sql`drop trigger tell_together on problem_notes`.execute(db)
    await sql`
      create trigger tell_together after insert on problem_notes
        for each row when (new.kind = 'comment') execute function tell_together()`.execute(db)
  },
}
