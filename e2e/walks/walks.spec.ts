import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { type Session, createInvitation, openAs, registerPerson, reviewSample } from '../support/api.ts'
import { answerCaptcha } from '../support/captcha.ts'
import { makeDeck } from '../support/deck.ts'
import { SERVER } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { type Language, type Texts, textsOf } from '../support/texts.ts'
import { startWalk, type Walk } from '../support/walk.ts'

const LANGUAGES: readonly Language[] = ['zh-CN', 'en']
const DEVICES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const LONG = new URL('../../corpus/e2e/many-problems.pdf', import.meta.url).pathname
const MODEL = new URL('../../packages/server/samples/valuation-model.en.xlsx', import.meta.url).pathname

interface Walker {
  walk: Walk
  texts: Texts
  language: Language
  isPhone: boolean
  request: APIRequestContext
  person: Session
}

const WALKS: Record<string, (walker: Walker) => Promise<void>> = {
  auditor: walkAsAuditor,
  partner: walkAsPartner,
  analyst: walkAsAnalyst,
  operator: walkAsOperator,
  keyboard: walkByKeyboard,
}

for (const language of LANGUAGES)
  for (const device of ['desktop', 'phone'] as const)
    test.describe(`${language} ${device}`, () => {
      test.use({ viewport: DEVICES[device], locale: language, hasTouch: device === 'phone' })
      for (const [walk, go] of Object.entries(WALKS))
        test(walk, async ({ page, person, request }) => {
          test.skip(walk === 'keyboard' && device === 'phone', 'a phone has no keyboard')
          const texts = await textsOf(language)
          const walker = { texts, language, isPhone: device === 'phone', request, person }
          const walked = startWalk(page, { walk, language, device })
          await go({ ...walker, walk: walked })
          walked.end()
        })
    })

/** From the home page to the first problem of a report of 200 pages. */
async function walkAsAuditor({ walk, request, texts, language, isPhone }: Walker): Promise<void> {
  const { page } = walk
  const code = await createInvitation(request)
  await openAs(page, undefined, language)
  await walk.open(language === 'en' ? '/en' : '/')
  await walk.step('landing')
  await registerAsPerson(walk, texts, code)
  await walk.step('registered')
  await openNav(walk, texts, texts.shell.nav.ocr)
  await walk.step('new-review')
  await walk.give(page.locator('input[type=file]'), LONG)
  await walk.step('file-given')
  await walk.click(page.getByRole('button', { name: texts.tasks.form.startReview }))
  await page.waitForTimeout(1500)
  await walk.step('progress')
  await expect(page.locator('[data-finding][data-current]')).toBeVisible({ timeout: 120_000 })
  await walk.step('first-problem')
  await walk.click(page.locator('[data-decide=accept]'))
  await expect(page.locator('[data-handled="1"]')).toBeVisible()
  await walk.step('accepted')
  if (!isPhone) {
    await walk.click(page.locator('[data-figures=verified]').getByRole('button'))
    await expect(page.locator('[data-claim]').first()).toBeVisible()
    await walk.step('why-ticked')
    await walk.press('Escape')
  }
  await walk.click(page.getByRole('tab', { name: texts.review.tabs.overview }))
  await walk.step('overview')
  await walk.click(page.getByRole('tab', { name: texts.tasks.detail.results }))
  await walk.step('results')
}

/** Opens what others have reviewed, signs, and looks at what goes out. */
async function walkAsPartner({ walk, request, person, texts, language }: Walker): Promise<void> {
  const { page } = walk
  const taskId = await reviewSample(request, person, 'financial-report', language)
  await openAs(page, person, language)
  await walk.open('/taskList')
  await walk.step('list')
  await walk.click(page.locator(`a[href*="${taskId}"]`).first())
  await expect(page.locator('[data-finding][data-current]')).toBeVisible()
  await walk.step('opened')
  await walk.click(page.getByRole('tab', { name: texts.together.signOff.tab }))
  await walk.step('before-signing')
  await walk.click(page.locator('[data-sign-off=partner]').getByRole('button'))
  // A serious problem is open: the signature is asked for once more.
  const { sign } = texts.together.signOff
  await walk.click(page.getByRole('alertdialog').getByRole('button', { name: sign, exact: true }))
  await expect(page.locator('[data-locked=true]')).toBeVisible()
  await walk.step('signed')
  const report = page.waitForEvent('download')
  await walk.click(page.locator('[data-reports]').getByRole('button'))
  await report
  await walk.step('report-sent')
}

/** A model and a deck that quotes it. */
async function walkAsAnalyst({ walk, person, texts, language }: Walker): Promise<void> {
  const { page } = walk
  const deck = await makeDeck('Clearbrook: valuation summary', 'We discount at a WACC of 9.10% to 31 December 2025.', [
    ['Key figure', 'Value'],
    ['WACC', '9.10%'],
    ['Terminal growth rate', '2.5%'],
  ])
  const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  await openAs(page, person, language)
  await walk.open('/ocr?new=1')
  const files = [
    { name: 'clearbrook-model.xlsx', mimeType: 'application/octet-stream', buffer: readFileSync(MODEL) },
    { name: 'clearbrook-deck.pptx', mimeType: type, buffer: deck },
  ]
  await walk.give(page.locator('input[type=file]'), files)
  await walk.step('files-given')
  await walk.click(page.getByRole('button', { name: texts.tasks.form.startReview }))
  await expect(page.locator('[data-finding][data-current]')).toBeVisible({ timeout: 120_000 })
  await walk.step('first-problem')
  for (let at = 0; at < 4; at++) await walk.press('j')
  await walk.step('another-problem')
  await walk.choose(page.getByLabel(texts.review.toolbar.file).first(), 'clearbrook-deck.pptx')
  await walk.step('deck')
  await walk.click(page.getByRole('tab', { name: texts.review.tabs.overview }))
  await walk.step('overview')
  await walk.click(page.getByRole('tab', { name: texts.tasks.detail.results }))
  await walk.step('results')
}

