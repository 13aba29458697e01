import { readFileSync } from 'node:fs'
import { openAs, runTask } from '../support/api.ts'
import { makeMemo } from '../support/deck.ts'
import { expect, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

const MODEL = new URL('../../packages/server/samples/valuation-model.en.xlsx', import.meta.url)

for (const language of LANGUAGES)
  test(`a count leads through its figures, each with what it was held against (${language})`, async ({
    page,
    admin,
    reviewedReport,
  }) => {
    const { review } = await textsOf(language)
    await openAs(page, admin, language)
    await page.goto(`/taskDownload?task_id=${reviewedReport}`)
    const panel = page.getByRole('region', { name: review.figure.title })
    const count = page.locator('[data-figures=verified]').getByRole('button')
    await count.click()
    await expect(panel.locator('[data-claim=agrees]').first()).toBeVisible()
    const figure = panel.getByRole('heading', { level: 2 })
    await expect(figure).toBeFocused()
    const first = await figure.textContent()
    await page.keyboard.press('j')
    await expect(panel).toContainText('2 / ')
    await expect(page.locator('[data-shown=figure]')).toBeInViewport()
    await page.keyboard.press('k')
    await expect(panel).toContainText('1 / ')
    await expect(figure).toHaveText(first ?? '')
    // What it was held against leads to its place.
    await panel.locator('[data-claim] [data-operand]').first().click()
    await expect(page.locator('[data-shown=operand]').first()).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(count).toBeFocused()

    await page.locator('[data-figures=unverified]').getByRole('button').click()
    await expect(panel.locator('[data-why-open]')).toContainText(review.figure.whyOpen)
    await expect(panel.getByRole('listitem').first()).toBeVisible()
  })

test('a tick tells what its figure was held against, by pointer and by keyboard, and leads to all of it', async ({
  page,
  admin,
  reviewedReport,
}) => {
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  const total = page.getByRole('button', { name: '215,500：已核对' })
  await total.hover()
  await expect(page.getByRole('tooltip')).toContainText('52,310 + 81,430 + 7,640 + 69,250 + 4,870 = 215,500')
  await total.click()
  const panel = page.locator('[data-figure-panel]')
  await expect(panel.locator('[data-claim=agrees]').first()).toContainText('52,310 + 81,430')
  await page.keyboard.press('Escape')
  await expect(total).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(total).not.toBeFocused()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(panel).not.toContainText('215,500\n')
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
})

test('a problem leads to all that its figure was held against, and back', async ({ page, admin, reviewedReport }) => {
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  const finding = page.locator('[data-finding]', { hasText: '249,800' }).first()
  await finding.getByRole('button').first().click()
  await finding.locator('[data-explain]').click()
  const panel = page.locator('[data-figure-panel]')
  await expect(panel.locator('[data-claim=serious]').first()).toContainText('= 249,800')
  await expect(panel.locator('[data-claim=serious]').first()).toContainText('几乎可以确定是错误')
  await panel.getByRole('button', { name: /^严重/ }).click()
  await expect(panel).toHaveCount(0)
  await expect(finding).toHaveAttribute('data-current', 'true')
})

test('a cell of a model says what it was held against', async ({ page, admin, reviewedModel }) => {
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedModel}`)
  await page.locator('[data-figures=verified]').getByRole('button').click()
  const panel = page.locator('[data-figure-panel]')
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page.locator('[data-cell-panel] [data-explain]')).toBeVisible()
})

test('a figure that another file of the task contradicts names that file, from both sides', async ({
  page,
  admin,
  request,
}) => {
  const memo = await makeMemo([
    ['Key figure', 'Value'],
    ['WACC', '9.10%'],
  ])
  const files = [
    { name: 'memo.docx', buffer: memo },
    { name: 'model.xlsx', buffer: readFileSync(MODEL) },
  ]
  const given = files.map((file) => ({ ...file, mimeType: 'application/octet-stream' }))
  const taskId = await runTask(request, admin, { name: 'model-and-memo', type: 'valuation_model' }, given)
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${taskId}`)
  const finding = page.locator('[data-finding]', { hasText: '9.10%' }).first()
  await finding.getByRole('button').first().click()
  await finding.locator('[data-explain]').click()
  const across = page.locator('[data-figure-panel] [data-across]')
  await expect(across).toContainText('model.xlsx · WACC!B13')
  await page.keyboard.press('Escape')
  await finding.getByRole('button', { name: /^WACC.*B13/ }).click()
  await page.locator('[data-cell-panel] [data-explain]').click()
  await expect(across).toContainText('memo.docx')
})

test('a visitor asks the ticks of the sample on the home page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: '看一份样例审阅' }).click()
  const tick = page.getByRole('button', { name: '215,500：已核对' })
  await tick.click({ timeout: 120_000 })
  await expect(page.locator('[data-figure-panel] [data-claim=agrees]').first()).toContainText('52,310 + 81,430')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-figure-panel]')).toHaveCount(0)
})
