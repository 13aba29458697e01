import type { Page } from '@playwright/test'
import { openAs } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test('a visitor explores the live review on the home page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('每一个数字')
  await page.getByRole('link', { name: '看一份样例审阅' }).click()
  const finding = page.locator('[data-finding]').first()
  await finding.getByRole('button').first().click({ timeout: 120_000 })
  await expect(page.locator('[data-mark][aria-current=true], [data-mark-page]').first()).toBeVisible()
})

test('a visitor asks for a trial and the operator reads it', async ({ page, admin }) => {
  await page.goto('/contact#trial')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog.getByText('请先阅读并同意隐私政策和服务条款')).toBeVisible()
  const name = `来访者${Date.now()}`
  await dialog.getByLabel('姓名').fill(name)
  await dialog.getByLabel('公司名称').fill('示例基金')
  await dialog.getByLabel('邮箱').fill('visitor@example.com')
  await dialog.getByLabel('电话').fill('13800138000')
  await dialog.getByLabel('行业类型').selectOption('other')
  await dialog.getByLabel('公司规模').selectOption('11-50')
  await dialog.getByRole('group', { name: '感兴趣的服务' }).getByRole('checkbox').first().check()
  await dialog.getByLabel('具体需求').fill('审阅年度报告')
  await dialog.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交').first()).toBeVisible()

  await openAs(page, admin)
  await page.goto('/admin')
  await expect(page.getByText(name)).toBeVisible()
})

test('an unknown address is a page of its own, and its status says so', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
})

test('back returns to the place on the page; forward starts at the top', async ({ page }) => {
  await page.goto('/introduce')
  await expect(page.getByRole('heading', { name: '已知局限' })).toBeAttached()
  // Alive and whole: the page restores places itself from here on.
  await expect.poll(async () => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(async () => page.evaluate(() => window.scrollY)).toBe(900)
  await page.locator('footer').getByRole('link', { name: '隐私政策' }).dispatchEvent('click')
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1, name: '隐私政策' })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(async () => page.evaluate(() => window.scrollY)).toBeGreaterThan(800)
})

test.describe('before the page has come alive', () => {
  test('an anchor that is followed is not left again', async ({ page }) => {
    const letCome = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('link', { name: '看一份样例审阅' }).click()
    await expect.poll(async () => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    letCome()
    await expect(page.locator('[data-finding]').first()).toBeVisible({ timeout: 120_000 })
    await expect(page.locator('#sample')).toBeInViewport()
  })

  test('what the slider was moved to is what is told', async ({ page }) => {
    const { services } = await textsOf('zh-CN')
    const letCome = await holdScripts(page)
    await page.goto('/services', { waitUntil: 'commit' })
    await page.getByRole('slider').fill('51')
    letCome()
    await expect(page.getByText(services.calculator.result(51, services.plans.items.at(-1)?.name ?? ''))).toBeVisible()
  })
})

/** Keeps the page's scripts back until they are let come. */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = (): void => {}
  const come = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await come
    await route.continue()
  })
  return letCome
}

test('each trade has a page of its own, with a document of theirs and the error in it', async ({ page }) => {
  const { shell } = await textsOf('en')
  await page.goto('/en')
  await page.getByRole('main').getByRole('link', { name: shell.titles.auditors, exact: true }).click()
  await expect(page).toHaveURL(/\/en\/auditors$/)
  for (const next of ['investors', 'brokers', 'funds', 'auditors'] as const) {
    await page.getByRole('main').getByRole('link', { name: shell.titles[next], exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/en/${next}$`))
    await expect(page.locator(`[data-extract=${next}]`)).toContainText('≠')
  }
})