/** The first day: an invitation, and a look at everything. */
async function walkAsOperator({ walk, texts, language }: Walker): Promise<void> {
  const { page } = walk
  await openAs(page, undefined, language)
  await walk.open('/admin')
  await walk.step('login')
  await walk.enter(page.getByLabel(texts.account.login.username), SERVER.admin.username)
  await walk.enter(page.locator('[name=password]'), SERVER.admin.password)
  await walk.click(page.getByRole('button', { name: texts.account.login.submit, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: texts.admin.title })).toBeVisible()
  await walk.step('admin')
  await walk.click(page.getByRole('tab', { name: texts.admin.tabs.codes }))
  await walk.click(page.getByRole('button', { name: texts.admin.codes.create }))
  await walk.step('code-made')
  for (const tab of ['users', 'models', 'audit', 'system'] as const) {
    await walk.click(page.getByRole('tab', { name: texts.admin.tabs[tab] }))
    await page.waitForTimeout(500)
    await walk.step(tab)
  }
}

/** Everything by keyboard, from the list to the signature. */
async function walkByKeyboard({ walk, request, texts, language }: Walker): Promise<void> {
  const { page } = walk
  const reader = await registerPerson(request)
  await reviewSample(request, reader, 'financial-report', language)
  await openAs(page, reader, language)
  await walk.open('/taskList')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await tabTo(walk, 'a[href*="taskDownload"]')
  await walk.step('list')
  await walk.press('Enter')
  await expect(page.locator('[data-finding][data-current]')).toBeVisible()
  await walk.step('opened')
  await walk.press('j')
  await expect(page.locator('[data-finding][data-current]')).toBeVisible()
  await walk.step('next-problem')
  await walk.press('a')
  await expect(page.locator('[data-handled="1"]')).toBeVisible()
  await walk.step('accepted')
  await tabTo(walk, '[data-figures=verified] button')
  await walk.press('Enter')
  await expect(page.locator('[data-claim]').first()).toBeVisible()
  await walk.step('why-ticked')
  await walk.press('Escape')
  await tabTo(walk, '[role=tab][aria-controls$="content-review"]', 'Shift+Tab')
  const { tasks, together } = texts
  for (const tab of [tasks.detail.results, tasks.detail.sourceFiles, together.signOff.tab]) {
    await walk.press('ArrowRight')
    await expect(page.getByRole('tab', { name: tab })).toBeFocused()
  }
  await expect(page.locator('[data-locked]')).toBeVisible()
  await tabTo(walk, '[data-sign-off=preparer] button')
  await walk.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await walk.press('Tab')
  await walk.press('Enter')
  await expect(page.locator('[data-locked=true]')).toContainText(texts.together.signOff.locked)
  await walk.step('signed')
}

/** From the home page to an account, as a visitor with an invitation. */
async function registerAsPerson(walk: Walk, { account, shell }: Texts, code: string): Promise<void> {
  const { page } = walk
  await openNav(walk, { shell } as Texts, shell.logIn)
  const captcha = page.waitForResponse((response) => response.url().endsWith('/gateway/captcha'))
  await walk.click(page.getByRole('link', { name: account.login.toRegister }))
  const { data } = (await (await captcha).json()) as { data: { captcha_id: string } }
  const name = `walker${Date.now()}`
  await walk.enter(page.locator('[name=username]'), name)
  await walk.enter(page.locator('[name=password]'), 'a-fine-phrase-77')
  await walk.enter(page.locator('[name=phone]'), `+1202555${String(Date.now()).slice(-4)}`)
  await walk.enter(page.locator('[name=email]'), `${name}@example.com`)
  await walk.enter(page.locator('[name=verification_code]'), await answerCaptcha(data.captcha_id))
  await walk.enter(page.locator('[name=invitation_code]'), code)
  await walk.step('registration')
  await walk.click(page.getByRole('button', { name: account.register.submit, exact: true }))
  await page.waitForURL((url) => !url.pathname.endsWith('/register'))
  const submit = page.getByRole('button', { name: account.login.submit, exact: true })
  if (new URL(page.url()).pathname === '/login') {
    await walk.enter(page.getByLabel(account.login.username), name)
    await walk.enter(page.locator('[name=password]'), 'a-fine-phrase-77')
    await walk.click(submit)
    await page.waitForURL((url) => url.pathname !== '/login')
  }
}

/** A link of the header; on a phone it stands in the menu. */
async function openNav(walk: Walk, { shell }: Pick<Texts, 'shell'>, name: string): Promise<void> {
  const { page } = walk
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: shell.nav.menu })
  if (await menu.isVisible()) await walk.click(menu)
  await walk.click(header.getByRole('link', { name, exact: true }).filter({ visible: true }).first())
}

/** Goes on by the keyboard until an element has the focus. */
async function tabTo(walk: Walk, selector: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await walk.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await walk.press(key)
  }
  throw new Error(`the focus never came to ${selector}`)
}
