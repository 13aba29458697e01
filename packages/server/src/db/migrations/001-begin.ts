import { sql, type Kysely } from 'kysely'

const ACCOUNTS = sql`
create table users (
  user_id text primary key,
  username text not null,
  email text not null,
  phone text not null,
  username_key text not null unique,
  email_key text not null unique,
  phone_key text not null unique,
  password_hash text not null,
  role text not null check (role in ('user', 'admin')),
  plan text not null check (plan in ('trial', 'basic', 'professional', 'enterprise')),
  quota int check (quota >= 0),
  invitation_code text,
  created_at timestamptz not null default now()
);
create table invitation_codes (
  code text primary key,
  max_uses int not null check (max_uses > 0),
  uses int not null default 0 check (uses between 0 and max_uses),
  expires_at timestamptz,
  note text not null,
  plan text not null check (plan in ('trial', 'basic', 'professional', 'enterprise')),
  created_by text not null,
  revoked boolean not null default false,
  created_at timestamptz not null default now()
);
create table captchas (captcha_id text primary key, answer_hash text not null, expires_at timestamptz not null);
create table sessions (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create table rate_limits (key text primary key, uses int not null, resets_at timestamptz not null);
create table usage (
  user_id text not null references users on delete cascade,
  day date not null,
  tasks int not null,
  files int not null,
  pages int not null,
  bytes bigint not null,
  reports int not null,
  primary key (user_id, day)
);
create table consults (
  consult_id text primary key,
  kind text not null check (kind in ('inquiry', 'trial', 'booking')),
  fields jsonb not null,
  state text not null default 'new' check (state in ('new', 'in_progress', 'done')),
  notes text not null default '',
  created_at timestamptz not null default now()
);`

const TASKS = sql`
create table tasks (
  task_id text primary key,
  user_id text not null references users on delete cascade,
  name text not null,
  type text not null,
  status text not null check (status in ('idle', 'running', 'completed', 'cancelled', 'failed')),
  ocr_model text not null,
  analysis_model text not null,
  language text not null,
  result_language text not null,
  run int not null default 1,
  version int not null default 1,
  step text,
  pages_done int not null default 0,
  pages_total int not null default 0,
  file_count int not null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  error_key text,
  check (pages_done <= pages_total)
);
create index tasks_by_user on tasks (user_id, created_at desc);
create table files (
  file_id text primary key,
  task_id text not null references tasks on delete cascade,
  ordinal int not null,
  name text not null,
  format text not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null,
  status text not null check (status in ('waiting', 'reading', 'read', 'failed')),
  pages int,
  pages_done int not null default 0,
  failed_pages int[] not null default '{}',
  error_key text,
  error_detail text,
  inspection jsonb,
  document_key text,
  review jsonb,
  outline jsonb,
  check (pages_done <= coalesce(pages, 0)),
  unique (task_id, ordinal)
);
create table pages (
  file_id text not null references files on delete cascade,
  number int not null,
  run int not null,
  attempts int not null default 0,
  width float8,
  height float8,
  origin text,
  error text,
  reading bytea,
  primary key (file_id, number)
);
create table results (
  result_id text primary key,
  task_id text not null references tasks on delete cascade,
  file_id text references files on delete cascade,
  kind text not null,
  name text not null,
  media_type text not null,
  size bigint not null,
  storage_key text not null,
  created_at timestamptz not null default now()
);
create unique index results_once on results (task_id, coalesce(file_id, ''), kind);
create table problems (
  problem_id text primary key,
  task_id text not null references tasks on delete cascade,
  file_id text not null references files on delete cascade,
  ordinal int not null,
  fingerprint text not null,
  severity text not null,
  category text not null,
  page int,
  finding jsonb not null,
  evidence_files jsonb not null,
  search_text text not null,
  decision text not null default 'open' check (decision in ('open', 'accepted', 'dismissed')),
  decision_reason text,
  decided_at timestamptz
);
create index problems_of_task on problems (task_id, ordinal);
create table figures (
  task_id text not null references tasks on delete cascade,
  file_id text not null references files on delete cascade,
  ordinal int not null,
  state text not null,
  page int,
  figure jsonb not null,
  primary key (file_id, ordinal)
);
create index figures_of_task on figures (task_id, file_id, page);`

/** The only legal moves of a task, whoever writes; and the news of every change to whoever listens. */
const MOVES = sql`
create function guard_task_move() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  if new.status is distinct from old.status and not (
    (old.status = 'idle' and new.status in ('running', 'cancelled'))
    or (old.status = 'running' and new.status in ('completed', 'cancelled', 'failed'))
    or (old.status in ('completed', 'cancelled', 'failed') and new.status = 'idle' and new.run = old.run + 1)
  ) then
    raise exception 'a task cannot go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guard_task_move before update on tasks for each row execute function guard_task_move();

create function tell_task_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('tickmark_task', json_build_object(
    'task_id', coalesce(new.task_id, old.task_id), 'run', coalesce(new.run, old.run), 'status', coalesce(new.status, 'deleted'))::text);
  return null;
end $$;
create trigger tell_task_change after insert or update or delete on tasks for each row execute function tell_task_change();`

export const begin = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const part of [ACCOUNTS, TASKS, MOVES]) await part.execute(db)
  },
}
