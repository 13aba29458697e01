import type { DataOf, Token } from '@tickmark/contract'
import { firstOf, itemAt } from '@tickmark/document'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHarness, takeData, type Caller, type Harness } from './harness.ts'

let harness: Harness
/** The time of the service, moved by the tests: a code changes every 30 seconds. */
let time = Date.UTC(2026, 10, 23)
beforeAll(async () => {
  harness = await startHarness()
  harness.service.app.now = () => new Date(time)
})
afterAll(() => harness.stop())

const passwordOf = (name: string) => `Marble-${name}-Fjord`
const logIn = (username: string, code?: string, password = passwordOf(username)) =>
  harness.caller().call<Token>('POST', '/gateway/login', { username, password, code })
const isIn = async (caller: Caller): Promise<boolean> => (await caller.call('GET', '/task/list')).status === 200
const codeOf = (secret: string, shift = 0): string => generateSync({ secret, epoch: Math.floor(time / 1000) + shift })
const next = (): void => void (time += 30_000)
const waysOf = async (caller: Caller) => takeData(await caller.call<DataOf<'getLoginWays'>>('GET', '/user/login_ways'))

async function enrol(caller: Caller, name: string): Promise<{ secret: string; recovery: string[] }> {
  const body = { current_password: passwordOf(name) }
  const { secret, uri } = takeData(
    await caller.call<DataOf<'beginSecondFactor'>>('POST', '/user/second_factor/begin', body),
  )
  expect(uri).toContain(`secret=${secret}`)
  expect(decodeURIComponent(uri)).toContain(name)
  const confirmed = await caller.call<DataOf<'confirmSecondFactor'>>('POST', '/user/second_factor/confirm', {
    code: codeOf(secret),
  })
  next()
  return { secret, recovery: takeData(confirmed).recovery_codes }
}

