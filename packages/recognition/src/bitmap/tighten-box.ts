import type { Ink } from './find-ink.ts'
import type { LineBox } from './line-box.ts'

/** Share of a box's thickness that the ink of figures and Latin text fills as a rule, and below which the box is loose. */
const USUAL_INK = 0.5
const LOOSE_INK = 0.45
/** A box is drawn in no further than this: a row of dots has little ink. */
const MOST_DRAWN_IN = 0.65

/**
 * Draws a loose box in around its ink. Around lines that lean or bend a little the detector's box is up to half too thick: its
 * text is then shown so small to the recogniser that letters run into each other. Undefined when the box is tight enough.
 */
export function tightenBox(box: LineBox, { top, bottom }: Ink): LineBox | undefined {
  if (box.upended || bottom - top >= LOOSE_INK) return undefined
  const thickness = Math.max(MOST_DRAWN_IN, (bottom - top) / USUAL_INK) * box.thickness
  const shift = ((top + bottom) / 2 - 0.5) * box.thickness
  return {
    ...box,
    thickness,
    centerX: box.centerX - shift * Math.sin(box.angle),
    centerY: box.centerY + shift * Math.cos(box.angle),
  }
}
