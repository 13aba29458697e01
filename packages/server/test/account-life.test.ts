import type { ApiKey, AuditEntry, Session, Token } from '@tickmark/contract'
import { findExisting, firstOf, itemAt } from '@tickmark/document'
import { sql } from 'kysely'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../src/audit/verify.ts'
import { corpus, startHarness, takeData, type Caller, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => void (harness = await startHarness()))
afterAll(() => harness.stop())

const passwordOf = (name: string) => `Marble-${name}-Fjord`
const logIn = (username: string, password = passwordOf(username)) =>
  harness.caller().call<Token>('POST', '/gateway/login', { username, password })
const enter = async (username: string, password?: string): Promise<Caller> =>
  harness.caller(takeData(await logIn(username, password)).access_token)
const isIn = async (caller: Caller): Promise<boolean> =>
  (await caller.call('GET', '/gateway/get_current_user')).status === 200
const idOf = async (caller: Caller): Promise<string> =>
  takeData(await caller.call<{ user_id: string }>('GET', '/gateway/get_current_user')).user_id

test('a new password ends every other session, and the old one lets nobody in', async () => {
  const first = await harness.register('changer')
  const second = await enter('changer')
  const change = (current: string, password: string) =>
    second.call('POST', '/user/password', { current_password: current, password })
  expect((await change('wrong', 'Granite-Harbour-42')).error).toMatchObject({ key: 'password_wrong' })
  expect((await change(passwordOf('changer'), 'password1')).error).toMatchObject({ key: 'password_common' })
  expect((await change(passwordOf('changer'), 'Granite-Harbour-42')).status).toBe(200)
  expect([await isIn(first), await isIn(second)]).toEqual([false, true])
  expect((await logIn('changer')).error).toMatchObject({ key: 'credentials_wrong' })
  expect((await logIn('changer', 'Granite-Harbour-42')).status).toBe(200)
})

test('logging out ends the token that this one replaced as well', async () => {
  const before = await harness.register('leaver')
  const data = takeData(await before.call<Token>('POST', '/gateway/refresh', {}))
  const after = harness.caller(data.access_token)
  expect([await isIn(before), await isIn(after)]).toEqual([true, true])
  await after.call('POST', '/gateway/logout', {})
  expect([await isIn(before), await isIn(after)]).toEqual([false, false])
})

test('a person sees where he is logged in and ends one place or all others', async () => {
  const here = await harness.register('traveller')
  const [there, elsewhere] = [await enter('traveller'), await enter('traveller')]
  const data = takeData(await there.call<Session[]>('GET', '/user/sessions'))
  expect(data).toHaveLength(3)
  const own = findExisting(data, ({ current }) => current)
  await here.call('DELETE', `/user/sessions?session_id=${own.session_id}`)
  expect([await isIn(here), await isIn(there), await isIn(elsewhere)]).toEqual([true, false, true])
  await here.call('DELETE', '/user/sessions')
  expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
  const stranger = await harness.register('stranger')
  const mine = firstOf(takeData(await here.call<Session[]>('GET', '/user/sessions')))
  expect((await stranger.call('DELETE', `/user/sessions?session_id=${mine.session_id}`)).status).toBe(404)
  expect(await isIn(here)).toBe(true)
})

test('a key that may only read changes nothing, a key at its end is none, and no key touches the account', async () => {
  const owner = await harness.register('keeper')
  const make = async (body: object) =>
    takeData(await owner.call<{ key_id: string; key: string }>('POST', '/keys', body))
  const reader = await make({ name: 'reader', scope: 'read', expires_in_days: 1 })
  const writer = await make({ name: 'writer' })
  const asReader = harness.caller(reader.key)
  expect((await asReader.call('GET', '/task/list')).status).toBe(200)
  expect((await asReader.upload([corpus('text.pdf')])).error).toMatchObject({ key: 'forbidden' })
  const asWriter = harness.caller(writer.key)
  expect((await asWriter.call('GET', '/user/sessions')).error).toMatchObject({ key: 'forbidden' })
  const body = { current_password: passwordOf('keeper'), password: 'Granite-Harbour-43' }
  expect((await asWriter.call('POST', '/user/password', body)).error).toMatchObject({ key: 'forbidden' })
  const listed = takeData(await owner.call<ApiKey[]>('GET', '/keys'))
  expect(listed.map(({ name, scope, expires_at: end }) => [name, scope, end !== null])).toEqual([
    ['reader', 'read', true],
    ['writer', 'write', false],
  ])
  const { db } = harness.service.app
  await db
    .updateTable('api_keys')
    .set({ expires_at: new Date(0) })
    .where('key_id', '=', reader.key_id)
    .execute()
  expect((await asReader.call('GET', '/task/list')).status).toBe(401)
})

