import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Token, User } from '@tickmark/contract'
import { LANGUAGES } from '@tickmark/document'
import { phones } from '../src/db/migrations/007-phones.ts'
import { registration, startHarness, type Harness, takeData } from './harness.ts'

let harness: Harness
beforeAll(async () => void (harness = await startHarness()))
afterAll(() => harness.stop())

const newCode = async (options = {}) =>
  takeData(await harness.admin.call<{ codes: [string] }>('POST', '/user/batch/code', { count: 1, ...options })).codes[0]

test('a person registers with captcha and invitation code and logs in by name, email or phone', async () => {
  const anyone = harness.caller()
  const request = await registration(harness.service, anyone, 'mei.lin', await newCode())
  const registered = await anyone.call<User>('POST', '/user/register', request)
  expect(registered.data).toMatchObject({ username: 'mei.lin', role: 'user', plan: 'enterprise', quota: null })
  for (const username of ['mei.lin', 'MEI.LIN', 'mei.lin@example.com', request.phone]) {
    const data = takeData(await anyone.call<Token>('POST', '/gateway/login', { username, password: request.password }))
    const me = await harness.caller(data.access_token).call<User>('GET', '/gateway/get_current_user')
    expect(me.data?.username).toBe('mei.lin')
  }
})

test('a captcha serves once, right or wrong', async () => {
  const anyone = harness.caller()
  const request = await registration(harness.service, anyone, 'oneshot', await newCode())
  const wrong = await anyone.call('POST', '/user/register', { ...request, verification_code: 'zzzz' })
  expect(wrong).toMatchObject({ status: 422, error: { key: 'captcha_wrong', field: 'verification_code' } })
  const again = await anyone.call('POST', '/user/register', request)
  expect(again.error?.key).toBe('captcha_wrong')
})

test('an invitation code that is used up, revoked or unknown lets nobody in, and a name is taken once', async () => {
  const anyone = harness.caller()
  const [used, revoked] = [await newCode(), await newCode()]
  await anyone.call('POST', '/user/register', await registration(harness.service, anyone, 'first.user', used))
  await harness.admin.call('POST', '/admin/codes/revoke', { code: revoked })
  for (const code of [used, revoked, 'AAAA-BBBB-CCCC']) {
    const refused = await anyone.call(
      'POST',
      '/user/register',
      await registration(harness.service, anyone, 'second.user', code),
    )
    expect(refused.error).toMatchObject({ key: 'invitation_code_invalid', field: 'invitation_code' })
  }
  const taken = await anyone.call(
    'POST',
    '/user/register',
    await registration(harness.service, anyone, 'First.User', await newCode()),
  )
  expect(taken).toMatchObject({ status: 409, error: { key: 'username_taken' } })
  const availability = await anyone.call('GET', '/user/register?field=username&value=FIRST.user')
  expect(availability.data).toEqual({ available: false, reason: 'This user name is taken' })
})

