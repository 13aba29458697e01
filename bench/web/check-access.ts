import AxeBuilder from '@axe-core/playwright'
import type { Gate } from './gates.ts'
import { ADDRESSES, type Site } from './site.ts'

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** Milliseconds that a page may take: on a busy machine the usual 30 s ended the whole command at the first slow one. */
const PATIENCE = 180_000

/** axe on every page in every language, wide and narrow, light and dark; a view that does not come is told, and the others go on. */
export async function checkAccess({ browser, origin }: Site): Promise<Gate[]> {
  let looked = 0
  const violations: string[] = []
  const unseen: string[] = []
  for (const viewport of VIEWPORTS)
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      context.setDefaultTimeout(PATIENCE)
      for (const { address } of ADDRESSES) {
        const page = await context.newPage()
        const view = `${address} ${viewport.width} ${colorScheme}`
        try {
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
            violations.push(`${view}: ${id} ${nodes[0]?.html.slice(0, 120)}`)
        } catch (error) {
          unseen.push(`${view}: ${String(error).slice(0, 200)}`)
        } finally {
          await page.close()
        }
      }
      await context.close()
    }
  for (const line of [...violations, ...unseen]) process.stdout.write(`     ${line}\n`)
  return [
    { name: `axe violations on ${looked} views`, value: violations.length, most: 0 },
    { name: 'views that did not come', value: unseen.length, most: 0 },
  ]
}
