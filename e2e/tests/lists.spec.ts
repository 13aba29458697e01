import { readFileSync } from 'node:fs'
import { openAs, registerPerson, runTask } from '../support/api.ts'
import { answerInstead, retold } from '../support/answers.ts'
import { boxOf } from '../support/box.ts'
import { findFaults } from '../support/find-faults.ts'
import { expect, readReport, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

for (const language of LANGUAGES) {
  test(`the task list: heads, sorts, filters, pages, back (${language})`, async ({ page, admin, longNamed }) => {
    const { tasks } = await textsOf(language)
    await openAs(page, admin, language)
    // Many tasks, made of one: the second page is asked of the server, the rows are told anew.
    await answerInstead(
      page,
      '/task/list',
      retold((data) => ({ ...data, total: 45 })),
    )
    await page.goto('/taskList')
    await expect(page.locator('thead th').filter({ hasText: /./ })).toHaveText([
      tasks.list.created,
      tasks.list.type,
      tasks.list.name,
      tasks.list.problems,
      tasks.list.trust,
      tasks.list.pages,
      tasks.list.owner,
      tasks.list.status,
      tasks.list.operate,
    ])
    const row = page.locator('tbody tr', { has: page.locator(`[href*="${longNamed}"]`) })
    await expect(row).toContainText(tasks.types.financial_report)
    await expect(row).toContainText(tasks.statuses.completed)
    await expect(row.getByRole('link', { name: tasks.list.view })).toBeVisible()
    // On a tablet the words of a state stand beside each other, and nothing runs out of the page.
    const wide = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width: 820, height: 1180 })
    expect((await boxOf(row.locator('[data-status]'))).height).toBeLessThan(32)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820)
    await page.setViewportSize(wide)
    await expect(page.getByLabel(tasks.list.sort).locator('option')).toHaveText(Object.values(tasks.list.sorts))
    await expect(page.getByLabel(tasks.list.status).locator('option')).toHaveText([
      tasks.list.all,
      ...Object.values(tasks.statuses),
    ])
    await page.getByLabel(tasks.list.sort).selectOption('name')
    await expect(page).toHaveURL(/sort=name/)
    await expect(page.getByText(tasks.list.total(45))).toBeVisible()
    await expect(page.getByRole('button', { name: tasks.list.previous })).toBeDisabled()
    await page.getByRole('button', { name: tasks.list.next }).click()
    await expect(page).toHaveURL(/sort=name&page=2/)
    await expect(page.getByText(tasks.list.page(2, 3)).last()).toBeVisible()
    // To filter is to begin at the first page again.
    await page.getByLabel(tasks.list.search).fill('www')
    await page.getByLabel(tasks.list.status).selectOption('completed')
    await expect(page).toHaveURL(/^(?!.*page=).*search=www/)
    await expect(page).toHaveURL(/status=completed/)
    await page.getByRole('link', { name: tasks.list.back }).click()
    await expect(page).toHaveURL(/\/ocr/)
  })
}

test('tasks of an engagement are begun, found and moved together', async ({ page, request }) => {
  const { tasks } = await textsOf('en')
  await openAs(page, await registerPerson(request), 'en')
  await page.goto('/ocr?new=1')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: readReport() })
  await page.getByLabel(tasks.engagement.label).fill('Harbour 2025')
  await page.getByRole('button', { name: tasks.form.startReview }).click()
  await expect(page.locator('[data-finding]').first()).toBeVisible({ timeout: 120_000 })
  await expect(page.locator('button[data-engagement]')).toHaveText('Harbour 2025')
  await page.goto('/taskList')
  await page.getByLabel(tasks.engagement.label).selectOption('Harbour 2025')
  await expect(page).toHaveURL(/engagement=Harbour/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.locator('tbody').getByRole('link', { name: 'a', exact: true }).click()
  await page.locator('button[data-engagement]').click()
  await page.getByRole('dialog').getByLabel(tasks.engagement.label).fill('Harbour 2026')
  await page.keyboard.press('Enter')
  await expect(page.locator('button[data-engagement]')).toHaveText('Harbour 2026')
})

