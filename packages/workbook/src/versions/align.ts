import { addTo } from '@tickmark/document'

/** What is compared of one line: a row or a column of a sheet. */
export interface Line {
  index: number
  /** Equal where two lines say the same; lines that hold next to nothing have none. */
  key: string
}

/** Where the lines of one version stand in the other. */
export interface LineMap {
  /** New index by old index. */
  toNew: ReadonlyMap<number, number>
  toOld: ReadonlyMap<number, number>
  /** Old indexes of lines that stand in another order among the others. */
  moved: ReadonlySet<number>
}

/** How alike two lines are, 0–1. */
export type Likeness = (before: number, after: number) => number

/** Pairs that one gap is searched for; of larger ones only what is equal is matched. */
const LARGEST_GAP = 160_000
/** Lines less alike are another line. */
const ALIKE = 0.5

/**
 * Matches lines of two versions: first those whose key stands once in each, in the order that keeps most of them; then, between two of
 * these, the lines that are most alike; what is left and equal elsewhere was moved.
 */
export function alignLines(before: readonly Line[], after: readonly Line[], likeness: Likeness): LineMap {
  const unique = uniquePairs(before, after)
  const kept = longestRise(unique)
  const toNew = new Map(kept.flatMap(([a, b]) => pairOf(before[a], after[b])))
  const draft: Draft = { before, after, likeness, toNew, taken: new Set(toNew.values()), moved: new Set() }
  const inOrder = new Set(kept)
  for (const pair of unique) if (!inOrder.has(pair)) moveBlock(pair, draft)
  let [from, to] = [0, 0]
  for (const [a, b] of [...kept, [before.length, after.length] as const]) {
    fillGap(
      before.slice(from, a).filter(isOpen(draft, 'before')),
      after.slice(to, b).filter(isOpen(draft, 'after')),
      draft,
    )
    from = a + 1
    to = b + 1
  }
  takeMoved(draft)
  return { toNew, toOld: new Map([...toNew].map(([a, b]) => [b, a])), moved: draft.moved }
}

interface Draft {
  before: readonly Line[]
  after: readonly Line[]
  likeness: Likeness
  toNew: Map<number, number>
  /** New indexes that have a partner. */
  taken: Set<number>
  moved: Set<number>
}

function pairOf(before: Line | undefined, after: Line | undefined): [number, number][] {
  return before && after ? [[before.index, after.index]] : []
}

function isOpen({ toNew, taken }: Draft, version: 'before' | 'after'): (line: Line) => boolean {
  return ({ index }) => (version === 'before' ? !toNew.has(index) : !taken.has(index))
}

function match(draft: Draft, before: Line, after: Line): void {
  draft.toNew.set(before.index, after.index)
  draft.taken.add(after.index)
}

/** A line that stands in another order, and the lines around it that went with it. */
function moveBlock([a, b]: readonly [number, number], draft: Draft): void {
  const [first, target] = [draft.before[a], draft.after[b]]
  if (!first || !target || draft.likeness(first.index, target.index) < ALIKE) return
  if (isOpen(draft, 'before')(first) && isOpen(draft, 'after')(target)) {
    match(draft, first, target)
    draft.moved.add(first.index)
  }
  for (const step of [-1, 1])
    for (let way = step; ; way += step) {
      const [own, other] = [draft.before[a + way], draft.after[b + way]]
      if (!own || !other || own.index - first.index !== other.index - target.index) break
      if (!isOpen(draft, 'before')(own) || !isOpen(draft, 'after')(other)) break
      if (draft.likeness(own.index, other.index) < ALIKE) break
      match(draft, own, other)
      draft.moved.add(own.index)
    }
}

/** Positions of lines whose key stands once in both versions. */
function uniquePairs(before: readonly Line[], after: readonly Line[]): (readonly [number, number])[] {
  const [own, other] = [before, after].map((lines) => positionsByKey(lines))
  return [...(own ?? [])].flatMap(([key, [position, more]]) => {
    const [match, further] = other?.get(key) ?? []
    return position !== undefined && more === undefined && match !== undefined && further === undefined
      ? [[position, match] as const]
      : []
  })
}

function positionsByKey(lines: readonly Line[]): Map<string, number[]> {
  const positions = new Map<string, number[]>()
  for (const [position, { key }] of lines.entries()) {
    if (key !== '') addTo(positions, key, position)
  }
  return positions
}

/** The longest run of pairs whose positions rise in both versions. */
function longestRise(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const sorted = pairs.toSorted((a, b) => a[0] - b[0])
  const tails: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, [, position]] of sorted.entries()) {
    let [low, high] = [0, tails.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[tails[middle] ?? 0]?.[1] ?? 0) < position) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? tails[low - 1] : undefined
    tails[low] = index
  }
  const kept: (readonly [number, number])[] = []
  for (let index = tails.at(-1); index !== undefined; index = previous[index]) {
    const pair = sorted[index]
    if (pair) kept.push(pair)
  }
  return kept.toReversed()
}

/** Between two matched lines: the pairs, in order, that are most alike together. */
function fillGap(before: readonly Line[], after: readonly Line[], draft: Draft): void {
  if (before.length === 0 || after.length === 0) return
  if (before.length * after.length > LARGEST_GAP) return matchEqual(before, after, draft)
  const width = after.length + 1
  const best = new Float64Array((before.length + 1) * width)
  const alike = new Float64Array(before.length * after.length)
  for (const [row, a] of before.entries())
    for (const [column, b] of after.entries()) {
      const value = draft.likeness(a.index, b.index)
      alike[row * after.length + column] = value
      const pair = value >= ALIKE ? (best[row * width + column] ?? 0) + value : 0
      best[(row + 1) * width + column + 1] = Math.max(
        pair,
        best[row * width + column + 1] ?? 0,
        best[(row + 1) * width + column] ?? 0,
      )
    }
  let [row, column] = [before.length, after.length]
  while (row > 0 && column > 0) {
    const value = best[row * width + column] ?? 0
    const own = alike[(row - 1) * after.length + column - 1] ?? 0
    if (own >= ALIKE && Math.abs(value - (best[(row - 1) * width + column - 1] ?? 0) - own) < 1e-9) {
      const [a, b] = [before[row - 1], after[column - 1]]
      if (a && b) match(draft, a, b)
      row--
      column--
    } else if (value === best[(row - 1) * width + column]) row--
    else column--
  }
}

function matchEqual(before: readonly Line[], after: readonly Line[], draft: Draft): void {
  let next = 0
  for (const line of before) {
    const found = after.findIndex(({ key }, position) => position >= next && line.key === key)
    const other = after[found]
    if (!other) continue
    match(draft, line, other)
    next = found + 1
  }
}

/** A line is moved only where it is all but the same. */
const SAME = 0.75

/** Lines without a place that say the same as one elsewhere. */
function takeMoved(draft: Draft): void {
  const open = draft.after.filter(isOpen(draft, 'after')).filter(({ key }) => key !== '')
  for (const line of draft.before) {
    if (line.key === '' || draft.toNew.has(line.index)) continue
    const found = open.find(
      (other) =>
        !draft.taken.has(other.index) && other.key === line.key && draft.likeness(line.index, other.index) >= SAME,
    )
    if (!found) continue
    match(draft, line, found)
    draft.moved.add(line.index)
  }
}
