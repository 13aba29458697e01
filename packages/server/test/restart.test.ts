import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { corpus, readEvents, startHarness, takeData } from './harness.ts'

test('a service that is stopped in the middle of a task goes on with it at its next start', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'restart-test-'))
  const first = await startHarness(dataFolder)
  const data = takeData(await first.admin.upload([corpus('long.pdf')]))
  const taskId = data.task_id
  await readEvents(first.admin, taskId, (events) =>
    events.some(({ event }) => event.type === 'progress' && event.progress.pages_done > 0),
  )
  await first.stop()

  const second = await startHarness(dataFolder)
  const task = await second.admin.waitForEnd(taskId)
  expect(task).toMatchObject({
    status: 'completed',
    progress: { pages_done: 300, pages_total: 300 },
    files: [{ status: 'read', failed_pages: [] }],
  })
  await second.stop()
  await rm(dataFolder, { recursive: true, force: true })
})
