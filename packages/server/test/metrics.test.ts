import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corpus, startHarness, takeData } from './harness.ts'

test('metrics are for who sends the token, where one is set', async () => {
  const harness = await startHarness(undefined, { metricsToken: 'Osier-Plinth-4' })
  const address = `${new URL(harness.base).origin}/metrics`
  const ask = (authorization?: string) => fetch(address, authorization ? { headers: { authorization } } : {})
  const refused = await Promise.all([ask(), ask('Bearer Osier'), ask('Osier-Plinth-4')])
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(await refused[0]?.text()).toBe('')
  expect(await (await ask('Bearer Osier-Plinth-4')).text()).toContain('tickmark_tasks')
  await harness.stop()
})

test('without a token metrics are for this machine alone, and for nobody who may come through a proxy', async () => {
  const harness = await startHarness()
  const { origin } = new URL(harness.base)
  const ask = async (headers: Record<string, string> = {}) => (await fetch(`${origin}/metrics`, { headers })).status
  expect(await ask()).toBe(200)
  expect(await ask({ 'X-Forwarded-For': '127.0.0.1' })).toBe(401)
  expect(await ask({ Forwarded: 'for=127.0.0.1' })).toBe(401)
  harness.service.app.config.publicUrl = 'https://review.example.com'
  expect(await ask()).toBe(401)
  await harness.stop()
})

test('browsers are told to come over TLS alone where the public address is such a one, and only there', async () => {
  const harness = await startHarness(undefined, { publicUrl: 'https://review.example.com' })
  const { origin } = new URL(harness.base)
  const header = async (path: string) => (await fetch(origin + path)).headers.get('Strict-Transport-Security')
  expect([await header('/healthz'), await header('/v1/api/rules'), await header('/nowhere')]).toEqual(
    Array.from({ length: 3 }, () => 'max-age=31536000'),
  )
  await harness.stop()
  const open = await startHarness(undefined, { publicUrl: 'http://review.example.com' })
  expect((await fetch(open.base)).headers.get('Strict-Transport-Security')).toBeNull()
  await open.stop()
})

const DASHBOARD = new URL('../../../deploy/grafana/tickmark.json', import.meta.url)

test('metrics tell how long tasks took and why they failed, and the dashboard asks for nothing else', async () => {
  const harness = await startHarness()
  for (const file of ['statement.pdf', 'broken.pdf']) {
    const { task_id: taskId } = takeData(await harness.admin.upload([corpus(file)]))
    await harness.admin.waitForEnd(taskId)
  }
  const metrics = await (await fetch(`${new URL(harness.base).origin}/metrics`)).text()
  expect(metrics).toMatch(/^tickmark_task_seconds\{type="ocr",quantile="0.95"\} \d+(\.\d+)?$/m)
  expect(metrics).toMatch(/^tickmark_failed_tasks\{cause="parse_failed"\} 1$/m)
  expect(metrics).toMatch(/^tickmark_oldest_waiting_job_seconds 0$/m)
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: { targets: { expr: string }[] }[] }
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/(?:tickmark|process)_\w+/g) ?? []),
  )
  expect(asked.length).toBeGreaterThanOrEqual(panels.length)
  expect(asked.filter((name) => !metrics.includes(name))).toEqual([])
  await harness.stop()
})
