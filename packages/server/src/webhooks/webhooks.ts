import { randomBytes } from 'node:crypto'
import { refuseKey } from '../auth/api-keys.ts'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { newId } from '../db/new-id.ts'
import { checkAddress } from '../outbound/check-address.ts'

const MOST = 10

export const listWebhooks: Handler<'listWebhooks'> = async ({ db }, { user }) => {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('user_id', '=', user.user_id)
    .orderBy('created_at')
    .execute()
  return rows.map(({ webhook_id, url, created_at: made, last_status, last_called_at: called }) => ({
    webhook_id,
    url,
    created_at: made.toISOString(),
    last_status,
    last_called_at: called?.toISOString() ?? null,
  }))
}

export const createWebhook: Handler<'createWebhook'> = async (app, { body, user, token }) => {
  refuseKey(token)
  await checkAddress(body.url, app.config.webhookHosts).catch(() => {
    throw new AppError('url_invalid', { field: 'url' })
  })
  const { count } = await app.db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.user_id)
    .executeTakeFirstOrThrow()
  if (count >= MOST) throw new AppError('too_many_items', { details: { limit: MOST } })
  const secret = randomBytes(32).toString('base64url')
  const row = { webhook_id: newId(), user_id: user.user_id, url: body.url, secret, last_status: null }
  await app.db.insertInto('webhooks').values(row).execute()
  return { webhook_id: row.webhook_id, secret }
}

export const deleteWebhook: Handler<'deleteWebhook'> = async ({ db }, { query, user }) => {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('webhook_id', '=', query.webhook_id)
    .where('user_id', '=', user.user_id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found')
  return null
}

/** Sends the calls that a task's end asks for, with the transaction that ends it. */
export async function announceEnd(
  { queue }: Pick<App, 'queue'>,
  transaction: Database,
  { taskId, run }: { taskId: string; run: number },
): Promise<void> {
  const hooks = await transaction
    .selectFrom('webhooks')
    .innerJoin('tasks', 'tasks.user_id', 'webhooks.user_id')
    .where('task_id', '=', taskId)
    .select('webhook_id')
    .execute()
  if (hooks.length === 0) return
  await queue.send(
    transaction,
    hooks.map(({ webhook_id: webhookId }) => ({ kind: 'call-webhook', taskId, run, webhookId, patient: true })),
  )
}
