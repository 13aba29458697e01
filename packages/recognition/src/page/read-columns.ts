import type { PageWord } from '@tickmark/document/page'
import { median } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { layColumns, partColumns } from '../columns/lay-columns.ts'
import { placeColumn } from '../columns/place-column.ts'
import type { ExpectedLanguage } from '../languages/expected-language.ts'
import type { ModelFiles } from '../network/model-files.ts'
import { readLines } from './read-lines.ts'
import { isReadable, wordsOfLine } from './words-of-line.ts'
import type { OnWord } from './words-of-line.ts'

/** Columns narrower than this, of the usual width, are readings set beside the characters. */
const NARROW = 0.6

/** The words of vertical writing: its columns laid as lines and read as these, and the recogniser that its language has. */
export async function readColumns(
  bitmap: Bitmap,
  boxes: readonly LineBox[],
  { files, expected, onWord }: { files: ModelFiles; expected: ExpectedLanguage; onWord?: OnWord },
): Promise<{ words: PageWord[]; written: 'own' | 'jpn' | 'kor' }> {
  const usual = median(boxes.map(({ length }) => length))
  const columns = partColumns(
    bitmap,
    boxes
      .filter(({ length }) => length > NARROW * usual)
      .toSorted((a, b) => b.centerX - a.centerX || a.centerY - b.centerY),
  )
  const laid = layColumns(bitmap, columns)
  const rows = laid.lines.map(({ box }) => box)
  const lay = (x: number, y: number) => ({ x, y })
  const { lines, written } = await readLines(laid.bitmap, rows, files, { lay, expected })
  const words = lines
    .filter((line) => isReadable(line, written))
    .flatMap((line) => {
      const row = laid.lines.find(({ box }) => Math.abs(box.centerY - line.box.centerY) < box.thickness / 2)
      return row ? placeColumn(wordsOfLine(line, { written, onWord }).words, line.box, row) : []
    })
  return { words, written }
}
