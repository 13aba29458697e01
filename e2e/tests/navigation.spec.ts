import { holdBack } from '../support/answers.ts'
import { openAs } from '../support/api.ts'
import { boxOf } from '../support/box.ts'
import { expect, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

for (const language of LANGUAGES) {
  test(`a link to a page whose scripts are slow says that it is on its way, and the page before it stays (${language})`, async ({
    page,
    person,
  }) => {
    const { shell, tasks, demo } = await textsOf(language)
    const heading = page.getByRole('heading', { level: 1 })
    const announced = page.getByRole('status').filter({ hasText: shell.loading })
    await openAs(page, person, language)
    await page.goto('/taskList')
    await expect(heading).toHaveText(tasks.list.title)
    const release = await holdBack(page, /\/assets\/demo-[^/]*\.js/)
    await page.locator('header').getByRole('link', { name: shell.nav.demo }).click()
    await expect(announced).toBeAttached()
    await expect(page.locator('.page-line')).toBeVisible()
    await expect(heading).toHaveText(tasks.list.title)
    release()
    await expect(heading).toHaveText(demo.title)
    await expect(announced).not.toBeAttached()
    await expect(page.locator('.page-line')).not.toBeAttached()
  })

  test(`a page of the application shows its frame before its first script has come (${language})`, async ({
    page,
    person,
  }) => {
    const { shell, tasks } = await textsOf(language)
    await openAs(page, person, language)
    const release = await holdBack(page, /\/assets\/index-[^/]*\.js/)
    await page.goto('/taskList', { waitUntil: 'commit' })
    const frame = page.locator('#frame')
    await expect(frame.locator('[lang]:visible')).toHaveText([shell.brand, shell.loading])
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tasks.list.title)
    await expect(frame).not.toBeAttached()
  })
}

test('the sign does not show at once, so that what comes quickly flashes nothing; the first page has none', async ({
  page,
  person,
}) => {
  const { shell, services, demo } = await textsOf('zh-CN')
  const line = page.locator('.page-line')
  await page.clock.install()
  await openAs(page, person)
  const releaseFirst = await holdBack(page, /\/assets\/services-[^/]*\.js/)
  await page.goto('/services', { waitUntil: 'commit' })
  await expect(page.locator('header')).toBeVisible()
  await page.clock.runFor(1000)
  await expect(line).not.toBeAttached()
  releaseFirst()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.page.title)

  const release = await holdBack(page, /\/assets\/demo-[^/]*\.js/)
  await page.clock.pauseAt(Date.now() + 600_000)
  await page.locator('header').getByRole('link', { name: shell.nav.demo }).click()
  await expect(page).toHaveURL('/demo')
  await expect(line).not.toBeAttached()
  await page.clock.resume()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.title)
})

test('while the login is on its way to who must log in first, the footer stays below the window', async ({ page }) => {
  await openAs(page, undefined)
  const release = await holdBack(page, /\/assets\/login-[^/]*\.js/)
  await page.goto('/taskList')
  await expect(page.locator('[data-toast=warning]')).toBeVisible()
  // Of the 800 px of the window.
  expect((await boxOf(page.locator('footer'))).y).toBeGreaterThan(480)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a type of review is chosen as soon as it is pressed, though its address takes a moment', async ({
  page,
  person,
}) => {
  await openAs(page, person)
  await page.goto('/demo')
  const types = page.locator('[name=type]')
  await expect(types).toHaveCount(3)
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  // Fails where the choice springs back before it stays.
  for (const at of [1, 2, 0]) await types.nth(at).check({ force: true })
  await expect(page).toHaveURL(/type=financial_report/)
})
