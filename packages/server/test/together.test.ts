import type { DataOf, DecisionEvent, Problem, SignOffState, Task } from '@tickmark/contract'
import { findExisting, firstOf, itemAt } from '@tickmark/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corpus, type Caller, type Harness, readStream, startHarness, takeData } from './harness.ts'

let harness: Harness
let owner: Caller
let colleague: Caller
let taskId: string
let colleagueId: string

beforeAll(async () => {
  harness = await startHarness()
  owner = await harness.register('owner')
  colleague = await harness.register('colleague')
  colleagueId = takeData(await colleague.call<{ user_id: string }>('GET', '/gateway/get_current_user')).user_id
  const data = takeData(await owner.upload([corpus('statement.pdf')], { name: 'shared', type: 'financial_report' }))
  taskId = data.task_id
  await owner.waitForEnd(taskId)
})
afterAll(() => harness.stop())

const problemsOf = async (caller: Caller) =>
  takeData(await caller.call<DataOf<'listProblems'>>('GET', `/task/problems?task_id=${taskId}`)).items
const decide = (caller: Caller, problem: Problem, decision: string, reason = '') =>
  caller.call<Problem>('POST', '/task/problems/decision', {
    task_id: taskId,
    problem_id: problem.problem_id,
    decision,
    reason,
  })
const share = (role: string, name = 'colleague') =>
  owner.call<DataOf<'shareTask'>>('POST', '/task/members', { task_id: taskId, colleague: name, role })
const unshare = () => owner.call('DELETE', `/task/members?task_id=${taskId}&user_id=${colleagueId}`)

test('a colleague does with a shared task what his role allows, and nothing once the sharing ends', async () => {
  const statusOf = async (caller: Caller) => (await caller.call('GET', `/task/detail?task_id=${taskId}`)).status
  expect(await statusOf(colleague)).toBe(404)
  expect((await share('viewer', 'nobody')).error?.key).toBe('colleague_unknown')
  expect((await share('viewer', 'colleague@example.com')).data).toMatchObject([{ role: 'owner' }, { role: 'viewer' }])

  const problem = firstOf(await problemsOf(colleague))
  expect((await decide(colleague, problem, 'accepted')).status).toBe(403)
  const listed = takeData(await colleague.call<{ items: Task[] }>('GET', '/task/list'))
  expect(listed.items).toMatchObject([{ task_id: taskId, role: 'viewer', owner: 'owner' }])

  await share('reviewer')
  const decided = await decide(colleague, problem, 'accepted', 'as agreed')
  expect(decided.data).toMatchObject({ decision: 'accepted', decided_by: 'colleague', decided_at: expect.any(String) })
  for (const [method, path, body] of [
    ['DELETE', `/task?task_id=${taskId}`, undefined],
    ['POST', '/task/retry', { task_id: taskId }],
    ['POST', '/task/links', { task_id: taskId }],
    ['POST', '/task/members', { task_id: taskId, colleague: 'admin', role: 'viewer' }],
  ] as const)
    expect((await colleague.call(method, path, body)).status).toBe(403)

  await unshare()
  expect(await statusOf(colleague)).toBe(404)
  expect((await decide(colleague, problem, 'open')).status).toBe(404)
  await decide(owner, problem, 'open')
})

test('tasks of an engagement are found together, also by whom they are shared with; only the owner moves them', async () => {
  const move = (caller: Caller, engagement: string) =>
    caller.call('POST', '/task/engagement', { task_id: taskId, engagement })
  const found = async (caller: Caller, engagement: string) =>
    takeData(await caller.call<{ items: Task[] }>('GET', `/task/list?engagement=${encodeURIComponent(engagement)}`))
      .items
  await share('reviewer')
  expect((await move(colleague, '他的项目')).status).toBe(403)
  expect((await move(owner, '  Harbour 2025 ')).status).toBe(200)
  expect((await move(owner, 'x'.repeat(61))).error?.key).toBe('too_long')
  for (const caller of [owner, colleague]) {
    expect((await caller.call<string[]>('GET', '/task/engagements')).data).toEqual(['Harbour 2025'])
    expect(await found(caller, 'Harbour 2025')).toMatchObject([{ task_id: taskId, engagement: 'Harbour 2025' }])
    expect(await found(caller, 'Harbour 2024')).toEqual([])
  }
  await unshare()
  expect((await colleague.call<string[]>('GET', '/task/engagements')).data).toEqual([])
  await move(owner, '')
  expect((await owner.call<string[]>('GET', '/task/engagements')).data).toEqual([])
})