test('an account that is switched off is closed at once: token, key, stream; switched on it is as before', async () => {
  const user = await harness.register('suspended')
  const key = takeData(await user.call<{ key: string }>('POST', '/keys', { name: 'key' }))
  const task = takeData(await user.upload([corpus('long.pdf')]))
  const stream = await user.raw(`/task/events?task_id=${task.task_id}`)
  const ended = (async () => {
    for await (const _ of stream.body!);
    return performance.now()
  })()
  const userId = await idOf(user)
  const switched = performance.now()
  const off = await harness.admin.call('POST', '/admin/users/switch', { user_id: userId, disabled: true })
  expect(off.status).toBe(200)
  expect(await isIn(user)).toBe(false)
  expect((await harness.caller(key.key).call('GET', '/task/list')).status).toBe(401)
  // Within a second where nothing else runs; far sooner than the task would end the stream, wherever it runs.
  expect((await ended) - switched).toBeLessThan(20_000)
  expect((await logIn('suspended')).error).toMatchObject({ key: 'account_disabled' })
  expect((await logIn('suspended', 'wrong')).error).toMatchObject({ key: 'credentials_wrong' })
  await harness.admin.call('POST', '/admin/users/switch', { user_id: userId, disabled: false })
  expect((await logIn('suspended')).status).toBe(200)
})

test('a deleted account leaves neither rows nor files, and nobody deletes himself or is deleted by a user', async () => {
  const user = await harness.register('deleted')
  const task = takeData(await user.upload([corpus('text.pdf')]))
  await user.waitForEnd(task.task_id)
  const userId = await idOf(user)
  const path = `/admin/users?user_id=${userId}`
  expect((await user.call('DELETE', path)).status).toBe(403)
  const adminId = await idOf(harness.admin)
  expect((await harness.admin.call('DELETE', `/admin/users?user_id=${adminId}`)).error?.key).toBe('own_account')
  expect((await harness.admin.call('DELETE', path)).status).toBe(200)
  expect(await isIn(user)).toBe(false)
  expect((await logIn('deleted')).error?.key).toBe('credentials_wrong')
  const folders = await readdir(join(harness.service.app.storage.describe(), 'tasks'))
  expect(folders).not.toContain(task.task_id)
})

test('the link of an administrator sets a password once', async () => {
  const user = await harness.register('forgetful')
  const userId = await idOf(user)
  const data = takeData(
    await harness.admin.call<{ token: string }>('POST', '/admin/users/reset_password', {
      user_id: userId,
    }),
  )
  const reset = () =>
    harness.caller().call('POST', '/user/password/reset', { token: data.token, password: 'Granite-Harbour-44' })
  expect((await reset()).status).toBe(200)
  expect(await isIn(user)).toBe(false)
  expect((await logIn('forgetful', 'Granite-Harbour-44')).status).toBe(200)
  expect((await reset()).error).toMatchObject({ key: 'reset_link_invalid' })
  const forgot = (email: string) => harness.caller().call('POST', '/user/password/forgot', { email })
  expect(await forgot('forgetful@example.com')).toEqual(await forgot('nobody@example.com'))
})

