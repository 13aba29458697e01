import type { Page } from '@playwright/test'
import { changeSession, openAs } from '../support/api.ts'
import { findFaults } from '../support/find-faults.ts'
import { fillAddress, STATES } from '../support/states.ts'
import { expect, test } from '../support/test.ts'
import { LANGUAGES, type Language, textsOf } from '../support/texts.ts'

const WIDTHS = [360, 768, 1280, 1920]
// The pages that are rendered in advance are measured by `npm run bench:web -- fit`.
const MEASURED_ELSEWHERE = /^\/(about|introduce|services|contact|accuracy|security|changelog|help|privacy|terms)?$/

const states = STATES.filter(({ name }) => !MEASURED_ELSEWHERE.test(name))
const PART = 6

/** In place, so that what has been opened stays open; the list itself may lie behind a dialog. */
async function speak(page: Page, language: Language): Promise<void> {
  const list = page.locator('header select')
  await list.evaluate((select: HTMLSelectElement, code) => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, code)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

for (let from = 0; from < states.length; from += PART) {
  const part = states.slice(from, from + PART)
  test(`nothing is cut off or sticks out in any language, from phone to wide screen: ${part.map(({ name }) => name).join(', ')}`, async ({
    page,
    admin,
    reviewedReport,
    reviewedModel,
    longNamed,
  }) => {
    test.setTimeout(360_000)
    const texts = await textsOf('en')
    const tasks = { REPORT: reviewedReport, MODEL: reviewedModel, LONG: longNamed }
    await openAs(page, undefined, 'en')
    const faults: string[] = []
    for (const { name, address, inside, prepare, act } of part) {
      await page.setViewportSize({ width: WIDTHS[0]!, height: 844 })
      await changeSession(page, inside ? admin : undefined, 'en')
      await prepare?.(page)
      await page.goto(fillAddress(address, tasks))
      await expect(page.locator('h1, [role=alert]').first()).toBeVisible()
      await act?.(page, texts)
      for (const language of LANGUAGES) {
        await speak(page, language)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 })
          await page.waitForTimeout(50)
          for (const fault of await findFaults(page)) faults.push(`${name} (${language}, ${width} px): ${fault}`)
        }
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    expect(faults).toEqual([])
  })
}