test('a comment, an assignment and a decision are on record with who and when, and others hear of them', async () => {
  await share('reviewer')
  const problem = firstOf(await problemsOf(owner))
  const about = { task_id: taskId, problem_id: problem.problem_id }
  const heard = readStream<DecisionEvent>(colleague, `/task/problems/events?task_id=${taskId}`, (events) =>
    events.some(({ event }) => event.problems.some(({ comments }) => comments === 1)),
  )
  await new Promise((resolve) => setTimeout(resolve, 500))
  const commented = await owner.call<Problem>('POST', '/task/problems/notes', { ...about, text: 'see note 5' })
  expect(commented.data).toMatchObject({ comments: 1, decision: 'open' })
  await heard
  const assigned = takeData(
    await owner.call<Problem>('POST', '/task/problems/assignee', { ...about, user_id: colleagueId }),
  )
  expect(assigned.assigned_to).toEqual({ user_id: colleagueId, name: 'colleague' })
  const stranger = { ...about, user_id: 'nobody' }
  expect((await owner.call('POST', '/task/problems/assignee', stranger)).error?.key).toBe('colleague_unknown')
  await decide(colleague, problem, 'dismissed', 'rounding')

  const notes = takeData(
    await owner.call<DataOf<'listNotes'>>(
      'GET',
      `/task/problems/notes?task_id=${taskId}&problem_id=${problem.problem_id}`,
    ),
  )
  expect(notes.slice(-3).map(({ kind, by, text }) => [kind, by, text])).toEqual([
    ['comment', 'owner', 'see note 5'],
    ['assigned', 'owner', 'colleague'],
    ['dismissed', 'colleague', 'rounding'],
  ])
})

test('whom a comment names is told of it while he may see the task, and nobody else is', async () => {
  await share('reviewer')
  const stranger = await harness.register('passer-by')
  const mentionsOf = async (caller: Caller) =>
    takeData(await caller.call<DataOf<'listMentions'>>('GET', '/user/mentions'))
  const problem = firstOf(await problemsOf(owner))
  const text = '@colleague and @passer-by: see note 5. @owner'
  await owner.call('POST', '/task/problems/notes', { task_id: taskId, problem_id: problem.problem_id, text })
  const told = await mentionsOf(colleague)
  expect(told).toMatchObject({
    unseen: 1,
    items: [{ task_id: taskId, task_name: 'shared', problem_id: problem.problem_id, by: 'owner', text, seen: false }],
  })
  for (const other of [owner, stranger]) expect(await mentionsOf(other)).toEqual({ unseen: 0, items: [] })
  const path = `/task/problems/notes?task_id=${taskId}&problem_id=${problem.problem_id}`
  const notes = takeData(await owner.call<DataOf<'listNotes'>>('GET', path))
  expect(notes.at(-1)).toMatchObject({ kind: 'comment', mentions: ['colleague'] })

  await unshare()
  expect(await mentionsOf(colleague)).toEqual({ unseen: 0, items: [] })
  await share('reviewer')
  const noteId = firstOf(told.items).note_id
  await stranger.call('POST', '/user/mentions/seen', { note_id: noteId })
  expect((await mentionsOf(colleague)).unseen).toBe(1)
  await colleague.call('POST', '/user/mentions/seen', { note_id: noteId })
  expect(await mentionsOf(colleague)).toMatchObject({ unseen: 0, items: [{ seen: true }] })
})

test('who decided, when and why stands in every file, beside the scores after review', async () => {
  const data = takeData(await owner.call<DataOf<'getTask'>>('GET', `/task/detail?task_id=${taskId}`))
  const summary = takeData(await owner.call<DataOf<'getTaskSummary'>>('GET', `/task/summary?task_id=${taskId}`))
  expect(summary.reviewed_scores?.trust).toBeGreaterThanOrEqual(summary.scores!.trust!)
  const read = async (kind: string) => {
    const path = findExisting(data.results, (result) => result.kind === kind).path
    return (await owner.raw(`/task/resource/${path}`, { headers: { 'Accept-Language': 'en' } })).text()
  }
  for (const kind of ['json', 'sarif'])
    for (const word of ['rounding', 'colleague', 'see note 5', 'reviewedScores'])
      expect(await read(kind)).toContain(word)
  const html = await owner.raw(`/task/html/${findExisting(data.results, ({ kind }) => kind === 'docx').path}`, {
    headers: { 'Accept-Language': 'en' },
  })
  expect(await html.text()).toMatch(/Dismissed – rounding \(colleague, 20\d\d-\d\d-\d\d \d\d:\d\d UTC\)/)
})

