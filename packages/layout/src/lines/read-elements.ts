import type { PageTag } from '@tickmark/document/page'
import type { Token } from './text-line.ts'

/** A block-level element of a tagged page. */
export interface Element {
  type: string
}

/** Elements that are blocks of text; others only group them. */
const TEXT_BLOCKS = /^(?:P|H|H[1-6]|LI|LBody|Caption|BlockQuote|TOCI|Note|Title|TD|TH|Artifact)$/

/** Which block-level element a word belongs to, by the file's tags. */
export function elementFinder(tags: readonly PageTag[] | undefined): (token: Token) => Element | undefined {
  const byContent = new Map<number, Element>()
  const visit = (tag: PageTag, element: Element): void => {
    // A list item's paragraph is the item itself.
    const own =
      TEXT_BLOCKS.test(tag.type) && !(element.type === 'LI' && /^(?:LBody|P)$/.test(tag.type))
        ? { type: tag.type }
        : element
    for (const id of tag.contents) byContent.set(id, own)
    for (const child of tag.children) visit(child, own)
  }
  for (const tag of tags ?? []) visit(tag, { type: tag.type })
  return (token) => (token.tag === undefined ? undefined : byContent.get(token.tag))
}
