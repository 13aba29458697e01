import { itemAt } from '@tickmark/document'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { findPageLanguage } from '../languages/choose-language.ts'
import { boundTo, leanTo } from '../languages/expected-language.ts'
import type { ExpectedLanguage } from '../languages/expected-language.ts'
import type { PageLanguage } from '../languages/choose-language.ts'
import { cutStrip } from '../bitmap/cut-strip.ts'
import type { Ink } from '../bitmap/find-ink.ts'
import { findInk } from '../bitmap/find-ink.ts'
import type { Lay } from '../strip/find-missed-ink.ts'
import { findMissedInk } from '../strip/find-missed-ink.ts'
import { findTriangles } from '../strip/find-triangles.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { typicalAngle, typicalThickness } from '../bitmap/line-box.ts'
import type { CutLine, PageLine } from '../strip/page-line.ts'
import { clearOf } from '../strip/page-line.ts'
import type { ModelFiles } from '../network/model-files.ts'
import { readCharacters } from '../network/model-files.ts'
import type { ReadBox, ReadLine } from '../strip/read-strip.ts'
import { isNumberText } from '../strip/read-again.ts'
import { holdsOtherScript, isInLatin, latinOf } from '../languages/latin-page.ts'
import { restoreAccents } from '../languages/restore-accents.ts'
import { readByLine, readOnPage, settleInLanguage } from '../languages/read-foreign.ts'
import { readStrip, ROOMY_WIDTH, STRIP_HEIGHT, toLine } from '../strip/read-strip.ts'
import { settleShapes } from '../strip/settle-shapes.ts'
import { foreignTo } from '../tesseract-network/read-strips.ts'
import { tidyText } from '../strip/tidy-text.ts'
import { tightenBox } from '../bitmap/tighten-box.ts'

/** How else a very short box is looked at. */
const SHORT_LOOKS = [{}, { thickness: 0.9, stretch: 1.1 }, { thickness: 0.8 }]
/** How a line of Latin letters is looked at that is read with less confidence than this; one with less than that is in another script. */
const LATIN_LOOKS = [{ thickness: 0.85, stretch: 1.2 }, { stretch: 1.2 }]
const SURE_OF_LATIN = 0.97
const LEAST_OF_LATIN = 0.6
/** How a line of numbers is looked at that is read with less confidence: boxes of small figures are twice as thick as they are. */
const NUMBER_LOOKS = [{ thickness: 0.75 }, { thickness: 0.62 }]
const SURE_OF_NUMBERS = 0.93
/** So much of it is what numbers are made of. */
const MOSTLY_NUMBERS = 0.8
/** Boxes up to this width, in heights, may hold nothing but a dash. */
const WIDEST_WITH_DASH = 2.5
/** Thickness of a line of the smallest letters among larger ones, of the usual thickness, and room in which a dash stands alone. */
const SMALLEST_LINE = 0.75
const ROOM_BESIDE = 0.6
/** A lone figure that the detector did not take for text has to be this sure; a lone dash is as sure as its shape and place. */
const SURE_OF_FIGURE = 0.85
const SURE_OF_DASH = 0.9

/**
 * Reads all lines. On a page whose language PP-OCR does not know, the recogniser that knows it goes first; elsewhere lines that
 * may be in such a language are shown to it afterwards.
 */
export async function readLines(
  bitmap: Bitmap,
  boxes: readonly LineBox[],
  files: ModelFiles,
  { lay, expected }: { lay: Lay; expected: ExpectedLanguage },
): Promise<PageLanguage & { lines: PageLine[] }> {
  const characters = readCharacters(files.characters)
  const readBox: ReadBox = (box, { thickness = 1, stretch = 1, leastWidth, strip } = {}) => {
    const seen = strip ?? cutStrip(bitmap, { ...box, thickness: box.thickness * thickness }, STRIP_HEIGHT, stretch)
    return readStrip(seen, files.recognition, characters, leastWidth)
  }
  const usual = { thickness: typicalThickness(boxes), angle: typicalAngle(boxes) }
  const cut = boxes.map((box) => cutLine(bitmap, box, usual))
  const readLine = async (line: CutLine): Promise<PageLine> =>
    Object.assign(line, { read: line.read ?? (await readAlone(line, readBox)) })
  const foreign = foreignTo(files)
  const bound = boundTo(expected)
  const { written, isUnknown }: PageLanguage = bound
    ? { written: bound }
    : await findPageLanguage(cut, foreign, { readLine, lean: leanTo(expected) })
  const language = foreign.find((code) => code === written)
  const settled = language ? await settleInLanguage(cut, language, readBox) : new Set<CutLine>()
  const lines: PageLine[] = []
  for (const line of cut) lines.push(await readLine(line))
  lines.push(...(await readMissed(bitmap, lines, lay, readBox)))
  const open = lines.filter((line) => !settled.has(line))
  const strange = bound ? [] : foreign
  const reads = language ? await readOnPage(open, language, readBox) : await readByLine(open, strange, readBox)
  for (const [index, line] of open.entries()) line.read = itemAt(reads, index)
  if (!language && isInLatin(lines.map(({ read }) => read))) {
    const latin = latinOf(characters)
    for (const line of lines)
      if (holdsOtherScript(line.read)) line.read = await readStrip(line.strip, files.recognition, latin)
  }
  const accented = language ? undefined : await restoreAccents(lines)
  for (const [line, read] of accented ?? []) line.read = read
  for (const line of lines) {
    const shaped = settleShapes(tidyText(line.read.characters), clearOf(line))
    line.read = toLine(language ? findTriangles(shaped, clearOf(line)) : shaped)
  }
  return { lines, written, isUnknown }
}