test('a signature is of what was seen, locks it, and its taking back stays on record', async () => {
  const state = async () => takeData(await owner.call<SignOffState>('GET', `/task/sign_offs?task_id=${taskId}`))
  const { hash } = await state()
  const problem = firstOf(await problemsOf(owner))
  await decide(owner, problem, 'accepted')
  const sign = (given: string, role = 'preparer') =>
    owner.call<SignOffState>('POST', '/task/sign_offs', { task_id: taskId, role, hash: given })
  expect((await sign(hash)).error?.key).toBe('changed_meanwhile')
  const now = await state()
  expect(now.hash).not.toBe(hash)
  expect((await sign(now.hash)).data).toMatchObject({ locked: true, sign_offs: [{ role: 'preparer', by: 'owner' }] })
  expect(takeData(await sign(now.hash, 'partner')).sign_offs).toHaveLength(2)
  expect((await decide(owner, problem, 'open')).error?.key).toBe('signed_off')
  expect((await owner.call('POST', '/task/retry', { task_id: taskId })).error?.key).toBe('signed_off')

  const reopened = await owner.call<SignOffState>('POST', '/task/sign_offs/reopen', {
    task_id: taskId,
    reason: 'new draft',
  })
  expect(reopened.data).toMatchObject({
    locked: false,
    sign_offs: [{ reopened: { by: 'owner', reason: 'new draft' } }, { reopened: { reason: 'new draft' } }],
  })
  expect((await decide(owner, problem, 'open')).status).toBe(200)
})

test('whoever has a link reads the one task, changes nothing, and is out the moment it is revoked', async () => {
  const made = takeData(
    await owner.call<DataOf<'createLink'>>('POST', '/task/links', { task_id: taskId, password: 'Open-42' }),
  )
  const link = itemAt(made.address.split('#'), 1)
  const open = (password?: string) =>
    harness.caller().call<DataOf<'openLink'>>('POST', '/task/links/open', { link, ...(password && { password }) })
  expect((await open()).error?.key).toBe('link_password')
  expect((await open('wrong')).error?.key).toBe('link_password')
  const opened = await open('Open-42')
  expect(opened.data).toMatchObject({ task_id: taskId, name: 'shared' })
  const visitor = harness.caller(takeData(opened).token.replace('Bearer ', ''))
  expect(await problemsOf(visitor)).not.toHaveLength(0)
  const { data: detail } = await visitor.call<DataOf<'getTask'>>('GET', `/task/detail?task_id=${taskId}`)
  expect(detail).toMatchObject({ role: 'viewer' })

  const other = takeData(await owner.upload([corpus('text.pdf')])).task_id
  await owner.waitForEnd(other)
  expect((await visitor.call('GET', `/task/detail?task_id=${other}`)).status).toBe(404)
  const problem = firstOf(await problemsOf(owner))
  expect((await decide(visitor, problem, 'accepted')).status).toBe(403)
  for (const path of ['/task/list', `/task/members?task_id=${taskId}`, '/keys', '/gateway/get_current_user'])
    expect((await visitor.call('GET', path)).status).toBe(403)
  // The link without the proof that its password was given is no token.
  expect((await harness.caller(`link_${link}.x`).call('GET', `/task/detail?task_id=${taskId}`)).error?.key).toBe(
    'link_ended',
  )

  const events = await visitor.raw(`/task/problems/events?task_id=${taskId}`)
  await owner.call('DELETE', `/task/links?task_id=${taskId}&link_id=${made.link_id}`)
  // The stream that stood open ends by itself.
  await events.text()
  expect(await visitor.call('GET', `/task/detail?task_id=${taskId}`)).toMatchObject({
    status: 404,
    error: { key: 'link_ended' },
  })
  expect((await open('Open-42')).error?.key).toBe('link_ended')
})

test('a corrected draft keeps what was decided, and tells what is fixed, still there and new', async () => {
  const table = (total: string, extra = ''): File =>
    new File(
      [`Item,2025,2024\nCash,120,110\nReceivables,80,70\nStock,50,40\nTotal current assets,${total},220\n${extra}`],
      'draft.csv',
      {
        type: 'text/csv',
      },
    )
  const review = async (file: File, previous = '') => {
    const fields = { name: 'draft', type: 'financial_report', ...(previous && { previous_task_id: previous }) }
    const data = takeData(await owner.upload([file], fields))
    await owner.waitForEnd(data.task_id)
    return data.task_id
  }
  const listed = async (id: string) =>
    takeData(await owner.call<DataOf<'listProblems'>>('GET', `/task/problems?task_id=${id}`)).items
  const first = await review(table('270'))
  const problems = await listed(first)
  expect(problems.length).toBeGreaterThan(0)
  for (const { problem_id } of problems)
    await owner.call('POST', '/task/problems/decision', {
      task_id: first,
      problem_id,
      decision: 'accepted',
      reason: 'to be corrected',
    })

  const same = await listed(await review(table('270'), first))
  expect(same.map(({ change, decision, decided_by }) => [change, decision, decided_by])).toEqual(
    problems.map(() => ['still', 'accepted', 'owner']),
  )
  const corrected = await review(table('250'), first)
  const summary = takeData(await owner.call<DataOf<'getTaskSummary'>>('GET', `/task/summary?task_id=${corrected}`))
  expect(summary.revision).toMatchObject({ previous_task_id: first, previous_name: 'draft' })
  expect(summary.revision?.fixed.length).toBeGreaterThan(0)

  const stranger = await harness.register('stranger')
  const refused = await stranger.upload([table('250')], {
    name: 'draft',
    type: 'financial_report',
    previous_task_id: first,
  })
  expect(refused.status).toBe(404)
})

