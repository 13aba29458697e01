import { openAs, reviewSample } from '../support/api.ts'
import { expect, REPORT, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

test('a report goes from upload to its findings, marked on the page', async ({ page, admin }) => {
  await openAs(page, admin)
  await page.goto('/ocr?new=1')
  await page.getByRole('button', { name: '开始审阅' }).click()
  await expect(page.getByText('请输入任务名称')).toBeVisible()
  await expect(page.getByText('请至少选择一个文件')).toBeVisible()

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.locator('[data-toast=error]')).toHaveText(/不支持的文件格式：notes\.txt/)
  // The toast goes; beside the files it still says why.
  await expect(page.locator('[data-refused]')).toHaveText(/不支持的文件格式：notes\.txt/)
  await page.locator('input[type=file]').setInputFiles(REPORT)
  await expect(page.locator('[data-refused]')).toHaveCount(0)
  await page.getByLabel('任务名称').fill('年报 审阅')
  await page.getByLabel('任务类型').selectOption('financial_report')
  await expect(page.getByText('任务名称不能包含空格')).toBeVisible()
  await page.getByLabel('任务名称').fill('年报审阅')
  await page.getByRole('button', { name: '开始审阅' }).click()
  await expect(page.getByText('文件上传成功，任务启动成功')).toBeVisible()
  await expect(page).toHaveURL(/task_id=/)

  await page.reload()
  await expect(page.locator('main [data-status=completed]')).toBeVisible({ timeout: 120_000 })
  // The result of a task that one waits for opens by itself.
  await expect(page).toHaveURL(/\/taskDownload\?task_id=/)

  const finding = page.locator('[data-finding]', { hasText: '41,171' }).first()
  await finding.getByRole('button').first().click()
  await expect(page).toHaveURL(/finding=/)
  const mark = page.locator('[data-mark=serious][aria-current=true]')
  await expect(mark).toBeInViewport()
  await expect(finding.getByText('39,971').first()).toBeVisible()
  await expect(page.locator('canvas').first()).toBeVisible()

  // The address alone leads to the same place, and a click on the mark keeps it selected.
  await page.goto(page.url())
  await expect(mark).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/finding=/)
  await page.locator('[data-mark=serious]').first().click()
  await expect(page.locator('[data-finding] [aria-expanded=true]')).toBeInViewport()

  await page.getByRole('textbox', { name: '理由' }).fill('已与公司确认')
  await page.getByRole('button', { name: '忽略', exact: true }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await page.reload()
  await finding.getByRole('button').first().click()
  await expect(page.getByText('已与公司确认')).toBeVisible()

  await expect(page.locator('[data-tick]').first()).toBeVisible()
})

test('the interface changes language in place and remembers it; findings follow', async ({
  page,
  admin,
  reviewedReport,
}) => {
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  await expect(page.locator('[data-finding]').first()).toContainText('严重')
  for (const [code, word] of [
    ['en', 'Serious'],
    ['ko', '심각'],
    ['ja', '重大'],
  ] as const) {
    await page.locator('header select').selectOption(code)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.locator('[data-finding]').first()).toContainText(word)
    await expect(page.locator('[data-finding]').first()).not.toContainText('严重')
  }
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('tab', { name: 'レビュー' })).toBeVisible()
})

test('results are shown and downloaded', async ({ page, admin, reviewedReport }) => {
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}&view=results`)
  const row = page.locator('li', { hasText: 'Markdown 文档' }).first()
  await row.getByRole('button', { name: '查看' }).click()
  await expect(page.getByRole('dialog').frameLocator('iframe').locator('body')).toContainText('货币资金')
  await page.keyboard.press('Escape')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '全部下载' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  await expect(page.getByText('开始下载')).toBeVisible()
})

test('a running task is found again in a second tab and can be terminated', async ({ page, person, context }) => {
  test.setTimeout(360_000)
  // Pictures of text take the OCR long enough to be interrupted.
  await page.goto('/help')
  const picture = await page.screenshot({ fullPage: true })
  await openAs(page, person)
  await page.goto('/ocr?new=1')
  const files = Array.from({ length: 5 }, (_, index) => ({
    name: `p${index}.png`,
    mimeType: 'image/png',
    buffer: picture,
  }))
  await page.locator('input[type=file]').setInputFiles(files)
  await page.getByLabel('任务名称').fill('to-terminate')
  await page.getByRole('button', { name: '开始审阅' }).click()
  await expect(page).toHaveURL(/task_id=/)

  const second = await context.newPage()
  await openAs(second, person)
  await second.goto('/ocr')
  await expect(second).toHaveURL(/task_id=/)
  await second.getByRole('button', { name: '终止任务' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: '终止任务' }).click()
  await expect(second.getByText('取消成功')).toBeVisible()
  await expect(page.locator('main [data-status=cancelled]')).toBeVisible()
  await second.getByRole('button', { name: '创建新任务' }).click()
  await expect(second.getByRole('button', { name: '开始审阅' })).toBeVisible()
})

test('the list searches, keeps its state in the address and deletes after asking', async ({
  page,
  person,
  request,
}) => {
  await reviewSample(request, person)
  await openAs(page, person)
  await page.goto('/taskList')
  const rows = page.locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  await page.getByLabel('任务类型').selectOption('due_diligence')
  await expect(page).toHaveURL(/type=due_diligence/)
  await expect(page.getByText('没有符合条件的任务')).toBeVisible()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(rows).toHaveCount(before)
  await rows.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: /删除所选/ }).click()
  await page.getByRole('button', { name: '保留' }).click()
  await expect(rows).toHaveCount(before)
  await page.getByRole('button', { name: /删除所选/ }).click()
  await page.getByRole('button', { name: '确认删除' }).click()
  await expect(page.getByText('删除任务成功')).toBeVisible()
  await expect(rows).toHaveCount(before - 1)
})

for (const language of LANGUAGES)
  test(`an address that no task can have says so in words (${language})`, async ({ page, person }) => {
    const { tasks } = await textsOf(language)
    await openAs(page, person, language)
    for (const address of ['task_id=%00', `task_id=${'a'.repeat(100)}`, 'task_id=']) {
      await page.goto(`/taskDownload?${address}`)
      await expect(page.getByRole('alert')).toContainText(tasks.detail.missing)
      await expect(page.getByText('task_id')).toHaveCount(0)
    }
  })

test("another person's task does not exist", async ({ page, person, reviewedReport }) => {
  await openAs(page, person)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  await expect(page.getByRole('alert')).toContainText('未找到该任务，或您无权查看。')
  await expect(page.locator('[data-finding]')).toHaveCount(0)
  await page.getByRole('alert').getByRole('link', { name: '返回任务列表' }).click()
  await expect(page).toHaveURL(/taskList/)
})
