import { sql, type Kysely } from 'kysely'

/**
 * Workspaces: tasks that a firm or a team has in common, with members, their roles and a letterhead. A task without one is in its owner's
 * personal workspace, which needs no row. That whoever owns a task of a workspace is a member of it is a foreign key.
 */
export const workspaces = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table workspaces (
        workspace_id text primary key,
        name text not null,
        firm text not null default '',
        logo text,
        letterhead_at timestamptz not null default now(),
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`
      create table workspace_members (
        workspace_id text not null references workspaces on delete cascade,
        user_id text not null references users on delete cascade,
        role text not null check (role in ('owner', 'reviewer', 'viewer')),
        created_at timestamptz not null default now(),
        primary key (workspace_id, user_id)
      )`.execute(db)
    await sql`create index workspace_members_by_user on workspace_members (user_id)`.execute(db)
    // Checked at the end of a transaction: an account goes together with its tasks, a workspace after its tasks have left it.
    await sql`
      alter table tasks
        add column workspace_id text references workspaces on delete set null,
        add column placed_at timestamptz,
        add constraint tasks_owner_is_member foreign key (workspace_id, user_id) references workspace_members
          deferrable initially deferred`.execute(db)
    await sql`
      create index tasks_by_workspace on tasks (workspace_id, created_at desc, task_id)
        where workspace_id is not null`.execute(db)
    // Where the account of the only owner goes, whoever has been a member longest follows; an empty workspace goes too.
    await sql`
      create function keep_workspace_owned() returns trigger language plpgsql as $$
      begin
        if not exists (select from workspaces where workspace_id = old.workspace_id) then return null; end if;
        if not exists (select from workspace_members where workspace_id = old.workspace_id) then
          delete from workspaces where workspace_id = old.workspace_id;
        elsif not exists (select from workspace_members where workspace_id = old.workspace_id and role = 'owner') then
          update workspace_members set role = 'owner' where workspace_id = old.workspace_id and user_id = (
            select user_id from workspace_members where workspace_id = old.workspace_id
              order by (role = 'viewer'), created_at, user_id limit 1);
        end if;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger keep_workspace_owned after delete on workspace_members
        for each row execute function keep_workspace_owned()`.execute(db)
    // What somebody follows ends where his role changes, and begins anew with what he may see then.
    await sql`
      create function tell_member() returns trigger language plpgsql as $$
      begin
        perform pg_notify('tickmark_user', json_build_object('user_id', old.user_id)::text);
        return null;
      end $$`.execute(db)
    await sql`
      create trigger tell_member after update or delete on workspace_members
        for each row execute function tell_member()`.execute(db)
    await sql`
      create trigger tell_placed after update of workspace_id on tasks
        for each row when (old.workspace_id is distinct from new.workspace_id)
        execute function tell_together()`.execute(db)
  },
}
