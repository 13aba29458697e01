import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What keeps people out of a page, a line for each rule that is broken.
 * A page is checked in itself, without what stands in its frames, which a document's author wrote: to put together what frames have told
 * the builder opens a further page, and a busy browser may never give it one.
 */
export async function violationsOf(page: Page, { exclude }: { exclude?: string } = {}): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
  const builder = new AxeBuilder({ page }).withTags(tags).setLegacyMode()
  const { violations } = await (exclude ? builder.exclude(exclude) : builder).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
