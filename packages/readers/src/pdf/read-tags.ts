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
 * that several claim is that one's which claims nothing else; or else that one's whose neighbours have the nearest numbers.
 */
function disambiguate(tags: readonly PageTag[]): void {
  const elements: PageTag[] = []
  walk(tags, (tag) => {
    tag.contents = [...new Set(tag.contents)]
    if (tag.contents.length > 0 && tag.children.length === 0) elements.push(tag)
  })
  const claims = new Map<number, number[]>()
  elements.forEach(({ contents }, index) => {
    for (const id of contents) claims.set(id, [...(claims.get(id) ?? []), index])
  })
  const certain = elements.map(({ contents }) => (contents.length === 1 ? contents[0] : undefined))
  const before = latest(certain)
  const after = latest(certain.toReversed()).toReversed()
  for (const [id, claimants] of claims) {
    if (claimants.length < 2) continue
    const distance = (index: number): number =>
      certain[index] === id
        ? -1
        : Math.min(Math.abs(id - (before[index] ?? Infinity)), Math.abs(id - (after[index] ?? Infinity)))
    const owner = claimants.toSorted((a, b) => distance(a) - distance(b))[0]
    for (const index of claimants)
      if (index !== owner) elements[index]!.contents = elements[index]!.contents.filter((one) => one !== id)
  }
}

/** For each place the last known value before it. */
function latest(values: readonly (number | undefined)[]): (number | undefined)[] {
  let last: number | undefined
  return values.map((value) => {
    const before = last
    last = value ?? last
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
