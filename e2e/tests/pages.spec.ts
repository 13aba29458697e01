import AxeBuilder from '@axe-core/playwright'
import { openAs, reviewSample } from '../support/api.ts'
import { expect, test } from '../support/test.ts'

const OPEN = [
  '/',
  '/about',
  '/introduce',
  '/services',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
  '/login',
  '/register',
]
const INSIDE = ['/demo', '/ocr?new=1', '/taskList', '/admin?tab=codes']

// Every page once; languages, widths and colours take turns, so that each is met many times.
const VIEWS = [
  { language: 'zh-CN', width: 1280, dark: false },
  { language: 'en', width: 390, dark: false },
  { language: 'ko', width: 1280, dark: true },
  { language: 'ja', width: 360, dark: false },
]

for (const [index, path] of [...OPEN, ...INSIDE, 'review'].entries()) {
  const { language, width, dark } = VIEWS[index % VIEWS.length]!
  test(`${path} is accessible and fits (${language}, ${width} px${dark ? ', dark' : ''})`, async ({
    page,
    admin,
    request,
  }) => {
    const inside = index >= OPEN.length
    const address = path === 'review' ? `/taskDownload?task_id=${await reviewSample(request, admin)}` : path
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await openAs(page, inside ? admin : undefined, language)
    await page.goto(address)
    await expect(page.locator('h1')).toBeVisible()
    if (path === 'review') await expect(page.locator('[data-page]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
}