test('two registrations race for the last use of a code: one wins', async () => {
  const anyone = harness.caller()
  const code = await newCode()
  const requests = [
    await registration(harness.service, anyone, 'racer-a', code),
    await registration(harness.service, anyone, 'racer-b', code),
  ]
  const answers = await Promise.all(requests.map((request) => anyone.call('POST', '/user/register', request)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('what is wrong with a registration is said in all four languages', async () => {
  const messages = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { message } = await harness
        .caller()
        .call('POST', '/user/register', { username: 'a b', password: 'x' }, language)
      return message
    }),
  )
  expect(messages).toEqual([
    '用户名须为 3 至 32 个字符，可用文字、数字、点、连字符和下划线',
    'Use 3–32 characters: letters, digits, dots, hyphens or underscores',
    '사용자 이름은 3~32자의 문자, 숫자, 점, 하이픈, 밑줄이어야 합니다',
    'ユーザー名は3〜32文字で、文字・数字・ドット・ハイフン・アンダースコアが使えます',
  ])
})

test('common passwords are refused however they are dressed up', async () => {
  const anyone = harness.caller()
  const request = await registration(harness.service, anyone, 'dresser', await newCode())
  for (const password of [
    'password',
    'P@ssw0rd2024!',
    'qwertyuiop',
    '12345678',
    'dresser@example.com',
    'Letmein!!1',
    '19870612',
    'abcabcabc',
  ]) {
    const { error } = await anyone.call('POST', '/user/register', { ...request, password })
    expect({ password, error }).toMatchObject({ error: { key: 'password_common' } })
  }
})

test('refreshing replaces the token, logging out ends it, and without one nothing is served', async () => {
  const user = await harness.register('refresher')
  const data = takeData(await user.call<Token>('POST', '/gateway/refresh', {}))
  const fresh = harness.caller(data.access_token)
  expect((await fresh.call('GET', '/gateway/get_current_user')).status).toBe(200)
  await fresh.call('POST', '/gateway/logout', {})
  expect(await fresh.call('GET', '/gateway/get_current_user')).toMatchObject({
    status: 401,
    code: 401,
    error: { key: 'login_again' },
  })
  expect(await harness.caller().call('GET', '/task/list')).toMatchObject({ status: 401, error: { key: 'login_first' } })
})

const guessAt = (username: string, password = 'not this one') =>
  harness.caller().call<Token>('POST', '/gateway/login', { username, password })

test('guessing a password waits longer each time, however the account is written, and nobody is locked out', async () => {
  await harness.register('guessed')
  const { app } = harness.service
  const { phone } = await app.db
    .selectFrom('users')
    .select('phone')
    .where('username', '=', 'guessed')
    .executeTakeFirstOrThrow()
  const local = phone.slice(3)
  const names = Array.from({ length: 40 }, (_, at) =>
    at % 3 === 0 ? 'guessed' : local.slice(0, 1 + (at % 9)) + '-'.repeat(1 + (at % 4)) + local.slice(1 + (at % 9)),
  )
  // The clock stands: how fast the machine answers decides nothing.
  const start = Date.now()
  app.now = () => new Date(start)
  const answers = await Promise.all(names.map((name) => guessAt(name)))
  const tried = answers.filter(({ error }) => error?.key === 'credentials_wrong')
  expect(tried).toHaveLength(6)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(34)
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    error: { key: 'too_many_requests', details: { seconds: 1 } },
  })
  app.now = () => new Date(start + 1100)
  expect(await guessAt('guessed', 'Marble-guessed-Fjord')).toMatchObject({ status: 200 })
  expect((await guessAt('guessed')).error?.key).toBe('credentials_wrong')
  app.now = () => new Date()
})

test('one phone is one account, and it logs in however it is written', async () => {
  const anyone = harness.caller()
  const first = {
    ...(await registration(harness.service, anyone, 'phone.owner', await newCode())),
    phone: '139 1234-5678',
  }
  const data = takeData(await anyone.call<User>('POST', '/user/register', first))
  expect(data.phone).toBe('+8613912345678')
  for (const written of ['13912345678', '+86 139-1234-5678', '139 1234 5678', '+8613912345678'])
    expect({ written, status: (await guessAt(written, first.password)).status }).toEqual({ written, status: 200 })
  const second = await registration(harness.service, anyone, 'phone.second', await newCode())
  const taken = await anyone.call('POST', '/user/register', { ...second, phone: '+8613912345678' })
  expect(taken).toMatchObject({ status: 409, error: { key: 'phone_taken', field: 'phone' } })
})

test('numbers of earlier versions become E.164, and two that were one number both stay', async () => {
  const { db } = harness.service.app
  const old = [
    ['older', '139-8765-4321', '13987654321'],
    ['younger', '0139 8765 4321', '013987654321'],
    ['korean', '010-2345-6789', '01023456789'],
    ['twin', '+8615912345678', '+8615912345678'],
    ['sibling', '15912345678', '15912345678'],
  ] as const
  for (const [name, phone, key] of old) {
    await harness.register(name)
    await db.updateTable('users').set({ phone, phone_key: key }).where('username', '=', name).execute()
  }
  await phones.up(db as unknown as Kysely<unknown>)
  const rows = await db
    .selectFrom('users')
    .select(['username', 'phone_key'])
    .where(
      'username',
      'in',
      old.map(([name]) => name),
    )
    .execute()
  expect(Object.fromEntries(rows.map((row) => [row.username, row.phone_key]))).toEqual({
    older: '+8613987654321',
    younger: expect.any(String),
    korean: '+821023456789',
    twin: '+8615912345678',
    sibling: '15912345678',
  })
  for (const [name, written] of [
    ['korean', '010 2345 6789'],
    ['sibling', '159-1234-5678'],
    ['twin', '+8615912345678'],
  ] as const)
    expect({ name, status: (await guessAt(written, `Marble-${name}-Fjord`)).status }).toEqual({ name, status: 200 })
})

