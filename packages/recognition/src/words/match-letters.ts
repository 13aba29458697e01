import { itemAt } from '@tickmark/document'

/**
 * Opposite each letter of a text its place in another one, -1 where it has none there: the fewest letters are taken out and put
 * in (Myers). Undefined where it would be more than `most`; the texts have little to do with each other then.
 */
export function matchLetters(own: readonly string[], other: readonly string[], most: number): number[] | undefined {
  const steps: Int32Array[] = []
  // How far into `own` each diagonal (own − other) has come.
  const reached = new Int32Array(2 * most + 3)
  for (let edits = 0; edits <= most; edits++) {
    steps.push(reached.slice())
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let at = startOn(diagonal, edits, reached).at
      while (at < own.length && own[at] === other[at - diagonal]) at++
      reached[most + 1 + diagonal] = at
      if (at >= own.length && at - diagonal >= other.length) return walkBack(own, other, steps)
    }
  }
  return undefined
}

/** Where a diagonal goes on from a neighbouring one by one letter more, and from which. */
function startOn(diagonal: number, edits: number, reached: Int32Array): { at: number; from: number } {
  const middle = (reached.length - 1) / 2
  const [below, above] = [reached[middle + diagonal - 1] ?? 0, reached[middle + diagonal + 1] ?? 0]
  if (edits === 0) return { at: 0, from: 0 }
  return diagonal === -edits || (diagonal !== edits && below < above)
    ? { at: above, from: diagonal + 1 }
    : { at: below + 1, from: diagonal - 1 }
}

function walkBack(own: readonly string[], other: readonly string[], steps: readonly Int32Array[]): number[] {
  const matched = own.map(() => -1)
  let [at, opposite] = [own.length, other.length]
  for (let edits = steps.length - 1; edits >= 0; edits--) {
    const start = startOn(at - opposite, edits, itemAt(steps, edits))
    for (; at > start.at; at--) matched[at - 1] = --opposite
    const before = edits === 0 ? 0 : (itemAt(steps, edits)[(itemAt(steps, edits).length - 1) / 2 + start.from] ?? 0)
    ;[at, opposite] = [before, before - start.from]
  }
  return matched
}
