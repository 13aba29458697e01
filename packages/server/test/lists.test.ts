import type { DataOf, TaskDetail } from '@tickmark/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corpus, startHarness, takeData, type Caller, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const list = async (person: Caller, query: string): Promise<DataOf<'listTasks'>> =>
  takeData(await person.call<DataOf<'listTasks'>>('GET', `/task/list?${query}`))

/** Copies the row of a task; the files stay the original's. */
async function copyTask(taskId: string, count: number): Promise<void> {
  const { db } = harness.service.app
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'tasks' and is_generated = 'NEVER'`.execute(db)
  const own: Record<string, string> = {
    task_id: `task_id || '-' || number`,
    name: `'Fund_' || number || case when number % 7 = 0 then ' 100% done' else '' end`,
    created_at: `created_at - ((number * 37) % 1000) * interval '1 minute'`,
  }
  const values = rows.map(({ name }) => own[name] ?? name)
  const columns = rows.map(({ name }) => name)
  await sql`alter table tasks disable trigger user`.execute(db)
  await sql`insert into tasks (${sql.raw(columns.join(', '))}) select ${sql.raw(values.join(', '))}
    from tasks cross join generate_series(1, ${sql.raw(String(count))}) as number where task_id = ${taskId}`.execute(db)
  await sql`alter table tasks enable trigger user`.execute(db)
}

async function startOne(person: Caller): Promise<string> {
  const { task_id: taskId } = takeData(await person.upload([corpus('statement.pdf')], { name: 'first' }))
  await person.waitForEnd(taskId)
  return taskId
}

async function allPages(person: Caller, query: string, size: number): Promise<TaskDetail['task_id'][]> {
  const found: string[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await list(person, `${query}&page=${page}&page_size=${size}`)
    found.push(...items.map(({ task_id: id }) => id))
    if (items.length < size) {
      expect(found).toHaveLength(total)
      return found
    }
  }
}

test('page by page the list gives one’s own tasks and shared ones in their order, each once', async () => {
  const [one, other] = [await harness.register('lister'), await harness.register('sharer')]
  await copyTask(await startOne(one), 40)
  const theirs = await startOne(other)
  await copyTask(theirs, 10)
  const shared = [theirs, ...[2, 5, 9].map((number) => `${theirs}-${number}`)]
  for (const taskId of shared) {
    const answer = await other.call('POST', '/task/members', { task_id: taskId, colleague: 'lister', role: 'viewer' })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer))
  }
  for (const sort of ['created_at', '-created_at', '-name', 'trust']) {
    const whole = await allPages(one, `sort=${sort}`, 100)
    expect(new Set(whole).size).toBe(45)
    expect(await allPages(one, `sort=${sort}`, 7)).toEqual(whole)
  }
  const { items } = await list(one, 'sort=name&page=1&page_size=100')
  expect(
    items
      .filter(({ role }) => role === 'viewer')
      .map(({ task_id: id }) => id)
      .toSorted(),
  ).toEqual(shared.toSorted())
  expect((await allPages(one, 'owner=shared', 3)).toSorted()).toEqual(shared.toSorted())
  expect(await allPages(one, 'owner=mine', 7)).toHaveLength(41)
})

test('a search finds the same for who has few tasks and for who has thousands', async () => {
  const [few, many] = [await harness.register('few'), await harness.register('many')]
  await copyTask(await startOne(few), 60)
  await copyTask(await startOne(many), 5100)
  const totals = async (person: Caller, search: string, page = 1) => {
    const query = `search=${encodeURIComponent(search)}&page=${page}&page_size=20`
    const { items, total } = await list(person, query)
    return [items.length, total]
  }
  // Signs that mean something to a pattern are looked for as they are; capitals make no difference.
  const hundredths = (count: number) => Math.floor(count / 7)
  expect(await totals(few, '0% DONE')).toEqual([8, hundredths(60)])
  expect(await totals(many, '0% DONE')).toEqual([20, hundredths(5100)])
  expect(await totals(few, 'fund_5')).toEqual([11, 11])
  expect(await totals(few, 'fundx5')).toEqual([0, 0])
  expect(await totals(many, 'fundx5')).toEqual([0, 0])
  expect(await totals(few, 'Statement.PDF')).toEqual([1, 1])
  expect(await totals(many, 'Statement.PDF')).toEqual([1, 1])
  // A page behind the last one still tells how many there are.
  expect(await totals(few, 'fund_', 9)).toEqual([0, 60])
})

test('the list tells of a task that was completed without one of its files', async () => {
  const person = await harness.register('half')
  const { task_id: taskId } = takeData(await person.upload([corpus('statement.pdf'), corpus('broken.pdf')]))
  await person.waitForEnd(taskId)
  const whole = await startOne(person)
  const { items } = await list(person, 'sort=created_at')
  expect(items.map(({ task_id, status, failed_files, failed_pages }) => [task_id, status, failed_files, failed_pages])) //
    .toEqual([
      [taskId, 'completed', 1, 0],
      [whole, 'completed', 0, 0],
    ])
})

test('what is asked again and again is planned once, and a table that a newer version changes meanwhile fails one request at most', async () => {
  const { db } = harness.service.app
  await db.connection().execute(async (connection) => {
    const ask = () => connection.selectFrom('webhooks').selectAll().where('user_id', '=', 'nobody').execute()
    const prepared = async () => {
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where statement like 'select * from "webhooks" where%'`.execute(
        connection,
      )
      return rows.length
    }
    for (let times = 0; times < 5; times++) expect(await ask()).toEqual([])
    expect(await prepared()).toBe(1)
    await sql`alter table webhooks add column later int`.execute(connection)
    await ask().catch(() => {})
    for (let times = 0; times < 5; times++) expect(await ask()).toEqual([])
    expect(await prepared()).toBe(2)
    await sql`alter table webhooks drop column later`.execute(connection)
  })
})
