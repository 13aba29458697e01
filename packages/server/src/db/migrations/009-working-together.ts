import { sql, type Kysely } from 'kysely'

/**
 * Tasks that are shared: members with roles, read-only links, who decided what on which problem, comments, and signatures. Notes hang on the
 * fingerprint of a finding, since a new run of the review writes its rows anew.
 */
export const workingTogether = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table task_members (
        task_id text not null references tasks on delete cascade,
        user_id text not null references users on delete cascade,
        role text not null check (role in ('reviewer', 'viewer')),
        created_at timestamptz not null default now(),
        primary key (task_id, user_id)
      )`.execute(db)
    await sql`create index task_members_by_user on task_members (user_id)`.execute(db)
    await sql`
      create table task_links (
        link_id text primary key,
        task_id text not null references tasks on delete cascade,
        token_hash text not null unique,
        password_hash text,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        last_used_at timestamptz
      )`.execute(db)
    await sql`create index task_links_by_task on task_links (task_id)`.execute(db)
    await sql`
      create table problem_notes (
        note_id text primary key,
        task_id text not null references tasks on delete cascade,
        fingerprint text not null,
        kind text not null check (kind in ('comment', 'open', 'accepted', 'dismissed', 'assigned')),
        user_id text not null,
        user_name text not null,
        text text not null default '',
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index problem_notes_by_problem on problem_notes (task_id, fingerprint, created_at)`.execute(db)
    await sql`
      create table sign_offs (
        sign_off_id text primary key,
        task_id text not null references tasks on delete cascade,
        role text not null check (role in ('preparer', 'reviewer', 'partner')),
        user_id text not null,
        user_name text not null,
        hash text not null,
        signed_at timestamptz not null default now(),
        reopened_by text,
        reopened_at timestamptz,
        reopen_reason text
      )`.execute(db)
    await sql`create unique index sign_offs_standing on sign_offs (task_id, role) where reopened_at is null`.execute(db)
    await sql`
      alter table problems add decided_by text, add assigned_to text references users on delete set null`.execute(db)
    await sql`drop trigger tell_decision on problems`.execute(db)
    await sql`
      create trigger tell_decision after update of decision, decision_reason, assigned_to on problems
        for each row execute function tell_decision()`.execute(db)
    // Whoever follows a task hears of comments and signatures, and of an end of what he may see, through the same channel.
    await sql`
      create function tell_together() returns trigger language plpgsql as $$
      begin
        perform pg_notify('tickmark_decision', json_build_object('task_id', coalesce(new.task_id, old.task_id))::text);
        return null;
      end $$`.execute(db)
    for (const table of ['problem_notes', 'sign_offs', 'task_members', 'task_links'])
      await sql`
        create trigger tell_together after insert or update or delete on ${sql.table(table)}
          for each row execute function tell_together()`.execute(db)
  },
}
