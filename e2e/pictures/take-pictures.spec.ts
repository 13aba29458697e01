import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { openAs, reviewSample } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const DOCS = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
/** The public site shows all but the home page; `product-picture.tsx` names the same widths. */
const SITE = fileURLToPath(new URL('../../packages/web/public/pictures/', import.meta.url))
const SITE_WIDTHS = [1080, 1440, 2400]

test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 })

for (const language of ['zh-CN', 'en', 'ko', 'ja'] as const) {
  test(`pictures in ${language}`, async ({ page, admin, request }) => {
    const { together } = await textsOf(language)
    for (const folder of [DOCS, SITE]) mkdirSync(folder, { recursive: true })
    await openAs(page, admin, language)

    await page.goto(`/taskDownload?task_id=${await reviewSample(request, admin, 'financial-report', language)}`)
    await page.locator('[data-finding]').first().getByRole('button').first().click()
    await expect(page.locator('[data-mark=serious][aria-current=true]')).toBeInViewport()
    await expect(page.locator('canvas').first()).toBeVisible()
    await page.waitForTimeout(1500)
    await take(page, `review-${language}`, { site: true })
    await takeDetail(page, `review-${language}`, page.locator('[data-finding][data-current]'))
    await page.locator('[data-figures=verified]').getByRole('button').click()
    await expect(page.locator('[data-claim]').first()).toBeVisible()
    await page.waitForTimeout(1500)
    await take(page, `tick-${language}`, { site: true, docs: false })
    await takeDetail(page, `tick-${language}`, page.locator('[data-claim]').first())
    await page.keyboard.press('Escape')
    await decide(page, REASONS[language] ?? '')
    await page.getByRole('tab', { name: together.signOff.tab }).click()
    await page.locator('[data-sign-off=preparer]').getByRole('button').click()
    await expect(page.locator('[data-locked=true]')).toBeVisible()
    await expect(page.locator('[data-digest]')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 64))
    await expect(page.locator('[data-toast]')).toHaveCount(0)
    await take(page, `sign-${language}`, { site: true, docs: false })
    await takeDetail(page, `sign-${language}`, page.locator('[data-sign-off=preparer]'))

    await page.goto(`/taskDownload?task_id=${await reviewSample(request, admin, 'valuation-model', language)}`)
    await page.locator('[data-finding]').nth(1).getByRole('button').first().click()
    await page.waitForTimeout(1500)
    await take(page, `model-${language}`, { site: true })
    await takeDetail(page, `model-${language}`, page.locator('[data-finding][data-current]'))

    await page.goto('/')
    await page.waitForTimeout(1500)
    await take(page, `home-${language}`)
  })
}

/** Why a problem of the sample is put aside, as who prepares a report would say it. */
const REASONS: Record<string, string> = {
  'zh-CN': '附注编号将在定稿时统一调整',
  en: 'Notes are renumbered in the final draft',
  ko: '주석 번호는 최종본에서 다시 매길 예정',
  ja: '注記番号は最終版で振り直す予定',
}

/** Accepts the problem that is open and dismisses the next with a reason. */
async function decide(page: Page, reason: string): Promise<void> {
  await page.locator('[data-finding]').first().getByRole('button').first().click()
  await page.locator('[data-decide=accept]').click()
  await expect(page.locator('[data-handled="1"]')).toBeVisible()
  await page.locator('[data-finding]').nth(2).getByRole('button').first().click()
  await page.locator('[data-decision-bar] input[type=text], [data-decision-bar] input:not([type])').first().fill(reason)
  await page.locator('[data-decide=dismiss]').click()
  await expect(page.locator('[data-handled="2"]')).toBeVisible()
}

/** For phones, on which a whole screen could not be read: what the picture is about. `product-picture.tsx` names it. */
async function takeDetail(page: Page, name: string, subject: Locator): Promise<void> {
  const problem = (await subject.boundingBox())!
  const x = problem.x - 12
  const [width, height] = [1440 - x, (1440 - x) * 0.625]
  const clip = { x, y: Math.min(900 - height, problem.y - 12), width, height }
  const detail = await page.screenshot({ animations: 'disabled', clip })
  await sharp(detail).resize(720).avif({ quality: 45, effort: 6 }).toFile(`${SITE}${name}-detail.avif`)
}

async function take(page: Page, name: string, { site = false, docs = true } = {}): Promise<void> {
  const screen = await page.screenshot({ animations: 'disabled' })
  if (docs) await sharp(screen).resize(1440).jpeg({ quality: 82 }).toFile(`${DOCS}${name}.jpg`)
  if (!site) return
  for (const width of SITE_WIDTHS)
    await sharp(screen).resize(width).avif({ quality: 52, effort: 4 }).toFile(`${SITE}${name}-${width}.avif`)
}
