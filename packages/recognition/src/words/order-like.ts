import type { PageWord } from '@tickmark/document/page'

/** Words of another reading of a page in the order of ours, by their places. */
export function orderLike(own: readonly PageWord[], other: readonly PageWord[]): PageWord[] {
  if (own.length === 0) return [...other]
  return other
    .map((word) => ({ word, at: nearestTo(own, word) }))
    .toSorted((a, b) => a.at - b.at || a.word.left - b.word.left)
    .map(({ word }) => word)
}

/** Words of another line are so much further away than those of the same. */
const LINES = 50

/** The word in which another one begins: lines apart count more than letters apart. */
function nearestTo(own: readonly PageWord[], { left, top, bottom, fontSize }: PageWord): number {
  const [x, y] = [left + 0.3 * fontSize, (top + bottom) / 2]
  const distances = own.map((word) => {
    const beside = Math.max(0, word.left - x, x - word.right)
    const apart = Math.max(0, Math.abs((word.top + word.bottom) / 2 - y) - 0.3 * word.fontSize)
    return beside + LINES * apart
  })
  return distances.indexOf(Math.min(...distances))
}
