import { readFileSync } from 'node:fs'
import { openAs, runTask } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const VALUATION = new URL('../../corpus/sheets/dcf-en.xlsx', import.meta.url)

test('a cell is traced to its inputs, and a changed input moves the results and is undone', async ({
  page,
  request,
  admin,
}) => {
  // The first question opens the model in a process of its own.
  test.slow()
  const { review } = await textsOf('zh-CN')
  const { desk } = review
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const file = { name: 'dcf.xlsx', mimeType, buffer: readFileSync(VALUATION) }
  const task = await runTask(request, admin, { name: 'desk', type: 'valuation_model' }, [file])
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${task}`)
  await page.getByRole('button', { name: desk.title }).click()
  await page.locator('[data-cell=B14]').click()

  const precedents = page.locator('[data-steps=precedents]')
  await expect(page.locator('[data-trace-of="DCF!B14"]')).toContainText('=B11+B13', { timeout: 120_000 })
  await expect(page.locator('[data-steps=dependents] [data-place="DCF!B16"]')).toBeVisible()
  await precedents.getByRole('button', { name: desk.follow('DCF!B13') }).press('Enter')
  await precedents.locator('[data-place="DCF!B12"]').click()
  // The grid goes to the cell, the trace stays where it began.
  await expect(page.locator('[data-cell-panel] b')).toHaveText('B12')
  await expect(page.locator('[data-trace-of="DCF!B14"]')).toBeVisible()

  await page.getByRole('tab', { name: desk.whatIf }).click()
  await expect(page.getByText(desk.pickInput)).toBeVisible()
  await page.locator('[data-cell=B15]').click()
  const value = page.getByLabel(new RegExp(`^${desk.newValue}`))
  await value.fill('two hundred')
  await value.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(desk.noNumber)
  await value.fill('200')
  await value.press('Enter')
  const equity = page.locator('[data-result="DCF!B16"]')
  await expect(equity).toContainText('-50')
  await expect(page.locator('[data-changes]')).toContainText('150 → 200')
  await page.getByRole('button', { name: desk.undo('DCF!B15') }).click()
  await expect(equity).toHaveCount(0)
  await value.fill('250')
  await value.press('Enter')
  await expect(equity).toContainText('-100')
  await page.getByRole('button', { name: desk.resetAll }).click()
  await expect(page.locator('[data-changes]')).toHaveCount(0)
})
