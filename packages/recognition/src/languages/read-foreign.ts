import { itemAt, getExisting } from '@tickmark/document'
import { findStrangers, isLatin, isNumeric, isSurelyIn, leavesOut } from './choose-language.ts'
import { commonIdeographs } from './common-ideographs.ts'
import { emOf, partOf, withinLine } from '../strip/line-part.ts'
import { IDEOGRAPH_LIKE, mergeReadings } from '../strip/merge-readings.ts'
import { clearColumnNear, spansAround } from '../bitmap/line-spans.ts'
import { findInk } from '../bitmap/find-ink.ts'
import { findUnreadInk } from '../strip/find-unread-ink.ts'
import { clearOf } from '../strip/page-line.ts'
import type { CutLine, PageLine } from '../strip/page-line.ts'
import { isNumberText, readAgain } from '../strip/read-again.ts'
import type { ReadBox, ReadCharacter, ReadLine } from '../strip/read-strip.ts'
import { ROOMY_WIDTH, toLine } from '../strip/read-strip.ts'
import { readStrips } from '../tesseract-network/read-strips.ts'
import type { TesseractLanguage } from '../tesseract-network/read-strips.ts'

/** A line below this on a page of Chinese or English may be in another language, a short one below that. */
const DOUBTFUL_LINE = 0.88
const DOUBTFUL_SHORT_LINE = 0.78

/** PP-OCR is this sure, or surer, of an alphabet that it does not know. */
const ALPHABET = 0.7
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** An ideograph that the network is less sure of is shown to PP-OCR. */
const CERTAIN = 0.98
/** What PP-OCR sees on either side of what it is asked for, in ems. */
const CONTEXT = 2
/** The network is this sure, or surer, of a word beside a number. */
const SURE_OF_WORD = 0.9
/** Fewer characters may be a dash, or anything. */
const SOME_CHARACTERS = 3

/**
 * Reads the lines of a page that are in its language beyond doubt, and returns them. PP-OCR, which takes three times as long, is
 * shown only lines of which it knows something better: numbers, and ideographs in doubt.
 */
export async function settleInLanguage(
  lines: readonly CutLine[],
  language: TesseractLanguage,
  readBox: ReadBox,
): Promise<ReadonlySet<CutLine>> {
  const unread = lines.filter(({ read }) => !read)
  const owns = await readStrips(
    unread.map(({ strip }) => strip),
    language,
  )
  const settled = new Set<CutLine>()
  for (const [index, line] of unread.entries()) {
    const own = itemAt(owns, index)
    if (own.characters.length < SOME_CHARACTERS || !isSurelyIn(language, own)) continue
    const second = await readAsked(line, own, language, readBox)
    line.read = await correct(own, second, { line, language, readBox })
    settled.add(line)
  }
  return settled
}

/**
 * What PP-OCR makes of the places of a line of which it knows something better, digits and ideographs in doubt; of the line where
 * these are most of it. It sees some text around them: digits at the edge of a part get lost.
 */
async function readAsked(
  line: CutLine,
  own: ReadLine,
  language: TesseractLanguage,
  readBox: ReadBox,
): Promise<ReadLine> {
  const trusted = commonIdeographs(language)
  const asked = own.characters.filter(
    ({ text, confidence }) =>
      /\d/.test(text) || (trusted.size > 0 && IDEOGRAPH_LIKE.test(text) && confidence < CERTAIN),
  )
  const em = emOf(line.box)
  const ink = findInk(clearOf(line))
  const characters: ReadCharacter[] = []
  for (const span of spansAround(asked, em, CONTEXT)) {
    const [start, end] = [span.start, span.end].map((place) =>
      place > 0 && place < 1 ? clearColumnNear(ink, place, em) : place,
    )
    if (start === undefined || end === undefined || (start <= 0 && end >= 1))
      return readBox(line.box, { strip: line.strip })
    const [from, to] = [Math.max(0, start), Math.min(1, end)]
    const read = await readBox(partOf(line.box, from, to))
    characters.push(...read.characters.map((character) => withinLine(character, from, to)))
  }
  return toLine(characters)
}

