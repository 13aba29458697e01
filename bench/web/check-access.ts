import AxeBuilder from '@axe-core/playwright'
import type { Gate } from './gates.ts'
import { ADDRESSES, type Site } from './site.ts'

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** axe on every page in every language, wide and narrow, light and dark. */
export async function checkAccess({ browser, origin }: Site): Promise<Gate[]> {
  let looked = 0
  const violations: string[] = []
  for (const viewport of VIEWPORTS)
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const { address } of ADDRESSES) {
        await page.goto(origin + address, { waitUntil: 'load' })
        // Parts that come when they are near.
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += 600) {
            window.scrollTo(0, top)
            await new Promise((resolve) => setTimeout(resolve, 40))
          }
        })
        await page.waitForLoadState('networkidle')
        const found = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        looked++
        for (const { id, nodes } of found.violations)
          violations.push(`${address} ${viewport.width} ${colorScheme}: ${id} ${nodes[0]?.html.slice(0, 120)}`)
      }
      await context.close()
    }
  for (const violation of violations) process.stdout.write(`     ${violation}\n`)
  return [{ name: `axe violations on ${looked} views`, value: violations.length, most: 0 }]
}
