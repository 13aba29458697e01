import { sql } from 'kysely'
import type { App } from '../app/app.ts'
import { firstOfMonth } from '../db/first-of-month.ts'
import type { Database } from '../db/open-database.ts'
import { idOf } from '../models/model-file.ts'
import type { ModelEndpoint } from '../models/model-protocols.ts'

/** Tokens that a model may still be sent this month about a task: by what the operator allows the model, and the owners their workspace. */
export async function tokensLeft(
  { db, now }: Pick<App, 'db' | 'now'>,
  endpoint: ModelEndpoint,
  taskId: string,
): Promise<number> {
  const month = firstOfMonth(now())
  const { monthTokens = Infinity } = endpoint
  const ofModel = Number.isFinite(monthTokens)
    ? monthTokens - (await sumSent(db, month, { model: idOf(endpoint) }))
    : Infinity
  const workspace = await db
    .selectFrom('tasks')
    .innerJoin('workspaces', 'workspaces.workspace_id', 'tasks.workspace_id')
    .select(['workspaces.workspace_id', 'month_tokens'])
    .where('task_id', '=', taskId)
    .executeTakeFirst()
  if (workspace?.month_tokens == null) return ofModel
  const { workspace_id, month_tokens: limit } = workspace
  return Math.min(ofModel, limit - (await sumSent(db, month, { workspace_id })))
}

async function sumSent(db: Database, month: string, of: { model: string } | { workspace_id: string }): Promise<number> {
  const [[column, value] = ['model', '']] = Object.entries(of)
  const { sent } = await db
    .selectFrom('model_spending')
    .select(({ fn }) => fn.sum<string | null>('tokens_sent').as('sent'))
    .where('month', '=', month)
    .where(sql.ref(column), '=', value)
    .executeTakeFirstOrThrow()
  return Number(sent ?? 0)
}

/** Counts what a model was sent about a task towards the month and the workspace that the task is in. */
export async function countSent(
  { db, now }: Pick<App, 'db' | 'now'>,
  { taskId, model, tokens }: { taskId: string; model: string; tokens: number },
): Promise<void> {
  const task = await db.selectFrom('tasks').select('workspace_id').where('task_id', '=', taskId).executeTakeFirst()
  await db
    .insertInto('model_spending')
    .values({ month: firstOfMonth(now()), model, workspace_id: task?.workspace_id ?? '', tokens_sent: tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'model', 'workspace_id'])
        .doUpdateSet({ tokens_sent: sql`model_spending.tokens_sent + excluded.tokens_sent` }),
    )
    .execute()
}
