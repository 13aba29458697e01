import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What keeps people out of a page, a line for each rule that is broken.
 * A page without frames is checked in itself: the builder else opens a further page to put together what each frame has told,
 * and a busy browser may lose that page.
 */
export async function violationsOf(page: Page, { exclude }: { exclude?: string } = {}): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
  const builder = new AxeBuilder({ page }).withTags(tags).setLegacyMode(page.frames().length === 1)
  const { violations } = await (exclude ? builder.exclude(exclude) : builder).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