/** How most lines of a page lie. */
type Usual = Pick<LineBox, 'thickness' | 'angle'>

/** A box as a line. A dash is known by its shape, and read with it. */
function cutLine(bitmap: Bitmap, found: LineBox, usual: Usual): CutLine {
  const typical = usual.thickness
  const seen: CutLine = { box: found, strip: cutStrip(bitmap, found, STRIP_HEIGHT) }
  const ink = findInk(clearOf(seen))
  const isShort = seen.strip.width < STRIP_HEIGHT * WIDEST_WITH_DASH
  const dash = isShort ? (dashWidth(ink, found, typical) ?? dashAround(bitmap, found, usual)) : undefined
  if (dash !== undefined)
    return dashLine(bitmap, { ...found, angle: usual.angle, thickness: Math.max(found.thickness, typical) }, dash)
  const box = tightenBox(found, ink)
  return box ? { box, strip: cutStrip(bitmap, box, STRIP_HEIGHT) } : seen
}

/**
 * Of a dash the detector often marks a part, or its upper edge: what a box that is too small for a letter shows with room around
 * it, laid as the other lines are: so few pixels have no direction of their own.
 */
function dashAround(bitmap: Bitmap, found: LineBox, { thickness, angle }: Usual): number | undefined {
  if (found.thickness > thickness * SMALLEST_LINE) return undefined
  const length = found.length + thickness * ROOM_BESIDE
  const box = { ...found, angle, length, thickness: thickness * SMALLEST_LINE }
  return dashWidth(findInk(clearOf({ strip: cutStrip(bitmap, box, STRIP_HEIGHT) })), box, thickness)
}

/** What the detector passed over in tables. Of characters only figures count: dirt and pieces of rules look like letters. */
async function readMissed(bitmap: Bitmap, lines: readonly PageLine[], lay: Lay, readBox: ReadBox): Promise<PageLine[]> {
  const found: PageLine[] = []
  for (const { kind, box, width } of findMissedInk(bitmap, lines, lay)) {
    const strip = cutStrip(bitmap, box, STRIP_HEIGHT)
    const read = kind === 'dash' ? readDash(width) : await readAlone({ strip, box }, readBox)
    if (kind === 'dash' || (isNumberText(read.text) && /\d/.test(read.text) && read.confidence > SURE_OF_FIGURE))
      found.push({ box, strip, read })
  }
  return found
}

/** A line that is a dash. */
function dashLine(bitmap: Bitmap, box: LineBox, width: number): CutLine {
  return { box, strip: cutStrip(bitmap, box, STRIP_HEIGHT), read: readDash(width) }
}

/** Width of the only ink of a box, in typical heights of lines, when it is flat: readers of Korean make dots and digits of it. */
function dashWidth({ columns, top, bottom }: Ink, box: LineBox, typical: number): number | undefined {
  const first = columns.findIndex((count) => count > 0.5)
  const last = columns.findLastIndex((count) => count > 0.5)
  const inked = columns.reduce((sum, count) => sum + Number(count > 0.5), 0)
  const wide = ((last + 1 - first) / columns.length) * (box.length / typical)
  const high = (bottom - top) * (box.thickness / typical)
  // Broader than this it may be the ideograph of one, or a sound mark.
  const isDash = first > 0 && last < columns.length - 1 && inked === last + 1 - first && wide > 0.12 && wide < 0.6
  return isDash && high < 0.17 && wide > high * 1.4 && top > 0.2 && bottom < 0.8 ? wide : undefined
}

/** A dash by its width in heights of its line. */
function readDash(width: number): ReadLine {
  const text = width < 0.35 ? '-' : width < 0.6 ? '–' : '—'
  return toLine([{ text, start: 0, end: 1, confidence: SURE_OF_DASH }])
}

/**
 * One or two characters alone give the recogniser little to go by: it gets several looks, with room beside them as in training. So it
 * does where it is unsure of letters: they are shown larger, and what stands above and below them is left out.
 */
async function readAlone({ strip, box }: CutLine, readBox: ReadBox): Promise<ReadLine> {
  let best = await readBox(box, { strip })
  const isShort = strip.width <= STRIP_HEIGHT * 1.8
  const looks = isShort ? SHORT_LOOKS : looksAt(best)
  for (const look of looks) {
    if (best.confidence >= (isShort ? 0.95 : SURE_OF_LATIN)) return best
    const read = await readBox(box, isShort ? { ...look, leastWidth: ROOMY_WIDTH } : look)
    if (read.confidence > best.confidence) best = read
  }
  return best
}

/** How else a line of some length is looked at. */
function looksAt(read: ReadLine): readonly { thickness?: number; stretch?: number }[] {
  if (isDoubtfulLatin(read)) return LATIN_LOOKS
  return isDoubtfulNumber(read) ? NUMBER_LOOKS : []
}

/** Whether a line is mostly numbers of which PP-OCR is not sure: in small figures it leaves digits out. */
function isDoubtfulNumber({ characters, confidence }: ReadLine): boolean {
  if (confidence >= SURE_OF_NUMBERS) return false
  const figures = characters.filter(({ text }) => /^[\d.,()$%\s-]$/.test(text)).length
  return figures >= MOSTLY_NUMBERS * characters.length && /\d.*\d/.test(characters.map(({ text }) => text).join(''))
}

/** Whether a line is mostly Latin letters of which PP-OCR is not sure: those that run into each other it leaves out. */
function isDoubtfulLatin({ characters, confidence }: ReadLine): boolean {
  if (confidence >= SURE_OF_LATIN || confidence < LEAST_OF_LATIN) return false
  return characters.filter(({ text }) => /^[A-Za-z ]$/.test(text)).length * 2 > characters.length
}