/** Whether ink stands beside the digits of a line of which PP-OCR made nothing: the word for what is counted, a year or a person. */
function hasUnread(line: PageLine): boolean {
  return findUnreadInk(line.read.characters, findInk(clearOf(line)), emOf(line.box)).length > 0
}

/** Whether the network has the digits as PP-OCR has them, and a word of its own script beside them of which it is sure. */
function countsIn(own: ReadLine, { text }: ReadLine): boolean {
  const words = own.characters.filter((character) => CJK.test(character.text))
  const digits = (some: string) => some.replace(/\D/g, '')
  return words.length > 0 && digits(own.text) === digits(text) && toLine(words).confidence > SURE_OF_WORD
}

/** Reads what is left of a page of Japanese or Korean: all is in its language but numbers that stand alone and Latin text. */
export async function readOnPage(
  lines: readonly PageLine[],
  page: TesseractLanguage,
  readBox: ReadBox,
): Promise<ReadLine[]> {
  const open = lines.filter((line) => !isLatin(line) && (!isNumeric(line) || hasUnread(line)))
  const foreign = await readForeign(
    open,
    page,
    readBox,
    (own, line) => !isMisreadLatin(own, line.read) && (!isNumeric(line) || countsIn(own, line.read)),
  )
  const reads: ReadLine[] = []
  for (const line of lines) reads.push(foreign.get(line) ?? (await readAgain(line, readBox)))
  return reads
}

/** On other pages a line in Japanese or Korean must prove that it is. */
export async function readByLine(
  lines: readonly PageLine[],
  languages: readonly TesseractLanguage[],
  readBox: ReadBox,
): Promise<ReadLine[]> {
  const reads = new Map<PageLine, ReadLine>()
  for (const line of lines) reads.set(line, await readAgain(line, readBox))
  const strangers = await findStrangers(lines.filter(isSuspect), languages)
  for (const language of languages) {
    const some = [...strangers].flatMap(([line, own]) => (own === language ? [line] : []))
    const foreign = await readForeign(some, language, readBox, (own, { read }) => !isMisreadLatin(own, read))
    for (const [line, read] of foreign) reads.set(line, read)
  }
  return lines.map((line) => getExisting(reads, line))
}

/** Faint or slanted Latin comes out as digits with a few syllables between them. Above this PP-OCR's Latin letters are some. */
const LATIN_IF_SO = 0.6

function isMisreadLatin(own: ReadLine, first: ReadLine): boolean {
  const count = ({ characters }: ReadLine, script: RegExp) => characters.filter(({ text }) => script.test(text)).length
  const latin = count(first, /\p{Script=Latin}/u)
  return first.confidence > LATIN_IF_SO && count(own, CJK) < latin
}

/**
 * Whether a line may be in a language that PP-OCR does not know. Of a few characters low confidence alone tells little, and what
 * fills the line with Latin letters, however doubtful, is an alphabet: of Hangul and kana it makes ideographs, or nothing.
 */
function isSuspect(line: PageLine): boolean {
  const aspect = line.box.length / line.box.thickness
  if (aspect < 2) return false
  if (leavesOut(line)) return true
  if (!CJK.test(line.read.text) && line.read.confidence > ALPHABET) return false
  return !isNumberText(line.read.text) && line.read.confidence < (aspect < 5 ? DOUBTFUL_SHORT_LINE : DOUBTFUL_LINE)
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
    const own = itemAt(owns, index)
    if (own.text === '' || !accepts(own, line)) continue
    reads.set(line, await correct(own, line.read, { line, language, readBox }))
  }
  return reads
}

/** The network's reading of a line, corrected by what PP-OCR read in it. */
async function correct(
  own: ReadLine,
  second: ReadLine,
  { line, language, readBox }: { line: CutLine; language: TesseractLanguage; readBox: ReadBox },
): Promise<ReadLine> {
  const em = emOf(line.box)
  const readPart = async (start: number, end: number) => {
    const [from, to] = [start - em * 0.15, end + em * 0.15]
    const read = await readBox(partOf(line.box, from, to), { leastWidth: ROOMY_WIDTH })
    return toLine(read.characters.map((character) => withinLine(character, from, to)))
  }
  return mergeReadings(own, second, { trusted: commonIdeographs(language), em, readPart })
}
