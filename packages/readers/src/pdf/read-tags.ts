import type { StructureTree } from '@llamaindex/liteparse'
import type { PageTag } from '../page-content.ts'

type StructureElement = StructureTree['roots'][number]

/** Elements that only carry style or group others; their words belong to the element around them. */
const TRANSPARENT = new Set([
  'NonStruct',
  'Span',
  'Link',
  'Reference',
  'Quote',
  'Em',
  'Strong',
  'Private',
  'Annot',
  'Lbl',
])

/** The page's tags, inner style elements dissolved; undefined when the file is not tagged. */
export function readTags(roots: readonly StructureElement[] | undefined): PageTag[] | undefined {
  if (!roots?.length) return undefined
  const tags = roots.map((root) => toTag(root, 0))
  disambiguate(tags)
  return tags.some(hasContents) ? tags : undefined
}

/**
 * An element that goes on over pages lists its contents on all of them, but their numbers start anew on each page:
 * where another element claims a number alone, it is that one's.
 */
function disambiguate(tags: readonly PageTag[]): void {
  const alone = new Set<number>()
  walk(tags, ({ contents }) => {
    if (contents.length === 1) alone.add(contents[0]!)
  })
  walk(tags, (tag) => {
    const distinct = [...new Set(tag.contents)]
    tag.contents = distinct.length > 1 ? distinct.filter((id) => !alone.has(id)) : distinct
  })
}

function walk(tags: readonly PageTag[], visit: (tag: PageTag) => void): void {
  for (const tag of tags) {
    visit(tag)
    walk(tag.children, visit)
  }
}

/** Deeper trees than this are damaged or hostile. */
const MAX_DEPTH = 60

function toTag(element: StructureElement, depth: number): PageTag {
  const tag: PageTag = { type: element.type, contents: [...element.markedContentIds], children: [] }
  const { ColSpan, RowSpan } = element.attributes
  if (typeof ColSpan === 'number' && ColSpan > 1) tag.columnSpan = ColSpan
  if (typeof RowSpan === 'number' && RowSpan > 1) tag.rowSpan = RowSpan
  if (depth > MAX_DEPTH) return tag
  for (const child of element.children) {
    const inner = toTag(child, depth + 1)
    if (!TRANSPARENT.has(child.type)) tag.children.push(inner)
    else {
      tag.contents.push(...inner.contents)
      tag.children.push(...inner.children)
    }
  }
  return tag
}

function hasContents(tag: PageTag): boolean {
  return tag.contents.length > 0 || tag.children.some(hasContents)
}
