/** Between gaps within words and blanks of one line lies nothing for so much of the text height. */
const LEAST_STEP = 0.08
/** Where it lies: between these, in text heights. */
const RANGE = { from: 0.26, to: 0.75 }
/** So many gaps beyond it are blanks, not the room around a mark. */
const FEWEST_BLANKS = 2

/**
 * The gap from which on a line parts its words, in text heights, by the line itself: blanks are much alike within it, however
 * narrow or wide its font and its justification make them. Undefined where its gaps do not fall into two kinds.
 */
export function findBlank(gaps: readonly number[]): number | undefined {
  const sorted = gaps.toSorted((a, b) => a - b)
  let best: { step: number; at: number } | undefined
  for (let index = 1; index <= sorted.length - FEWEST_BLANKS; index++) {
    const [below, above] = [sorted[index - 1] ?? 0, sorted[index] ?? 0]
    const [step, at] = [above - below, (below + above) / 2]
    if (at >= RANGE.from && at <= RANGE.to && step >= LEAST_STEP && step > (best?.step ?? 0)) best = { step, at }
  }
  return best?.at
}