test('codes are accepted without hyphens and in small letters', async () => {
  const anyone = harness.caller()
  const code = await newCode()
  const typed = ` ${code.replaceAll('-', '').toLowerCase()} `
  const value = encodeURIComponent(typed)
  expect((await anyone.call('GET', `/user/register?field=invitation_code&value=${value}`)).data).toEqual({
    available: true,
  })
  const request = await registration(harness.service, anyone, 'typist', typed)
  const verification_code = [...request.verification_code].join('- ')
  expect((await anyone.call('POST', '/user/register', { ...request, verification_code })).status).toBe(200)
})

test('only an administrator reaches the operator’s area, and nobody else’s account can be seen', async () => {
  const user = await harness.register('curious')
  expect((await user.call('GET', '/admin/users')).status).toBe(403)
  const admin = takeData(await harness.admin.call<User>('GET', '/gateway/get_current_user'))
  expect((await user.call('GET', `/user/get_user_by_id?user_id=${admin.user_id}`)).status).toBe(404)
  const data = takeData(await harness.admin.call<{ items: User[] }>('GET', '/admin/users?search=curious'))
  expect(data.items).toMatchObject([{ username: 'curious' }])
})

test('a trial and an enquiry ask for services and requirements, and a refusal names the field as the form does', async () => {
  const person = { name: '李', company: '华港资本', email: 'li@example.com', phone: '13800138000' }
  const enquiry = { ...person, industry: 'other', company_size: '11-50', agreement: true }
  const complete = { ...enquiry, services: ['pe_vc_review'], requirements: '每月二十份' }
  const refusal = async (body: object, language: string) => {
    const { status, message, error } = await harness.caller().call('POST', '/crm/consult', body, language)
    return { status, message, key: error?.key, field: error?.field }
  }
  for (const kind of ['trial', 'inquiry']) {
    for (const services of [[], undefined])
      expect(await refusal({ ...complete, kind, services }, 'zh-CN')).toEqual({
        status: 422,
        message: '请至少选择一项感兴趣的服务',
        key: 'services_required',
        field: 'services',
      })
    for (const requirements of ['  ', undefined])
      expect(await refusal({ ...complete, kind, requirements }, 'ja')).toEqual({
        status: 422,
        message: '「具体的なご要望」は必須項目です',
        key: 'required',
        field: 'requirements',
      })
  }
  expect(await refusal({ ...complete, kind: 'trial', services: ['laundry'] }, 'ko')).toMatchObject({
    message: '잘못된 요청입니다. ‘관심 서비스’ 값을 확인해 주세요',
    field: 'services.0',
  })
  // What only programs send goes by no name that a reader knows; programs read it beside the message.
  expect(await harness.admin.call('GET', '/task/list?page_size=many', undefined, 'en')).toMatchObject({
    message: 'The request is not valid',
    error: { field: 'page_size' },
  })
})

test('an enquiry reaches the operator, and in the export a formula in it is only text', async () => {
  const inquiry = {
    kind: 'trial',
    name: '=HYPERLINK("http://example.com")',
    company: '华港资本',
    email: 'li@example.com',
    phone: '13800138000',
    industry: 'other',
    company_size: '11-50',
    services: ['pe_vc_review'],
    requirements: 'Twenty reports a month',
    agreement: true,
  }
  const anyone = harness.caller()
  const unticked = await anyone.call('POST', '/crm/consult', { ...inquiry, agreement: false })
  expect(unticked.error).toMatchObject({ key: 'agreement_required', field: 'agreement' })
  expect((await anyone.call('POST', '/crm/consult', inquiry)).status).toBe(200)
  const data = takeData(
    await harness.admin.call<{ items: { consult_id: string }[] }>('GET', '/admin/consults?kind=trial'),
  )
  expect(data.items).toHaveLength(1)
  const headers = { 'Accept-Language': 'ko' }
  const address = '/admin/consults/export?kind=trial&time_zone=Asia%2FSeoul'
  const bytes = Buffer.from(await (await harness.admin.raw(address, { headers })).arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, row, end] = bytes.subarray(3).toString().split('\r\n')
  expect(head).toMatch(/^생성 일시 \(Asia\/Seoul\),생성 일시 \(UTC\),유형,상태,이름,회사명,/)
  expect(row).toContain(`"'=HYPERLINK(""http://example.com"")"`)
  expect(row).toMatch(/,체험 신청,미처리,.*,기타,11~50명,PE\/VC 투자 검토,/)
  const [local, utc] = row!.split(',').map((time) => Date.parse(`${time.replace(' ', 'T')}Z`))
  expect(local! - utc!).toBe(9 * 3_600_000)
  expect(end).toBe('')
  expect((await harness.admin.raw('/admin/consults/export?time_zone=Nowhere')).status).toBe(400)
})
