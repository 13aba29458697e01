import { sql, type Kysely } from 'kysely'

/**
 * What a language model is asked about a file after its review, question by question, and what it answered. Answers are found again by model,
 * prompts and text, so that nothing is asked twice; those to which no question leads any more are removed by the hourly cleaning.
 */
export const modelStages = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table model_stages (
        file_id text primary key references files on delete cascade,
        task_id text not null references tasks on delete cascade,
        run int not null,
        model text not null,
        excerpt_tokens int not null,
        state text not null check (state in ('asking', 'checking', 'done')),
        ends_at timestamptz not null
      )`.execute(db)
    await sql`
      create table model_questions (
        file_id text not null references model_stages on delete cascade,
        ordinal int not null,
        key text not null,
        first_page int,
        last_page int,
        tokens int not null,
        text text,
        state text not null check (state in ('waiting', 'answered', 'failed')),
        reason text,
        primary key (file_id, ordinal)
      )`.execute(db)
    await sql`create index model_questions_by_key on model_questions (key)`.execute(db)
    await sql`
      create table model_answers (
        key text primary key,
        model text not null,
        answer text not null,
        tokens_sent int not null,
        tokens_answered int not null,
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index model_answers_by_model on model_answers (model, created_at)`.execute(db)
  },
}
