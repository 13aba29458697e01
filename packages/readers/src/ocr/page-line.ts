import type { Bitmap } from './bitmap.ts'
import type { LineBox } from './line-box.ts'
import type { ReadLine } from './read-strip.ts'

/** A line with its picture and its reading. */
export interface PageLine {
  box: LineBox
  strip: Bitmap
  read: ReadLine
}
