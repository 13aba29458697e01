import { sql, type Kysely } from 'kysely'

/** Who did what to which document, each entry bound to the one before it. Entries outlive their users and tasks, and nobody changes them. */
const TABLE = sql`
create table audit_log (
  entry bigint primary key,
  at timestamptz not null,
  actor_id text,
  actor text not null,
  action text not null,
  task_id text,
  subject text,
  address text not null,
  outcome text not null,
  mac text not null
);
create index audit_by_task on audit_log (task_id) where task_id is not null;
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end $$;
create trigger keep_audit_log before update or delete or truncate on audit_log
  for each statement execute function keep_audit_log();`

export const audit = {
  async up(db: Kysely<unknown>): Promise<void> {
    await TABLE.execute(db)
  },
}
