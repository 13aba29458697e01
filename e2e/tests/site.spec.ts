import type { Page } from '@playwright/test'
import { addressIn, PUBLIC_PAGES } from '../../packages/web/src/i18n/page-address.ts'
import { openAs } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

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

/** Where each element of a page stands and how it looks. */
const readLooks = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontSize, fontWeight, lineHeight, borderWidth, visibility } =
        getComputedStyle(element)
      const looks = [
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        fontSize,
        fontWeight,
        lineHeight,
        borderWidth,
        visibility,
      ]
      return `${element.tagName}.${element.getAttribute('class')} ${looks.join(' ')}`
    }),
  )

for (const width of [390, 1280])
  test(`public pages lack nothing that the tool's style sheet has, ${width} px`, async ({ page, request }) => {
    const tool = await (await request.get('/login')).text()
    const sheets = [...tool.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, address]) => address)
    expect(sheets).toHaveLength(2)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of Object.values(PUBLIC_PAGES)) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      const before = await readLooks(page)
      for (const url of sheets) await page.addStyleTag({ url })
      expect(await readLooks(page), address).toEqual(before)
    }
  })

test('a part of the tool is shown in its own style from the first moment', async ({ page }) => {
  await page.route('**/assets/queries-*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.querySelector('input[name=username]')) seen.push(document.styleSheets.length)
    }).observe(document.body, { subtree: true, childList: true })
  })
  const before = await page.evaluate(() => document.styleSheets.length)
  await page.locator('header').getByRole('link', { name: '登录' }).click()
  await expect(page.locator('input[name=username]')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen[0])).toBe(before + 1)
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

  for (const language of LANGUAGES)
    test(`a button that was pressed answers once its page does (${language})`, async ({ page }) => {
      const { forms, home, introduce, shell } = await textsOf(language)
      // The header is long alive when the page's own script comes.
      let letCome = await holdScripts(page, /assets\/(?:home|introduce)-/)
      await page.goto(addressIn(language, '/'))
      await expect(page.locator('header[data-alive]')).toBeAttached()
      await page.getByRole('button', { name: home.cta.booking }).click()
      await page.getByRole('button', { name: home.cta.trial }).click()
      letCome()
      await expect(page.getByRole('dialog', { name: forms.trialTitle })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // Another press is answered once, and the kept one is not repeated by the next page.
      await page.getByRole('button', { name: home.cta.booking }).click()
      await expect(page.getByRole('dialog', { name: forms.bookingTitle })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: home.more }).click()
      await expect(page.locator('h1')).toHaveText(introduce.page.title)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      letCome = await holdScripts(page, /assets\//)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(addressIn(language, '/'), { waitUntil: 'commit' })
      await page.locator('header').getByRole('button', { name: shell.nav.menu }).press('Enter')
      letCome()
      await expect(page.getByRole('button', { name: shell.nav.close })).toHaveAttribute('aria-expanded', 'true')
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
async function holdScripts(page: Page, which = /\.js(?:\?|$)/): Promise<() => void> {
  let letCome = (): void => {}
  const come = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(which, async (route) => {
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
