import type { DataOf, Problem, Task, TaskMember } from '@tickmark/contract'
import { firstOf } from '@tickmark/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corpus, type Caller, type Harness, startHarness, takeData } from './harness.ts'

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAADklEQVR4nGP4//8/TgwAKPkF+8BIv4cAAAAASUVORK5CYII='

let harness: Harness
let anna: Caller
let ben: Caller
let cleo: Caller
const ids = new Map<Caller, string>()
beforeAll(async () => {
  harness = await startHarness()
  anna = await harness.register('anna')
  ben = await harness.register('ben')
  cleo = await harness.register('cleo')
  for (const caller of [anna, ben, cleo])
    ids.set(caller, takeData(await caller.call<{ user_id: string }>('GET', '/gateway/get_current_user')).user_id)
})
afterAll(() => harness.stop())

const make = async (caller: Caller, name: string): Promise<string> =>
  takeData(await caller.call<{ workspace_id: string }>('POST', '/workspaces', { name })).workspace_id
const join = (caller: Caller, workspace_id: string, colleague: string, role: string) =>
  caller.call<DataOf<'setWorkspaceMember'>>('POST', '/workspaces/members', { workspace_id, colleague, role })
const takeOut = (caller: Caller, workspaceId: string, who: Caller) =>
  caller.call('DELETE', `/workspaces/members?workspace_id=${workspaceId}&user_id=${ids.get(who)}`)
const begin = async (caller: Caller, name: string, workspace_id = ''): Promise<string> => {
  const fields = { name, type: 'financial_report', workspace_id }
  const { task_id } = takeData(await caller.upload([corpus('statement.pdf')], fields))
  await caller.waitForEnd(task_id)
  return task_id
}
const statusOf = async (caller: Caller, taskId: string) =>
  (await caller.call('GET', `/task/detail?task_id=${taskId}`)).status
const listed = async (caller: Caller, query = '') =>
  takeData(await caller.call<{ items: Task[]; total: number }>('GET', `/task/list?${query}`))

test('members see what is in their workspace and do with it what their role allows; others find nothing', async () => {
  const harbour = await make(anna, 'Harbour audit')
  expect(takeData(await anna.call<DataOf<'listWorkspaces'>>('GET', '/workspaces'))).toEqual([
    {
      workspace_id: harbour,
      name: 'Harbour audit',
      role: 'owner',
      members: 1,
      tasks: 0,
      remote_models: true,
      month_tokens: null,
      sent_tokens: 0,
    },
  ])
  const task = await begin(anna, 'harbour', harbour)
  const own = await begin(anna, 'own')
  expect(await statusOf(ben, task)).toBe(404)
  expect((await ben.call('GET', `/workspaces/members?workspace_id=${harbour}`)).status).toBe(404)
  expect((await join(anna, harbour, 'nobody', 'viewer')).error?.key).toBe('colleague_unknown')

  await join(anna, harbour, 'ben', 'viewer')
  expect(await statusOf(ben, task)).toBe(200)
  expect(await statusOf(ben, own)).toBe(404)
  expect(await listed(ben)).toMatchObject({
    total: 1,
    items: [{ task_id: task, role: 'viewer', owner: 'anna', workspace: { name: 'Harbour audit' } }],
  })
  expect((await listed(ben, 'search=harbour')).total).toBe(1)
  expect((await listed(anna, 'workspace=personal')).items).toMatchObject([{ task_id: own, workspace: null }])
  expect((await listed(anna, `workspace=${harbour}`)).items).toMatchObject([{ task_id: task }])
  const problems = takeData(await ben.call<{ items: Problem[] }>('GET', `/task/problems?task_id=${task}`)).items
  const decide = () =>
    ben.call<Problem>('POST', '/task/problems/decision', {
      task_id: task,
      problem_id: firstOf(problems).problem_id,
      decision: 'accepted',
      reason: '',
    })
  expect((await decide()).status).toBe(403)
  expect((await ben.upload([corpus('statement.pdf')], { name: 'no', type: 'ocr', workspace_id: harbour })).status).toBe(
    403,
  )
  expect(
    (await cleo.upload([corpus('statement.pdf')], { name: 'no', type: 'ocr', workspace_id: harbour })).status,
  ).toBe(404)

  await join(anna, harbour, 'ben', 'reviewer')
  expect((await decide()).data).toMatchObject({ decision: 'accepted', decided_by: 'ben' })
  expect((await ben.call('DELETE', `/task?task_id=${task}`)).status).toBe(403)
  expect((await join(ben, harbour, 'cleo', 'viewer')).status).toBe(403)
  const members = takeData(await anna.call<TaskMember[]>('GET', `/task/members?task_id=${task}`))
  expect(members).toMatchObject([
    { name: 'anna', role: 'owner', by_workspace: false },
    { name: 'ben', role: 'reviewer', by_workspace: true },
  ])
  // A second owner does everything with what others brought in.
  await join(anna, harbour, 'cleo', 'owner')
  expect(await listed(cleo)).toMatchObject({ items: [{ task_id: task, role: 'owner' }] })
  expect((await cleo.call('POST', '/task/workspace', { task_id: task, workspace_id: null })).status).toBe(200)
  expect(await statusOf(cleo, task)).toBe(404)
  expect(await statusOf(anna, task)).toBe(200)
})

