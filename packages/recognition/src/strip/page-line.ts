import type { Bitmap } from '../bitmap/bitmap.ts'
import type { ClearStrip } from '../bitmap/clear-strip.ts'
import { clearStrip } from '../bitmap/clear-strip.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import type { ReadLine } from './read-strip.ts'

/** A line cut out of its picture. */
export interface CutLine {
  box: LineBox
  strip: Bitmap
  /** The strip as black on white, once it was asked for. */
  clear?: ClearStrip
  /** What stands in it, once it is read. */
  read?: ReadLine
}

/** A line with its reading. */
export interface PageLine extends CutLine {
  read: ReadLine
}

/** Blur that takes the grain away before shapes and gaps are measured, in pixels. */
const SMOOTHING = 0.7

/** The line as black on white, made once. */
export function clearOf(line: Pick<CutLine, 'strip' | 'clear'>): ClearStrip {
  return (line.clear ??= clearStrip(line.strip, SMOOTHING))
}
