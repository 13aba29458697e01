import { numberAt } from '@tickmark/document'
import type { Segment, Token } from '../../lines/text-line.ts'

/**
 * How far one text stands below another: from baseline to baseline where they share a font, whose boxes are alike; else from
 * edge to edge, one of which the letters of another font may move.
 */
export function pitchesBetween(above: Segment, below: Segment): number[] {
  for (const token of above.tokens) {
    const isSame = ({ fontName, fontSize }: Token): boolean =>
      fontName === token.fontName && fontSize === token.fontSize
    const same = token.fontName && below.tokens.find(isSame)
    if (same) return [same.bottom - token.bottom]
  }
  return [below.top - above.top, below.bottom - above.bottom]
}

/** Share of the distances that are rather those between entries set at other heights. */
const STRAYS = 0.25

/** How far the lines of a text stand apart, from all distances of lines that may go on; undefined where there are none. */
export function usualPitch(pitches: readonly number[]): number | undefined {
  if (pitches.length === 0) return undefined
  return numberAt(
    pitches.toSorted((a, b) => a - b),
    Math.floor(STRAYS * pitches.length),
  )
}
