import type { ClearStrip } from '../bitmap/clear-strip.ts'
import { byteAt } from '../bitmap/read-samples.ts'

/** Where a hollow triangle may stand: its rows are about those of the print beside it, its right corner is before a column. */
export interface TriangleSearch {
  /** Rows of the print beside it. */
  top: number
  bottom: number
  /** Columns between which its right corner lies. */
  from: number
  to: number
}

export interface FoundTriangle {
  left: number
  right: number
}

/** Steps in which its place and size are tried, as shares of the height of the print. */
const TOPS = [-0.12, 0, 0.12, 0.24]
const BOTTOMS = [-0.1, 0, 0.1]
const WIDTHS = [0.8, 0.95, 1.1, 1.25, 1.4]
/** Points looked at along each side. */
const POINTS = 12
/** Its fainter side is at least so dark, of 255; of that so much is what it encloses and what is beside it at most. */
const FAINTEST = 45
const MOST_BESIDE = 0.42
/** So many points of each side are dark, and so dark, of its fainter side. */
const UNBROKEN = 0.75
const AS_DARK = 0.45

/**
 * The hollow triangle whose sides are darker than what they enclose, though grain has broken them; undefined without one. Where its
 * ink is in one piece its shape tells more.
 */
export function matchTriangle(strip: ClearStrip, { top, bottom, from, to }: TriangleSearch): FoundTriangle | undefined {
  const height = bottom - top
  let best: (FoundTriangle & { score: number }) | undefined
  for (const above of TOPS)
    for (const below of BOTTOMS)
      for (const share of WIDTHS)
        for (let right = Math.floor(from); right <= to; right += 2) {
          const rows = { top: top + above * height, bottom: bottom + below * height }
          const left = right - share * (rows.bottom - rows.top)
          if (left < 1) continue
          const score = judge(strip, { ...rows, left, right })
          if (score > (best?.score ?? 0)) best = { left, right, score }
        }
  return best
}

interface Place extends FoundTriangle {
  top: number
  bottom: number
}

/** How much darker the sides are than what lies between and beside them; 0 where they are none. */
function judge(strip: ClearStrip, { left, right, top, bottom }: Place): number {
  const [middle, width, height] = [(left + right) / 2, right - left, bottom - top]
  const along = (x: (share: number) => number, y: (share: number) => number, isLevel = false): number[] =>
    Array.from({ length: POINTS }, (_, index) => {
      const share = (index + 0.5) / POINTS
      return darkness(strip, x(share), y(share), isLevel)
    })
  const down = (share: number) => top + share * height
  const sides = [
    along((share) => middle - (share * width) / 2, down),
    along((share) => middle + (share * width) / 2, down),
    along(
      (share) => left + share * width,
      () => bottom,
      true,
    ),
  ]
  const faintest = Math.min(...sides.map(mean))
  if (faintest < FAINTEST) return 0
  const isBroken = sides.some(
    (side) => side.filter((value) => value > AS_DARK * faintest).length < UNBROKEN * side.length,
  )
  if (isBroken) return 0
  const inside = [0.55, 0.68, 0.8].flatMap((share) =>
    [-0.1, 0, 0.1].map((by) => darkness(strip, middle + by * width, down(share), false)),
  )
  const outside = [0.1, 0.25, 0.4, 0.55].flatMap((share) =>
    [-1, 1].map((side) => darkness(strip, middle + side * (share / 2 + 0.22) * width, down(share), false)),
  )
  const beside = Math.max(mean(inside), mean(outside))
  return beside > MOST_BESIDE * faintest ? 0 : faintest - beside
}

/** The darkest of a pixel and its neighbours across a stroke: beside it, or above and below. */
function darkness({ width, height, gray }: ClearStrip, x: number, y: number, isLevel: boolean): number {
  const [column, row] = [Math.round(x), Math.round(y)]
  let most = 0
  for (let by = -1; by <= 1; by += 1) {
    const [u, v] = isLevel ? [column, row + by] : [column + by, row]
    if (u >= 0 && v >= 0 && u < width && v < height) most = Math.max(most, 255 - byteAt(gray, v * width + u))
  }
  return most
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
