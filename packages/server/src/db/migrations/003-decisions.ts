import { sql, type Kysely } from 'kysely'

/** The news of every decision on a problem, to whoever listens. */
export const decisions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
create function tell_decision() returns trigger language plpgsql as $$
begin
  perform pg_notify('tickmark_decision', json_build_object('task_id', new.task_id, 'problem_id', new.problem_id)::text);
  return null;
end $$;
create trigger tell_decision after update of decision, decision_reason on problems for each row execute function tell_decision();`.execute(
      db,
    )
  },
}
