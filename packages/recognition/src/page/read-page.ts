import type { PageWord, Rule } from '@tickmark/document/page'
import { isMiddleIn, moveRectangle, straightenPoint } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { detectText } from '../detect/detect-text.ts'
import { clearOfRules } from './clear-of-rules.ts'
import { findInk } from '../bitmap/find-ink.ts'
import { bringUpright } from './find-rotation.ts'
import type { ExpectedLanguage } from '../languages/expected-language.ts'
import type { ModelFiles } from '../network/model-files.ts'
import { clearOf } from '../strip/page-line.ts'
import type { PageLine } from '../strip/page-line.ts'
import { layLevel, onFlatPage } from '../photograph/lay-level.ts'
import { liftStamps, turnRectangle } from '../bitmap/lift-stamps.ts'
import { findPictures } from '../illustrations/find-pictures.ts'
import { placeWords } from '../words/place-words.ts'
import { readLines } from './read-lines.ts'
import { shareUnread } from './share-unread.ts'
import type { RecognizedPage } from '../bitmap/recognized-page.ts'
import { drawStraight } from '../photograph/draw-straight.ts'
import { leavesOut } from '../languages/choose-language.ts'
import type { LineWord } from '../words/line-word.ts'
import { weighWord } from '../words/weigh-word.ts'
import type { WordSurroundings } from '../words/weigh-word.ts'
import { eraseStreaks } from '../bitmap/erase-streaks.ts'
import { splitWords } from '../words/split-words.ts'
import { removeSpecks } from '../bitmap/remove-specks.ts'
import { typicalThickness } from '../bitmap/line-box.ts'
import type { LineBox } from '../bitmap/line-box.ts'

/** A line read with less confidence is a texture, not text. */
const UNREADABLE = 0.5

/** The shortest rule kept, in heights of text. */
const LEAST_RULE = 1.6

const DASHES = /^[-–—−ー一]+$/

export interface ReadPageOptions extends ExpectedLanguage {
  /** Told of each word before its confidence is weighed: what the weights are fitted on. */
  onWord?: (word: LineWord, about: WordSurroundings) => void
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
  const { bitmap: level, boxes: seen, rotation, projection } = await layLevel(upright, detect)
  const straight = await drawStraight(removeSpecks(level, typicalThickness(seen)), seen, detect)
  const { bitmap, boxes: found, straightening, rest } = straight
  const lay = (x: number, y: number) => (rest ? straightenPoint(x, y, bitmap, rest) : { x, y })
  const { cleaned, boxes, rules } = await clearOfRules({ bitmap, boxes: found }, rest, detect)
  const words: PageWord[] = []
  const isReadable = ({ read }: PageLine) => read.confidence >= UNREADABLE
  const { lines, written, isUnknown } = await readLines(cleaned, boxes, files, { lay, expected })
  for (const line of lines.filter(isReadable)) {
    const { box, strip, read } = line
    const measured = findInk(clearOf(line))
    // The height of a dash tells nothing about that of its font.
    const ink = DASHES.test(read.text) ? { ...measured, top: 0.16, bottom: 0.84 } : measured
    const about = { written, lineConfidence: read.confidence, thickness: box.thickness, leavesOut: leavesOut(line) }
    const weighed = splitWords(read, ink, strip.width / strip.height).map((word) => {
      onWord?.(word, about)
      return { ...word, confidence: weighWord(word, about) }
    })
    words.push(...placeWords(weighed, box, ink, lay))
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
  const unread = shareUnread(boxesOf(lines.filter(isReadable)), boxesOf(lines.filter((line) => !isReadable(line))))
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
