import { itemAt } from '@tickmark/document'
import type { PageWord } from '@tickmark/document/page'
import type { LineWord } from '../words/line-word.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { placeAlong } from './lay-columns.ts'
import type { LaidColumns } from './lay-columns.ts'

/** Share of a column's pitch that its font takes. */
const FONT = 0.95
/** Ink begins and ends this far within its cell, in cells. */
const INSIDE = 0.1

/** Gives words that were read in a column laid as a line their places in the picture. `box` is the line as it was read. */
export function placeColumn(
  words: readonly LineWord[],
  box: LineBox,
  { column, cellWidth }: LaidColumns['lines'][number],
): PageWord[] {
  const { cells, pitch } = column
  // From the cell in which the ink of a word begins to the one in which it ends.
  const cellAt = (share: number, by: number) => {
    const at = Math.floor((box.centerX + (share - 0.5) * box.length) / cellWidth + by)
    return itemAt(cells, Math.max(0, Math.min(cells.length - 1, at)))
  }
  const fontSize = pitch * FONT
  return words.map(({ text, start, end, confidence, alternatives }) => {
    const [top, bottom] = [
      placeAlong(column.box, cellAt(start, INSIDE).start),
      placeAlong(column.box, cellAt(end, -INSIDE).end),
    ]
    const middle = (top.x + bottom.x) / 2
    return {
      text,
      left: middle - fontSize / 2,
      right: middle + fontSize / 2,
      top: top.y,
      bottom: bottom.y,
      fontSize,
      origin: 'ocr',
      confidence,
      vertical: true,
      ...(alternatives ? { alternatives } : {}),
    }
  })
}
