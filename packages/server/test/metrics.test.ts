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
