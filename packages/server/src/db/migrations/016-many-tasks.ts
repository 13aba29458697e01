import { sql, type Kysely } from 'kysely'

/**
 * What lists and pages of tasks ask for again and again stands in columns of its own, so that a review of megabytes is not unpacked for its
 * score; and each way into a list has its index.
 */
const COLUMNS = sql`
alter table files
  add column review_head jsonb generated always as (review - 'sums' - 'sheetMaps') stored,
  add column trust float8 generated always as ((review->'scores'->>'trust')::float8) stored;
drop index tasks_by_user;
create index tasks_by_user on tasks (user_id, created_at desc, task_id);
create index problems_by_grade on problems (task_id, severity, decision);
create index problems_by_file on problems (file_id, ordinal);
create index results_by_file on results (file_id) where file_id is not null;`

/** Part of every PostgreSQL, but a database of one's own may lack it or not allow it: searches then read the texts one by one. */
const WORDS = sql`
do $$ begin
  create extension if not exists pg_trgm;
  create index tasks_by_words on tasks using gin (name gin_trgm_ops, engagement gin_trgm_ops);
  create index files_by_words on files using gin (name gin_trgm_ops);
  create index problems_by_words on problems using gin (search_text gin_trgm_ops);
exception when others then
  raise notice 'searches go without an index of words: %', sqlerrm;
end $$`

export const manyTasks = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const part of [COLUMNS, WORDS]) await part.execute(db)
  },
}
