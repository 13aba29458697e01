import { openAs } from '../support/api.ts'
import { violationsOf } from '../support/axe.ts'
import { settle } from '../support/settle.ts'
import { fillAddress, STATES } from '../support/states.ts'
import { expect, test } from '../support/test.ts'
import { type Language, textsOf } from '../support/texts.ts'

// Every state once; languages, widths and colours take turns, so that each is met many times.
const VIEWS: { language: Language; width: number; dark: boolean }[] = [
  { language: 'zh-CN', width: 1280, dark: false },
  { language: 'en', width: 390, dark: false },
  { language: 'ko', width: 1280, dark: true },
  { language: 'ja', width: 360, dark: false },
  // A window of 1280 at twice its size.
  { language: 'en', width: 640, dark: true },
]

for (const [index, { name, address, inside: loggedIn, prepare, act }] of STATES.entries()) {
  const { language, width, dark } = VIEWS[index % VIEWS.length]!
  test(`${name} is accessible and fits (${language}, ${width} px${dark ? ', dark' : ''})`, async ({
    page,
    admin,
    reviewedReport,
    reviewedModel,
    longNamed,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await openAs(page, loggedIn ? admin : undefined, language)
    await prepare?.(page)
    await page.goto(fillAddress(address, { REPORT: reviewedReport, MODEL: reviewedModel, LONG: longNamed }))
    await expect(page.locator('h1, [role=alert]').first()).toBeVisible()
    await act?.(page, await textsOf(language))
    await settle(page)
    // What stands in a document is its author's, headings and all.
    expect(await violationsOf(page, { exclude: '[data-document]' })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
}
