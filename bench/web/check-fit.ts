import { findFaults } from '../../e2e/support/find-faults.ts'
import type { Gate } from './gates.ts'
import { ADDRESSES, type Site } from './site.ts'

/** The widths of the brief; 640 is 1280 at 200 % zoom, 320 at 400 %. */
const WIDTHS = [320, 360, 640, 768, 1280, 1920]

/** Nothing is wider than the window, and no text is cut off by its own box. */
export async function checkFit({ browser, origin }: Site): Promise<Gate[]> {
  const faults: string[] = []
  const errors: string[] = []
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const { address } of ADDRESSES) {
    await page.goto(origin + address, { waitUntil: 'load' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.waitForTimeout(50)
      for (const fault of await findFaults(page)) faults.push(`${address} at ${width} px: ${fault}`)
    }
  }
  await context.close()
  for (const fault of [...faults, ...errors]) process.stdout.write(`     ${fault}\n`)
  return [
    {
      name: `overflows and cut texts, ${ADDRESSES.length} pages at ${WIDTHS.length} widths`,
      value: faults.length,
      most: 0,
    },
    { name: 'page errors', value: errors.length, most: 0 },
  ]
}
