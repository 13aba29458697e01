import type { Rule } from '@tickmark/document/page'
import type { Bitmap } from './bitmap.ts'
import { byteAt } from './read-samples.ts'

/** Where a point of the straight page lies in the picture. */
type ToPicture = (x: number, y: number) => { x: number; y: number }

/** Pixels on either side of a rule that its soft edge reaches, and beyond which its paper is looked at. */
const SOFT_EDGE = 1.5
const PAPER_BESIDE = 2
/** Print that crosses a rule is darker than the paper by this share on both of its sides: it stays. */
const CROSSED = 0.75

/**
 * The picture with the paper in the place of its rules. Beside a rule the detector takes cells for one, and its boxes, which
 * take the rule in, show the text too small to the recogniser.
 */
export function eraseRules(bitmap: Bitmap, rules: readonly Rule[], toPicture: ToPicture): Bitmap {
  if (rules.length === 0) return bitmap
  const cleaned = { ...bitmap, data: Uint8Array.from(bitmap.data) }
  for (const rule of rules) eraseRule(cleaned, rule, toPicture)
  return cleaned
}

function eraseRule(bitmap: Bitmap, { direction, start, end, at, thickness }: Rule, toPicture: ToPicture): void {
  const level = direction === 'horizontal'
  const reach = Math.ceil(thickness / 2 + SOFT_EDGE)
  const core = Math.ceil(thickness / 2)
  const papers: number[] = []
  for (let along = Math.floor(start) - 1; along <= end + 1; along += 1) {
    const { x, y } = level ? toPicture(along, at) : toPicture(at, along)
    const [column, row] = [Math.round(x), Math.round(y)]
    const beside = (by: number) => offsetOf(bitmap, level ? column : column + by, level ? row + by : row)
    const paper = paperBeside(bitmap, [beside(-reach - PAPER_BESIDE), beside(reach + PAPER_BESIDE)], papers)
    if (paper === undefined) continue
    // Print that ends in the soft edge, as the tail of a comma above a rule, goes on from beyond it.
    const light = byteAt(bitmap.data, paper + 1) * CROSSED
    const touches = (by: number) => {
      const outside = beside(by)
      return outside !== undefined && byteAt(bitmap.data, outside + 1) < light
    }
    const [from, to] = [touches(-reach - 1) ? -core : -reach, touches(reach + 1) ? core : reach]
    for (let by = from; by <= to; by += 1) {
      const target = beside(by)
      if (target !== undefined) bitmap.data.copyWithin(target, paper, paper + 3)
    }
  }
}

/** The lighter of two places beside a rule; undefined where print stands on both. `papers` is what the last ones were like. */
function paperBeside({ data }: Bitmap, places: readonly (number | undefined)[], papers: number[]): number | undefined {
  const inside = places.filter((place) => place !== undefined)
  const [lighter] = inside.toSorted((a, b) => byteAt(data, b + 1) - byteAt(data, a + 1))
  if (lighter === undefined) return undefined
  const value = byteAt(data, lighter + 1)
  const usual = papers.length === 0 ? value : papers.toSorted((a, b) => a - b)[papers.length >> 1]
  papers.push(value)
  if (papers.length > 15) papers.shift()
  return usual !== undefined && value < usual * CROSSED ? undefined : lighter
}

function offsetOf({ width, height }: Bitmap, x: number, y: number): number | undefined {
  return x < 0 || y < 0 || x >= width || y >= height ? undefined : (y * width + x) * 3
}
