import { readFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { logInByApi, registerPerson, reviewSample, runTask, type Session, writeEnquiry } from './api.ts'
import { SERVER } from './server.ts'

/** A small annual report whose total of current assets is wrong. */
export const REPORT = new URL('../../corpus/e2e/footing-error.pdf', import.meta.url).pathname

/** 200 pages, two of five with a wrong total: see corpus/e2e/README.md. */
const LONG_REPORT = new URL('../../corpus/e2e/many-problems.pdf', import.meta.url).pathname

/** A page of text as a picture; some of its words are recognised with doubt. */
export const SCAN = new URL('../../corpus/server/sheet.png', import.meta.url).pathname

export const readReport = (): Buffer => readFileSync(REPORT)

/** Fails on any error of the page; skips, loudly, where there is no browser. */
export const test = base.extend<
  { toleratedErrors: RegExp | undefined; watch: void },
  {
    admin: Session
    person: Session
    reviewedReport: string
    reviewedModel: string
    longNamed: string
    longReport: string
    scan: string
  }
>({
  /** Errors of the page that a test brings about on purpose. */
  toleratedErrors: [undefined, { option: true }],
  watch: [
    async ({ page, toleratedErrors }, use) => {
      test.skip(!process.env.TICKMARK_E2E_BROWSER, 'no browser was found')
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && /content security policy/i.test(message.text())) errors.push(message.text())
      })
      await use()
      base.expect(errors.filter((error) => !toleratedErrors?.test(error))).toEqual([])
    },
    { auto: true },
  ],
  admin: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      await use(await logInByApi(request, SERVER.admin))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  person: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      await use(await registerPerson(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  reviewedReport: [
    async ({ playwright, admin }, use) => {
      const request = await playwright.request.newContext()
      await use(await reviewSample(request, admin))
      await request.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  reviewedModel: [
    async ({ playwright, admin }, use) => {
      const request = await playwright.request.newContext()
      await use(await reviewSample(request, admin, 'valuation-model'))
      await request.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  longNamed: [
    async ({ playwright, admin }, use) => {
      const request = await playwright.request.newContext()
      const words = 'W'.repeat(60)
      await writeEnquiry(request, { name: words, company: `${words}有限公司`, requirements: words.repeat(4) })
      const file = { name: `${'年度报告'.repeat(10)}${words}.pdf`, mimeType: 'application/pdf', buffer: readReport() }
      await use(await runTask(request, admin, { name: 'W'.repeat(32), type: 'financial_report' }, [file]))
      await request.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  longReport: [
    async ({ playwright, admin }, use) => {
      const request = await playwright.request.newContext()
      const file = { name: 'many-problems.pdf', mimeType: 'application/pdf', buffer: readFileSync(LONG_REPORT) }
      await use(await runTask(request, admin, { name: 'many-problems', type: 'financial_report' }, [file]))
      await request.dispose()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  scan: [
    async ({ playwright, person }, use) => {
      const request = await playwright.request.newContext()
      const file = { name: 'sheet.png', mimeType: 'image/png', buffer: readFileSync(SCAN) }
      await use(await runTask(request, person, { name: 'sheet', type: 'ocr' }, [file]))
      await request.dispose()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
export { expect } from '@playwright/test'
