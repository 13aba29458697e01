import { readFileSync } from 'node:fs'
import { openAs, runTask } from '../support/api.ts'
import { expect, test } from '../support/test.ts'

const MODEL = new URL('../../corpus/sheets/dcf-en.xlsx', import.meta.url).pathname

test('a model reviewed as a report is reviewed as a model by one press, without another upload', async ({
  page,
  request,
  person,
}) => {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const files = [{ name: 'dcf.xlsx', mimeType, buffer: readFileSync(MODEL) }]
  const taskId = await runTask(request, person, { name: 'dcf', type: 'financial_report' }, files)
  await openAs(page, person)
  await page.goto(`/taskDownload?task_id=${taskId}`)

  const notice = page.getByText('本文件更像估值模型，目前是按财务报告审阅的。')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: '按估值模型审阅' }).click()
  await expect(page.getByText('已开始重新审阅，无需再次上传')).toBeVisible()
  await expect(notice).toBeHidden()

  await page.goto(`/ocr?task_id=${taskId}`)
  await expect(page.locator('main [data-status=completed]')).toBeVisible({ timeout: 120_000 })
  await expect(page.locator('main').getByText('估值模型').first()).toBeVisible()
})
