import { itemAt } from '@tickmark/document'
import type { NativeElement } from './engine/native-page.ts'
import type { PageTag } from '@tickmark/document/page'

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
export function readTags(roots: readonly NativeElement[] | undefined): PageTag[] | undefined {
  if (!roots?.length) return undefined
  const tags = roots.map((root) => toTag(root, 0))
  disambiguate(tags)
  return tags.some(hasContents) ? tags : undefined
}

/**
 * An element that goes on over pages lists its contents on all of them, but their numbers start anew on each page. A number
 * that several claim is that one's which claims nothing else; what then has one number left owns that, and so on. The rest
 * goes to the element whose neighbours have the nearest numbers.
 */
function disambiguate(tags: readonly PageTag[]): void {
  const elements: PageTag[] = []
  walk(tags, (tag) => {
    tag.contents = [...new Set(tag.contents)]
    if (tag.contents.length > 0 && tag.children.length === 0) elements.push(tag)
  })
  settleSingles(elements)
  const certain = elements.map(({ contents }) => (contents.length === 1 ? contents[0] : undefined))
  const before = latest(certain)
  const after = latest(certain.toReversed()).toReversed()
  for (const [id, claimants] of claimsOf(elements)) {
    const distance = (index: number): number =>
      certain[index] === id
        ? -1
        : Math.min(Math.abs(id - (before[index] ?? Infinity)), Math.abs(id - (after[index] ?? Infinity)))
    // Of equals the later: a head that comes again on each page is numbered one lower there than its right neighbour elsewhere.
    const owner = claimants.toSorted((a, b) => distance(a) - distance(b) || b - a)[0]
    for (const index of claimants) if (index !== owner) drop(itemAt(elements, index), id)
  }
}

function settleSingles(elements: readonly PageTag[]): void {
  const claims = claimsOf(elements)
  const settled = elements.flatMap(({ contents }, index) => (contents.length === 1 ? [index] : []))
  for (let index = settled.pop(); index !== undefined; index = settled.pop()) {
    const id = itemAt(elements, index).contents[0]
    if (id === undefined) continue
    for (const other of claims.get(id) ?? []) {
      if (other === index || itemAt(elements, other).contents.length < 2) continue
      drop(itemAt(elements, other), id)
      if (itemAt(elements, other).contents.length === 1) settled.push(other)
    }
  }
}

/** Which elements, by index, claim each number. */
function claimsOf(elements: readonly PageTag[]): Map<number, number[]> {
  const claims = new Map<number, number[]>()
  elements.forEach(({ contents }, index) => {
    for (const id of contents) {
      const claimants = claims.get(id)
      if (claimants) claimants.push(index)
      else claims.set(id, [index])
    }
  })
  return claims
}

function drop(tag: PageTag, id: number): void {
  tag.contents = tag.contents.filter((one) => one !== id)
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

function toTag(element: NativeElement, depth: number): PageTag {
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
