import { sql, type Kysely } from 'kysely'

/** API keys, and addresses that are told when a task ends. */
export const programs = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
create table api_keys (
  key_id text primary key,
  user_id text not null references users on delete cascade,
  name text not null,
  prefix text not null,
  key_hash text not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index api_keys_by_user on api_keys (user_id);
create table webhooks (
  webhook_id text primary key,
  user_id text not null references users on delete cascade,
  url text not null,
  secret text not null,
  created_at timestamptz not null default now(),
  last_status int,
  last_called_at timestamptz
);
create index webhooks_by_user on webhooks (user_id);`.execute(db)
  },
}