test('a secret counts once a code of it was confirmed; then a login needs a code, and other sessions have ended', async () => {
  const user = await harness.register('careful')
  const other = harness.caller(takeData(await logIn('careful')).access_token)
  const wrong = await user.call('POST', '/user/second_factor/begin', { current_password: 'not-this-one' })
  expect(wrong.error).toMatchObject({ key: 'password_wrong' })
  await user.call('POST', '/user/second_factor/begin', { current_password: passwordOf('careful') })
  // Begun, not confirmed: nobody is locked out who closes the page.
  expect((await logIn('careful')).status).toBe(200)
  const bad = await user.call('POST', '/user/second_factor/confirm', { code: '000000' })
  expect(bad.error).toMatchObject({ key: 'second_factor_wrong', field: 'code' })

  const { secret } = await enrol(user, 'careful')
  expect([await isIn(user), await isIn(other)]).toEqual([true, false])
  expect((await logIn('careful')).error).toMatchObject({ key: 'second_factor_needed', field: 'code' })
  expect((await logIn('careful', '123456', 'wrong')).error).toMatchObject({ key: 'credentials_wrong' })
  const code = codeOf(secret)
  expect((await logIn('careful', ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
  const again = await user.call('POST', '/user/second_factor/begin', { current_password: passwordOf('careful') })
  expect(again.error).toMatchObject({ key: 'second_factor_on' })
})

test('a code serves once, also for two who send it at the same moment, and none before it serves after it', async () => {
  const user = await harness.register('replayed')
  const { secret } = await enrol(user, 'replayed')
  const code = codeOf(secret)
  const both = await Promise.all([logIn('replayed', code), logIn('replayed', code)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect((await logIn('replayed', code)).error).toMatchObject({ key: 'second_factor_wrong' })
  expect((await logIn('replayed', codeOf(secret, 30))).status).toBe(200)
  // The code of the step before is still within the tolerance of clocks, but a later one was used.
  expect((await logIn('replayed', code)).error).toMatchObject({ key: 'second_factor_wrong' })
  expect((await logIn('replayed', codeOf(secret, -60))).error).toMatchObject({ key: 'second_factor_wrong' })
})

test('codes cannot be guessed: ten tries in a quarter of an hour, then the right one is refused as well', async () => {
  const user = await harness.register('guessed')
  const { secret } = await enrol(user, 'guessed')
  const { db } = harness.service.app
  const keys: (string | undefined)[] = []
  for (let number = 0; number < 11; number++) {
    // As from eleven addresses: the waits of one address are those of the password.
    await db.deleteFrom('rate_limits').where('key', 'like', 'guess%').execute()
    keys.push((await logIn('guessed', String(100_000 + number))).error?.key)
  }
  expect(new Set(keys.slice(0, 10))).toEqual(new Set(['second_factor_wrong']))
  expect(keys[10]).toBe('too_many_requests')
  expect((await logIn('guessed', codeOf(secret))).error).toMatchObject({ key: 'too_many_requests' })
  time += 901_000
  expect((await logIn('guessed', codeOf(secret))).status).toBe(200)
})

test('a recovery code lets in once, new ones end the old, and the database tells neither them nor the secret', async () => {
  const user = await harness.register('forgetful')
  const { secret, recovery } = await enrol(user, 'forgetful')
  expect(recovery).toHaveLength(10)
  expect((await logIn('forgetful', firstOf(recovery).toUpperCase())).status).toBe(200)
  expect((await logIn('forgetful', firstOf(recovery))).error).toMatchObject({ key: 'second_factor_wrong' })
  expect((await waysOf(user)).recovery_codes_left).toBe(9)
  const body = { current_password: passwordOf('forgetful') }
  const renewed = await user.call<DataOf<'renewRecoveryCodes'>>('POST', '/user/second_factor/recovery_codes', body)
  expect((await logIn('forgetful', itemAt(recovery, 1))).error).toMatchObject({ key: 'second_factor_wrong' })
  expect((await logIn('forgetful', firstOf(takeData(renewed).recovery_codes))).status).toBe(200)
  const { db } = harness.service.app
  const rows = JSON.stringify([
    await db.selectFrom('second_factors').selectAll().execute(),
    await db.selectFrom('recovery_codes').selectAll().execute(),
  ])
  expect(rows).not.toContain(secret)
  expect(rows).not.toContain(itemAt(takeData(renewed).recovery_codes, 1).replaceAll('-', ''))
})

test('switching off needs the password, and no API key touches it', async () => {
  const user = await harness.register('leaving')
  const key = takeData(await user.call<{ key: string }>('POST', '/keys', { name: 'key' }))
  await enrol(user, 'leaving')
  const off = (caller: Caller, password: string) =>
    caller.call('POST', '/user/second_factor/disable', { current_password: password })
  expect((await off(user, 'not-this-one')).error).toMatchObject({ key: 'password_wrong' })
  expect((await off(harness.caller(key.key), passwordOf('leaving'))).error).toMatchObject({ key: 'forbidden' })
  expect((await off(user, passwordOf('leaving'))).status).toBe(200)
  expect((await logIn('leaving')).status).toBe(200)
})

test('who is required to have one can do nothing before, nor by a key, and cannot switch it off', async () => {
  const user = await harness.register('obliged')
  const key = takeData(await user.call<{ key: string }>('POST', '/keys', { name: 'key' }))
  const { user_id } = takeData(await user.call<{ user_id: string }>('GET', '/gateway/get_current_user'))
  expect((await user.call('POST', '/admin/users/second_factor', { user_id, required: true })).status).toBe(403)
  await harness.admin.call('POST', '/admin/users/second_factor', { user_id, required: true })
  expect((await user.call('GET', '/task/list')).error).toMatchObject({ key: 'second_factor_required' })
  expect((await harness.caller(key.key).call('GET', '/task/list')).error?.key).toBe('second_factor_required')
  const session = harness.caller(takeData(await logIn('obliged')).access_token)
  expect((await session.call('GET', '/gateway/get_current_user')).data).toMatchObject({ second_factor_due: true })
  const { secret } = await enrol(session, 'obliged')
  expect((await session.call('GET', '/gateway/get_current_user')).data).toMatchObject({ second_factor_due: false })
  expect([await isIn(session), await isIn(harness.caller(key.key))]).toEqual([true, true])
  const body = { current_password: passwordOf('obliged') }
  expect((await session.call('POST', '/user/second_factor/disable', body)).error?.key).toBe('second_factor_required')

  // Telephone and codes are lost: the administrator takes it away, and it is set up anew.
  const listed = await harness.admin.call<DataOf<'adminListUsers'>>('GET', '/admin/users?search=obliged')
  expect(firstOf(takeData(listed).items)).toMatchObject({ second_factor: true, second_factor_required: true })
  await harness.admin.call('POST', '/admin/users/second_factor/reset', { user_id })
  expect((await session.call('GET', '/gateway/get_current_user')).status).toBe(401)
  const fresh = harness.caller(takeData(await logIn('obliged', codeOf(secret))).access_token)
  expect((await fresh.call('GET', '/task/list')).error).toMatchObject({ key: 'second_factor_required' })
})

test('the operator may require it of administrators: the setting holds for them and for nobody else', async () => {
  const user = await harness.register('ordinary')
  const { config } = harness.service.app
  config.secondFactor = 'admins'
  try {
    expect(await isIn(user)).toBe(true)
    expect((await harness.admin.call('GET', '/admin/users')).error).toMatchObject({ key: 'second_factor_required' })
  } finally {
    config.secondFactor = 'optional'
  }
  expect((await harness.admin.call('GET', '/admin/users')).status).toBe(200)
})
