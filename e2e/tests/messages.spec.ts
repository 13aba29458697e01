import type { Page } from '@playwright/test'
import { answerInstead, envelope, refusal, retold, unreachable } from '../support/answers.ts'
import { openAs } from '../support/api.ts'
import { expect, readReport, test } from '../support/test.ts'
import { errorText, LANGUAGES, type ErrorKey, textsOf, type Texts } from '../support/texts.ts'

interface Case {
  key: ErrorKey
  /** Which call is refused. */
  path: string
  method?: string
  /** Where a person is, and what they do there. */
  at: (taskId: string) => string
  act?: (page: Page, texts: Texts) => Promise<void>
}

const results = (taskId: string): string => `/taskDownload?task_id=${taskId}&view=results`
const download = async (page: Page, { tasks }: Texts): Promise<void> =>
  page.getByRole('button', { name: tasks.detail.downloadAll }).click()
const remove = async (page: Page, { tasks }: Texts): Promise<void> => {
  await page.getByRole('button', { name: tasks.detail.removeTask }).click()
  await page.getByRole('button', { name: tasks.list.confirmRemove }).click()
}
const start = async (page: Page, { tasks }: Texts): Promise<void> => {
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: readReport() }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByLabel(tasks.form.analysisModel)).not.toHaveValue('')
  await page.getByRole('button', { name: tasks.form.startReview }).click()
}
const newTask = (): string => '/ocr?new=1'

/** Every message about a task that the server may send: what failed, said where the person is. */
const CASES: Case[] = [
  { key: 'history_failed', path: '/task/list', at: () => '/taskList' },
  { key: 'models_failed', path: '/config/ai/model', at: newTask },
  { key: 'detail_failed', path: '/task/detail', at: (id) => `/taskDownload?task_id=${id}` },
  { key: 'results_failed', path: '/task/problems', at: (id) => `/taskDownload?task_id=${id}` },
  { key: 'start_failed', path: '/task/ocr/start', method: 'POST', at: newTask, act: start },
  { key: 'quota_exceeded', path: '/task/ocr/start', method: 'POST', at: newTask, act: start },
  { key: 'storage_full', path: '/task/ocr/start', method: 'POST', at: newTask, act: start },
  { key: 'remove_failed', path: '/task', method: 'DELETE', at: results, act: remove },
  { key: 'download_failed', path: '/task/resource/', at: results, act: download },
  { key: 'download_path_invalid', path: '/task/resource/', at: results, act: download },
  { key: 'request_error', path: '/task/list', at: () => '/taskList' },
  { key: 'request_timeout', path: '/task/list', at: () => '/taskList' },
  { key: 'unavailable', path: '/task/list', at: () => '/taskList' },
]

for (const language of LANGUAGES) {
  test(`each failure is told in its own words (${language})`, async ({ page, admin, reviewedReport }) => {
    test.setTimeout(360_000)
    const texts = await textsOf(language)
    await openAs(page, admin, language)
    for (const { key, path, method, at, act } of CASES) {
      await answerInstead(page, path, refusal(key, language), method)
      await page.goto(at(reviewedReport))
      await act?.(page, texts)
      await expect(page.getByText(errorText(key, language)).first(), key).toBeVisible()
      // What failed did not start.
      if (act === download) await expect(page.getByText(texts.tasks.detail.downloadStarts)).toHaveCount(0)
      await page.unrouteAll()
    }
  })

  test(`what has no words of its own is a system error; a server out of reach is named (${language})`, async ({
    page,
    admin,
  }) => {
    const { shell } = await textsOf(language)
    const toast = page.locator('[data-toast=error]')
    await openAs(page, admin, language)
    const cases = [
      { answer: envelope(500, {}), says: shell.systemError },
      { answer: envelope(500, {}, 200), says: shell.systemError },
      { answer: envelope(400, { msg: 'a message under its short name' }, 200), says: 'a message under its short name' },
      { answer: unreachable, says: shell.networkError },
    ]
    for (const { answer, says } of cases) {
      await answerInstead(page, '/task/list', answer)
      await page.goto('/taskList')
      await expect(toast).toHaveText(says)
      await page.unrouteAll()
    }
  })

  test(`a task that failed says so and how to go on (${language})`, async ({ page, admin, reviewedReport }) => {
    const texts = await textsOf(language)
    await openAs(page, admin, language)
    const error = { key: 'task_failed', message: errorText('task_failed', language) }
    await answerInstead(
      page,
      '/task/detail',
      retold((data) => ({ ...data, status: 'failed', error })),
    )
    await page.goto(`/ocr?task_id=${reviewedReport}`)
    await expect(page.getByRole('alert')).toHaveText(errorText('task_failed', language))
    await expect(page.locator('main [data-status=failed]')).toHaveText(texts.tasks.statuses.failed)
    await expect(page.getByRole('button', { name: texts.tasks.progress.retry })).toBeVisible()
  })
}
