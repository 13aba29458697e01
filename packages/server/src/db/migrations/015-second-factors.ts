import { sql, type Kysely } from 'kysely'

/** Codes of an authenticator app, recovery codes, and identities at the firm's identity provider. */
const TABLES = sql`
alter table users add column second_factor_at timestamptz,
  add column second_factor_required boolean not null default false;
create table second_factors (
  user_id text primary key references users on delete cascade,
  secret text not null,
  last_step bigint not null default 0
);
create table recovery_codes (
  user_id text not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users on delete cascade,
  made_account boolean not null,
  primary key (issuer, subject)
);
create index identities_by_user on identities (user_id);
create table sign_on_attempts (
  state_hash text primary key,
  binding_hash text not null,
  nonce text not null,
  verifier text not null,
  user_id text references users on delete cascade,
  expires_at timestamptz not null
);`

export const secondFactors = {
  async up(db: Kysely<unknown>): Promise<void> {
    await TABLES.execute(db)
  },
}
