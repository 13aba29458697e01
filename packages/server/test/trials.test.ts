import type { ConsultRecord, DataOf, User } from '@tickmark/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness, takeData } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const DAY = 24 * 3600_000
const TRIAL = {
  kind: 'trial',
  name: '李',
  company: '华港资本',
  email: 'lifang@hg.example.com',
  phone: '13800138000',
  industry: 'other',
  company_size: '11-50',
  services: ['pe_vc_review'],
  requirements: '每月二十份',
  agreement: true,
}

async function ask(person: Partial<typeof TRIAL> = {}): Promise<string> {
  const sent = await harness.caller().call<DataOf<'createConsult'>>('POST', '/crm/consult', { ...TRIAL, ...person })
  return takeData(sent).consult_id
}
const open = (consultId: string, who = harness.admin) =>
  who.call<DataOf<'adminOpenTrial'>>('POST', '/admin/consults/account', { consult_id: consultId })
const progressOf = async (consultId: string) =>
  takeData(await harness.caller().call<DataOf<'getConsult'>>('GET', `/crm/consult?consult_id=${consultId}`))
const accountOf = async (consultId: string): Promise<ConsultRecord['account']> => {
  const { items } = takeData(await harness.admin.call<DataOf<'adminListConsults'>>('GET', '/admin/consults'))
  return items.find(({ consult_id: id }) => id === consultId)?.account ?? null
}

test('one press makes of a request an account, which its owner enters with the link; both see how far it has come', async () => {
  const consultId = await ask()
  expect(await progressOf(consultId)).toMatchObject({ kind: 'trial', progress: 'new', trial_ends_at: null })
  const { consult, token } = takeData(await open(consultId))
  expect(consult).toMatchObject({ state: 'done', account: { username: 'lifang', plan: 'trial', plan_ends_at: null } })
  expect(await progressOf(consultId)).toMatchObject({ progress: 'opened', trial_ends_at: null })

  const password = 'Marble-Fjord-88'
  expect((await harness.caller().call('POST', '/user/password/reset', { token, password })).status).toBe(200)
  const login = { username: TRIAL.email, password }
  const { access_token } = takeData(await harness.caller().call<DataOf<'login'>>('POST', '/gateway/login', login))
  const user = takeData(await harness.caller(access_token).call<User>('GET', '/gateway/get_current_user'))
  expect(user).toMatchObject({ plan: 'trial', quota: 5, phone: '+8613800138000' })
  const days = (Date.parse(user.plan_ends_at ?? '') - Date.now()) / DAY
  expect([days > 6.9, days <= 7]).toEqual([true, true])
  expect(await progressOf(consultId)).toMatchObject({ progress: 'running', trial_ends_at: user.plan_ends_at })
  expect(await accountOf(consultId)).toMatchObject({ plan_ends_at: user.plan_ends_at, reports_left: 5 })

  const ended = { plan_ends_at: new Date(Date.now() - DAY) }
  await harness.service.app.db.updateTable('users').set(ended).where('user_id', '=', user.user_id).execute()
  expect(await progressOf(consultId)).toMatchObject({ progress: 'over' })
  expect(await accountOf(consultId)).toMatchObject({ reports_left: 0 })
  // Who has entered needs no further link, and gets none that would set his password.
  expect(await open(consultId)).toMatchObject({ status: 409, error: { key: 'account_entered' } })
})

test('pressed twice, also by two at once, there is one account, and its last link serves', async () => {
  const consultId = await ask({ email: 'park@hb.example.com', phone: '010-1234-5678' })
  const both = await Promise.all([open(consultId), open(consultId)])
  const accounts = both.map((answer) => takeData(answer).consult.account?.user_id)
  expect(new Set(accounts).size).toBe(1)
  const { token } = takeData(await open(consultId))
  const set = (link: string | null) =>
    harness.caller().call('POST', '/user/password/reset', { token: link, password: 'Marble-Fjord-88' })
  for (const answer of both) expect((await set(takeData(answer).token)).error?.key).toBe('reset_link_invalid')
  expect((await set(token)).status).toBe(200)
})

