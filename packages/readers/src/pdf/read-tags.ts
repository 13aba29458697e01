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
 * An element that goes on over pages lists its contents on all of them, but their numbers start anew on each page. A number
 * that several claim is that one's which claims nothing else; or else that one's whose neighbours' numbers lie around it.
 */
function disambiguate(tags: readonly PageTag[]): void {
  const elements: PageTag[] = []
  walk(tags, (tag) => {
    tag.contents = [...new Set(tag.contents)]
    if (tag.contents.length > 0 && tag.children.length === 0) elements.push(tag)
  })
  const claims = new Map<number, PageTag[]>()
  for (const tag of elements) for (const id of tag.contents) claims.set(id, [...(claims.get(id) ?? []), tag])
  const isDisputed = (id: number): boolean => claims.get(id)!.length > 1
  const settled = elements.map(({ contents }) => (contents.length === 1 ? contents : []))
  const before = runningMaximum(settled)
  const after = runningMaximum(settled.map((ids) => ids.map((id) => -id)).toReversed())
    .toReversed()
    .map((value) => -value)
  elements.forEach((tag, index) => {
    if (tag.contents.length === 1) return
    const alone = (id: number): boolean => claims.get(id)!.some((other) => other !== tag && other.contents.length === 1)
    tag.contents = tag.contents.filter(
      (id) => !isDisputed(id) || (!alone(id) && before[index]! < id && id < after[index]!),
    )
  })
}

/** For each place the largest number in the places before it. */
function runningMaximum(groups: readonly (readonly number[])[]): number[] {
  let largest = -Infinity
  return groups.map((group) => {
    const before = largest
    largest = Math.max(largest, ...group)
    return before
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
