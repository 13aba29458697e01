import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { answerInstead, envelope } from '../support/answers.ts'
import { changeSession, logInByApi, openAs, registerPerson } from '../support/api.ts'
import { findFaults } from '../support/find-faults.ts'
import { SERVER } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

const PASSWORD = 'a-fine-phrase-77'
const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later })

/** Switches the second step on, in Chinese. Answers the secret and a recovery code. */
async function enrol(page: Page): Promise<{ secret: string; recovery: string }> {
  await page.getByRole('button', { name: '启用两步验证' }).click()
  const section = page.getByRole('region', { name: '两步验证' })
  await section.getByLabel('当前密码').fill('not-this-one')
  await section.getByRole('button', { name: '启用两步验证' }).click()
  await expect(section.getByText('当前密码不正确')).toBeVisible()
  await section.getByLabel('当前密码').fill(PASSWORD)
  await section.getByRole('button', { name: '启用两步验证' }).click()
  await expect(page.getByRole('img', { name: '供身份验证器应用扫描的二维码' })).toBeVisible()
  const secret = (await section.locator('code').innerText()).replace(/\s/g, '')
  await section.getByLabel('6 位动态码').fill('000000')
  await section.getByRole('button', { name: '确认启用' }).click()
  await expect(section.getByText('动态码不正确或已使用过')).toBeVisible()
  await section.getByLabel('6 位动态码').fill(codeOf(secret))
  await section.getByRole('button', { name: '确认启用' }).click()
  const dialog = page.getByRole('dialog', { name: '恢复代码' })
  await expect(dialog.locator('code')).toHaveCount(10)
  const recovery = await dialog.locator('code').first().innerText()
  await dialog.getByRole('button', { name: '已保存' }).click()
  return { secret, recovery }
}

for (const width of [1280, 390])
  test(`a person sets up the second step and logs in by it, ${width} wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 })
    const person = await registerPerson(request)
    const name = String(person.user.username)
    await openAs(page, person)
    await page.goto('/account')
    const { secret, recovery } = await enrol(page)
    await expect(page.getByText('剩余恢复代码 10 个')).toBeVisible()
    expect(await findFaults(page)).toEqual([])

    await changeSession(page, undefined, 'zh-CN')
    await page.goto('/login?redirect=%2FtaskList')
    await page.getByLabel('用户名、邮箱或手机号').fill(name)
    await page.getByLabel(/^密码/).fill(PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByLabel('动态验证码')).toBeFocused()
    await page.getByLabel('动态验证码').fill('123456')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('动态码不正确或已使用过')).toBeVisible()
    expect(await findFaults(page)).toEqual([])
    await page.getByLabel('动态验证码').fill(codeOf(secret, 30))
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/taskList/)

    const answer = await request.post(`${SERVER.origin}/v1/api/gateway/login`, {
      data: { username: name, password: PASSWORD, code: recovery },
    })
    expect(answer.status()).toBe(200)
    await page.goto('/account')
    await expect(page.getByText('剩余恢复代码 9 个')).toBeVisible()
    await page.getByRole('button', { name: '停用两步验证' }).click()
    const section = page.getByRole('region', { name: '两步验证' })
    await section.getByLabel('当前密码').fill(PASSWORD)
    await section.getByRole('button', { name: '停用两步验证' }).click()
    await expect(page.getByRole('button', { name: '启用两步验证' })).toBeVisible()
  })

test('an administrator requires the second step: nothing else is shown before, in any language', async ({
  page,
  request,
  admin,
}) => {
  const person = await registerPerson(request)
  const headers = { Authorization: admin.token }
  const data = { user_id: person.user.user_id, required: true }
  await openAs(page, person)
  await page.goto('/taskList')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await request.post(`${SERVER.origin}/v1/api/admin/users/second_factor`, { data, headers })
  // The session that is open is led there by the next thing it asks for.
  await page.reload()
  await expect(page).toHaveURL(/\/account/)
  await expect(page.getByText('您的账户须启用两步验证，完成设置后方可继续使用。')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'API 密钥' })).toHaveCount(0)
  await page.goto('/ocr')
  await expect(page).toHaveURL(/\/account/)
  for (const [language, text] of [
    ['en', 'Your account requires two-step verification. Set it up to continue.'],
    ['ko', '이 계정은 2단계 인증이 필수입니다.'],
    ['ja', 'このアカウントでは2段階認証が必須です。'],
  ] as const) {
    const again = await logInByApi(request, { username: String(person.user.username), password: PASSWORD })
    await changeSession(page, again, language)
    await page.goto('/account')
    await expect(page.getByText(text)).toBeVisible()
    expect(await findFaults(page)).toEqual([])
  }
  await changeSession(page, person, 'zh-CN')
  await page.goto('/account')
  await enrol(page)
  await expect(page.getByRole('heading', { name: 'API 密钥' })).toBeVisible()
  await expect(page.getByRole('button', { name: '停用两步验证' })).toHaveCount(0)
  await page.goto('/taskList')
  await expect(page).toHaveURL(/\/taskList/)
})

test('the button of the identity provider leads there and back to where the person wanted to go', async ({
  page,
  request,
}) => {
  // The provider itself stands in the tests of the server; here is what the browser keeps and sends.
  const person = await registerPerson(request)
  const [token_type, access_token] = person.token.split(' ')
  const sent: unknown[] = []
  await answerInstead(page, '/gateway/single_sign_on', envelope(200, { success: true, data: { name: '本行统一认证' } }))
  const url = `${SERVER.origin}/login?code=abc&state=xyz&iss=https%3A%2F%2Fid.example`
  const begun = envelope(200, { success: true, data: { url, binding: 'bound' } })
  await answerInstead(page, '/gateway/single_sign_on/begin', begun, 'POST')
  await answerInstead(
    page,
    '/gateway/single_sign_on/finish',
    async (route) => {
      sent.push(route.request().postDataJSON())
      await envelope(200, { success: true, data: { token_type, access_token, expires_in: 60 } })(route)
    },
    'POST',
  )
  await page.goto('/login?redirect=%2FtaskList')
  await page.getByRole('button', { name: '使用 本行统一认证 登录' }).click()
  await expect(page).toHaveURL(/\/taskList$/)
  expect(sent).toEqual([{ query: 'code=abc&state=xyz&iss=https%3A%2F%2Fid.example', binding: 'bound' }])
  expect(await page.evaluate(() => sessionStorage.getItem('ocr_signOn'))).toBeNull()

  // A return that nobody asked for logs nobody in.
  await changeSession(page, undefined, 'zh-CN')
  await page.unrouteAll()
  await page.goto('/login?code=abc&state=forged')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('ocr_token'))).toBeNull()
})
