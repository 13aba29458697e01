import { addressIn } from '../../packages/web/src/i18n/page-address.ts'
import { openAs } from '../support/api.ts'
import { SERVER } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

for (const language of LANGUAGES) {
  test(`the home page leads on to all that it offers (${language})`, async ({ page }) => {
    const { accuracy, home, forms, introduce, shell } = await textsOf(language)
    await page.goto(addressIn(language, '/'))
    await expect(page.locator('h1')).toHaveText(home.title.join(''))
    for (const { title } of [
      home.checks,
      home.trace,
      home.live,
      home.scores,
      home.why,
      home.who,
      home.review,
      home.data,
    ])
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    for (const { value, label } of home.stats.items)
      await expect(page.locator('dl > div', { hasText: label })).toContainText(value)
    for (const [button, title, lead] of [
      [home.cta.trial, forms.trialTitle, forms.trialLead],
      [home.cta.booking, forms.bookingTitle, forms.bookingLead],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog', { name: title })).toContainText(lead)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: button })).toBeFocused()
    }
    await page.getByRole('link', { name: home.stats.method }).click()
    await expect(page).toHaveURL(addressIn(language, '/accuracy'))
    await expect(page.locator('h1')).toHaveText(accuracy.title)
    await page.goBack()
    await page.getByRole('link', { name: home.more }).click()
    await expect(page.locator('h1')).toHaveText(introduce.page.title)
    await page.goBack()
    await page.getByRole('link', { name: home.upload }).click()
    await expect(page).toHaveURL('/login?redirect=%2Focr')
    await expect(page.locator('[data-toast=warning]')).toHaveText(shell.loginFirst)
  })

  test(`the product page shows the product, its rules and what was measured (${language})`, async ({ page }) => {
    const { accuracy, introduce } = await textsOf(language)
    await page.goto(addressIn(language, '/introduce'))
    for (const { title } of introduce.page.sections)
      await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeAttached()
    await expect(page.locator('ol h3')).toHaveCount(10)
    const [first] = await page.locator('main img').all()
    await expect.poll(() => first!.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600)
    await expect(page.locator('tbody th')).toHaveCount(introduce.measured.rows.length)
    const record = await page.request.get(
      (await page.getByRole('link', { name: 'docs/benchmarks.md' }).getAttribute('href'))!,
    )
    expect(await record.text()).toContain('# Benchmarks')
    await page.getByRole('link', { name: introduce.measured.more }).click()
    await expect(page).toHaveURL(addressIn(language, '/accuracy'))
    await expect(page.locator('tbody th')).toHaveCount(Object.keys(accuracy.figures).length)
  })

  test(`services: plans, an estimate of usage, scenarios said to be made up, answers (${language})`, async ({
    page,
  }) => {
    const { services, forms } = await textsOf(language)
    await page.goto(addressIn(language, '/services'))
    for (const { title } of services.page.sections)
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    for (const { name, price } of services.plans.items) {
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
      await expect(page.getByText(price, { exact: true })).toBeVisible()
    }
    const [basic, professional, enterprise] = services.plans.items
    for (const [reports, plan] of [
      [5, basic!],
      [50, professional!],
      [51, enterprise!],
    ] as const) {
      await page.getByRole('slider').fill(String(reports))
      await expect(page.getByText(services.calculator.result(reports, plan.name))).toBeVisible()
    }
    await expect(page.getByText(services.cases.note)).toBeVisible()
    const [question] = services.faq.items
    await expect(page.getByText(question!.text)).toBeHidden()
    await page.getByText(question!.title).click()
    await expect(page.getByText(question!.text)).toBeVisible()
    await page.getByRole('button', { name: services.plans.ask }).click()
    await expect(page.getByRole('dialog', { name: forms.inquiryTitle })).toBeVisible()
  })

  test(`every link of header and footer leads somewhere real, by its name (${language})`, async ({ page }) => {
    const { shell } = await textsOf(language)
    await openAs(page, undefined, language)
    await page.goto(addressIn(language, '/help'))
    const links = page.locator('header nav a, footer a')
    await expect(links.last()).toBeVisible()
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')!))
    expect(addresses).toHaveLength(26)
    for (const address of new Set(addresses.map((address) => address.split('#')[0]!)))
      expect((await page.request.get(address)).status(), address).toBe(200)
    for (const [name, anchor] of [
      [shell.footer.news, '#news'],
      [shell.footer.join, '#join'],
      [shell.footer.partners, '#partners'],
      [shell.footer.technical, '#support'],
    ] as const) {
      await page.locator('footer').getByRole('link', { name, exact: true }).click()
      await expect(page.locator(anchor)).toBeInViewport()
    }
    await page.locator('footer').getByRole('link', { name: shell.footer.trial, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test(`an unknown address says so and leads home (${language})`, async ({ page }) => {
    const { shell } = await textsOf(language)
    await openAs(page, undefined, language)
    expect((await page.goto('/no-such-page'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.notFound.title)
    await expect(page).toHaveTitle(new RegExp(shell.titles.notFound))
    await page.getByRole('link', { name: shell.notFound.home }).click()
    await expect(page).toHaveURL(
      (url) => url.origin === SERVER.origin && ['/', '/en', '/ko', '/ja'].includes(url.pathname),
    )
  })
}

test('each page brings its own code, when it is opened', async ({ page, admin }) => {
  const scripts: string[] = []
  page.on(
    'request',
    (request) => void (request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname)),
  )
  await openAs(page, admin)
  await page.goto('/help')
  await page.waitForLoadState('networkidle')
  for (const [address, chunk] of [
    ['/demo', /\/demo-/],
    ['/ocr', /\/ocr-/],
    ['/taskList', /\/task-list-/],
    ['/admin', /\/admin-/],
  ] as const) {
    expect(scripts.filter((script) => chunk.test(script))).toEqual([])
    await page.goto(address)
    await expect(page.locator('h1')).toBeVisible()
    expect(
      scripts.some((script) => chunk.test(script)),
      address,
    ).toBe(true)
  }
})
