import { sql, type Kysely } from 'kysely'

/** When a plan ends, and the account that was opened for a trial request, whose mails go out in the language it was written in. */
export const trials = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table users add column plan_ends_at timestamptz;
      update users set plan_ends_at = created_at + interval '7 days' where plan = 'trial';
      alter table consults add column user_id text references users on delete set null,
        add column language text not null default 'zh-CN';
      create index consults_by_user on consults (user_id) where user_id is not null`.execute(db)
  },
}
