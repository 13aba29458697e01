import type { Bitmap } from './bitmap.ts'
import type { ClearStrip } from './clear-strip.ts'
import { clearStrip } from './clear-strip.ts'
import type { LineBox } from './line-box.ts'
import type { ReadLine } from './read-strip.ts'

/** A line with its picture and its reading. */
export interface PageLine {
  box: LineBox
  strip: Bitmap
  read: ReadLine
  /** The strip as black on white, once it was asked for. */
  clear?: ClearStrip
}

/** Blur that takes the grain away before shapes and gaps are measured, in pixels. */
const SMOOTHING = 0.7

/** The line as black on white, made once. */
export function clearOf(line: Pick<PageLine, 'strip' | 'clear'>): ClearStrip {
  return (line.clear ??= clearStrip(line.strip, SMOOTHING))
}
