import { copyFileSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openAs, reviewSample } from '../support/api.ts'
import { expect, test } from '../support/test.ts'

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
/** The public site shows the first two. */
const SITE = fileURLToPath(new URL('../../packages/web/public/pictures/', import.meta.url))

test.use({ viewport: { width: 1440, height: 900 } })

for (const language of ['zh-CN', 'en', 'ko', 'ja']) {
  test(`pictures in ${language}`, async ({ page, admin, request }) => {
    for (const folder of [FOLDER, SITE]) mkdirSync(folder, { recursive: true })
    const take = (name: string) =>
      page.screenshot({ path: `${FOLDER}${name}-${language}.jpg`, type: 'jpeg', quality: 82, animations: 'disabled' })
    await openAs(page, admin, language)

    await page.goto(`/taskDownload?task_id=${await reviewSample(request, admin, 'financial-report', language)}`)
    await page.locator('[data-finding]').first().getByRole('button').first().click()
    await expect(page.locator('[data-mark=serious][aria-current=true]')).toBeInViewport()
    await expect(page.locator('canvas').first()).toBeVisible()
    await page.waitForTimeout(1500)
    await take('review')

    await page.goto(`/taskDownload?task_id=${await reviewSample(request, admin, 'valuation-model', language)}`)
    await page.locator('[data-finding]').nth(1).getByRole('button').first().click()
    await page.waitForTimeout(1500)
    await take('model')
    for (const name of ['review', 'model'])
      copyFileSync(`${FOLDER}${name}-${language}.jpg`, `${SITE}${name}-${language}.jpg`)

    await page.goto('/')
    await page.waitForTimeout(1500)
    await take('home')
  })
}
