import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaskDetail, TaskEvent } from '@tickmark/contract'
import { failTask } from '../src/jobs/fail-task.ts'
import { giveUpJob } from '../src/jobs/give-up-job.ts'
import { writeResults } from '../src/jobs/write-results.ts'
import { corpus, readEvents, startHarness, type Caller, type Harness, takeData } from './harness.ts'

let harness: Harness
let user: Caller
beforeAll(async () => {
  harness = await startHarness()
  user = await harness.register('reviewer')
})
afterAll(() => harness.stop())

const detail = async (taskId: string) => takeData(await user.call<TaskDetail>('GET', `/task/detail?task_id=${taskId}`))
const REVIEW = { type: 'financial_report' }

test('the last step tells which result file is being written, and no time that nobody can know', async () => {
  const data = takeData(await user.upload([corpus('statement.pdf')], REVIEW))
  const events = await readEvents(user, data.task_id, (all) => all.at(-1)?.event.type === 'end')
  const told = events.flatMap(({ event }) =>
    event.type === 'progress' ? event.progress : event.type === 'task' ? event.task.progress : [],
  )
  const writing = told.filter(({ writing }) => writing !== null)
  expect(writing.length).toBeGreaterThan(0)
  expect(writing.map(({ step, eta_seconds: eta }) => [step, eta])).toEqual(writing.map(() => ['build_charts', null]))
  expect(writing[0]!.writing).toEqual({
    name: expect.stringMatching(/^statement\./),
    done: expect.any(Number),
    total: 11,
  })
  const end = await detail(data.task_id)
  expect([end.progress.writing, end.results.length]).toEqual([null, 11])
})

test('after the last page it is told how long the rest has taken and, once three tasks of the size are known, usually takes', async () => {
  const { db } = harness.service.app
  await db.updateTable('tasks').set({ read_at: null }).execute()
  const told = async () => {
    const { task_id: taskId } = takeData(await user.upload([corpus('statement.pdf')], { ...REVIEW, name: 'short' }))
    const events = await readEvents(user, taskId, (all) => all.at(-1)?.event.type === 'end')
    return events.flatMap(({ event }) =>
      event.type === 'progress' ? event.progress : event.type === 'task' ? event.task.progress : [],
    )
  }
  const rests = (progress: TaskDetail['progress'][]) =>
    progress.filter(({ writing }) => writing).flatMap(({ after_reading: rest }) => rest ?? [])
  for (let before = 0; before < 3; before++)
    for (const rest of rests(await told())) expect(rest).toEqual({ seconds: expect.any(Number), usual_seconds: null })
  // A task that was much larger tells nothing of this one.
  await user.waitForEnd(takeData(await user.upload([corpus('long.pdf')], REVIEW)).task_id)
  const { rows } = await sql<{ seconds: number }>`select extract(epoch from finished_at - read_at)::float8 as seconds
    from tasks where read_at is not null and name = 'short' order by seconds`.execute(db)
  const progress = await told()
  expect(rests(progress).length).toBeGreaterThan(0)
  for (const { seconds, usual_seconds: usual } of rests(progress)) {
    expect(seconds).toBeGreaterThanOrEqual(0)
    expect(usual).toBeCloseTo(Number(rows[1]?.seconds), 3)
  }
  expect(progress.at(-1)?.after_reading).toBeNull()
})

/** A review of a short document and a long one, at the moment when the short one has been read. */
async function startPartlyRead(): Promise<string> {
  const data = takeData(await user.upload([corpus('text.pdf'), corpus('long.pdf')], REVIEW))
  await readEvents(user, data.task_id, (events) =>
    events.some(({ event }) => event.type !== 'end' && filesOf(event)[0]!.status === 'read'),
  )
  return data.task_id
}

const filesOf = (event: Exclude<TaskEvent, { type: 'end' }>) => (event.type === 'task' ? event.task.files : event.files)

async function waitForResults(taskId: string): Promise<TaskDetail> {
  await readEvents(user, taskId, (events) => events.at(-1)?.event.type === 'end')
  return detail(taskId)
}

test('a file that was read before its task was cancelled gets its results, the others say what became of them', async () => {
  const taskId = await startPartlyRead()
  expect((await user.call('POST', '/task/ocr/cancel', { task_id: taskId })).status).toBe(200)
  const task = await waitForResults(taskId)
  expect(task).toMatchObject({
    status: 'cancelled',
    progress: { writing: null },
    files: [
      { status: 'read', reviewed: false },
      { status: 'cancelled', reviewed: false },
    ],
  })
  expect(task.files[1]!.pages_done).toBeLessThan(task.files[1]!.pages!)
  const made = task.results.map(({ kind, file_id: fileId }) => [kind, fileId === task.files[0]!.file_id])
  expect(made.toSorted()).toEqual([
    ['analysis_package', true],
    ['archive', false],
    ['html', true],
    ['json', true],
    ['markdown', true],
    ['pdf', true],
  ])
  await user.call('DELETE', `/task?task_id=${taskId}`)
})

test('what had been read is kept when a task fails', async () => {
  const taskId = await startPartlyRead()
  await giveUpJob(harness.service.app, { kind: 'review-task', taskId, run: 1 })
  const task = await waitForResults(taskId)
  expect([task.status, task.error?.key]).toEqual(['failed', 'task_failed'])
  expect(task.results.map(({ kind }) => kind)).toContain('markdown')
  await user.call('DELETE', `/task?task_id=${taskId}`)
})

test('documents too large for a review say so, and what had been read is kept', async () => {
  const taskId = await startPartlyRead()
  await failTask(harness.service.app, { kind: 'review-task', taskId, run: 1 }, 'review_too_large')
  const task = await waitForResults(taskId)
  expect(task).toMatchObject({ status: 'failed', error: { key: 'review_too_large' } })
  expect(task.results.map(({ kind }) => kind)).toContain('markdown')
  await user.call('DELETE', `/task?task_id=${taskId}`)
})

test('a result that cannot be written is told with its document, and a retry writes it', async () => {
  const { app } = harness.service
  const { task_id: taskId } = takeData(await user.upload([corpus('statement.pdf')], REVIEW))
  expect(await user.waitForEnd(taskId)).toMatchObject({ status: 'completed', files: [{ missing_results: [] }] })
  const { keep } = app.engine
  const results: typeof keep.results = async function* (...asked) {
    for await (const result of keep.results(...asked)) {
      const { format } = result
      yield format === 'docx' ? { format, error: new Error('no room for letters') } : result
    }
  }
  const failing = { ...app, engine: { ...app.engine, keep: { ...keep, results } } }
  const { run } = await app.db.selectFrom('tasks').select('run').where('task_id', '=', taskId).executeTakeFirstOrThrow()
  const again = new Date().toISOString()
  await writeResults(failing, { kind: 'write-results', taskId, run, again }, new AbortController().signal)
  expect(await detail(taskId)).toMatchObject({ status: 'completed', files: [{ missing_results: ['docx'] }] })
  await user.call('POST', '/task/retry', { task_id: taskId })
  expect(await user.waitForEnd(taskId)).toMatchObject({ status: 'completed', files: [{ missing_results: [] }] })
})
