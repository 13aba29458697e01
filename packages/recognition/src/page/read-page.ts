import { itemAt } from '@tickmark/document'
import type { PageWord, Projection, Rule } from '@tickmark/document/page'
import { isMiddleIn, moveRectangle, straightenPoint } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { Ink } from '../bitmap/find-ink.ts'
import { detectText } from '../detect/detect-text.ts'
import { clearOfRules } from './clear-of-rules.ts'
import { bringUpright } from './find-rotation.ts'
import type { Upright } from './find-rotation.ts'
import type { ExpectedLanguage } from '../languages/expected-language.ts'
import type { ModelFiles } from '../network/model-files.ts'
import type { PageLine } from '../strip/page-line.ts'
import { layLevel, onFlatPage } from '../photograph/lay-level.ts'
import { liftStamps, turnRectangle } from '../bitmap/lift-stamps.ts'
import { findPictures } from '../illustrations/find-pictures.ts'
import { joinDecimals } from '../words/join-decimals.ts'
import type { LineWord } from '../words/line-word.ts'
import { placeWords } from '../words/place-words.ts'
import { readColumns } from './read-columns.ts'
import { readLines } from './read-lines.ts'
import { isInOneWidth, isReadable, wordsOfLine } from './words-of-line.ts'
import type { OnWord } from './words-of-line.ts'
import { settleMarks } from '../words/settle-marks.ts'
import { shareUnread } from './share-unread.ts'
import type { RecognizedPage } from '../bitmap/recognized-page.ts'
import { drawStraight } from '../photograph/draw-straight.ts'
import type { StraightPicture } from '../photograph/draw-straight.ts'
import { eraseStreaks } from '../bitmap/erase-streaks.ts'
import { removeSpecks } from '../bitmap/remove-specks.ts'
import { typicalThickness } from '../bitmap/line-box.ts'
import type { LineBox } from '../bitmap/line-box.ts'

/** The shortest rule kept, in heights of text. */
const LEAST_RULE = 1.6

export interface ReadPageOptions extends ExpectedLanguage {
  onWord?: OnWord
}

/** Recognises a page with PP-OCR files: detector, orientation classifier and recogniser as ONNX. */
export async function readPage(
  picture: Bitmap,
  files: ModelFiles,
  { onWord, ...expected }: ReadPageOptions = {},
): Promise<RecognizedPage> {
  const lifted = liftStamps(eraseStreaks(picture))
  const upright = await bringUpright(lifted.bitmap, files)
  const detect = (flat: Bitmap) => detectText(flat, files.detection)
  const { columns } = upright
  // Between columns a few short lines stand, which tell nothing of how the page lies.
  const isVertical = columns.length > 0
  const laid: Upright & { projection?: Projection } = isVertical ? upright : await layLevel(upright, detect)
  const { bitmap: level, boxes: seen, rotation, projection } = laid
  const clean = removeSpecks(level, typicalThickness(seen))
  const straight: StraightPicture = isVertical
    ? { bitmap: clean, boxes: seen }
    : await drawStraight(clean, seen, detect)
  const { bitmap, boxes: found, straightening, rest } = straight
  const lay = (x: number, y: number) => (rest ? straightenPoint(x, y, bitmap, rest) : { x, y })
  const { cleaned, boxes, rules } = await clearOfRules({ bitmap, boxes: found }, rest, detect)
  const upended = isVertical ? await readColumns(level, columns, { files, expected, onWord }) : undefined
  const words: PageWord[] = upended?.words ?? []
  const others = upended ? { ...expected, others: upended.written } : expected
  const { lines, ...told } = await readLines(cleaned, boxes, files, { lay, expected: others })
  const written = upended?.written ?? told.written
  const isUnknown = !upended && told.isUnknown
  const readable = lines.filter((line) => isReadable(line, told.written))
  const isOneWidth = isInOneWidth(readable)
  const worded = readable.map((line) => ({
    ...wordsOfLine(line, { written: told.written, isOneWidth, onWord }),
    box: line.box,
  }))
  for (const [index, own] of settleMarks(joinDecimals(worded.map(inTextHeights))).entries()) {
    const { box, ink } = itemAt(worded, index)
    words.push(...placeWords(own, box, ink, lay))
  }
  const stamps = lifted.stamps.map((stamp) => {
    const placed = turnRectangle(stamp, picture, rotation)
    const flat = projection ? onFlatPage(placed, bitmap, projection) : placed
    // What is laid straight below is not to be drawn straight twice.
    const drawn =
      straightening && straightening !== rest
        ? moveRectangle(flat, (x, y) => straightenPoint(x, y, bitmap, straightening))
        : flat
    return { ...drawn, isStamp: true }
  })
  const pictures = (await findPictures(bitmap, lines)).filter((one) => !stamps.some((stamp) => isMiddleIn(one, stamp)))
  const sizes = words.map((word) => word.fontSize).toSorted((a, b) => a - b)
  const textHeight = sizes[sizes.length >> 1] ?? 20
  const unread = shareUnread(boxesOf(readable), boxesOf(lines.filter((line) => !readable.includes(line))))
  return {
    width: bitmap.width,
    height: bitmap.height,
    words,
    rules: dropStrokes(
      rules.filter(({ start, end }) => end - start >= LEAST_RULE * textHeight),
      words,
    ),
    pictures: [...stamps, ...pictures].map((place) => ({ ...place, ...moveRectangle(place, lay) })),
    confidence: meanConfidence(words),
    written,
    ...(unread !== undefined && { unread }),
    ...(isUnknown && { isUnknown }),
    rotation,
    ...(straightening ? { straightening } : {}),
    ...(projection ? { projection } : {}),
  }
}

/** The words of a line with its length in heights of its text. */
function inTextHeights({ words, ink, box }: { words: LineWord[]; ink: Ink; box: LineBox }) {
  return { words, length: box.length / ((ink.bottom - ink.top) * box.thickness) }
}

function boxesOf(lines: readonly PageLine[]): LineBox[] {
  return lines.map(({ box }) => box)
}

/** Without strokes of letters: rules that run within words for half of their length. */
function dropStrokes(rules: readonly Rule[], words: readonly PageWord[]): Rule[] {
  return rules.filter((rule) => {
    const level = rule.direction === 'horizontal'
    const covered = words.reduce((sum, word) => {
      const margin = word.fontSize * 0.1
      const inside = level
        ? rule.at > word.top && rule.at < word.bottom - margin
        : rule.at > word.left - margin && rule.at < word.right + margin
      if (!inside) return sum
      const [start, end] = level ? [word.left, word.right] : [word.top - margin, word.bottom + margin]
      return sum + Math.max(0, Math.min(end, rule.end) - Math.max(start, rule.start))
    }, 0)
    return covered < (rule.end - rule.start) * 0.5
  })
}

function meanConfidence(words: readonly PageWord[]): number {
  const length = words.reduce((sum, word) => sum + word.text.length, 0)
  return length === 0 ? 1 : words.reduce((sum, word) => sum + (word.confidence ?? 1) * word.text.length, 0) / length
}