test('an address that has an account is refused by name; a number shared with a colleague is not', async () => {
  const colleague = await ask({ email: 'lifang@other.example.com' })
  expect(takeData(await open(colleague)).consult.account?.username).toBe('lifang2')
  const again = await ask({ email: 'LIFANG@other.example.com', phone: '13900139000' })
  expect(await open(again)).toMatchObject({ error: { key: 'email_taken', field: 'email' } })
  expect(await accountOf(again)).toBeNull()
})

test('colleagues whose requests are opened at the same moment get an account each', async () => {
  const people = ['han@firm.example.com', 'han@branch.example.com', 'han@desk.example.com']
  const requests = await Promise.all(people.map((email) => ask({ email, phone: '02-555-0188' })))
  const opened = await Promise.all(requests.map((consultId) => open(consultId)))
  const names = opened.map((answer) => takeData(answer).consult.account?.username)
  expect(names.toSorted()).toEqual(['han', 'han2', 'han3'])
})

test('only an administrator opens accounts, only for trial requests, and it is written down', async () => {
  const consultId = await ask({ email: 'kim@hb.example.com', phone: '010-9999-5678' })
  const user = await harness.register('visitor')
  expect((await open(consultId, user)).status).toBe(403)
  const booking = { kind: 'booking', name: 'K', company: 'H', email: 'k@h.example.com', phone: '02-555-0101' }
  const booked = takeData(
    await harness.caller().call<DataOf<'createConsult'>>('POST', '/crm/consult', { ...booking, time_slot: 'morning' }),
  )
  expect((await open(booked.consult_id)).status).toBe(404)
  expect((await harness.caller().call('GET', '/crm/consult?consult_id=nobody')).status).toBe(404)
  takeData(await open(consultId))
  const log = takeData(await harness.admin.call<DataOf<'adminListAudit'>>('GET', '/admin/audit'))
  const deeds = log.filter(({ action, subject }) => action === 'adminOpenTrial' && subject === consultId)
  expect(deeds.map(({ actor, outcome }) => [actor, outcome])).toEqual([['admin', 'ok']])
})

test('an administrator gives a trial more time and reports, or another plan; nobody else does', async () => {
  const consultId = await ask({ email: 'extend@hg.example.com', phone: '13800138009' })
  const { token } = takeData(await open(consultId))
  const password = 'Marble-Fjord-99'
  await harness.caller().call('POST', '/user/password/reset', { token, password })
  const login = { username: 'extend@hg.example.com', password }
  const { access_token } = takeData(await harness.caller().call<DataOf<'login'>>('POST', '/gateway/login', login))
  const user = harness.caller(access_token)
  const me = async () => takeData(await user.call<User>('GET', '/gateway/get_current_user'))
  const { user_id } = await me()
  const left = async () => takeData(await user.call<DataOf<'getUserUsage'>>('GET', '/user/get_user_usage')).reports_left
  const change = (plan: User['plan'], quota: number | null, end: Date | null, who = harness.admin) =>
    who.call('POST', '/admin/users/plan', { user_id, plan, quota, plan_ends_at: end?.toISOString() ?? null })

  await change('trial', 5, new Date(Date.now() - DAY))
  expect([await left(), await accountOf(consultId)]).toMatchObject([0, { reports_left: 0 }])
  const end = new Date(Date.now() + 14 * DAY)
  expect((await change('trial', 8, end)).status).toBe(200)
  expect([await left(), (await me()).plan_ends_at]).toEqual([8, end.toISOString()])
  await change('enterprise', null, null)
  expect([await left(), await me()]).toMatchObject([null, { plan: 'enterprise', quota: null, plan_ends_at: null }])

  expect((await change('enterprise', null, null, user)).status).toBe(403)
  expect((await change('trial', -1, null)).status).toBe(400)
})
