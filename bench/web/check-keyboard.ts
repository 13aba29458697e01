import type { Page } from '@playwright/test'
import type { Gate } from './gates.ts'
import { PAGES, type Site } from './site.ts'

const MOST_STEPS = 200

/** With the keyboard alone: the first stop skips to the text, every stop is seen, the way goes through to the end. */
export async function checkKeyboard({ browser, origin }: Site): Promise<Gate[]> {
  const faults: string[] = []
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  let moving = 0
  for (const address of PAGES) {
    await page.goto(origin + address, { waitUntil: 'load' })
    moving += await countMoving(page)
    const stops: string[] = []
    for (let step = 0; step < MOST_STEPS; step++) {
      await page.keyboard.press('Tab')
      const stop = await describeFocus(page)
      if (!stop) break
      if (!stop.seen) faults.push(`${address}: no focus to be seen on ${stop.name}`)
      stops.push(stop.name)
    }
    if (!stops[0]?.includes('#main')) faults.push(`${address}: the first stop is ${stops[0]}`)
    if (!stops.at(-1)?.includes('/terms')) faults.push(`${address}: the way ends at ${stops.at(-1)}`)
  }
  await context.close()
  for (const fault of faults) process.stdout.write(`     ${fault}\n`)
  return [
    { name: 'faults on the way by keyboard', value: faults.length, most: 0 },
    { name: 'movements where less motion is wished', value: moving, most: 0 },
  ]
}

const describeFocus = (page: Page): Promise<{ name: string; seen: boolean } | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    // A hidden radio button shows its focus on its label.
    const label = element.closest('label')
    const outlined = [element, label].some(
      (part) => part && getComputedStyle(part).outlineStyle !== 'none' && getComputedStyle(part).outlineWidth !== '0px',
    )
    const name = `${element.tagName} ${element.getAttribute('href') ?? element.textContent?.slice(0, 30) ?? ''}`
    return { name, seen: (outlineStyle !== 'none' && outlineWidth !== '0px' && width * height > 0) || outlined }
  })

const countMoving = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10)
        .length,
  )
