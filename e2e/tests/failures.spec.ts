import { answerInstead, envelope, late, refusal, unreachable } from '../support/answers.ts'
import { logInByApi, openAs } from '../support/api.ts'
import { SERVER } from '../support/server.ts'
import { showAsRunning } from '../support/states.ts'
import { watchOverlay } from '../support/watch-overlay.ts'
import { expect, test } from '../support/test.ts'
import { errorText, LANGUAGES, textsOf } from '../support/texts.ts'

for (const language of LANGUAGES) {
  test.describe(`a page that cannot be shown (${language})`, () => {
    test.use({ toleratedErrors: /dynamically imported module|broken on purpose/ })

    test('names the likely cause, and a reload brings it', async ({ page, person }) => {
      const { shell, tasks } = await textsOf(language)
      await openAs(page, person, language)
      await page.route('**/task-list-*.js', unreachable)
      await page.goto('/taskList')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.pageFailed)
      await expect(page.getByText(shell.chunkFailed)).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: shell.reload }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tasks.list.title)
    })

    test('keeps the frame, and the way to other pages', async ({ page, person }) => {
      const { shell } = await textsOf(language)
      await openAs(page, person, language)
      await page.route('**/task-list-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
      )
      await page.goto('/taskList')
      await expect(page.getByText(shell.pageFailedHint)).toBeVisible()
      await page.locator('footer').getByRole('link', { name: shell.footer.help, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.titles.help)
    })
  })

  test(`a list that failed is asked for again (${language})`, async ({ page, person }) => {
    const { shell, tasks } = await textsOf(language)
    await openAs(page, person, language)
    await answerInstead(page, '/task/list', unreachable)
    await page.goto('/taskList')
    await expect(page.locator('[data-toast=error]')).toHaveText(shell.networkError)
    await page.unrouteAll()
    await page.getByRole('alert').getByRole('button', { name: shell.retry }).click()
    await expect(page.getByText(tasks.list.emptyTitle).or(page.locator('tbody tr').first())).toBeVisible()
  })

  test(`to cancel what has ended, or what goes on, is answered in words (${language})`, async ({
    page,
    admin,
    reviewedReport,
  }) => {
    const { tasks } = await textsOf(language)
    const refused = errorText('cancel_failed', language)
    await openAs(page, admin, language)
    await showAsRunning(page)
    await page.goto(`/ocr?task_id=${reviewedReport}`)
    const steps = page.getByRole('list', { name: tasks.progress.readerSteps }).getByRole('listitem')
    await expect(steps).toHaveText(Object.values(tasks.steps).map((step) => new RegExp(step)))
    await expect(steps.filter({ has: page.locator('xpath=self::*[@aria-current="step"]') })).toHaveText(
      new RegExp(tasks.steps.verify_formulas),
    )
    // Of the task, and of its file.
    await expect(page.getByText(tasks.progress.pages(3, 12))).toHaveCount(2)
    for (const [answer, kind, says] of [
      [envelope(409, { message: refused, error: { key: 'cancel_failed' } }), 'error', refused],
      [envelope(200, { success: true }), 'success', tasks.progress.cancelled],
    ] as const) {
      await answerInstead(page, '/task/ocr/cancel', answer, 'POST')
      await page.getByRole('button', { name: tasks.progress.terminate }).click()
      const question = page.getByRole('alertdialog', { name: tasks.progress.terminateTitle })
      await expect(question).toContainText(tasks.progress.terminateText)
      await question.getByRole('button', { name: tasks.progress.terminate }).click()
      await expect(page.locator(`[data-toast=${kind}]`)).toHaveText(says)
    }
  })

  test(`a registration is refused in words that stand at their field (${language})`, async ({ page, person }) => {
    const { account } = await textsOf(language)
    await openAs(page, undefined, language)
    await page.goto('/register')
    await page.locator('[name=email]').fill(String(person.user.email))
    await page.locator('[name=phone]').fill(String(person.user.phone))
    for (const key of ['email_taken', 'phone_taken'] as const)
      await expect(page.getByText(errorText(key, language))).toBeVisible()
    const name = `new${language.slice(0, 2)}${Date.now()}`
    await page.locator('[name=username]').fill(name)
    await expect(page.getByText(account.register.available)).toBeVisible()
    await page.locator('[name=email]').fill(`${name}@example.com`)
    await page.locator('[name=phone]').fill(`+1202556${String(Date.now()).slice(-4)}`)
    await page.locator('[name=password]').fill('a-fine-phrase-77')
    await page.locator('[name=invitation_code]').fill('ABCD-EFGH')
    for (const [field, key] of [
      ['verification_code', 'captcha_wrong'],
      ['password', 'password_common'],
      ['invitation_code', 'invitation_code_invalid'],
    ] as const) {
      const error = { key, field }
      await answerInstead(page, '/user/register', envelope(422, { message: errorText(key, language), error }), 'POST')
      await page.locator('[name=verification_code]').fill('AB12')
      await page.getByRole('button', { name: account.register.submit, exact: true }).click()
      const at = page.locator('label, div').filter({ has: page.locator(`> * [name=${field}], > [name=${field}]`) })
      await expect(
        at
          .last()
          .getByText(errorText(key, language))
          .or(page.getByRole('alert').getByText(errorText(key, language)))
          .first(),
      ).toBeVisible()
      await expect(page.locator(`[name=${field}]`)).toHaveAttribute('aria-invalid', 'true')
      await page.unrouteAll()
    }
    const tooMany = errorText('too_many_requests', language, { seconds: 42 })
    await answerInstead(
      page,
      '/gateway/login',
      envelope(429, { message: tooMany, error: { key: 'too_many_requests' } }),
      'POST',
    )
    await page.goto('/login')
    await page.getByLabel(account.login.username).fill(name)
    await page.locator('[name=password]').fill('a-fine-phrase-77')
    await page.getByRole('button', { name: account.login.submit, exact: true }).click()
    await expect(page.locator('[data-toast=error]')).toHaveText(tooMany)
    // The toast goes; who looked elsewhere still finds at the button why nothing happened.
    await expect(page.locator('[data-toast]')).toHaveCount(0)
    await expect(page.locator('[data-form-failure]')).toHaveText(tooMany)
  })
}

