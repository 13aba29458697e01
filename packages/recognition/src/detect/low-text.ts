import type { LineBox } from '../bitmap/line-box.ts'

/** The lower text of a page is that of which so much is lower. */
const LOWER_RANK = 0.3
/**
 * Boxes of lines that stand closer than the boxes are thick tell of text that is blurred into them: the detector sees it too small.
 * Where so many do, the text is so much of their distance high.
 */
const FEWEST_CROWDED = 4
const SHARE_CROWDED = 0.2
const CROWDED = 1.1
const SHARE_OF_PITCH = 0.7
/** Boxes whose middles are no farther apart, in thicknesses, are on one line. */
const SAME_LINE = 0.3

/** How high the lower text of a page is by the boxes that are found of its lines, in pixels. */
export function lowText(boxes: readonly LineBox[]): number {
  const low = lowerOf(boxes.map((box) => Math.min(box.thickness, box.length)))
  const pitches = boxes.flatMap((box) => pitchBelow(box, boxes) ?? [])
  const crowded = pitches.filter(({ isCrowded }) => isCrowded)
  if (crowded.length < FEWEST_CROWDED || crowded.length < SHARE_CROWDED * boxes.length) return low
  return Math.min(low, lowerOf(crowded.map(({ pitch }) => pitch)) * SHARE_OF_PITCH)
}

function lowerOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * LOWER_RANK)] ?? 0
}

/** How far below a line the next one stands, and whether their boxes run into each other; undefined for a last line. */
function pitchBelow(box: LineBox, boxes: readonly LineBox[]): { pitch: number; isCrowded: boolean } | undefined {
  if (box.upended) return undefined
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  let nearest: { pitch: number; isCrowded: boolean } | undefined
  for (const other of boxes) {
    if (other === box || other.upended) continue
    const [dx, dy] = [other.centerX - box.centerX, other.centerY - box.centerY]
    const pitch = dy * cos - dx * sin
    const isAbove = Math.abs(dx * cos + dy * sin) < Math.max(box.length, other.length) / 2
    if (pitch <= SAME_LINE * box.thickness || !isAbove || (nearest && nearest.pitch <= pitch)) continue
    nearest = { pitch, isCrowded: (box.thickness + other.thickness) / 2 > CROWDED * pitch }
  }
  return nearest
}
