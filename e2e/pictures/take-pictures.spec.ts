import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openAs, reviewSample } from '../support/api.ts'
import { expect, test } from '../support/test.ts'

const DOCS = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
/** The public site shows the first two; `product-picture.tsx` names the same widths. */
const SITE = fileURLToPath(new URL('../../packages/web/public/pictures/', import.meta.url))
const SITE_WIDTHS = [1080, 1440, 2400]

test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 })

for (const language of ['zh-CN', 'en', 'ko', 'ja']) {
  test(`pictures in ${language}`, async ({ page, admin, request }) => {
    for (const folder of [DOCS, SITE]) mkdirSync(folder, { recursive: true })
    await openAs(page, admin, language)

    await page.goto(`/taskDownload?task_id=${await reviewSample(request, admin, 'financial-report', language)}`)
    await page.locator('[data-finding]').first().getByRole('button').first().click()
    await expect(page.locator('[data-mark=serious][aria-current=true]')).toBeInViewport()
    await expect(page.locator('canvas').first()).toBeVisible()
    await page.waitForTimeout(1500)
    await take(page, `review-${language}`, { site: true })
    await takeDetail(page, `review-${language}`)

    await page.goto(`/taskDownload?task_id=${await reviewSample(request, admin, 'valuation-model', language)}`)
    await page.locator('[data-finding]').nth(1).getByRole('button').first().click()
    await page.waitForTimeout(1500)
    await take(page, `model-${language}`, { site: true })
    await takeDetail(page, `model-${language}`)

    await page.goto('/')
    await page.waitForTimeout(1500)
    await take(page, `home-${language}`)
  })
}

/** For phones, on which a whole screen could not be read: the chosen problem with its arithmetic. `product-picture.tsx` names it. */
async function takeDetail(page: Page, name: string): Promise<void> {
  const problem = (await page.locator('[data-finding][data-current]').boundingBox())!
  const x = problem.x - 12
  const [width, height] = [1440 - x, (1440 - x) * 0.625]
  const clip = { x, y: Math.min(900 - height, problem.y - 12), width, height }
  const detail = await page.screenshot({ animations: 'disabled', clip })
  await sharp(detail).resize(720).avif({ quality: 45, effort: 6 }).toFile(`${SITE}${name}-detail.avif`)
}

async function take(page: Page, name: string, { site = false } = {}): Promise<void> {
  const screen = await page.screenshot({ animations: 'disabled' })
  await sharp(screen).resize(1440).jpeg({ quality: 82 }).toFile(`${DOCS}${name}.jpg`)
  if (!site) return
  for (const width of SITE_WIDTHS)
    await sharp(screen).resize(width).avif({ quality: 52, effort: 4 }).toFile(`${SITE}${name}-${width}.avif`)
}
