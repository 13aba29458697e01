import { answerInstead, late } from '../support/answers.ts'
import { openAs } from '../support/api.ts'
import { expect, readReport, test } from '../support/test.ts'
import { errorText, LANGUAGES, textsOf } from '../support/texts.ts'

const report = (name: string) => ({ name, mimeType: 'application/pdf', buffer: readReport() })

for (const language of LANGUAGES) {
  test(`a task from its upload to its removal (${language})`, async ({ page, person }) => {
    const { tasks, review } = await textsOf(language)
    const toast = page.locator('[data-toast=success]')
    await openAs(page, person, language)
    await page.goto('/ocr?new=1')
    await page.locator('input[type=file]').setInputFiles(report('annual report (final).pdf'))
    await expect(page.getByLabel(tasks.form.name)).toHaveValue('annual-report-final')
    await page.getByLabel(tasks.form.type).selectOption('financial_report')
    await page.getByLabel(tasks.form.language).selectOption({ label: tasks.onlyIn(tasks.languages.en) })
    await page.getByRole('button', { name: tasks.form.startReview }).click()
    await expect(toast.filter({ hasText: tasks.form.started })).toBeVisible()
    await expect(toast.filter({ hasText: tasks.progress.reviewDone })).toBeVisible({ timeout: 120_000 })
    await expect(page).toHaveURL(/\/taskDownload\?task_id=/)
    await expect(page.locator('main [data-status=completed]')).toHaveText(tasks.statuses.completed)
    await expect(page.locator('[data-finding]').first()).toContainText(review.severities.serious)

    await page.getByRole('tab', { name: tasks.detail.results }).click()
    const row = page.locator('li', { hasText: tasks.detail.kinds.markdown }).first()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: tasks.detail.download }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.md$/)
    await expect(page.locator('[data-toast=info]')).toHaveText(tasks.detail.downloadStarts)

    await page.getByRole('button', { name: tasks.detail.removeTask }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: tasks.list.keep })).toBeFocused()
    await dialog.getByRole('button', { name: tasks.list.confirmRemove }).click()
    await expect(toast.filter({ hasText: tasks.list.removed })).toBeVisible()
    await expect(page).toHaveURL(/\/taskList$/)
  })

  test(`the demo starts from a sample, ends with a score and is reset (${language})`, async ({ page, person }) => {
    const { demo, review, tasks } = await textsOf(language)
    await openAs(page, person, language)
    await page.goto('/demo')
    await page.getByRole('button', { name: demo.start }).click()
    await expect(page.locator('[data-toast=warning]')).toHaveText(demo.chooseBoth)
    await page.getByText(demo.types.financial_report.text).click()
    await page.locator('input[name=sample]').first().check()
    await page.getByRole('button', { name: demo.start }).click()
    await expect(page.getByRole('heading', { level: 1, name: demo.finished })).toBeVisible({ timeout: 120_000 })
    await expect(page.locator('[data-score=trust]')).toContainText(`${review.scores.trust}94`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: demo.finished })).toBeVisible()
    await expect(page.getByRole('button', { name: demo.download })).toBeVisible()
    await expect(page.getByRole('link', { name: demo.sales })).toHaveAttribute('href', /contact/)
    await page.getByRole('button', { name: demo.again }).click()
    await expect(page.locator('[data-toast=success]')).toHaveText(tasks.progress.retried)
    await expect(page.getByRole('heading', { level: 1, name: demo.finished })).toBeVisible({ timeout: 120_000 })
    await page.getByRole('button', { name: demo.reset }).click()
    await expect(page.locator('[data-toast=info]')).toHaveText(demo.resetDone)
    await expect(page).toHaveURL('/demo')
  })

  test(`a damaged file is named with its reason and can be tried again (${language})`, async ({ page, person }) => {
    const { tasks } = await textsOf(language)
    await openAs(page, person, language)
    await page.goto('/ocr?new=1')
    const damaged = { ...report('damaged.pdf'), buffer: readReport().subarray(0, 900) }
    await page.locator('input[type=file]').setInputFiles([damaged, report('sound.pdf')])
    await page.getByRole('button', { name: tasks.form.startReview }).click()
    const line = page.locator('li', { hasText: 'damaged.pdf' })
    await expect(line).toContainText(tasks.progress.fileStates.failed, { timeout: 120_000 })
    await expect(page.locator('li', { hasText: 'sound.pdf' })).toContainText(tasks.progress.fileStates.read)
    // The other file went on: the task as a whole is done, and its result opens by hand, so that the reason is read.
    await expect(page.locator('main [data-status=completed]')).toBeVisible({ timeout: 120_000 })
    await expect(page.locator('main [data-status=completed]')).toHaveText(tasks.detail.partial)
    await expect(page).toHaveURL(/\/ocr\?task_id=/)

    await page.goto('/ocr?new=1')
    await page.locator('input[type=file]').setInputFiles(damaged)
    await page.getByRole('button', { name: tasks.form.startReview }).click()
    await expect(page.getByRole('alert').filter({ hasText: errorText('parse_failed', language) })).toBeVisible({
      timeout: 120_000,
    })
    await page.getByRole('button', { name: tasks.progress.retry }).click()
    await expect(page.locator('[data-toast=success]', { hasText: tasks.progress.retried })).toBeVisible()
  })
}

