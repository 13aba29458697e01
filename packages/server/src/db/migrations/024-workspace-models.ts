import { sql, type Kysely } from 'kysely'

/** Whether models beyond the operator's own network may read the tasks of a workspace: its owners decide. */
export const workspaceModels = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table workspaces add column remote_models boolean not null default true`.execute(db)
  },
}

/**
 * What models were sent, by calendar month (UTC), model and workspace (empty: a personal one); it stays when tasks and answers are deleted.
 * A workspace may have a limit of its own.
 */
export const modelBudgets = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table model_spending (
        month date not null,
        model text not null,
        workspace_id text not null,
        tokens_sent bigint not null,
        primary key (month, model, workspace_id)
      )`.execute(db)
    await sql`create index model_spending_by_workspace on model_spending (workspace_id, month)`.execute(db)
    await sql`
      insert into model_spending
      select date_trunc('month', created_at at time zone 'utc')::date, model, '', sum(tokens_sent)
      from model_answers group by 1, 2`.execute(db)
    await sql`alter table workspaces add column month_tokens bigint`.execute(db)
  },
}
