import type { Language } from '@tickmark/document'
import type { Bitmap } from './bitmap.ts'
import { findPageLanguage, isLatin, isNumeric, leavesOut, provesLanguage, SURE_OF_JAPANESE } from './choose-language.ts'
import { commonIdeographs } from './common-ideographs.ts'
import { cutStrip } from './cut-strip.ts'
import type { Ink } from './find-ink.ts'
import { findInk } from './find-ink.ts'
import type { Lay } from './find-missed-ink.ts'
import { findMissedInk } from './find-missed-ink.ts'
import { findTriangles } from './find-triangles.ts'
import type { LineBox } from './line-box.ts'
import { emOf, partOf, withinLine } from './line-part.ts'
import { mergeReadings } from './merge-readings.ts'
import type { PageLine } from './page-line.ts'
import { clearOf } from './page-line.ts'
import type { ModelFiles } from './model-files.ts'
import { readCharacters } from './model-files.ts'
import type { ReadBox, ReadLine } from './read-strip.ts'
import { isNumberText, readAgain } from './read-again.ts'
import { readStrip, STRIP_HEIGHT, toLine } from './read-strip.ts'
import { settleShapes } from './settle-shapes.ts'
import type { TesseractLanguage } from './tesseract/read-strips.ts'
import { foreignTo, readStrips, TESSERACT_LANGUAGES } from './tesseract/read-strips.ts'
import { tidyText } from './tidy-text.ts'
import { tightenBox } from './tighten-box.ts'

/** Width of the recogniser's input in training. */
const ROOMY_WIDTH = 320
/** How else a very short box is looked at. */
const SHORT_LOOKS = [{}, { thickness: 0.9, stretch: 1.1 }, { thickness: 0.8 }]
/** Boxes up to this width, in heights, may hold nothing but a dash. */
const WIDEST_WITH_DASH = 2.5
/** A lone figure that the detector did not take for text has to be this sure; a lone dash is as sure as its shape and place. */
const SURE_OF_FIGURE = 0.85
const SURE_OF_DASH = 0.9
/** A line below this on a page of Chinese or English may be in another language. */
const DOUBTFUL_LINE = 0.88

/** Reads all lines: PP-OCR first, then those in Japanese or Korean with a recogniser that knows their scripts. */
export async function readLines(
  bitmap: Bitmap,
  boxes: readonly LineBox[],
  files: ModelFiles,
  { lay, hint }: { lay: Lay; hint?: Language },
): Promise<PageLine[]> {
  const characters = readCharacters(files.characters)
  const readBox: ReadBox = (box, { thickness = 1, stretch = 1, leastWidth } = {}) => {
    const strip = cutStrip(bitmap, { ...box, thickness: box.thickness * thickness }, STRIP_HEIGHT, stretch)
    return readStrip(strip, files.recognition, characters, leastWidth)
  }
  const lines: PageLine[] = []
  const typical = boxes.map((box) => box.thickness).toSorted((a, b) => a - b)[boxes.length >> 1] ?? 0
  for (const box of boxes) lines.push(await readFirst(bitmap, box, typical, readBox))
  lines.push(...(await readMissed(bitmap, lines, lay, readBox)))
  const foreign = foreignTo(files)
  const language = hint
    ? foreign.find((code) => code === TESSERACT_LANGUAGES[hint])
    : await findPageLanguage(lines, foreign)
  const reads = language ? await readOnPage(lines, language, readBox) : await readByLine(lines, foreign, readBox)
  for (const [index, line] of lines.entries()) {
    const read = reads[index]!
    const settled = settleShapes(tidyText(read.characters), clearOf(line))
    line.read = toLine(language ? findTriangles(settled, clearOf(line)) : settled)
  }
  return lines
}

/** A box as a line, read for the first time. A dash is known by its shape. `typical` is the usual thickness of boxes. */
async function readFirst(bitmap: Bitmap, found: LineBox, typical: number, readBox: ReadBox): Promise<PageLine> {
  const seen: Pick<PageLine, 'strip' | 'clear'> = { strip: cutStrip(bitmap, found, STRIP_HEIGHT) }
  const ink = findInk(clearOf(seen))
  const dash = seen.strip.width < STRIP_HEIGHT * WIDEST_WITH_DASH ? dashWidth(ink, found, typical) : undefined
  if (dash !== undefined) return dashLine(bitmap, { ...found, thickness: Math.max(found.thickness, typical) }, dash)
  const box = tightenBox(found, ink)
  if (!box) return { box: found, ...seen, read: await readAlone(seen.strip, found, readBox) }
  const strip = cutStrip(bitmap, box, STRIP_HEIGHT)
  return { box, strip, read: await readAlone(strip, box, readBox) }
}

