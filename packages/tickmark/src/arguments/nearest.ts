/** The word that was probably meant: two slips away at most, and fewer than half of its letters. Undefined when none is near. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((word) => ({ word, slips: word.startsWith(typed) && typed.length > 1 ? 1 : countSlips(typed, word) }))
    .filter(({ word, slips }) => slips <= 2 && slips < word.length / 2)
    .toSorted((one, other) => one.slips - other.slips)
  return best?.word
}

/** Letters left out, put in, mistyped or swapped with their neighbour (optimal string alignment). */
function countSlips(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  // Outside of the words no way leads on.
  const slipsAt = (i: number, j: number): number => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          slipsAt(i - 1, j) + 1,
          slipsAt(i, j - 1) + 1,
          slipsAt(i - 1, j - 1) + (same ? 0 : 1),
          swapped ? slipsAt(i - 2, j - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return slipsAt(one.length, other.length)
}