test('the renewal of a token and a look at what runs raise no overlay', async ({ page, request, reviewedReport }) => {
  // A session of its own: the renewed token ends the old one.
  const admin = await logInByApi(request, SERVER.admin)
  await openAs(page, admin)
  await page.goto('/help')
  await page.evaluate(() => localStorage.setItem('ocr_refTokenTime', String(Date.now() - 1_300_000)))
  await answerInstead(page, '/gateway/refresh', late(1500), 'POST')
  await showAsRunning(page)
  const overlays = await watchOverlay(page)
  await page.goto(`/ocr?task_id=${reviewedReport}`)
  await expect(page.getByText('实时连接中断，改为定时刷新')).toBeVisible()
  await answerInstead(page, '/task/detail', late(1200))
  // The next look finds it finished and opens its review, all of it without an overlay.
  await expect(page.locator('[data-finding]').first()).toBeVisible()
  expect(await overlays()).toEqual([])
})

test('an upload that did not get through says so at its button until it is tried again', async ({ page, person }) => {
  const { shell, tasks } = await textsOf('zh-CN')
  await openAs(page, person)
  await page.goto('/ocr?new=1')
  await answerInstead(page, '/task/ocr/start', unreachable, 'POST')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') })
  const start = page.getByRole('button', { name: tasks.form.startReview })
  await start.click()
  const reason = page.locator('form [data-form-failure]')
  await expect(reason).toHaveText(shell.networkError)
  await page.unrouteAll()
  await answerInstead(page, '/task/ocr/start', refusal('storage_full', 'zh-CN'), 'POST')
  await start.click()
  await expect(reason).toHaveText(errorText('storage_full', 'zh-CN'))
  // The files and the name that was made of them are still there.
  await expect(page.getByLabel(tasks.form.name)).toHaveValue('a')
})

test('a refused form keeps what was typed, and is sent once however often its button is pressed', async ({ page }) => {
  const { profile } = await textsOf('zh-CN')
  await openAs(page, undefined)
  await page.goto('/reset')
  let sent = 0
  await answerInstead(
    page,
    '/user/password/forgot',
    async (route) => {
      sent++
      await new Promise((resolve) => setTimeout(resolve, 800))
      await envelope(500, {})(route)
    },
    'POST',
  )
  const field = page.getByLabel(profile.reset.email)
  await field.fill('li.wei@example.com')
  const send = page.getByRole('button', { name: profile.reset.send })
  await send.dblclick()
  await expect(page.locator('[data-toast=error]')).toBeVisible()
  await expect(field).toHaveValue('li.wei@example.com')
  expect(sent).toBe(1)
})