test('several tasks are chosen by keyboard, moved together, taken out as a sheet and deleted', async ({
  page,
  request,
}) => {
  const { tasks } = await textsOf('en')
  const someone = await registerPerson(request)
  const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Item,2025\nA,1\nB,2\n') }
  for (const name of ['one', 'two', 'three']) await runTask(request, someone, { name, type: 'ocr' }, [file])
  await openAs(page, someone, 'en')
  await page.goto('/taskList')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(3)
  for (const key of ['j', 'x', 'j', 'x', 'k', 'j']) await page.keyboard.press(key)
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused()
  const bar = page.getByRole('toolbar', { name: tasks.list.withSelected })
  await expect(bar).toContainText(tasks.list.selected(2))
  expect(await findFaults(page)).toEqual([])

  await bar.getByRole('button', { name: tasks.list.move }).click()
  await page.getByRole('dialog').getByLabel(tasks.engagement.label).fill('Harbour 2027')
  await page.keyboard.press('Enter')
  await expect(rows.filter({ hasText: 'Harbour 2027' })).toHaveCount(2)
  await expect(bar).toHaveCount(0)

  await rows.nth(0).getByRole('checkbox').check()
  await bar.getByRole('button', { name: tasks.list.selectAll }).click()
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: tasks.list.exportList }).click(),
  ])
  const lines = readFileSync(await sheet.path(), 'utf8').split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines.filter((line) => line.includes(',Harbour 2027,'))).toHaveLength(2)
  await bar.getByRole('button', { name: tasks.list.removeSelected(3) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: tasks.list.confirmRemove }).click()
  await expect(page.getByText(tasks.list.emptyTitle)).toBeVisible()
})

const KINDS = {
  markdown: /\.md$/,
  html: /\.html$/,
  xlsx: /\.xlsx$/,
  pdf: /\.pdf$/,
  annotated_pdf: /\.pdf$/,
  report_pdf: /\.report\.pdf$/,
  json: /\.json$/,
  sarif: /\.sarif/,
  docx: /\.docx$/,
} as const

/** What tells that the file itself is shown. */
const SHOWN = {
  markdown: /货币资金/,
  analysis_package: /\.review\.html.*KB/,
  html: /Review report/,
  xlsx: /Problems/,
  json: /"ruleId"/,
  sarif: /"version": "2\.1\.0"/,
  docx: /Review report/,
}

test('each kind of result is shown, and comes as a file of its kind', async ({ page, admin, reviewedReport }) => {
  const { tasks } = await textsOf('en')
  await openAs(page, admin, 'en')
  await page.goto(`/taskDownload?task_id=${reviewedReport}&view=results`)
  for (const [kind, ending] of Object.entries(KINDS)) {
    const name = kind === 'xlsx' ? tasks.detail.reviewedXlsx : tasks.detail.kinds[kind as keyof typeof KINDS]
    const row = page.locator('li', { has: page.getByText(name, { exact: true }) }).first()
    await row.getByRole('button', { name: tasks.detail.view, exact: true }).click()
    const dialog = page.getByRole('dialog')
    if (kind.endsWith('pdf')) await expect(dialog.locator('canvas').first()).toBeVisible()
    else await expect(dialog.frameLocator('iframe').locator('body')).toContainText(SHOWN[kind as keyof typeof SHOWN])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: tasks.detail.download }).click(),
    ])
    expect(file.suggestedFilename(), kind).toMatch(ending)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('a visitor’s own report is reviewed in the demo, and the quick demo of a model', async ({ page, person }) => {
  test.setTimeout(360_000)
  await openAs(page, person)
  await page.goto('/demo')
  await page.getByText('附注核对').click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'own.pdf', mimeType: 'application/pdf', buffer: readReport() })
  await page.getByRole('button', { name: '开始审阅' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '审阅完成' })).toBeVisible({ timeout: 120_000 })
  await expect(page.locator('[data-finding]', { hasText: '41,171' }).first()).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载完整报告' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.zip$/)

  await page.goto('/demo?type=valuation_model')
  await page.locator('input[name=sample]').first().check()
  await page.getByRole('button', { name: '开始审阅' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '审阅完成' })).toBeVisible({ timeout: 120_000 })
  await expect(page.locator('[data-finding]').first()).toBeVisible()
})

test('on a phone the filters stand aside until they are asked for', async ({ page, admin, reviewedReport }) => {
  const { tasks } = await textsOf('zh-CN')
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, admin)
  await page.goto('/taskList?type=financial_report')
  await expect(page.locator(`a[href*="${reviewedReport}"]`).first()).toBeAttached()
  // Other tests' tasks may stand above it.
  await expect(page.locator('a[href^="/taskDownload?task_id="]').first()).toBeInViewport()
  await expect(page.getByLabel(tasks.list.status)).toBeHidden()
  await page.getByRole('button', { name: tasks.list.filters(1) }).click()
  await page.getByLabel(tasks.list.status).selectOption('failed')
  await expect(page).toHaveURL(/status=failed/)
  await expect(page.getByRole('button', { name: tasks.list.filters(2) })).toBeVisible()
})
