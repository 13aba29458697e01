import { sql, type Kysely } from 'kysely'

/** How long tasks are kept, which are held back, and what is left of those that were deleted: a receipt. It outlives task and account. */
export const retention = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table tasks add column held_at timestamptz, add column held_by text, add column hold_reason text;
      create index tasks_by_end on tasks (finished_at) where finished_at is not null;
      create table retention_rules (
        since timestamptz primary key,
        days int
      );
      create table deletion_receipts (
        receipt_id text primary key,
        task_id text not null,
        task_name text not null,
        user_id text not null,
        owner text not null,
        content text not null,
        sha256 text,
        is_done boolean not null default false,
        deleted_at timestamptz not null
      );
      create index deletion_receipts_by_user on deletion_receipts (user_id, deleted_at desc);
      create index deletion_receipts_by_time on deletion_receipts (deleted_at desc)`.execute(db)
  },
}
