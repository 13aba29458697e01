import type { Page } from '@playwright/test'

/** Waits until half a second has passed without anything coming from the server; a stream of events, which never ends, does not count. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const arrived = (): number => performance.getEntriesByType('resource').length
    for (let before = -1; before !== arrived();) {
      before = arrived()
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  })
}
