import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DataOf, DecisionEvent, Task, TaskDetail } from '@tickmark/contract'
import { findExisting, firstOf, LANGUAGES, lastOf } from '@tickmark/document'
import { corpus, readEvents, readStream, startHarness, takeData, type Caller, type Harness } from './harness.ts'

let harness: Harness
let user: Caller
beforeAll(async () => {
  harness = await startHarness()
  user = await harness.register('reviewer')
})
afterAll(() => harness.stop())

const detail = async (taskId: string, language = 'en') =>
  takeData(await user.call<TaskDetail>('GET', `/task/detail?task_id=${taskId}`, undefined, language))
const REVIEW = { type: 'financial_report', name: '年报_2025' }

test('a financial report is reviewed, its results can be downloaded, and a damaged file beside it fails alone', async () => {
  const data = takeData(await user.upload([corpus('statement.pdf'), corpus('broken.pdf')], REVIEW))
  const taskId = data.task_id
  const task = await user.waitForEnd(taskId)
  expect(task).toMatchObject({
    status: 'completed',
    name: '年报_2025',
    files: [
      { name: 'statement.pdf', status: 'read', pages: 3, pages_done: 3, view: 'pdf', error: null },
      { name: 'broken.pdf', status: 'failed', error: { key: 'CORRUPT' } },
    ],
  })
  expect(task.files[1]?.error?.message).toBe('Parsing failed: The file is damaged and cannot be read')
  expect((await detail(taskId, 'zh-CN')).files[1]?.error?.message).toBe('解析失败：文件已损坏，无法读取')
  const kinds = task.results.map(({ kind }) => kind).toSorted()
  expect(kinds).toEqual([
    'analysis_package',
    'annotated_pdf',
    'archive',
    'docx',
    'html',
    'json',
    'markdown',
    'pdf',
    'report_pdf',
    'sarif',
    'xlsx',
  ])

  const summary = takeData(await user.call<DataOf<'getTaskSummary'>>('GET', `/task/summary?task_id=${taskId}`))
  expect(summary.scores?.trust).toBeLessThan(100)
  const { coverage } = firstOf(summary.files)
  expect(coverage?.checks.map(({ kind }) => kind)).toContain('footing')
  expect(coverage?.sections.some(({ figures }) => figures.contradicted > 0)).toBe(true)
  expect(summary.unscored.map(({ score, text }) => [score, text.length > 20])).toEqual(
    (['trust', 'integrity', 'compliance'] as const)
      .filter((score) => summary.scores?.[score] === null)
      .map((score) => [score, true]),
  )
  const { total, verified, contradicted, unverified } = summary.figure_counts
  expect(total).toBeGreaterThan(40)
  expect(verified + contradicted + unverified).toBe(total)

  const problems = takeData(await user.call<DataOf<'listProblems'>>('GET', `/task/problems?task_id=${taskId}`))
  const footing = findExisting(problems.items, ({ category }) => category === 'calculation')
  expect(footing.evidence[0]?.location).toMatchObject({ page: 1 })
  expect(footing.actual).toBe('5,125')
  expect(footing.expected).toBe('5,025')
  for (const language of LANGUAGES) {
    const found = takeData(
      await user.call<DataOf<'listProblems'>>(
        'GET',
        `/task/problems?task_id=${taskId}&category=calculation`,
        undefined,
        language,
      ),
    )
    expect(found.items[0]?.text.message).toContain('5,125')
  }

  const decided = await user.call<DataOf<'decideProblem'>>('POST', '/task/problems/decision', {
    task_id: taskId,
    problem_id: footing.problem_id,
    decision: 'dismissed',
    reason: 'corrected in the final version',
  })
  expect(decided.data).toMatchObject({ decision: 'dismissed', decision_reason: 'corrected in the final version' })
  const figures = takeData(
    await user.call<DataOf<'listFigures'>>('GET', `/task/figures?task_id=${taskId}&state=contradicted`),
  )
  expect(figures.total).toBe(contradicted)
  const wrong = findExisting(figures.items, ({ text }) => text === '5,125')
  const asked = `/task/explain?task_id=${taskId}&file_id=${wrong.file_id}`
  for (const language of LANGUAGES) {
    const why = `${asked}&figure_id=${encodeURIComponent(wrong.id)}`
    const { claims } = takeData(await user.call<DataOf<'explainFigure'>>('GET', why, undefined, language))
    const told = findExisting(claims, ({ role }) => role === 'result')
    expect(told).toMatchObject({ outcome: 'serious', arithmetic: expect.stringMatching(/5,025 ≠ 5,125$/) })
    expect(told.evidence[0]).toMatchObject({ file_id: wrong.file_id, location: { page: 1 } })
    expect(told.text).not.toBe('')
  }
  expect((await user.call('GET', `${asked}&figure_id=none`)).status).toBe(404)

  const markdown = findExisting(task.results, ({ kind }) => kind === 'markdown')
  expect(await (await user.raw(`/task/resource/${markdown.path}`)).text()).toContain('Harbour Lane Holdings Limited')
  const preview = await user.raw(`/task/html/${markdown.path}`)
  expect(preview.headers.get('Content-Security-Policy')).toContain('sandbox')
  expect(await preview.text()).toContain('Harbour Lane Holdings Limited')
})