test('one call decides on many: who may not is refused, and what cannot be decided is told by itself', async () => {
  const draft = (name: string): File =>
    new File(
      ['Item,2025,2024\nCash,120,110\nReceivables,80,70\nStock,50,40\nTotal current assets,270,220\n'],
      `${name}.csv`,
      { type: 'text/csv' },
    )
  const drafts = ['a', 'b', 'c', 'd'].map(draft)
  const { task_id } = takeData(await owner.upload(drafts, { name: 'many', type: 'financial_report' }))
  await owner.waitForEnd(task_id)
  const listed = async () =>
    takeData(await owner.call<DataOf<'listProblems'>>('GET', `/task/problems?task_id=${task_id}`)).items
  const problems = await listed()
  const ids = problems.map(({ problem_id }) => problem_id)
  expect(ids.length).toBeGreaterThan(2)
  const decideAll = (caller: Caller, body: object) =>
    caller.call<DataOf<'decideProblems'>>('POST', '/task/problems/decisions', { task_id, ...body })
  const dismissal = { decision: 'dismissed', reason: 'rounding', seen: 'open' }

  expect((await decideAll(await harness.register('outsider'), { problem_ids: ids, ...dismissal })).status).toBe(404)
  await owner.call('POST', '/task/members', { task_id, colleague: 'colleague', role: 'viewer' })
  expect((await decideAll(colleague, { problem_ids: ids, ...dismissal })).status).toBe(403)
  expect((await decideAll(owner, { problem_ids: [], ...dismissal })).status).toBe(400)
  expect((await decideAll(owner, { problem_ids: Array.from({ length: 5001 }, String), ...dismissal })).status).toBe(400)
  expect((await listed()).every(({ decision }) => decision === 'open')).toBe(true)

  await owner.call('POST', '/task/members', { task_id, colleague: 'colleague', role: 'reviewer' })
  const [taken = '', ...others] = ids
  await owner.call('POST', '/task/problems/decision', { task_id, problem_id: taken, decision: 'accepted', reason: '' })
  const many = takeData(await decideAll(colleague, { problem_ids: [...ids, others[0], 'nosuch'], ...dismissal }))
  expect(many.failed).toEqual([
    { problem_id: taken, key: 'decided_meanwhile', message: expect.any(String) },
    { problem_id: 'nosuch', key: 'not_found', message: expect.any(String) },
  ])
  const now = new Map(many.problems.map((problem) => [problem.problem_id, problem]))
  expect(now.get(taken)).toMatchObject({ decision: 'accepted', decided_by: 'owner' })
  for (const id of others)
    expect(now.get(id)).toMatchObject({ decision: 'dismissed', decision_reason: 'rounding', decided_by: 'colleague' })
  const notes = await owner.call<DataOf<'listNotes'>>(
    'GET',
    `/task/problems/notes?task_id=${task_id}&problem_id=${others[0]}`,
  )
  expect(notes.data).toMatchObject([{ kind: 'dismissed', by: 'colleague', text: 'rounding' }])

  const audit = takeData(
    await harness.admin.call<DataOf<'adminListAudit'>>('GET', `/admin/audit?task_id=${task_id}&limit=100`),
  )
  expect(audit.find(({ action, outcome }) => action === 'decideProblems' && outcome === 'ok')).toMatchObject({
    actor: 'colleague',
    subject: expect.stringContaining(`${ids.length + 2}: ${taken}`),
  })

  const { hash } = takeData(await owner.call<SignOffState>('GET', `/task/sign_offs?task_id=${task_id}`))
  await owner.call('POST', '/task/sign_offs', { task_id, role: 'preparer', hash })
  expect((await decideAll(owner, { problem_ids: others, decision: 'open' })).error?.key).toBe('signed_off')
})