test('who leaves sees nothing more, his tasks stay with the workspace, and it keeps an owner', async () => {
  const river = await make(anna, 'River')
  await join(anna, river, 'ben', 'reviewer')
  const task = await begin(ben, 'river', river)
  expect((await takeOut(anna, river, anna)).error?.key).toBe('last_owner')
  expect((await join(anna, river, 'anna', 'viewer')).error?.key).toBe('last_owner')
  expect((await takeOut(anna, river, ben)).status).toBe(200)
  expect(await statusOf(ben, task)).toBe(404)
  expect(await listed(anna, `workspace=${river}`)).toMatchObject({ items: [{ task_id: task, owner: 'anna' }] })

  // The owner of a task that is moved into a workspace must be able to put tasks there himself.
  const alone = await begin(ben, 'alone')
  await ben.call('POST', '/task/members', { task_id: alone, colleague: 'anna', role: 'reviewer' })
  expect((await anna.call('POST', '/task/workspace', { task_id: alone, workspace_id: river })).status).toBe(403)
  expect((await ben.call('POST', '/task/workspace', { task_id: alone, workspace_id: river })).status).toBe(404)

  expect((await anna.call('DELETE', `/workspaces?workspace_id=${river}`)).status).toBe(200)
  expect(await listed(anna, 'search=river')).toMatchObject({ items: [{ task_id: task, workspace: null }] })
})

test('an account that is deleted leaves its tasks in workspaces to those who are left, and takes an empty workspace with it', async () => {
  const dora = await harness.register('dora')
  const dorasId = takeData(await dora.call<{ user_id: string }>('GET', '/gateway/get_current_user')).user_id
  const shared = await make(dora, 'Shared')
  await make(dora, 'Alone')
  await join(dora, shared, 'ben', 'viewer')
  const task = await begin(dora, 'left', shared)
  const { admin } = harness
  expect((await admin.call('DELETE', `/admin/users?user_id=${dorasId}`)).status).toBe(200)
  const left = takeData(await ben.call<DataOf<'listWorkspaces'>>('GET', '/workspaces'))
  expect(left).toContainEqual({
    workspace_id: shared,
    name: 'Shared',
    role: 'owner',
    members: 1,
    tasks: 1,
    remote_models: true,
    month_tokens: null,
    sent_tokens: 0,
  })
  expect(await listed(ben, 'search=left')).toMatchObject({ items: [{ task_id: task, role: 'owner' }] })
  const all = takeData(await admin.call<DataOf<'adminListWorkspaces'>>('GET', '/admin/workspaces'))
  expect(all.items.map(({ name, owners, members, tasks }) => ({ name, owners, members, tasks }))).toContainEqual({
    name: 'Shared',
    owners: ['ben'],
    members: 1,
    tasks: 1,
  })
  expect(all.items.map(({ name }) => name)).not.toContain('Alone')
})

test('the letterhead of its workspace stands on the reports of a task, and changes with its place', async () => {
  await anna.call('POST', '/user/letterhead', { firm: 'Anna alone', logo: null })
  const works = await make(anna, 'Works')
  const other = await make(anna, 'Other')
  const setHead = (caller: Caller, workspace_id: string, firm: string) =>
    caller.call('POST', '/workspaces/letterhead', { workspace_id, firm, logo: firm && LOGO })
  const headOf = async (workspaceId: string) =>
    (await anna.call('GET', `/workspaces/letterhead?workspace_id=${workspaceId}`)).data
  expect(await headOf(works)).toEqual({ firm: 'Anna alone', logo: null })
  await setHead(anna, works, 'Works Partners LLP')
  expect((await setHead(anna, other, '')).status).toBe(400)
  await anna.call('POST', '/workspaces/letterhead', { workspace_id: other, firm: '', logo: null })
  await join(anna, works, 'ben', 'reviewer')
  expect((await setHead(ben, works, 'Ben and Sons')).status).toBe(403)
  const task = await begin(ben, 'report', works)
  const page = async (): Promise<string> => {
    const { results } = takeData(await ben.call<DataOf<'getTask'>>('GET', `/task/detail?task_id=${task}`))
    const html = results.find(({ kind }) => kind === 'html')
    return (await ben.raw(`/task/resource/${html?.path}`)).text()
  }
  expect(await page()).toContain('Works Partners LLP')
  await setHead(anna, works, 'Works and Daughters')
  expect(await page()).toContain('Works and Daughters')
  await anna.call('POST', '/task/workspace', { task_id: task, workspace_id: null })
  const personal = await page()
  expect(personal).not.toContain('Works and Daughters')
  expect(personal).not.toContain('Anna alone')
})
