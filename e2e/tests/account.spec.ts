import { createInvitation, openAs } from '../support/api.ts'
import { answerCaptcha } from '../support/captcha.ts'
import { SERVER } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test('a visitor is sent to the login, registers with an invitation and lands where they wanted to go', async ({
  page,
  request,
}) => {
  const code = await createInvitation(request)
  const captcha = page.waitForResponse((response) => response.url().endsWith('/gateway/captcha'))
  await page.goto('/taskList?status=failed')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/taskList?status=failed')}`)
  await expect(page.getByText('请先登录')).toBeVisible()

  await page.getByRole('link', { name: '使用邀请码注册' }).click()
  const { data } = (await (await captcha).json()) as { data: { captcha_id: string } }
  const name = `user${Date.now()}`
  await page.getByLabel('用户名').fill(name)
  await expect(page.getByText('可以使用')).toBeVisible()
  await page.locator('[name=password]').fill('a-fine-phrase-77')
  await page.getByLabel('手机号').fill(`+1202555${String(Date.now()).slice(-4)}`)
  await page.getByLabel('邮箱').fill(`${name}@example.com`)
  await page.getByRole('textbox', { name: '验证码' }).fill(await answerCaptcha(data.captcha_id))
  await page.getByLabel('邀请码').fill(code)
  await page.getByRole('button', { name: '注册', exact: true }).click()

  // Who has just chosen a password is not asked for it again.
  await expect(page.getByText('注册成功，已登录')).toBeVisible()
  // The form was long and scrolled; the next page begins at its top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveURL('/taskList?status=failed')
  const stored = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(stored).toEqual(expect.arrayContaining(['ocr_refTokenTime', 'ocr_token', 'ocr_userInfo']))

  await page.getByRole('button', { name: '账户' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('ocr_token'))).toBeNull()
})

test('the registration form says what is wrong, field by field', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('用户名').fill(SERVER.admin.username)
  await expect(page.getByText('该用户名已被使用')).toBeVisible()
  await page.locator('[name=password]').fill('short')
  await page.getByLabel('手机号').fill('12')
  await page.getByLabel('邮箱').fill('nobody')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('密码至少 8 个字符')).toBeVisible()
  await expect(page.getByText('此项为必填')).toHaveCount(2)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(6)
})

test('a wrong password is a red toast, and a redirect to another site is not followed', async ({ page }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fexample.com')
  await page.getByLabel('用户名、邮箱或手机号').fill(SERVER.admin.username)
  await page.locator('[name=password]').fill('not-the-password')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.locator('[data-toast=error]')).toHaveText(/用户名或密码错误/)
  await page.locator('[name=password]').fill(SERVER.admin.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL('/ocr')
})

test('a refused token ends the session: toast, cleared, home', async ({ page, admin }) => {
  await openAs(page, { ...admin, token: 'Bearer no-such-token' })
  await page.goto('/taskList')
  await expect(page.getByText('请重新登录！')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => [localStorage.getItem('ocr_token'), localStorage.getItem('ocr_userInfo')])).toEqual([
    null,
    null,
  ])
  await expect(page.locator('[data-toast]')).toHaveCount(0, { timeout: 6_000 })
})

test('a server that cannot be reached is told as such', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByLabel('用户名、邮箱或手机号').fill('somebody')
  await page.locator('[name=password]').fill('something')
  await context.setOffline(true)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.locator('[data-toast=error]')).toHaveText(/Network error！/)
  await expect(page.locator('[data-form-failure]')).toHaveText(/Network error！/)
})
