/** Two labels that share more of their pairs of letters than this name one thing. */
export const MOST_ALIKE = 0.5

/** Share of the pairs of letters that two labels have in common, 0–1: wordings of one thing share most of theirs. */
export function likenessOf(a: string, b: string): number {
  const pairsOf = (text: string): Set<string> =>
    new Set(Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2)))
  const [left, right] = [pairsOf(a), pairsOf(b)]
  const both = [...left].filter((pair) => right.has(pair)).length
  return both / Math.max(1, Math.min(left.size, right.size))
}

/** A label without the width, case and spacing in which it is written. */
export function foldLabel(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s:：]+/g, ' ')
    .trim()
}
