import type { Rule, Straightening } from '@tickmark/document/page'
import { straightenPoint, unstraightenPoint } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { eraseRules } from '../bitmap/erase-rules.ts'
import { findRules } from '../bitmap/find-rules.ts'
import { byteAt } from '../bitmap/read-samples.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { typicalThickness } from '../bitmap/line-box.ts'
import { followInk } from '../strip/follow-ink.ts'
import { levelBoxes, splitAtRules } from '../photograph/level-boxes.ts'
import { isMadeOfStrokes } from './made-of-strokes.ts'

/** Rules shorter than this, in thicknesses of lines, may be strokes of large letters. */
const LONG_RULE = 3.5
/** A grid of so many upright rules has cells that the detector takes for one. */
const GRID = 3
/** Ink of text, of the thickness of its box. */
const INKED = 0.6

/** A rule leans by so many pixels from its mean place. */
const WIDE = 2
/** Text stands so far about the middle of its box, in thicknesses. */
const CORE = 0.3

/** A page without its rules, its lines found again where these formed a grid. `rules` lie on the straight page. */
export async function clearOfRules(
  { bitmap, boxes }: { bitmap: Bitmap; boxes: readonly LineBox[] },
  straightening: Straightening | undefined,
  detect: (picture: Bitmap) => Promise<LineBox[]>,
): Promise<{ cleaned: Bitmap; boxes: LineBox[]; rules: Rule[] }> {
  const thickness = typicalThickness(boxes)
  const toPage = (x: number, y: number) => (straightening ? straightenPoint(x, y, bitmap, straightening) : { x, y })
  const toPicture = (x: number, y: number) =>
    straightening ? unstraightenPoint(x, y, bitmap, straightening) : { x, y }
  const lines = boxes
    .filter(({ upended }) => !upended)
    .map(({ centerX, centerY, length, thickness: own }) => ({ ...toPage(centerX, centerY), length, thickness: own }))
  const rules = findRules(bitmap, straightening, thickness * INKED).filter(
    (rule) => !isMadeOfStrokes(rule, lines, (y) => depthOf(bitmap, { x: rule.at, y }, thickness, toPicture)),
  )
  const long = rules.filter((rule) => rule.end - rule.start > LONG_RULE * thickness && !runsInText(rule, boxes, toPage))
  if (boxes.length === 0) return { cleaned: bitmap, boxes: [], rules }
  const cleaned = eraseRules(bitmap, long, toPicture)
  const isGrid = long.filter(({ direction }) => direction === 'vertical').length >= GRID
  const found = isGrid ? await detect(cleaned) : boxes
  const cells = splitAtRules(levelBoxes(found, toPage, toPicture), long, toPage)
  return { cleaned, boxes: followInk(cleaned, cells), rules }
}

/** How much darker than what stands beside it a rule is at a point of the straight page, in levels of gray. */
function depthOf(
  { width, height, data }: Bitmap,
  { x, y }: { x: number; y: number },
  thickness: number,
  toPicture: (x: number, y: number) => { x: number; y: number },
): number {
  const reach = Math.max(WIDE + 1, Math.round(thickness / 2))
  const brightness = Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const point = toPicture(x + index - reach, y)
    const column = Math.min(width - 1, Math.max(0, Math.round(point.x)))
    const row = Math.min(height - 1, Math.max(0, Math.round(point.y)))
    return byteAt(data, (row * width + column) * 3 + 1)
  })
  return Math.max(...brightness) - Math.min(...brightness.slice(reach - WIDE, reach + WIDE + 1))
}

/** Whether a level rule runs through the middle of lines for half of its length: it is made of their strokes. */
function runsInText(
  { direction, start, end, at }: Rule,
  boxes: readonly LineBox[],
  toPage: (x: number, y: number) => { x: number; y: number },
): boolean {
  if (direction === 'vertical') return false
  const covered = boxes.reduce((sum, { centerX, centerY, length, thickness, upended }) => {
    const { x, y } = toPage(centerX, centerY)
    if (upended || Math.abs(y - at) > CORE * thickness) return sum
    return sum + Math.max(0, Math.min(end, x + length / 2) - Math.max(start, x - length / 2))
  }, 0)
  return covered > (end - start) / 2
}
