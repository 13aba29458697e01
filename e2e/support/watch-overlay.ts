import type { Page } from '@playwright/test'

/** Notes each time that the overlay covers the page from now on, also over loads of the page; what it gives tells on which addresses. */
export async function watchOverlay(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.querySelector('[data-overlay]')) seen.push(location.pathname)
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}
