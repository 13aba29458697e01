import { itemAt } from '@tickmark/document'

/** Tokens `[from, to)` of one side that are the same as, or stand in the place of, tokens of the other. */
export interface AlignedTokens {
  own: [from: number, to: number]
  other: [from: number, to: number]
}

/** Least likeness (0–1) for two tokens to be two readings of the same print. */
const LEAST_LIKENESS = 0.5
/** Tokens that one reader parts and the other does not. */
const MOST_JOINED = 5
/** Cells of the alignment's table, two bytes each; of a longer page nothing is aligned. */
const MOST_CELLS = 40_000_000
/** Between two tokens that both read alike only so many pairs are compared letter by letter. */
const MOST_PAIRS = 4000

/**
 * Aligns two readings of a page word by word, in their order: words that are alike first, then what stands between them, by likeness. A word is never
 * given parts of a neighbour's.
 */
export function alignTokens(own: readonly string[], other: readonly string[]): AlignedTokens[] {
  if ((own.length + 1) * (other.length + 1) > MOST_CELLS) return []
  const anchors = commonTokens(own, other)
  const aligned: AlignedTokens[] = []
  let [i, j] = [0, 0]
  for (const [at, opposite] of [...anchors, [own.length, other.length] as const]) {
    aligned.push(...alignGap(own, other, { own: [i, at], other: [j, opposite] }))
    if (at < own.length) aligned.push({ own: [at, at + 1], other: [opposite, opposite + 1] })
    ;[i, j] = [at + 1, opposite + 1]
  }
  return aligned
}

/** The longest common subsequence, as pairs of indices. */
function commonTokens(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const width = b.length + 1
  const length = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number): number => length[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      length[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;)
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  return pairs
}

/** One word to one, one to several, several to one: the way in which most letters find their like. */
function alignGap(own: readonly string[], other: readonly string[], gap: AlignedTokens): AlignedTokens[] {
  const [[i0, i1], [j0, j1]] = [gap.own, gap.other]
  const [rows, columns] = [i1 - i0, j1 - j0]
  if (rows === 0 || columns === 0 || rows * columns > MOST_PAIRS) return []
  const score = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1))
  const step = Array.from({ length: rows + 1 }, () =>
    Array.from({ length: columns + 1 }, () => [0, 0] as [number, number]),
  )
  const scoreAt = (i: number, j: number): number => score[i]?.[j] ?? 0
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--) {
      let [best, way]: [number, [number, number]] =
        scoreAt(i + 1, j) >= scoreAt(i, j + 1) ? [scoreAt(i + 1, j), [1, 0]] : [scoreAt(i, j + 1), [0, 1]]
      for (const [a, b] of JOINS) {
        if (i + a > rows || j + b > columns) continue
        const one = own.slice(i0 + i, i0 + i + a).join('')
        const two = other.slice(j0 + j, j0 + j + b).join('')
        const alike = likeness(one, two)
        const total = scoreAt(i + a, j + b) + (alike >= LEAST_LIKENESS ? alike * one.length : -1)
        if (alike >= LEAST_LIKENESS && total > best) [best, way] = [total, [a, b]]
      }
      itemAt(score, i)[j] = best
      itemAt(step, i)[j] = way
    }
  const aligned: AlignedTokens[] = []
  for (let i = 0, j = 0; i < rows && j < columns;) {
    const [a, b] = itemAt(itemAt(step, i), j)
    if (a > 0 && b > 0) aligned.push({ own: [i0 + i, i0 + i + a], other: [j0 + j, j0 + j + b] })
    ;[i, j] = [i + a, j + b]
  }
  return aligned
}

const JOINS: readonly (readonly [number, number])[] = [
  [1, 1],
  ...Array.from({ length: MOST_JOINED - 1 }, (_, more) => [1, more + 2] as const),
  ...Array.from({ length: MOST_JOINED - 1 }, (_, more) => [more + 2, 1] as const),
]

/** 1 for the same letters, less for each that has to be changed, added or left out. */
export function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 0
  if (Math.abs(a.length - b.length) > longest * (1 - LEAST_LIKENESS)) return 0
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return 1 - (row[b.length] ?? longest) / longest
}
