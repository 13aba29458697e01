import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiKey, DataOf, RulePage, Webhook } from '@tickmark/contract'
import { LANGUAGES } from '@tickmark/document'
import { ruleIndex } from '@tickmark/review'
import { callWebhook } from '../src/jobs/call-webhook.ts'
import { isPrivate } from '../src/outbound/check-address.ts'
import { corpus, startHarness, type Caller, type Harness, takeData } from './harness.ts'

let harness: Harness
let user: Caller
beforeAll(async () => {
  harness = await startHarness()
  user = await harness.register('programmer')
})
afterAll(() => harness.stop())

test('an API key stands in for a log-in until it is ended, and makes no further ways in', async () => {
  const data = takeData(await user.call<DataOf<'createKey'>>('POST', '/keys', { name: 'nightly run' }))
  const program = harness.caller(data.key)
  expect((await program.call('GET', '/task/list')).status).toBe(200)
  expect((await program.call('POST', '/keys', { name: 'another' })).status).toBe(403)
  expect((await program.call('POST', '/gateway/refresh', {})).status).toBe(403)
  const { data: keys } = await user.call<ApiKey[]>('GET', '/keys')
  expect(keys).toMatchObject([{ name: 'nightly run', prefix: data.key.slice(0, 8), last_used_at: expect.any(String) }])
  await user.call('DELETE', `/keys?key_id=${data.key_id}`)
  expect((await program.call('GET', '/task/list')).status).toBe(401)
})

test('a webhook is told of a task’s end, signed', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const data = takeData(
    await user.call<DataOf<'createWebhook'>>('POST', '/webhooks', {
      url: `http://127.0.0.1:${port}/told`,
    }),
  )
  const started = takeData(await user.upload([corpus('text.pdf')]))
  const [request, response] = await once(server, 'request')
  let body = ''
  for await (const chunk of request) body += chunk
  response.end()
  expect(JSON.parse(body)).toMatchObject({
    event: 'task.ended',
    task_id: started.task_id,
    status: 'completed',
    name: 'task',
  })
  const signature = createHmac('sha256', data.secret).update(body).digest('hex')
  expect(request.headers['x-tickmark-signature']).toBe(`sha256=${signature}`)
  await expect.poll(async () => takeData(await user.call<Webhook[]>('GET', '/webhooks'))[0]!.last_status).toBe(200)
  server.close()
})

test('the webhook of an account that is switched off is told nothing, though its call was on its way', async () => {
  let calls = 0
  const server = createServer((_request, response) => {
    calls++
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const owner = await harness.register('hooked')
  const task = takeData(await owner.upload([corpus('text.pdf')]))
  await owner.waitForEnd(task.task_id)
  const url = `http://127.0.0.1:${port}/told`
  const { webhook_id: webhookId } = takeData(await owner.call<DataOf<'createWebhook'>>('POST', '/webhooks', { url }))
  const { app } = harness.service
  const switchTo = (disabled_at: Date | null) =>
    app.db.updateTable('users').set({ disabled_at }).where('username', '=', 'hooked').execute()
  const job = { kind: 'call-webhook', taskId: task.task_id, run: 1, webhookId } as const
  await switchTo(new Date())
  await callWebhook(app, job)
  expect(calls).toBe(0)
  await switchTo(null)
  await callWebhook(app, job)
  expect(calls).toBe(1)
  server.close()
})

test('a webhook may not reach into the operator’s network', async () => {
  for (const url of [
    'http://localhost:5432/',
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'ftp://example.com/',
    'nonsense',
  ]) {
    const { error } = await user.call('POST', '/webhooks', { url })
    expect({ url, error }).toMatchObject({ error: { key: 'url_invalid', field: 'url' } })
  }
  const addresses = ['10.1.2.3', '172.16.0.1', '192.168.1.1', '::ffff:127.0.0.1', 'fd00::1', '100.64.0.1']
  expect(addresses.filter((address) => !isPrivate(address))).toEqual([])
  expect(['8.8.8.8', '2606:4700::1111'].filter(isPrivate)).toEqual([])
})

test('the API describes itself', async () => {
  const document = (await (await harness.caller().raw('/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, object>
  }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/task/ocr/start')
  expect((await harness.caller().raw('/docs')).headers.get('Content-Type')).toContain('text/html')
  const origin = new URL(harness.base).origin
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain('tickmark_tasks')
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ database: true, storage: true })
})

test('every rule has a page, titled in the language of the request', async () => {
  for (const { id } of ruleIndex('en')) {
    const { data } = await harness.caller().call<RulePage>('GET', `/rules/page?rule_id=${id}`)
    expect({ id, markdown: data?.markdown }).toMatchObject({ markdown: expect.stringContaining('## ') })
  }
  const titles = await Promise.all(
    LANGUAGES.map(async (language) => {
      const answer = await harness
        .caller()
        .call<RulePage>('GET', '/rules/page?rule_id=calculation/total-mismatch', undefined, language)
      return takeData(answer).title
    }),
  )
  expect(new Set(titles).size).toBe(LANGUAGES.length)
  expect((await harness.caller().call('GET', '/rules/page?rule_id=../../package')).status).toBe(404)
})
