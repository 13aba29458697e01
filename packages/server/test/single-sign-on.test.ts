import type { AuditEntry, DataOf, Token, User } from '@tickmark/contract'
import { firstOf } from '@tickmark/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHarness, takeData, type Caller, type Harness } from './harness.ts'
import { startIdentityProvider, type IdentityProvider } from './identity-provider.ts'

const PUBLIC_URL = 'https://review.example.com'
let provider: IdentityProvider
let harness: Harness
beforeAll(async () => {
  provider = await startIdentityProvider(`${PUBLIC_URL}/login`)
  harness = await startHarness(undefined, {
    publicUrl: PUBLIC_URL,
    signOn: {
      issuer: provider.issuer,
      clientId: 'tickmark',
      clientSecret: 'a secret of the client',
      name: 'Firm',
      scope: 'openid profile email',
      groupsClaim: 'groups',
      adminGroup: 'review-admins',
      userGroup: 'reviewers',
    },
  })
})
afterAll(async () => {
  await harness.stop()
  provider.close()
})

const begin = async (caller: Caller = harness.caller(), body: object = {}) =>
  takeData(await caller.call<DataOf<'beginSingleSignOn'>>('POST', '/gateway/single_sign_on/begin', body))
const finish = (query: string, binding: string) =>
  harness.caller().call<Token>('POST', '/gateway/single_sign_on/finish', { query, binding })
async function enter(subject: string, caller?: Caller, body?: object) {
  const { url, binding } = await begin(caller, body)
  return finish(await provider.visit(url, subject), binding)
}
const userOf = async (token: Token): Promise<User> =>
  takeData(await harness.caller(token.access_token).call<User>('GET', '/gateway/get_current_user'))

test('who is in the group gets an account by the first login and the same one by the next', async () => {
  provider.people.s1 = { preferred_username: 'mei.lin', email: 'mei.lin@firm.example', groups: ['reviewers'] }
  expect((await harness.caller().call('GET', '/gateway/single_sign_on')).data).toEqual({ name: 'Firm' })
  const first = await userOf(takeData(await enter('s1')))
  expect(first).toMatchObject({ username: 'mei.lin', email: 'mei.lin@firm.example', role: 'user' })
  expect((await userOf(takeData(await enter('s1')))).user_id).toBe(first.user_id)
  // Nobody comes in by a password that was never set.
  for (const password of ['x', '-', ' '])
    expect(
      (await harness.caller().call('POST', '/gateway/login', { username: 'mei.lin', password })).error,
    ).toMatchObject({ key: 'credentials_wrong' })
  const log = takeData(await harness.admin.call<AuditEntry[]>('GET', '/admin/audit?limit=20'))
  expect(log.filter(({ action }) => action === 'finishSingleSignOn')).toContainEqual(
    expect.objectContaining({ actor: 'mei.lin', outcome: 'ok' }),
  )
})

test('groups decide: outsiders stay out, administrators are made and unmade at the next login', async () => {
  provider.people.s2 = { preferred_username: 'outsider', email: 'out@firm.example', groups: ['kitchen'] }
  expect((await enter('s2')).error).toMatchObject({ key: 'single_sign_on_refused' })
  provider.people.s3 = { preferred_username: 'chief', email: 'chief@firm.example', groups: ['review-admins'] }
  expect(await userOf(takeData(await enter('s3')))).toMatchObject({ username: 'chief', role: 'admin' })
  provider.people.s3.groups = ['reviewers']
  const token = takeData(await enter('s3'))
  expect(await userOf(token)).toMatchObject({ username: 'chief', role: 'user' })
  expect((await harness.caller(token.access_token).call('GET', '/admin/users')).status).toBe(403)
})

test('a name that is taken or ill-formed is made fit, and an address that was not verified is not taken over', async () => {
  await harness.register('wang')
  provider.people.s4 = { preferred_username: 'wang@firm.example', email: 'w@firm.example', groups: ['reviewers'] }
  expect(await userOf(takeData(await enter('s4')))).toMatchObject({ username: 'wang2' })
  provider.people.s5 = {
    preferred_username: '..!!',
    email: 'boss@firm.example',
    email_verified: false,
    groups: ['reviewers'],
  }
  const user = await userOf(takeData(await enter('s5')))
  expect(user.username).toMatch(/^user-/)
  expect(user.email).not.toBe('boss@firm.example')
})

