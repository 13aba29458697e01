import type { Language } from '@tickmark/document'
import type { Bitmap } from './bitmap.ts'
import { commonIdeographs } from './common-ideographs.ts'
import { cutStrip } from './cut-strip.ts'
import type { LineBox } from './line-box.ts'
import { mergeReadings } from './merge-readings.ts'
import type { ModelFiles } from './model-files.ts'
import type { ReadLine } from './read-strip.ts'
import { readStrip, STRIP_HEIGHT, toLine } from './read-strip.ts'
import { reconcile, vote } from './reconcile.ts'
import { settleShapes } from './settle-shapes.ts'
import { tidyText } from './tidy-text.ts'
import type { TesseractLanguage } from './read-strip-tesseract.ts'
import { readStripWithTesseract } from './read-strip-tesseract.ts'

/** A line with its picture and its reading. */
export interface PageLine {
  box: LineBox
  strip: Bitmap
  read: ReadLine
}

/** Lines that tell the page's language. */
const LINES_ASKED = 14
/** PP-OCR is this sure, or surer, of Chinese and English; of Japanese .80–.93, of Korean at most .74. */
const SURE_OF_CHINESE = 0.95
const UNSURE = 0.78
/** Width of the recogniser's input in training. */
const ROOMY_WIDTH = 320
/** A line whose every character is surer is not read twice. */
const CERTAIN = 0.9
/** A line below this on a page of Chinese or English may be in another language. */
const DOUBTFUL_LINE = 0.88

/** Reads all lines: PP-OCR first, then those in Japanese or Korean with a recogniser that knows their scripts. */
export async function readLines(
  bitmap: Bitmap,
  boxes: readonly LineBox[],
  files: ModelFiles,
  characters: readonly string[],
  hint?: Language,
): Promise<PageLine[]> {
  const lines: PageLine[] = []
  for (const box of boxes) {
    const strip = cutStrip(bitmap, box, STRIP_HEIGHT)
    lines.push({ box, strip, read: await readAlone(strip, files, characters) })
  }
  const language = languageOfHint(hint) ?? (hint ? undefined : await findPageLanguage(lines))
  for (const line of lines) {
    const careful = await readAgain(bitmap, line, files, characters)
    const read = await readInLanguage({ ...line, read: careful }, language)
    line.read = toLine(await settleShapes(tidyText(read.characters), line.strip))
  }
  return lines
}

/** Reads a doubtful line again, a little narrower and wider, and a doubtful number a third time. */
async function readAgain(
  bitmap: Bitmap,
  { box, read: first }: PageLine,
  files: ModelFiles,
  characters: readonly string[],
): Promise<ReadLine> {
  const doubt = Math.min(1, ...first.characters.filter(({ text }) => text !== ' ').map(({ confidence }) => confidence))
  // Below the lower bound it is another script, and reading it again tells nothing.
  if (doubt >= CERTAIN || first.confidence < UNSURE) return first
  const again = async (thickness: number, stretch: number) =>
    readStrip(
      cutStrip(bitmap, { ...box, thickness: box.thickness * thickness }, STRIP_HEIGHT, stretch),
      files.recognition,
      characters,
    )
  const second = await again(0.92, 1.12)
  if (!isNumber(first.text) && !isNumber(second.text)) return reconcile(first, second, emOf({ box }))
  return first.text === second.text ? first : vote([first, second, await again(0.85, 1.25)])
}

/** One or two characters alone are read better with room beside them, as in training. */
async function readAlone(strip: Bitmap, files: ModelFiles, characters: readonly string[]): Promise<ReadLine> {
  const read = await readStrip(strip, files.recognition, characters)
  if (strip.width > STRIP_HEIGHT * 1.8 || read.confidence >= 0.95) return read
  const roomy = await readStrip(strip, files.recognition, characters, ROOMY_WIDTH)
  return roomy.confidence > read.confidence ? roomy : read
}

