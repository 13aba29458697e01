import { readFileSync } from 'node:fs'
import { openAs, runTask } from '../support/api.ts'
import { violationsOf } from '../support/axe.ts'
import { findFaults } from '../support/find-faults.ts'
import { expect, SCAN, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.describe.configure({ timeout: 180_000 })

test('recognised text stands beside its page; a doubtful word is corrected there, and the files follow', async ({
  page,
  person,
  scan,
}) => {
  const { proofread, tasks } = await textsOf('en')
  await openAs(page, person, 'en')
  await page.goto(`/taskDownload?task_id=${scan}`)
  await page.getByRole('tab', { name: proofread.tab }).click()
  const doubtful = page.locator('[data-word][data-state=doubtful]')
  await expect(doubtful.first()).toBeVisible({ timeout: 120_000 })
  const count = await doubtful.count()
  await expect(page.locator('[data-doubts]')).toHaveAttribute('data-doubts', String(count))

  // A word under the pointer is framed on the page.
  await doubtful.first().hover()
  await expect(page.locator('[data-word-place=hovered]')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  // J goes to the first doubt and E to its text; who corrects it is led to the next one and goes on writing there.
  await page.mouse.move(0, 0)
  await page.keyboard.press('j')
  const field = page.getByLabel(proofread.correction)
  await expect(field).toHaveValue(await doubtful.first().innerText())
  await expect(page.locator('[data-word-place=current]')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('e')
  await field.fill('Zanzibar')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-word][data-state=corrected]')).toHaveText('Zanzibar')
  await expect(doubtful).toHaveCount(count - 1)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(await doubtful.first().innerText())
  // It was right: one press says so.
  await page.getByRole('button', { name: proofread.confirm }).click()
  await expect(doubtful).toHaveCount(count - 2)
  // And what is no word is deleted, and comes back.
  await field.fill('')
  await page.getByRole('button', { name: proofread.remove, exact: true }).click()
  await expect(doubtful).toHaveCount(count - 3)
  const deleted = page.locator('[data-word][data-state=deleted]')
  await deleted.click()
  await page
    .locator('[data-word-editor]')
    .getByRole('button', { name: await deleted.innerText() })
    .click()
  await page.getByRole('button', { name: proofread.save, exact: true }).click()
  await expect(deleted).toHaveCount(0)

  // What lies on the page finds its word in the text.
  await page
    .locator('[data-doubt]')
    .first()
    .evaluate((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect()
      const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true }
      mark.parentElement?.dispatchEvent(new MouseEvent('click', at))
    })
  await expect(page.locator('[data-word][aria-current]')).toHaveAttribute('data-state', 'doubtful')

  await page.getByRole('tab', { name: tasks.detail.results }).click()
  const markdown = page.getByRole('listitem').filter({ hasText: 'sheet.md' })
  await markdown.getByRole('button', { name: tasks.detail.view, exact: true }).click()
  await expect(page.getByRole('dialog').frameLocator('iframe').locator('body')).toContainText('Zanzibar')
})

test('the way through the doubts leads over all pages and files of a task, forwards and back', async ({
  page,
  person,
  request,
}) => {
  const { proofread } = await textsOf('en')
  const buffer = readFileSync(SCAN)
  const files = ['first.png', 'second.png'].map((name) => ({ name, mimeType: 'image/png', buffer }))
  const task = await runTask(request, person, { name: 'two-sheets', type: 'ocr' }, files)
  await openAs(page, person, 'en')
  await page.goto(`/taskDownload?task_id=${task}&view=text`)
  const told = page.locator('[data-doubts]')
  const chosen = page.getByLabel(proofread.file).locator('option:checked')
  const doubtful = page.locator('[data-word][data-state=doubtful]')
  await expect(doubtful.first()).toBeVisible({ timeout: 120_000 })
  const count = await doubtful.count()
  await expect(told).toHaveAttribute('data-doubts', String(count))
  await expect(told).toContainText(proofread.inOthers(String(count)))
  await expect(chosen).toHaveText(`first.png · ${proofread.fileDoubts(String(count))}`)
  for (let at = 1; at <= count; at++) {
    await page.keyboard.press('j')
    await expect(told).toHaveAttribute('data-doubt-at', String(at))
  }
  await page.keyboard.press('j')
  await expect(chosen).toContainText('second.png')
  await expect(told).toHaveAttribute('data-doubt-at', '1')
  await page.keyboard.press('k')
  await expect(chosen).toContainText('first.png')
  await expect(told).toHaveAttribute('data-doubt-at', String(count))
})

for (const language of ['zh-CN', 'en', 'ko', 'ja'] as const)
  test(`text and page fit a desktop and a phone (${language})`, async ({ page, person, scan }, testInfo) => {
    await openAs(page, person, language)
    for (const [width, height, colorScheme] of [
      [1440, 900, 'light'],
      [1440, 900, 'dark'],
      [390, 844, 'light'],
      [390, 844, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.goto(`/taskDownload?task_id=${scan}&view=text`)
      await page.locator('[data-word][data-state=doubtful]').first().click()
      // Page, text and editor are in sight together.
      await expect(page.locator('[data-word-editor] input')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('[data-proofread] img').first()).toBeInViewport({ timeout: 120_000 })
      await expect(page.locator('[data-word][aria-current]')).toBeInViewport()
      expect(await findFaults(page)).toEqual([])
      expect(await violationsOf(page)).toEqual([])
      const folder = process.env.TICKMARK_E2E_PICTURES
      await page.screenshot({
        path: folder
          ? `${folder}/proofread-${language}-${width}-${colorScheme}.png`
          : testInfo.outputPath('proofread.png'),
      })
    }
  })