test('an account of the same address is never taken over; its owner connects it with his password, and ends that', async () => {
  const owner = await harness.register('owner')
  const password = 'Marble-owner-Fjord'
  provider.people.s6 = { preferred_username: 'owner', email: 'owner@example.com', groups: ['review-admins'] }
  expect((await enter('s6')).error).toMatchObject({ key: 'single_sign_on_email' })
  const wrong = await owner.call('POST', '/gateway/single_sign_on/begin', { current_password: 'not-this-one' })
  expect(wrong.error).toMatchObject({ key: 'password_wrong' })
  const unknown = await harness.caller().call('POST', '/gateway/single_sign_on/begin', { current_password: password })
  expect(unknown.error).toMatchObject({ key: 'login_first' })
  takeData(await enter('s6', owner, { current_password: password }))
  // The role of an account that was there before stays as it is.
  expect(await userOf(takeData(await enter('s6')))).toMatchObject({ username: 'owner', role: 'user' })
  const other = await harness.register('other')
  const taken = await enter('s6', other, { current_password: 'Marble-other-Fjord' })
  expect(taken.error).toMatchObject({ key: 'single_sign_on_taken' })
  await owner.call('POST', '/user/single_sign_on/disconnect', { current_password: password })
  expect((await enter('s6')).error).toMatchObject({ key: 'single_sign_on_email' })
})

test('an answer serves once, in the browser that asked, and a forged one not at all', async () => {
  provider.people.s7 = { preferred_username: 'once', email: 'once@firm.example', groups: ['reviewers'] }
  const mine = await begin()
  const query = await provider.visit(mine.url, 's7')
  const theirs = await begin()
  const failed = { key: 'single_sign_on_failed' }
  // Somebody else's answer in my browser would log me in to his account.
  expect((await finish(query, theirs.binding)).error).toMatchObject(failed)
  expect((await finish(query, mine.binding)).status).toBe(200)
  expect((await finish(query, mine.binding)).error).toMatchObject(failed)
  // A code that belongs to another attempt: its proof (PKCE) and nonce are those of the other.
  const state = new URL(theirs.url).searchParams.get('state') ?? ''
  const second = await begin()
  const stolen = new URLSearchParams(await provider.visit(second.url, 's7'))
  stolen.set('state', state)
  expect((await finish(stolen.toString(), theirs.binding)).error).toMatchObject(failed)
  expect((await finish('error=access_denied&state=x', second.binding)).error).toMatchObject(failed)
  const asked = new URL(second.url).searchParams
  expect([asked.get('code_challenge_method'), asked.get('redirect_uri')]).toEqual(['S256', `${PUBLIC_URL}/login`])
  expect(asked.get('nonce')).toBeTruthy()
})

test('an answer that comes after ten minutes is late', async () => {
  provider.people.s8 = { preferred_username: 'late', email: 'late@firm.example', groups: ['reviewers'] }
  const { url, binding } = await begin()
  const query = await provider.visit(url, 's8')
  await harness.service.app.db
    .updateTable('sign_on_attempts')
    .set({ expires_at: new Date(0) })
    .execute()
  expect((await finish(query, binding)).error).toMatchObject({ key: 'single_sign_on_failed' })
})

test('an account that is switched off stays closed, and a second factor is not asked of who has no password', async () => {
  provider.people.s9 = { preferred_username: 'closed', email: 'closed@firm.example', groups: ['reviewers'] }
  const token = takeData(await enter('s9'))
  const user = await userOf(token)
  await harness.admin.call('POST', '/admin/users/second_factor', { user_id: user.user_id, required: true })
  expect((await harness.caller(token.access_token).call('GET', '/task/list')).status).toBe(200)
  const ways = await harness.caller(token.access_token).call<DataOf<'getLoginWays'>>('GET', '/user/login_ways')
  expect(ways.data).toMatchObject({ password: false, single_sign_on: true, second_factor_required: false })
  const begun = await harness
    .caller(token.access_token)
    .call('POST', '/user/second_factor/begin', { current_password: 'x' })
  expect(begun.error).toMatchObject({ key: 'password_missing' })
  await harness.admin.call('POST', '/admin/users/switch', { user_id: user.user_id, disabled: true })
  expect((await enter('s9')).error).toMatchObject({ key: 'account_disabled' })
  const listed = await harness.admin.call<DataOf<'adminListUsers'>>('GET', '/admin/users?search=closed')
  expect(firstOf(takeData(listed).items).disabled).toBe(true)
})
