import { answerInstead, envelope, holdBack, late } from '../support/answers.ts'
import { logInByApi, openAs } from '../support/api.ts'
import { SERVER } from '../support/server.ts'
import { watchOverlay } from '../support/watch-overlay.ts'
import { expect, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

const stored = (names: string[]) => names.map((name) => localStorage.getItem(name))
const SESSION = ['ocr_token', 'ocr_userInfo', 'ocr_refTokenTime']

for (const language of LANGUAGES) {
  test(`the guard sends a visitor to the login and on to the whole address afterwards (${language})`, async ({
    page,
  }) => {
    const { shell, account } = await textsOf(language)
    const target = '/taskDownload?task_id=nosuchtask&view=results'
    await openAs(page, undefined, language)
    await page.goto(target)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(target)}`)
    await expect(page.locator('[data-toast=warning]')).toHaveText(shell.loginFirst)
    await page.getByLabel(account.login.username).fill(SERVER.admin.username)
    await page.locator('[name=password]').fill(SERVER.admin.password)
    await page.getByRole('button', { name: account.login.submit, exact: true }).click()
    await expect(page.locator('[data-toast=success]')).toHaveText(account.login.done)
    await expect(page).toHaveURL(target)
    const [token, user, time] = await page.evaluate(stored, SESSION)
    expect(token).toMatch(/^\S+ \S+$/)
    expect(JSON.parse(user!)).toMatchObject({ username: SERVER.admin.username })
    expect(Date.now() - Number(time)).toBeLessThan(60_000)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('ocr_')))).toEqual([])
  })

  test(`a refused token ends the session, whether the status or the body says so (${language})`, async ({
    page,
    admin,
  }) => {
    const { shell } = await textsOf(language)
    await openAs(page, admin, language)
    await answerInstead(page, '/task/list', envelope(401, { message: 'no' }, 200))
    await page.goto('/taskList')
    await expect(page.locator('[data-toast=error]')).toHaveText(shell.loginAgain)
    await expect(page).toHaveURL((url) => ['/', '/en', '/ko', '/ja'].includes(url.pathname))
    expect(await page.evaluate(stored, SESSION)).toEqual([null, null, null])
  })

  test(`the overlay waits, then says that it loads, and goes (${language})`, async ({ page, admin }) => {
    const { shell } = await textsOf(language)
    const overlay = page.getByRole('status').filter({ hasText: shell.loading })
    await openAs(page, admin, language)
    await answerInstead(page, '/task/list', late(2500))
    await page.goto('/taskList')
    await expect(overlay).toBeVisible()
    await expect(overlay).toBeHidden()
    await expect(page.locator('h1')).toBeVisible()
  })
}

test('the words of the catalogue stand to the letter', async () => {
  const { shell, tasks } = await textsOf('zh-CN')
  expect([shell.loginFirst, shell.loginAgain, shell.systemError, shell.timeout, shell.networkError]).toEqual([
    '请先登录',
    '请重新登录！',
    '系统错误',
    '请求超时,请重试',
    'Network error！',
  ])
  expect([shell.loading, tasks.statuses.running, tasks.progress.fileStates.failed]).toEqual([
    '加载中...',
    '进行中，请耐心等待',
    '解析失败',
  ])
})

test('an answer that comes within a moment flashes no overlay', async ({ page, admin, reviewedReport }) => {
  // The clock of the page stands still but for what is told here, so that a slow machine does not make the answer a late one.
  await page.clock.install({ time: new Date('2026-03-01T09:00:00') })
  await openAs(page, admin)
  const release = await holdBack(page, /\/v1\/api\/task\/list/)
  const overlays = await watchOverlay(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.clock.pauseAt(new Date('2026-03-01T09:00:01'))
  await page.goto('/taskList')
  await expect(async () => {
    await page.clock.runFor(10)
    expect(asked).toContain('/v1/api/task/list')
  }).toPass({ intervals: [200] })
  await page.clock.runFor(250)
  release()
  const row = page.locator('tbody tr', { has: page.locator(`[href*="${reviewedReport}"]`) })
  await expect(async () => {
    await page.clock.runFor(1)
    expect(await row.count()).toBe(1)
  }).toPass({ intervals: [200] })
  await page.clock.runFor(5000)
  expect(await overlays()).toEqual([])
})

test('what the reviewer asks for covers nothing: the panel says that its problems are on their way', async ({
  page,
  admin,
  reviewedReport,
}) => {
  const { shell, review } = await textsOf('zh-CN')
  const panel = page.getByRole('tabpanel', { name: review.tabs.problems })
  await openAs(page, admin)
  const overlays = await watchOverlay(page)
  const release = await holdBack(page, /\/v1\/api\/task\/problems/)
  await answerInstead(page, '/task/detail', late(1200))
  await answerInstead(page, '/task/summary', late(1200))
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  await expect(panel.getByRole('status')).toHaveText(shell.loading)
  await expect(page.locator('[data-score=trust]')).toBeVisible()
  await expect(page.locator('canvas').first()).toBeVisible()
  release()
  await expect(page.locator('[data-finding]').first()).toBeVisible()
  await expect(panel.getByText(shell.loading)).toHaveCount(0)
  expect(await overlays()).toEqual([])
})

test.describe('the token is renewed at the start of the app', () => {
  const STALE = 1_200_001

  test('quietly, once it is older than twenty minutes', async ({ page, request }) => {
    // A session of its own: the renewed token ends the old one.
    const admin = await logInByApi(request, SERVER.admin)
    await page.clock.install({ time: new Date('2026-03-01T09:00:00') })
    await openAs(page, admin)
    let refreshed = 0
    page.on('request', (request) => void (refreshed += request.url().endsWith('/gateway/refresh') ? 1 : 0))
    await page.goto('/taskList')
    await expect(page.locator('h1')).toBeVisible()
    // The clock goes on by itself, too: how long a page takes must not count.
    await page.clock.fastForward(STALE - 120_000)
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(refreshed).toBe(0)
    const [before, , timeBefore] = await page.evaluate(stored, SESSION)
    await page.clock.fastForward(121_000)
    await page.reload()
    await expect.poll(() => refreshed).toBe(1)
    await expect.poll(async () => (await page.evaluate(stored, SESSION))[2]).not.toBe(timeBefore)
    const [after] = await page.evaluate(stored, SESSION)
    expect(after).not.toBe(before)
    await page.reload()
    await expect(page.locator('tbody tr, h2').first()).toBeVisible()
    expect(refreshed).toBe(1)
  })

  test('and a failure of it is nobody’s trouble', async ({ page, admin }) => {
    await page.clock.install({ time: new Date('2026-03-01T09:00:00') })
    await openAs(page, admin)
    await answerInstead(page, '/gateway/refresh', envelope(500, {}), 'POST')
    await page.goto('/taskList')
    await page.clock.fastForward(STALE)
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-toast]')).toHaveCount(0)
    expect((await page.evaluate(stored, SESSION))[0]).toBe(admin.token)
  })
})

test('a toast is announced, stays four seconds and fades for half a second', async ({ page }) => {
  await page.addInitScript(() => {
    const times: Record<string, number> = {}
    Object.assign(window, { times })
    new MutationObserver(() => {
      const toast = document.querySelector('[data-toast]')
      if (toast) times.shown ??= performance.now()
      if (toast?.classList.contains('opacity-0')) times.fading ??= performance.now()
      if (!toast && times.shown) times.gone ??= performance.now()
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.goto('/taskList')
  const toast = page.locator('[data-toast=warning]')
  await expect(toast).toBeVisible()
  await expect(page.locator('[aria-live]').filter({ has: toast })).toBeAttached()
  await expect(toast).toHaveCount(0)
  const { shown, fading, gone } = await page.evaluate(
    () => (window as unknown as { times: Record<'shown' | 'fading' | 'gone', number> }).times,
  )
  expect(Math.abs(fading - shown - 4000)).toBeLessThan(400)
  expect(Math.abs(gone - fading - 500)).toBeLessThan(300)
})

test('to log out in one tab is to log out in the other', async ({ page, context, person }) => {
  await openAs(page, person)
  await page.goto('/taskList')
  const second = await context.newPage()
  await second.goto('/help')
  await page.bringToFront()
  await page.getByRole('button', { name: '账户' }).click()
  // The server's session stays, for the other tests of this person: what counts here is what the tabs do.
  await answerInstead(page, '/gateway/logout', envelope(200, { success: true }), 'POST')
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.locator('[data-toast=success]')).toBeVisible()
  await expect(second.getByRole('link', { name: '登录', exact: true })).toBeVisible()
})

test('the language is kept in the browser, and the page says which it is', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  for (const language of LANGUAGES.toReversed()) {
    await page.locator('header select').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.evaluate(() => localStorage.getItem('ocr_lang'))).toBe(language)
    await expect(page.locator('h1')).toHaveText((await textsOf(language)).account.login.title)
  }
})