test('originals are sent whole or by ranges, with their own name', async () => {
  const original = await readFile(corpus('sheet.png'))
  const name = '扫描 件.png'
  const data = takeData(await user.upload([new File([original], name)]))
  const task = await detail(data.task_id)
  const path = `/task/resource/${firstOf(task.files).path}`
  const whole = await user.raw(path)
  expect(whole.headers.get('Content-Disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`)
  expect(Buffer.from(await whole.arrayBuffer()).equals(original)).toBe(true)
  const part = await user.raw(path, { headers: { Range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 10-19/${original.length}`])
  expect(Buffer.from(await part.arrayBuffer()).equals(original.subarray(10, 20))).toBe(true)
  expect((await user.raw(path, { headers: { Range: `bytes=${original.length}-` } })).status).toBe(416)
  const image = await user.raw(
    `/task/page_image?task_id=${data.task_id}&file_id=${firstOf(task.files).file_id}&page=1&width=200`,
  )
  expect([image.status, image.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^image\//)])
  await user.call('DELETE', `/task?task_id=${data.task_id}`)
})

test('another user’s task does not exist, whatever is asked of it', async () => {
  const data = takeData(await user.upload([corpus('text.pdf')]))
  const taskId = data.task_id
  const task = await detail(taskId)
  const stranger = await harness.register('stranger')
  const fileId = firstOf(task.files).file_id
  const reads = ['detail', 'summary', 'events', 'problems', 'problems/events', 'figures'].map(
    (what) => `/task/${what}?task_id=${taskId}`,
  )
  const views = ['pages', 'page_image', 'file_html', 'sheet', 'explain'].map(
    (what) => `/task/${what}?task_id=${taskId}&file_id=${fileId}&page=1&figure_id=a`,
  )
  for (const path of [...reads, ...views, `/task/resource/${firstOf(task.files).path}`]) {
    expect({ path, status: (await stranger.raw(path)).status }).toEqual({ path, status: 404 })
  }
  expect((await stranger.call('POST', '/task/ocr/cancel', { task_id: taskId })).status).toBe(404)
  expect((await stranger.call('POST', '/task/retry', { task_id: taskId })).status).toBe(404)
  expect((await stranger.call('DELETE', `/task?task_id=${taskId}`)).status).toBe(404)
  expect(takeData(await stranger.call<DataOf<'listTasks'>>('GET', '/task/list')).total).toBe(0)
  await user.waitForEnd(taskId)
})

test('what a task may not be is refused while it is uploaded, and leaves nothing behind', async () => {
  const before = takeData(await user.call<DataOf<'listTasks'>>('GET', '/task/list')).total
  const pdf = await readFile(corpus('statement.pdf'))
  const file = (name: string, content: Uint8Array = pdf) => new File([new Uint8Array(content)], name)
  const cases: [Promise<{ status: number; error?: { key: string } }>, number, string][] = [
    [user.upload([]), 422, 'files_required'],
    [user.upload([corpus('statement.pdf')], { name: 'a b' }), 422, 'task_name_has_spaces'],
    [user.upload([corpus('statement.pdf')], { name: '名'.repeat(33) }), 422, 'task_name_too_long'],
    [user.upload([corpus('statement.pdf')], { name: 'a/b' }), 422, 'task_name_characters'],
    [user.upload([corpus('statement.pdf')], { ocr_model: '' }), 422, 'ocr_model_required'],
    [user.upload([corpus('statement.pdf')], { analysis_model: 'nobody:nothing' }), 422, 'model_unavailable'],
    [user.upload([file('virus.exe')]), 415, 'file_format_unsupported'],
    [user.upload([file('notes.txt')]), 415, 'file_format_unsupported'],
    [user.upload([file('book.xlsm')]), 415, 'file_type_mismatch'],
    [user.upload([file('picture.png')]), 415, 'file_type_mismatch'],
    [user.upload([file('empty.pdf', new Uint8Array())]), 422, 'file_empty'],
    [user.upload(Array.from({ length: 6 }, (_, index) => file(`${index}.pdf`))), 413, 'file_count_exceeded'],
  ]
  for (const [answer, status, key] of cases) expect(await answer).toMatchObject({ status, error: { key } })
  expect(takeData(await user.call<DataOf<'listTasks'>>('GET', '/task/list')).total).toBe(before)
})

test('forms that break off or are none are refused, and the service lives on', async () => {
  const pdf = await readFile(corpus('statement.pdf'), 'latin1')
  const part = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n${pdf}`
  const send = async (body: string, type = 'multipart/form-data; boundary=x') => {
    const headers = { 'Content-Type': type }
    const answer = await user.raw('/task/ocr/start', { method: 'POST', headers, body: Buffer.from(body, 'latin1') })
    const { error } = (await answer.json()) as { error: { key: string } }
    return [answer.status, error.key]
  }
  const incomplete = [400, 'upload_incomplete']
  expect(await send(part)).toEqual(incomplete)
  expect(await send(part.slice(0, 300))).toEqual(incomplete)
  expect(await send(part.slice(0, 40))).toEqual(incomplete)
  expect(await send('{}', 'application/json')).toEqual([400, 'request_error'])
  expect(await send(part, 'multipart/form-data')).toEqual([400, 'request_error'])
  expect((await user.call('GET', '/task/list')).status).toBe(200)
})

test('a NUL character, which no database stores, makes a wrong request', async () => {
  const wrong = { status: 400, error: { key: 'request_error' } }
  expect(await user.call('GET', '/task/detail?task_id=%00')).toMatchObject({ ...wrong, error: { field: 'task_id' } })
  expect(await user.call('POST', '/task/retry', { task_id: 'a\0b' })).toMatchObject(wrong)
  expect(await user.call('POST', '/gateway/login', { username: '\0', password: 'x' })).toMatchObject(wrong)
})

test('size limits: one file, and all together', async () => {
  const megabytes = (count: number) => new File([new Uint8Array(count * 1024 * 1024)], `${count}.pdf`)
  expect(await user.upload([megabytes(101)])).toMatchObject({
    status: 413,
    error: { key: 'file_too_large', details: { name: '101.pdf' } },
  })
  expect(await user.upload([megabytes(60), megabytes(41)])).toMatchObject({
    status: 413,
    error: { key: 'total_size_exceeded' },
  })
})

test('a cancelled task stops long before it is done, keeps what was read, and a retry goes on from there', async () => {
  const data = takeData(await user.upload([corpus('long.pdf')]))
  const taskId = data.task_id
  await readEvents(user, taskId, (events) =>
    events.some(({ event }) => event.type === 'progress' && event.progress.pages_done > 0),
  )
  const asked = performance.now()
  expect((await user.call('POST', '/task/ocr/cancel', { task_id: taskId })).status).toBe(200)
  const cancelled = await detail(taskId)
  expect(cancelled.status).toBe('cancelled')
  expect(performance.now() - asked).toBeLessThan(20_000)
  expect((await user.call('POST', '/task/ocr/cancel', { task_id: taskId })).error?.key).toBe('cancel_failed')
  await sleep(1500)
  expect((await detail(taskId)).progress.pages_done).toBe(cancelled.progress.pages_done)

  expect((await user.call('POST', '/task/retry', { task_id: taskId })).status).toBe(200)
  expect((await user.call('POST', '/task/retry', { task_id: taskId })).error?.key).toBe('retry_failed')
  const again = await detail(taskId)
  expect(again.progress.pages_done).toBeGreaterThanOrEqual(cancelled.progress.pages_done)
  expect(['idle', 'running']).toContain(again.status)
  await user.call('DELETE', `/task?task_id=${taskId}`)
  expect((await user.call('GET', `/task/detail?task_id=${taskId}`)).status).toBe(404)
})

test('the event stream tells the whole way and resumes where it was left', async () => {
  const data = takeData(await user.upload([corpus('text.pdf')]))
  const taskId = data.task_id
  const first = await readEvents(user, taskId, (events) => events.length >= 2)
  const rest = await readEvents(user, taskId, () => false, lastOf(first).id)
  expect(lastOf(rest).event).toEqual({ type: 'end', status: 'completed' })
  expect(Math.min(...rest.slice(0, -1).map(({ id }) => id))).toBeGreaterThan(lastOf(first).id)
  const afterwards = await readEvents(user, taskId, () => false, lastOf(rest).id)
  expect(afterwards.map(({ event }) => event.type)).toEqual(['end'])
})

test('decisions are told to whoever has the review open: all that were made, then each as it is made', async () => {
  const decider = await harness.register('decider')
  const data = takeData(await decider.upload([corpus('../e2e/many-problems.pdf')], REVIEW))
  const task_id = data.task_id
  await decider.waitForEnd(task_id)
  const { items } = takeData(await decider.call<DataOf<'listProblems'>>('GET', `/task/problems?task_id=${task_id}`))
  const [problem_id, other] = items.map((problem) => problem.problem_id) as [string, string]
  const decide = (id: string, decision: string, reason?: string) =>
    decider.call('POST', '/task/problems/decision', { task_id, problem_id: id, decision, reason })
  const follow = (enough: number, then: () => void) =>
    readStream<DecisionEvent>(decider, `/task/problems/events?task_id=${task_id}`, (events) => {
      if (events.length === enough - 1) then()
      return events.length >= enough
    })
  const told = (id: string, decision: string, decision_reason: string | null) => ({
    type: 'decisions',
    problems: [
      {
        problem_id: id,
        decision,
        decision_reason,
        decided_by: 'decider',
        decided_at: expect.any(String),
        assigned_to: null,
        comments: 0,
      },
    ],
  })

  const first = await follow(2, () => void decide(problem_id, 'dismissed', 'agreed with the company'))
  expect(first.map(({ event }) => event)).toEqual([
    { type: 'decisions', problems: [] },
    told(problem_id, 'dismissed', 'agreed with the company'),
  ])
  const second = await follow(2, () => void decide(other, 'accepted'))
  expect(second.map(({ event }) => event)).toEqual([
    told(problem_id, 'dismissed', 'agreed with the company'),
    told(other, 'accepted', ''),
  ])
})

test('who opens ever more streams loses the oldest, and the others go on', async () => {
  const watcher = await harness.register('watcher')
  const data = takeData(await watcher.upload([corpus('statement.pdf')], REVIEW))
  const task_id = data.task_id
  await watcher.waitForEnd(task_id)
  const hangUp = new AbortController()
  const open = async () =>
    (await watcher.raw(`/task/problems/events?task_id=${task_id}`, { signal: hangUp.signal })).body!.getReader()
  const oldest = await open()
  await oldest.read()
  const others = []
  for (let i = 0; i < 40; i += 1) others.push(await open())
  expect((await oldest.read()).done).toBe(true)
  for (const other of others) expect((await other.read()).done).toBe(false)
  hangUp.abort()
})

test('a task none of whose files can be read fails, and says why in the language of the request', async () => {
  const data = takeData(await user.upload([corpus('broken.pdf')]))
  await user.waitForEnd(data.task_id)
  const messages = await Promise.all(
    LANGUAGES.map(async (language) => (await detail(data.task_id, language)).error?.message),
  )
  expect(messages).toEqual(['解析失败', 'Parsing failed', '파일을 읽지 못했습니다', '解析に失敗しました'])
})

test('tasks are found by their own name or a file’s, filtered and sorted', async () => {
  const names = async (query: string) =>
    takeData(await user.call<{ items: Task[] }>('GET', `/task/list?${query}`)).items.map(({ name }) => name)
  expect(await names('type=financial_report')).toEqual(['年报_2025'])
  expect(await names(`search=${encodeURIComponent('年报')}`)).toEqual(['年报_2025'])
  expect(await names('search=statement.pdf')).toEqual(['年报_2025'])
  expect(await names('search=%25')).toEqual([])
  expect(await names('sort=created_at&page_size=1')).toEqual(['年报_2025'])
  // What a problem says leads to its task as well.
  expect(await names('search=total&type=financial_report')).toEqual(['年报_2025'])
  const data = takeData(await user.call<DataOf<'listTasks'>>('GET', '/task/list?sort=-serious&owner=mine'))
  const first = firstOf(data.items)
  // Its one problem was decided above.
  expect([first.name, first.open_problems, first.problem_counts!.serious]).toEqual(['年报_2025', 0, 1])
  expect(data.items.find(({ type }) => type === 'ocr')).toMatchObject({ problem_counts: null, trust: null })
  expect(await names('owner=shared')).toEqual([])
  expect(await user.call('GET', '/task/list?page_size=1000')).toMatchObject({
    status: 400,
    error: { key: 'request_error', field: 'page_size' },
  })
})

test('usage is counted by day', async () => {
  const { data } = await user.call<DataOf<'getUserUsage'>>('GET', '/user/get_user_usage')
  expect(data).toMatchObject({ reports_used: 1, reports_left: null, days: [{ reports: 1, files: expect.any(Number) }] })
})

test('a file that looks like another type is reviewed as that from what is stored', async () => {
  const dcf = fileURLToPath(new URL('../../../corpus/sheets/dcf-en.xlsx', import.meta.url))
  const data = takeData(await user.upload([dcf], REVIEW))
  const task_id = data.task_id
  await user.waitForEnd(task_id)
  const summary = async () =>
    takeData(await user.call<DataOf<'getTaskSummary'>>('GET', `/task/summary?task_id=${task_id}`, undefined, 'en'))
  expect((await summary()).files.map(({ looks_like }) => looks_like)).toEqual(['valuation_model'])
  expect((await summary()).summary).toContain('looks like a valuation model')

  expect((await user.call('POST', '/task/retry', { task_id, type: 'ocr' })).status).toBe(400)
  expect((await user.call('POST', '/task/retry', { task_id, type: 'valuation_model' })).status).toBe(200)
  await user.waitForEnd(task_id)
  expect((await detail(task_id)).type).toBe('valuation_model')
  expect((await summary()).files.map(({ looks_like }) => looks_like)).toEqual([null])
})

test('what was only read is reviewed from what was read, and costs its report', async () => {
  const data = takeData(await user.upload([corpus('statement.pdf')], { name: 'read-first', type: 'ocr' }))
  const task_id = data.task_id
  const read = await user.waitForEnd(task_id)
  const packed = read.results.find(({ kind }) => kind === 'analysis_package')
  expect([packed?.name, packed?.summary]).toEqual([
    'statement.analysis.zip',
    expect.stringContaining('how each table totals'),
  ])
  const used = async () => takeData(await user.call<DataOf<'getUserUsage'>>('GET', '/user/get_user_usage')).reports_used
  const before = await used()
  expect((await user.call('POST', '/task/retry', { task_id, type: 'financial_report' })).status).toBe(200)
  const reviewed = await user.waitForEnd(task_id)
  expect([reviewed.type, reviewed.status, reviewed.files[0]?.reviewed]).toEqual(['financial_report', 'completed', true])
  expect(reviewed.files[0]?.pages_done).toBe(firstOf(read.files).pages_done)
  expect((await used()) - before).toBe(1)
})
