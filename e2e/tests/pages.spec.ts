import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openAs } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { type Language, type Texts, textsOf } from '../support/texts.ts'

interface State {
  name: string
  address: string
  inside?: boolean
  /** Brings the page into the state. */
  act?: (page: Page, texts: Texts) => Promise<void>
}

const open = (address: string): State => ({ name: address, address })
const inside = (address: string): State => ({ name: address, address, inside: true })
// `REPORT` and `MODEL` stand for the tasks of the two samples.
const report = (name: string, act?: State['act'], query = ''): State => ({
  name,
  address: `/taskDownload?task_id=REPORT${query}`,
  inside: true,
  act: async (page, texts) => {
    await expect(page.locator('main h1')).toBeVisible()
    await act?.(page, texts)
  },
})
const choose = async (page: Page): Promise<void> =>
  page.locator('[data-finding]').first().getByRole('button').first().click()
const openSheet = async (page: Page, { review }: Texts): Promise<void> => {
  const handle = page.getByRole('button', { name: review.toolbar.openSheet })
  if (await handle.isVisible()) await handle.click()
}

const STATES: State[] = [
  ...['/', '/about', '/introduce', '/services', '/contact', '/help', '/privacy', '/terms', '/login', '/register'].map(
    open,
  ),
  ...['/demo', '/ocr?new=1', '/taskList', '/taskList?search=nothing', '/admin', '/admin?tab=codes'].map(inside),
  ...['/admin?tab=users', '/admin?tab=system', '/ocr?task_id=REPORT', '/taskDownload?task_id=nosuchtask'].map(inside),
  report('review', async (page) => expect(page.locator('[data-page]').first()).toBeVisible()),
  report('a chosen problem', async (page, texts) => {
    await openSheet(page, texts)
    await choose(page)
  }),
  report('a dismissal', async (page, texts) => {
    await openSheet(page, texts)
    await choose(page)
    await page.getByRole('button', { name: texts.review.decide.dismiss }).click()
  }),
  report('overview', async (page, texts) => {
    await openSheet(page, texts)
    await page.getByRole('tab', { name: texts.review.tabs.overview }).click()
  }),
  report('more filters', async (page, texts) => {
    await openSheet(page, texts)
    await page.getByRole('button', { name: texts.review.filter.more }).click()
  }),
  report('the page of a rule', async (page, texts) => {
    await openSheet(page, texts)
    await choose(page)
    await page.getByRole('button', { name: texts.review.evidence.why }).click()
    await expect(page.getByRole('dialog').getByRole('heading').nth(1)).toBeVisible()
  }),
  report('shortcuts', async (page) => {
    await expect(page.locator('[data-page]').first()).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
  }),
  report('results', undefined, '&view=results'),
  report('source files', undefined, '&view=files'),
  report(
    'a preview',
    async (page, { tasks }) => {
      await page.getByRole('button', { name: tasks.detail.view, exact: true }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    '&view=results',
  ),
  report('a question before deleting', async (page, { tasks }) => {
    await page.getByRole('button', { name: tasks.detail.removeTask }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }),
  {
    name: 'a model with its map',
    address: '/taskDownload?task_id=MODEL',
    inside: true,
    act: async (page, texts) => {
      await openSheet(page, texts)
      await choose(page)
      await page.getByRole('button', { name: texts.review.toolbar.map }).click()
      await expect(page.locator('[data-region]').first()).toBeAttached()
    },
  },
  {
    name: 'a form with errors',
    address: '/ocr?new=1',
    inside: true,
    act: async (page, { tasks }) => page.getByRole('button', { name: tasks.form.start }).click(),
  },
]

// Every state once; languages, widths and colours take turns, so that each is met many times.
const VIEWS: { language: Language; width: number; dark: boolean }[] = [
  { language: 'zh-CN', width: 1280, dark: false },
  { language: 'en', width: 390, dark: false },
  { language: 'ko', width: 1280, dark: true },
  { language: 'ja', width: 360, dark: false },
  // A window of 1280 at twice its size.
  { language: 'en', width: 640, dark: true },
]

for (const [index, { name, address, inside: loggedIn, act }] of STATES.entries()) {
  const { language, width, dark } = VIEWS[index % VIEWS.length]!
  test(`${name} is accessible and fits (${language}, ${width} px${dark ? ', dark' : ''})`, async ({
    page,
    admin,
    reviewedReport,
    reviewedModel,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await openAs(page, loggedIn ? admin : undefined, language)
    await page.goto(address.replace('REPORT', reviewedReport).replace('MODEL', reviewedModel))
    await expect(page.locator('h1, [role=alert]').first()).toBeVisible()
    await act?.(page, await textsOf(language))
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page })
      // What stands in a document is its author's, headings and all.
      .exclude('[data-document]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
}
