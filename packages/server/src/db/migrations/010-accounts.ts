import { sql, type Kysely } from 'kysely'

/** Sessions that can be listed and ended, users that can be switched off, keys with a scope and an end, links that set a new password. */
const TABLES = sql`
alter table users add column disabled_at timestamptz;
alter table sessions add column session_id text, add column address text not null default '',
  add column agent text not null default '', add column used_at timestamptz not null default now();
update sessions set session_id = substr(md5(token_hash), 1, 24);
alter table sessions alter column session_id set not null;
create index sessions_by_id on sessions (session_id);
alter table api_keys add column scope text not null default 'write' check (scope in ('read', 'write')),
  add column expires_at timestamptz;
create table password_resets (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  expires_at timestamptz not null
);`

/** Whoever serves a stream to a user hears at once that he may no longer have it. */
const NEWS = sql`
create function tell_user_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('tickmark_user', json_build_object('user_id', old.user_id)::text);
  return null;
end $$;
create trigger tell_user_change after update of disabled_at, password_hash, role or delete on users
  for each row execute function tell_user_change();
create trigger tell_session_end after delete on sessions for each row execute function tell_user_change();`

export const accounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const part of [TABLES, NEWS]) await part.execute(db)
  },
}

/** When somebody logged in: a session ends so long after that, however often its token was replaced. */
export const sessionEnds = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table sessions add column began_at timestamptz not null default now()`.execute(db)
    await sql`update sessions set began_at = (
      select min(created_at) from sessions as same where same.session_id = sessions.session_id)`.execute(db)
  },
}