test('each file shows how much of it has gone, and none is done before the server says so', async ({
  page,
  person,
}) => {
  await openAs(page, person)
  await page.goto('/ocr?new=1')
  const padded = (name: string) => ({ ...report(name), buffer: Buffer.concat([readReport(), Buffer.alloc(300_000)]) })
  await page.locator('input[type=file]').setInputFiles([padded('first.pdf'), padded('second.pdf')])
  await expect(page.getByRole('button', { name: '开始审阅' })).toBeEnabled()
  await page.evaluate(() => {
    const seen: number[][] = []
    Object.assign(window, { seen })
    setInterval(() => {
      const bars = [...document.querySelectorAll('main form [role=progressbar]')]
      if (bars.length > 0) seen.push(bars.map((bar) => Number(bar.getAttribute('aria-valuenow'))))
    }, 20)
  })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const slow = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: 500_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await page.getByRole('button', { name: '开始审阅' }).click()
  await expect(page).toHaveURL(/task_id=/)
  const seen = await page.evaluate(() => (window as unknown as { seen: number[][] }).seen)
  expect(seen.some(([first, second]) => first! > second!)).toBe(true)
  expect(Math.max(...seen.flat())).toBe(99)
  for (const [before, after] of seen.slice(1).map((now, index) => [seen[index]!, now] as const))
    for (const [index, value] of after.entries()) expect(value).toBeGreaterThanOrEqual(before[index]!)
})

test('whoever starts before the list of models has come waits for it', async ({ page, person }) => {
  await openAs(page, person)
  await answerInstead(page, '/config/ai/model', late(3000))
  await page.goto('/ocr?new=1')
  await page.locator('input[type=file]').setInputFiles(report('early.pdf'))
  await page.getByRole('button', { name: '开始审阅' }).click()
  await expect(page).toHaveURL(/task_id=/)
})

test('an upload can be broken off and nothing is started', async ({ page, person }) => {
  await openAs(page, person)
  await page.goto('/ocr?new=1')
  await page.locator('input[type=file]').setInputFiles({ ...report('a.pdf'), buffer: Buffer.alloc(2_000_000, 'x') })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const slow = { offline: false, latency: 50, downloadThroughput: -1, uploadThroughput: 100_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await page.getByRole('button', { name: '开始审阅' }).click()
  await page.getByRole('button', { name: '取消上传' }).click()
  await expect(page.getByRole('button', { name: '开始审阅' })).toBeVisible()
  await expect(page).toHaveURL('/ocr?new=1')
  await expect(page.getByLabel('任务名称')).toHaveValue('a')
})

test('a reload in the middle of an upload is asked about, and the upload goes on', async ({ page, person }) => {
  await openAs(page, person)
  await page.goto('/ocr?new=1')
  const padded = { ...report('a.pdf'), buffer: Buffer.concat([readReport(), Buffer.alloc(300_000)]) }
  await page.locator('input[type=file]').setInputFiles(padded)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const slow = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await page.getByRole('button', { name: '开始审阅' }).click()
  await expect(page.getByRole('button', { name: '取消上传' })).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page).toHaveURL(/task_id=/, { timeout: 120_000 })
})

for (const language of LANGUAGES)
  test(`an upload that was left behind is told of, and what can be kept is kept (${language})`, async ({
    page,
    person,
  }) => {
    const { tasks, shell } = await textsOf(language)
    await openAs(page, person, language)
    await page.goto('/ocr?new=1')
    await page.getByLabel(tasks.form.type).selectOption('financial_report')
    await page.locator('input[type=file]').setInputFiles({ ...report('a.pdf'), buffer: Buffer.alloc(2_000_000, 'x') })
    await page.getByLabel(tasks.form.name).fill('kept-name')
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    const slow = { offline: false, latency: 50, downloadThroughput: -1, uploadThroughput: 50_000 }
    await network.send('Network.emulateNetworkConditions', slow)
    await page.getByRole('button', { name: tasks.form.startReview }).click()
    await expect(page.getByRole('button', { name: tasks.form.cancelUpload })).toBeVisible()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    const notice = page.getByRole('status').filter({ hasText: tasks.form.broken.text })
    await expect(notice).toContainText('a.pdf')
    await expect(page.getByLabel(tasks.form.name)).toHaveValue('kept-name')
    await expect(page.getByLabel(tasks.form.type)).toHaveValue('financial_report')

    await page.locator('input[type=file]').setInputFiles({ ...report('b.pdf'), buffer: Buffer.alloc(2_000_000, 'x') })
    await expect(notice).toBeHidden()
    await page.getByRole('button', { name: tasks.form.startReview }).click()
    await expect(page.getByRole('button', { name: tasks.form.cancelUpload })).toBeVisible()
    await page.locator('footer').getByRole('link', { name: shell.footer.help, exact: true }).click()
    await expect(page.locator('[data-toast=warning]')).toHaveText(tasks.form.broken.title)
    await page.goBack()
    await expect(notice).toContainText('b.pdf')
    await notice.getByRole('button', { name: tasks.form.broken.forget }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(page.getByLabel(tasks.form.name)).toHaveValue('')
  })

test('a page whose scripts are slow to come says that it is on its way', async ({ page, person }) => {
  await openAs(page, person)
  await page.route(/\/assets\/demo-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await page.goto('/demo')
  await expect(page.locator('main').getByRole('status')).toHaveText('加载中...')
  await expect(page.locator('main h1')).toBeVisible()
})

test('progress goes on after a time without a connection', async ({ page, person, context }) => {
  test.setTimeout(360_000)
  await page.goto('/help')
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await openAs(page, person)
  await page.goto('/ocr?new=1')
  await page.locator('input[type=file]').setInputFiles([picture, { ...picture, name: 'b.png' }])
  await page.getByRole('button', { name: '开始审阅' }).click()
  await expect(page).toHaveURL(/task_id=/)
  await context.setOffline(true)
  await page.waitForTimeout(1000)
  await context.setOffline(false)
  await expect(page.locator('main [data-status=completed]')).toBeVisible({ timeout: 120_000 })
})
