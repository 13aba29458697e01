import { expect, test } from 'vitest'
import { startHarness } from './harness.ts'

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
