import { createHmac } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { WebhookEvent } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import { checkAddress } from '../outbound/check-address.ts'
import type { JobOf } from '../queue/job.ts'

const PATIENCE = 10_000

/** Tells one address that a task has ended. An answer other than 2xx is tried again later. */
export async function callWebhook(
  { db, config, now }: App,
  { taskId, webhookId }: JobOf<'call-webhook'>,
): Promise<void> {
  // Who is switched off meanwhile hears nothing more.
  const hook = await db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.user_id', 'webhooks.user_id')
    .select(['url', 'secret'])
    .where('webhook_id', '=', webhookId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  const task = await db.selectFrom('tasks').selectAll().where('task_id', '=', taskId).executeTakeFirst()
  if (!hook || !task?.finished_at) return
  const { name, type, status, finished_at: finishedAt } = task
  const event: WebhookEvent = {
    event: 'task.ended',
    task_id: taskId,
    name,
    type,
    status,
    finished_at: finishedAt.toISOString(),
  }
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', hook.secret).update(body).digest('hex')
  const answer = await post(hook.url, body, signature, config.webhookHosts).catch(() => null)
  await db
    .updateTable('webhooks')
    .set({ last_status: answer, last_called_at: now() })
    .where('webhook_id', '=', webhookId)
    .execute()
  if (answer === null || answer < 200 || answer > 299) throw new Error(`the webhook answered ${answer ?? 'nothing'}`)
}

/** Connects to the address that was checked, not to what its name may stand for a moment later; follows no redirects, reads no body. */
async function post(url: string, body: string, signature: string, allowedHosts: readonly string[]): Promise<number> {
  const { address, family } = await checkAddress(url, allowedHosts)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const call = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'X-Tickmark-Signature': `sha256=${signature}`,
    },
    lookup: (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
    signal: AbortSignal.timeout(PATIENCE),
  })
  call.on('response', (response) => {
    resolve(response.statusCode ?? 0)
    response.destroy()
  })
  call.on('error', reject)
  call.end(body)
  return promise
}
