import type { Page } from '@playwright/test'
import { answerInstead, envelope, retold, unreachable } from './answers.ts'
import { expect } from './test.ts'
import type { Texts } from './texts.ts'

export interface State {
  name: string
  address: string
  inside?: boolean
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the page into the state. */
  act?: (page: Page, texts: Texts) => Promise<void>
}

/** The address with the tasks that it names by a word. */
export const fillAddress = (address: string, tasks: Readonly<Record<string, string>>): string =>
  address.replace(/(?<=task_id=)[A-Z]+/, (name) => tasks[name] ?? name)

const open = (address: string): State => ({ name: address, address })
const inside = (address: string): State => ({ name: address, address, inside: true })
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
  // It opens at the first problem, where there is one that nobody has handled; else the sheet of a phone is opened by hand.
  const handle = page.getByRole('button', { name: review.toolbar.openSheet })
  await expect(page.locator('[data-finding]').first()).toBeAttached()
  await page.waitForTimeout(300)
  if (await handle.isVisible()) await handle.click()
}

/** Every screen, and what can be opened on it. `REPORT`, `MODEL` and `LONG` in an address stand for tasks. */
export const STATES: State[] = [
  ...[
    '/',
    '/about',
    '/introduce',
    '/services',
    '/auditors',
    '/investors',
    '/brokers',
    '/funds',
    '/contact',
    '/help',
    '/privacy',
    '/terms',
    '/login',
    '/register',
  ].map(open),
  ...[
    '/demo',
    '/ocr?new=1',
    '/taskList',
    '/taskList?search=nothing',
    '/admin',
    '/admin?tab=codes',
    '/admin?tab=audit',
    '/admin?tab=retention',
    '/admin?tab=backups',
    '/account',
    '/workspaces',
    '/admin?tab=workspaces',
  ].map(inside),
  ...['/admin?tab=users', '/admin?tab=system', '/ocr?task_id=REPORT', '/taskDownload?task_id=nosuchtask'].map(inside),
  report('review', async (page) => expect(page.locator('[data-page]').first()).toBeVisible()),
  report('a chosen problem', async (page, texts) => {
    await openSheet(page, texts)
    await choose(page)
  }),
  report('a dismissal', async (page, texts) => {
    await openSheet(page, texts)
    await choose(page)
    await page.getByRole('button', { name: texts.review.decide.dismiss, exact: true }).click()
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
      await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
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
      await expect(page.locator('[data-region]').first()).toBeAttached()
    },
  },
  {
    name: 'a form with errors',
    address: '/ocr?new=1',
    inside: true,
    act: async (page, { tasks }) => page.getByRole('button', { name: tasks.form.startReview }).click(),
  },
  {
    name: 'a trial form',
    address: '/contact#trial',
    act: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'a booking with errors',
    address: '/contact#booking',
    act: async (page, { forms }) => page.getByRole('dialog').getByRole('button', { name: forms.confirm }).click(),
  },
  {
    name: 'a registration with errors',
    address: '/register',
    act: async (page, { account }) => page.getByRole('button', { name: account.register.submit, exact: true }).click(),
  },
  {
    name: 'the menu',
    address: '/help',
    act: async (page, { shell }) => {
      const button = page.getByRole('button', { name: shell.nav.menu, exact: true })
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: 'the menu of the account',
    address: '/help',
    inside: true,
    act: async (page, { shell }) => {
      await page.getByRole('button', { name: shell.account }).click()
      await expect(page.getByRole('menuitem', { name: shell.logOut })).toBeVisible()
    },
  },
  { name: 'a warning', address: '/taskList', act: async (page) => expect(page.locator('[data-toast]')).toBeVisible() },
  open('/no-such-page'),
  {
    name: 'a list that failed',
    address: '/taskList',
    inside: true,
    prepare: async (page) => answerInstead(page, '/task/list', envelope(500, {})),
  },
  {
    name: 'a question before terminating',
    address: '/ocr?task_id=REPORT',
    inside: true,
    prepare: showAsRunning,
    act: async (page, { tasks }) => {
      await page.getByRole('button', { name: tasks.progress.terminate }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  ...['/ocr?task_id=LONG', '/taskDownload?task_id=LONG', '/taskDownload?task_id=LONG&view=results'].map(inside),
  ...['/taskDownload?task_id=LONG&view=files', '/taskList?search=WWW'].map(inside),
  ...(['verified', 'unverified', 'contradicted'] as const).map((state) =>
    report(`what a figure was held against: ${state}`, async (page, texts) => {
      await openSheet(page, texts)
      await page.locator(`[data-figures=${state}]`).getByRole('button').click()
      await expect(page.locator('[data-claim], [data-why-open]').first()).toBeVisible()
      await expect(page.locator('[data-figure]').first()).toBeAttached()
    }),
  ),
  // Last, so that the states above keep the views that they are met in.
  open('/accuracy'),
  ...['/security', '/changelog'].map(open),
  report(
    'signatures beside what is signed',
    async (page) => expect(page.locator('[data-digest]')).toBeVisible(),
    '&view=signOff',
  ),
]

/** A finished task, told as one that runs. */
export async function showAsRunning(page: Page): Promise<void> {
  const [done, total] = [3, 12]
  const progress = {
    step: 'verify_formulas',
    pages_done: done,
    pages_total: total,
    eta_seconds: 75,
    after_reading: null,
    writing: null,
  }
  await answerInstead(
    page,
    '/task/detail',
    retold(({ files, ...data }) => ({
      ...data,
      status: 'running',
      progress,
      files: (files as object[]).map((file) => ({ ...file, pages: total, pages_done: done, status: 'reading' })),
    })),
  )
  // Its stream would tell that it is finished.
  await answerInstead(page, '/task/events', unreachable)
}
