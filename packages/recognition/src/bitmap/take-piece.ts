/** A picture of marks: a byte a pixel, not 0 where it is marked. */
export interface MarkMap {
  width: number
  height: number
  marks: Uint8Array
}

/** Connected marks: their bounds, both ends inclusive, and how many they are. */
export interface MarkedPiece {
  left: number
  right: number
  top: number
  bottom: number
  count: number
}

/**
 * Takes the marks that are connected with a marked pixel out of the map. `reach` is how far apart connected marks may stand;
 * `visit` is told of each of them.
 */
export function takePiece(
  start: number,
  { width, height, marks }: MarkMap,
  reach: number,
  visit?: (at: number) => void,
): MarkedPiece {
  let [left, right, top, bottom, count] = [width, 0, height, 0, 0]
  const stack = [start]
  marks[start] = 0
  for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
    const [x, y] = [here % width, Math.floor(here / width)]
    count += 1
    visit?.(here)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
        const next = row * width + column
        if (!marks[next]) continue
        marks[next] = 0
        stack.push(next)
      }
    }
  }
  return { left, right, top, bottom, count }
}
