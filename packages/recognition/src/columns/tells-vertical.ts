import type { Bitmap } from '../bitmap/bitmap.ts'
import { cropBitmap, rotateBitmap } from '../bitmap/bitmap.ts'
import { cutStrip } from '../bitmap/cut-strip.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { readCharacters } from '../network/model-files.ts'
import type { ModelFiles } from '../network/model-files.ts'
import { readStrip, STRIP_HEIGHT } from '../strip/read-strip.ts'
import type { ReadLine } from '../strip/read-strip.ts'
import { readStrips, sureness } from '../tesseract-network/read-strips.ts'
import { alongColumn, layColumns, partColumns } from './lay-columns.ts'

/** So many of the longest columns are asked; fewer tell nothing. */
const ASKED = 4
const FEWEST = 2
/** A column is longer than this, in its widths: what is shorter may be a mark or a picture. */
const LONG = 4
/** So many characters of a column are read. */
const READ = 10
/** Letters read for each character there is: upright ones, and by how much more than on their side. */
const LEAST = 0.6
const MORE = 1.15

/**
 * Whether lines that stand on end are vertical writing: their characters stand upright, and read well one after the other. Else the page
 * lies on its side.
 */
export async function tellsVertical(bitmap: Bitmap, boxes: readonly LineBox[], files: ModelFiles): Promise<boolean> {
  const asked = boxes
    .filter(({ upended, length, thickness }) => upended && thickness > LONG * length)
    .toSorted((a, b) => b.thickness - a.thickness)
    .slice(0, ASKED)
  if (asked.length < FEWEST) return false
  const columns = partColumns(bitmap, asked)
  const count = columns.reduce((sum, { cells }) => sum + Math.min(READ, cells.length), 0)
  const laid = layColumns(bitmap, columns)
  const upright = laid.lines.map(({ box, cellWidth }) => {
    const length = Math.min(box.length, READ * cellWidth)
    return cutStrip(laid.bitmap, { ...box, length, centerX: length / 2 }, STRIP_HEIGHT)
  })
  const letters = (await countLetters(upright, files)) / count
  if (letters < LEAST) return false
  const onSide = columns.map(({ box, pitch }) => {
    const strip = cutStrip(bitmap, alongColumn(box), STRIP_HEIGHT)
    const width = Math.min(strip.width, Math.round((READ * pitch * STRIP_HEIGHT) / box.length))
    return cropBitmap(strip, 0, 0, width, STRIP_HEIGHT)
  })
  const turned = onSide.map((strip) => rotateBitmap(strip, 180))
  const others = Math.max(await countLetters(onSide, files), await countLetters(turned, files)) / count
  return letters > MORE * others
}

/** How many letters and digits are read in strips, each counted by how likely it is; by the recogniser that reads more of them. */
async function countLetters(strips: readonly Bitmap[], files: ModelFiles): Promise<number> {
  const characters = readCharacters(files.characters)
  let own = 0
  for (const strip of strips) own += lettersIn(await readStrip(strip, files.recognition, characters), (some) => some)
  const foreign = await readStrips(strips, 'jpn')
  return Math.max(
    own,
    foreign.reduce((sum, read) => sum + lettersIn(read, sureness), 0),
  )
}

function lettersIn({ characters }: ReadLine, likely: (confidence: number) => number): number {
  return characters.reduce(
    (sum, { text, confidence }) => sum + (/[\p{L}\p{N}]/u.test(text) ? likely(confidence) : 0),
    0,
  )
}
