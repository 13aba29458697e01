import { answerInstead, late } from '../support/answers.ts'
import { openAs } from '../support/api.ts'
import { expect, test } from '../support/test.ts'

const SCREENFUL = 30

test('of a long list only what is near exists, yet keys, search and links lead everywhere', async ({
  page,
  admin,
  longReport,
}) => {
  await openAs(page, admin, 'en')
  await page.goto(`/taskDownload?task_id=${longReport}`)
  const items = page.locator('[data-finding]')
  await expect(items.first()).toHaveAttribute('aria-posinset', '1')
  const total = Number(await items.first().getAttribute('aria-setsize'))
  expect(total).toBeGreaterThanOrEqual(80)
  expect(await items.count()).toBeLessThan(SCREENFUL)

  // Faster than the address may be changed: nothing is lost, and where one rests is where the link leads.
  const chosen = page.locator('[data-finding][data-current]')
  await expect(chosen).toHaveAttribute('aria-posinset', '1')
  for (let step = 1; step < 60; step++) await page.keyboard.press('j')
  await expect(chosen).toHaveAttribute('aria-posinset', '60')
  await expect(chosen.getByRole('button').first()).toBeInViewport()
  expect(await items.count()).toBeLessThan(SCREENFUL)
  await expect(page.locator('[data-mark][aria-current=true]')).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`finding=${await chosen.getAttribute('data-finding')}`))
  await page.reload()
  await expect(chosen).toHaveAttribute('aria-posinset', '60')
  await expect(chosen.getByRole('button').first()).toBeInViewport()
  await page.keyboard.press('k')
  await expect(chosen).toHaveAttribute('aria-posinset', '59')
  await expect(chosen.getByRole('button').first()).toBeInViewport()

  // The chosen problem stays as it is when the list is scrolled away from it: its form may hold words.
  await page.keyboard.press('d')
  await page.getByRole('textbox', { name: 'Reason' }).fill('half a reason')
  await chosen.getByRole('button').first().hover()
  // Rows that are measured on the way may stop the wheel: one turns it again.
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(items.last()).toHaveAttribute('aria-posinset', String(total), { timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('half a reason')

  const [figure] = /\d{3},\d{3}/.exec((await items.last().textContent())!)!
  await page.getByLabel('Search problems').fill(figure)
  await expect(items).toHaveCount(1)
  await expect(items).toHaveAttribute('aria-setsize', '1')
})

test('pages that one flies past are not drawn; where one comes to rest, the page and its marks stand', async ({
  page,
  admin,
  longReport,
}) => {
  // Its time stands still while one flies: on a busy machine the leaps would lie so far apart that each page is come to.
  await page.clock.install()
  await openAs(page, admin, 'en')
  await page.goto(`/taskDownload?task_id=${longReport}`)
  await expect(page.locator('[data-finding][data-current]')).toBeVisible()
  await expect(page.locator('[data-page] canvas').first()).toBeVisible()
  const asked = new Set<string>()
  page.on('request', (made) => asked.add(new URL(made.url()).searchParams.get('document_page') ?? ''))
  await page.locator('[data-page] canvas').first().hover()
  await page.clock.pauseAt(Date.now() + 600_000)
  for (let leap = 0; leap < 40; leap++) await page.mouse.wheel(0, 5000)
  await page.clock.resume()
  const field = page.getByLabel('Go to page')
  await expect(async () => expect(Number(await field.inputValue())).toBeGreaterThan(100)).toPass()
  await expect(async () =>
    expect(await page.locator(`[data-page="${await field.inputValue()}"] canvas`).isVisible()).toBe(true),
  ).toPass()
  expect(asked.size).toBeLessThan(40)
  await expect(async () => expect(await page.locator('canvas').count()).toBeLessThan(8)).toPass()
})

test('the page of the problem is drawn before those that stand beside it in the window', async ({
  page,
  admin,
  longReport,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await openAs(page, admin, 'en')
  await page.goto(`/taskDownload?task_id=${longReport}`)
  await expect(page.locator('[data-finding][data-current]')).toBeVisible()
  for (let step = 1; step < 8; step++) await page.keyboard.press('j')
  await expect(page.locator('[data-finding][data-current]')).toHaveAttribute('aria-posinset', '8')
  await expect(page.locator('[data-mark][aria-current=true]')).toBeInViewport()
  const wanted = await page.locator('[data-page]:has([data-mark][aria-current=true])').getAttribute('data-page')

  await page.addInitScript(() => {
    const drawn: (string | undefined)[] = []
    Object.assign(window, { drawn })
    new MutationObserver(() => {
      for (const canvas of document.querySelectorAll('[data-page] canvas')) {
        const at = canvas.closest<HTMLElement>('[data-page]')?.dataset.page
        if (!drawn.includes(at)) drawn.push(at)
      }
    }).observe(document, { subtree: true, childList: true })
  })
  // Problems that come long after the document: page 1 is not shown in the meantime.
  await answerInstead(page, '/task/problems', late(2500))
  await page.reload()
  const order = () => page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)
  await expect.poll(async () => (await order()).length).toBeGreaterThan(1)
  expect((await order())[0]).toBe(wanted)
})
