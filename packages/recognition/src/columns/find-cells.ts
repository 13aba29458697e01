import { countAt, floatAt } from '../bitmap/read-samples.ts'

/** Characters of vertical writing stand this far apart, by the width of the box of their column. */
const PITCH = { least: 0.4, most: 1.4 }
/** A cell is as high as the others, by shares of the pitch; marks are set closer. */
const CELL = { least: 0.5, most: 1.35 }
/** A peak so high, of the highest, is where ink repeats itself. */
const NEARLY = 0.6
/** A cut through ink that fills the column is as bad as a cell that is twice the pitch too high. */
const PRICE_OF_INK = 4

/** A stretch of a column that holds one character, or none. */
export interface Cell {
  start: number
  end: number
}

/**
 * The distance from character to character, by where ink along a column repeats itself; `about` is the width of the column, or what is
 * known of the distance already.
 */
export function findPitch(ink: Float32Array, about: number, range = PITCH): number {
  const mean = ink.reduce((sum, value) => sum + value, 0) / ink.length
  const likenessAt = (lag: number): number => {
    let sum = 0
    for (let at = 0; at + lag < ink.length; at += 1) sum += (floatAt(ink, at) - mean) * (floatAt(ink, at + lag) - mean)
    return sum / (ink.length - lag)
  }
  const most = Math.min(ink.length - 1, Math.floor(range.most * about))
  const lags = Array.from(
    { length: Math.max(0, most - Math.ceil(range.least * about) + 1) },
    (_, index) => most - index,
  )
  const likeness = new Map(lags.map((lag) => [lag, likenessAt(lag)]))
  const highest = Math.max(0, ...likeness.values())
  // What repeats itself does so at twice the distance, too.
  const isPeak = (lag: number): boolean => {
    const own = likeness.get(lag) ?? 0
    return (
      own > NEARLY * highest && own >= (likeness.get(lag - 1) ?? Infinity) && own >= (likeness.get(lag + 1) ?? Infinity)
    )
  }
  return lags.findLast(isPeak) ?? about
}

/**
 * Parts a column into cells of about the pitch, by the cuts that go through the least ink. `ink` tells for each step along the column
 * the share of its width that is inked.
 */
export function findCells(ink: Float32Array, pitch: number): Cell[] {
  const [least, most] = [Math.max(1, Math.round(CELL.least * pitch)), Math.ceil(CELL.most * pitch)]
  const first = Math.max(
    0,
    ink.findIndex((share) => share > 0),
  )
  const length = ink.length
  const costs = new Float32Array(length + 1).fill(Infinity)
  const cutBefore = new Int32Array(length + 1).fill(-1)
  // What is blank before the first character belongs to nothing.
  costs.fill(0, 0, first + 1)
  for (let at = least; at <= length; at += 1) {
    const cut = at < length ? PRICE_OF_INK * floatAt(ink, at) : 0
    for (let size = least; size <= Math.min(most, at); size += 1) {
      const cost = floatAt(costs, at - size) + cut + ((size - pitch) / pitch) ** 2
      if (at > first && (countAt(cutBefore, at) < 0 || cost < floatAt(costs, at))) {
        costs[at] = cost
        cutBefore[at] = at - size
      }
    }
  }
  const cells: Cell[] = []
  for (let end = length; end > first; end = countAt(cutBefore, end)) {
    const start = countAt(cutBefore, end)
    if (start < 0) break
    cells.push({ start, end })
  }
  return cells.toReversed()
}