function isNumber(text: string): boolean {
  return /^[\d\s.,%()+\-–—−△▲$]+$/u.test(text)
}

function languageOfHint(hint: Language | undefined): TesseractLanguage | undefined {
  return hint === 'ja' ? 'jpn' : hint === 'ko' ? 'kor' : undefined
}

/** The language of a page that PP-OCR is not sure of, proved by reading its longest lines. */
async function findPageLanguage(lines: readonly PageLine[]): Promise<TesseractLanguage | undefined> {
  const longest = lines
    .filter((line) => !isNumeric(line))
    .toSorted((a, b) => b.box.length - a.box.length)
    .slice(0, LINES_ASKED)
  if (longest.length === 0) return undefined
  const confidence = longest.reduce((sum, line) => sum + line.read.confidence, 0) / longest.length
  if (confidence >= SURE_OF_CHINESE) return undefined
  const candidates: TesseractLanguage[] = confidence < UNSURE ? ['kor', 'jpn'] : ['jpn', 'kor']
  const witnesses = longest.slice(0, 3)
  for (const language of candidates) {
    let proofs = 0
    for (const line of witnesses) {
      if (provesLanguage(await readStripWithTesseract(line.strip, language), line.read, language)) proofs += 1
    }
    if (proofs * 2 > witnesses.length) return language
  }
  return undefined
}

/** A page's language decides for its lines; elsewhere a line must prove its own. */
async function readInLanguage(line: PageLine, page: TesseractLanguage | undefined): Promise<ReadLine> {
  if (isNumeric(line) || isLatin(line)) return line.read
  if (page) {
    const read = await readStripWithTesseract(line.strip, page)
    return read.text === '' ? line.read : mergeReadings(read, line.read, commonIdeographs(page), emOf(line))
  }
  if (line.read.confidence >= DOUBTFUL_LINE || line.box.length < line.box.thickness * 2) return line.read
  for (const language of ['kor', 'jpn'] as const) {
    const read = await readStripWithTesseract(line.strip, language)
    if (provesLanguage(read, line.read, language))
      return mergeReadings(read, line.read, commonIdeographs(language), emOf(line))
  }
  return line.read
}

/** Whether a reading really is in its language: sure of itself, and with that language's own script in good part. */
function provesLanguage(read: ReadLine, first: ReadLine, language: TesseractLanguage): boolean {
  const script = language === 'kor' ? /\p{Script=Hangul}/u : /[\p{Script=Hiragana}\p{Script=Katakana}]/u
  const letters = read.characters.filter((character) => /\p{L}/u.test(character.text))
  const own = letters.filter((character) => script.test(character.text))
  if (letters.length === 0) return false
  const sureness = letters.reduce((sum, character) => sum + character.confidence, 0) / letters.length
  return (
    own.length / letters.length > (language === 'kor' ? 0.5 : 0.15) && sureness > Math.max(0.7, first.confidence - 0.15)
  )
}

/** All digits, and as wide as so many digits are: PP-OCR leaves Hangul out without a sign of doubt. */
function isNumeric({ read, box }: PageLine): boolean {
  if (!/^[\d\s.,%()+\-–—−△▲*:/]+$/u.test(read.text) || read.confidence < 0.8) return false
  return box.length / box.thickness < 0.62 * [...read.text].length + 1
}

/** Latin throughout and sure of it, and wide enough for nothing to have been left out. */
function isLatin({ read, box }: PageLine): boolean {
  const length = [...read.text].length
  return (
    read.confidence >= 0.93 &&
    /^[\p{Script=Latin}\d\p{P}\p{Z}\p{S}]+$/u.test(read.text) &&
    /\p{Script=Latin}/u.test(read.text) &&
    box.length / box.thickness < 0.55 * length + 1
  )
}

/** One em as a share of the line's length; a box is somewhat thicker than its text. */
function emOf({ box }: { box: LineBox }): number {
  return (0.75 * box.thickness) / box.length
}