test('the audit log tells who did what, is only added to, and shows what was changed in it', async () => {
  const user = await harness.register('audited')
  const task = takeData(await user.upload([corpus('text.pdf')]))
  await user.waitForEnd(task.task_id)
  await logIn('audited', 'wrong')
  await user.call('DELETE', `/task?task_id=${task.task_id}`)
  const ofTask = takeData(await harness.admin.call<AuditEntry[]>('GET', `/admin/audit?task_id=${task.task_id}`))
  const deeds = ofTask.map(({ actor, action, outcome }) => [actor, action, outcome])
  expect(deeds).toEqual([
    ['audited', 'deleteTask', 'ok'],
    // What was deleted, for whoever asks for it later.
    ['', 'deletionReceipt', 'ok'],
    ['audited', 'getTask', 'ok'],
    ['audited', 'startTask', 'ok'],
  ])
  const all = takeData(await harness.admin.call<AuditEntry[]>('GET', '/admin/audit?limit=1000'))
  expect(all).toContainEqual(expect.objectContaining({ action: 'login', actor: 'audited', outcome: 'ok' }))
  expect(all).toContainEqual(
    expect.objectContaining({ action: 'login', subject: 'audited', outcome: 'credentials_wrong' }),
  )
  expect(JSON.stringify(all)).not.toContain('Marble-')
  expect((await user.call('GET', '/admin/audit')).status).toBe(403)

  const csv = await (await harness.admin.raw('/admin/audit/export')).text()
  expect(csv.trim().split('\r\n').length).toBeGreaterThan(all.length)

  const { app } = harness.service
  const verify = () => verifyAudit(app.db, app.config.secret)
  expect(await verify()).toMatchObject({ brokenAt: undefined })
  const middle = itemAt(all, 5)
  const forge = sql`update audit_log set actor = 'somebody else' where entry = ${middle.entry}`
  await expect(forge.execute(app.db)).rejects.toThrow(/only added to/)
  await sql`alter table audit_log disable trigger keep_audit_log`.execute(app.db)
  await forge.execute(app.db)
  expect(await verify()).toMatchObject({ brokenAt: middle.entry })
  await sql`update audit_log set actor = ${middle.actor} where entry = ${middle.entry}`.execute(app.db)
  expect(await verify()).toMatchObject({ brokenAt: undefined })
  await sql`delete from audit_log where entry = ${middle.entry}`.execute(app.db)
  expect(await verify()).toMatchObject({ brokenAt: middle.entry })
})

test('a session ends on its last day, however much it is used and however often its token is replaced', async () => {
  const first = await harness.register('lingerer')
  const { db, config } = harness.service.app
  const age = (days: number) =>
    db
      .updateTable('sessions')
      .set({ began_at: new Date(Date.now() - days * 24 * 3600_000) })
      .where('user_id', '=', userId)
      .execute()
  const userId = await idOf(first)
  await age(config.sessionDays - 1)
  const fresh = takeData(await first.call<Token>('POST', '/gateway/refresh', {}))
  expect(fresh.expires_in).toBeLessThanOrEqual(24 * 3600)
  expect(fresh.expires_in).toBeGreaterThan(23 * 3600)
  const second = harness.caller(fresh.access_token)
  const used = new Date(Date.now() + 3600_000)
  await db.updateTable('sessions').set({ expires_at: used }).where('user_id', '=', userId).execute()
  expect(await isIn(second)).toBe(true)
  const { expires_at: end } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.max<Date>('expires_at').as('expires_at'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(end.getTime()).toBeLessThanOrEqual(Date.now() + 24 * 3600_000)
})

test('who reads a task by a key, in whatever part, stands in the audit log, once', async () => {
  const user = await harness.register('quietreader')
  const task = takeData(await user.upload([corpus('text.pdf')]))
  const reader = takeData(await user.call<{ key: string }>('POST', '/keys', { name: 'reader', scope: 'read' }))
  const asReader = harness.caller(reader.key)
  expect((await asReader.call('GET', `/task/summary?task_id=${task.task_id}`)).status).toBe(200)
  expect((await asReader.call('GET', `/task/problems?task_id=${task.task_id}`)).status).toBe(200)
  const deeds = async () => {
    const ofTask = takeData(await harness.admin.call<AuditEntry[]>('GET', `/admin/audit?task_id=${task.task_id}`))
    // Whoever asks stands in it too, once for each time he asks.
    return ofTask.map(({ actor, action }) => [actor, action]).filter(([actor]) => actor !== 'admin')
  }
  // What was looked at is written down in batches, soon after the answer.
  await expect.poll(deeds, { timeout: 20_000 }).toEqual([
    [`quietreader ${reader.key.slice(0, 8)}`, 'getTaskSummary'],
    ['quietreader', 'startTask'],
  ])
})