/** What the detector passed over in tables. Of characters only figures count: dirt and pieces of rules look like letters. */
async function readMissed(bitmap: Bitmap, lines: readonly PageLine[], lay: Lay, readBox: ReadBox): Promise<PageLine[]> {
  const found: PageLine[] = []
  for (const { kind, box, width } of findMissedInk(bitmap, lines, lay)) {
    const strip = cutStrip(bitmap, box, STRIP_HEIGHT)
    const read = kind === 'dash' ? readDash(width) : await readAlone(strip, box, readBox)
    if (kind === 'dash' || (isNumberText(read.text) && /\d/.test(read.text) && read.confidence > SURE_OF_FIGURE))
      found.push({ box, strip, read })
  }
  return found
}

/** A line that is a dash. */
function dashLine(bitmap: Bitmap, box: LineBox, width: number): PageLine {
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

/** One or two characters alone give the recogniser little to go by: it gets several looks, with room beside them as in training. */
async function readAlone({ width }: Bitmap, box: LineBox, readBox: ReadBox): Promise<ReadLine> {
  let best = await readBox(box)
  if (width > STRIP_HEIGHT * 1.8) return best
  for (const look of SHORT_LOOKS) {
    if (best.confidence >= 0.95) return best
    const read = await readBox(box, { ...look, leastWidth: ROOMY_WIDTH })
    if (read.confidence > best.confidence) best = read
  }
  return best
}

/** On a page of Japanese or Korean every line is, but for numbers and Latin text. */
async function readOnPage(lines: readonly PageLine[], page: TesseractLanguage, readBox: ReadBox): Promise<ReadLine[]> {
  const inLanguage = lines.filter((line) => !isNumeric(line) && !isLatin(line))
  const foreign = await readForeign(inLanguage, page, readBox, (own, { read }) => !isMisreadLatin(own, read))
  const reads: ReadLine[] = []
  for (const line of lines) reads.push(foreign.get(line) ?? (await readAgain(line, readBox)))
  return reads
}

/** Elsewhere a line in Japanese or Korean must prove that it is. */
async function readByLine(
  lines: readonly PageLine[],
  languages: readonly TesseractLanguage[],
  readBox: ReadBox,
): Promise<ReadLine[]> {
  const reads = new Map<PageLine, ReadLine>()
  for (const line of lines) reads.set(line, await readAgain(line, readBox))
  const suspects = lines.filter(isSuspect)
  const surest = new Map<PageLine, number>()
  for (const language of languages) {
    const foreign = await readForeign(
      suspects,
      language,
      readBox,
      (own, { read }) => !isMisreadLatin(own, read) && provesLanguage(own, read, language),
    )
    for (const [line, read] of foreign) {
      // Each of the two makes something of the other's script, but is less sure of it.
      if (read.confidence <= (surest.get(line) ?? 0)) continue
      reads.set(line, read)
      surest.set(line, read.confidence)
    }
  }
  return lines.map((line) => reads.get(line)!)
}

/** Faint or slanted Latin comes out as digits with a few syllables between them. Above this PP-OCR's Latin letters are some. */
const LATIN_IF_SO = 0.6

function isMisreadLatin(own: ReadLine, first: ReadLine): boolean {
  const count = ({ characters }: ReadLine, script: RegExp) => characters.filter(({ text }) => script.test(text)).length
  const latin = count(first, /\p{Script=Latin}/u)
  return (
    first.confidence > LATIN_IF_SO &&
    count(own, /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u) < latin
  )
}

/** Whether a line may be in a language that PP-OCR does not know. Of a few characters low confidence alone tells little. */
function isSuspect(line: PageLine): boolean {
  const aspect = line.box.length / line.box.thickness
  if (aspect < 2) return false
  if (leavesOut(line)) return true
  return !isNumberText(line.read.text) && line.read.confidence < (aspect < 5 ? SURE_OF_JAPANESE : DOUBTFUL_LINE)
}

/** Reads lines of Japanese or Korean, their numbers put right by PP-OCR; those whose reading is not accepted are left out. */
async function readForeign(
  lines: readonly PageLine[],
  language: TesseractLanguage,
  readBox: ReadBox,
  accepts: (own: ReadLine, line: PageLine) => boolean,
): Promise<Map<PageLine, ReadLine>> {
  const owns = await readStrips(
    lines.map(({ strip }) => strip),
    language,
  )
  const reads = new Map<PageLine, ReadLine>()
  for (const [index, line] of lines.entries()) {
    const own = owns[index]!
    if (own.text === '' || !accepts(own, line)) continue
    const em = emOf(line.box)
    const readPart = async (start: number, end: number) => {
      const [from, to] = [start - em * 0.15, end + em * 0.15]
      const read = await readBox(partOf(line.box, from, to), { leastWidth: ROOMY_WIDTH })
      return toLine(read.characters.map((character) => withinLine(character, from, to)))
    }
    reads.set(line, await mergeReadings(own, line.read, { trusted: commonIdeographs(language), em, readPart }))
  }
  return reads
}
