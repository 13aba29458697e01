import type { CutLine, PageLine } from '../strip/page-line.ts'
import type { ReadLine } from '../strip/read-strip.ts'
import { toLine } from '../strip/read-strip.ts'
import type { TesseractLanguage } from '../tesseract-network/read-strips.ts'
import { readStrips } from '../tesseract-network/read-strips.ts'

/** Lines that tell the page's language, and those of them that have to prove it. */
const LINES_ASKED = 14
const WITNESSES = 4
/** PP-OCR is this sure, or surer, of Chinese and English; of Japanese .80–.93, of Korean at most .74. */
const SURE_OF_CHINESE = 0.95
export const SURE_OF_JAPANESE = 0.78
/** Of the lines that have to prove it, without looking at any others. */
const HALF_SURE = 0.92
/** Share of the lines that are longer than what was read in them, on a page of another language. */
const MOST = 0.7
/** Tesseract is surer of its own language than of any other by this. */
const BEYOND_DOUBT = 0.95
/** Characters of a language's writing to one other letter or digit: the longest lines of a page, and any line. Dates have few. */
const WRITTEN_ON_PAGE = 0.5
const WRITTEN_IN_LINE = 0.25
/** Kana that ideographs are rarely without, as a share of the letters, and that prove Japanese; by how much a language must be surer than the other. */
const SOME = 0.02
const PLENTY = 0.15
const CLEARLY = 0.04

/**
 * The language of a page that PP-OCR is not sure of, proved by reading its longest lines. `readLine` reads one with PP-OCR: no
 * more of them are read than have to be asked.
 */
export async function findPageLanguage(
  lines: readonly CutLine[],
  foreign: readonly TesseractLanguage[],
  readLine: (line: CutLine) => Promise<PageLine>,
): Promise<TesseractLanguage | undefined> {
  const asked: PageLine[] = []
  for (const line of lines.toSorted((a, b) => b.box.length - a.box.length)) {
    if (asked.length === LINES_ASKED) break
    const read = await readLine(line)
    if (isNumeric(read)) continue
    asked.push(read)
    if (asked.length !== WITNESSES || isKnown(asked, HALF_SURE)) continue
    const best = await hear(asked, foreign)
    if (best && best.share > PLENTY) return best.language
  }
  return isKnown(asked, SURE_OF_CHINESE) ? undefined : (await hear(asked, foreign))?.language
}

/** Whether PP-OCR knows the language of lines. Clear print is read surely even where all kana are left out. */
function isKnown(lines: readonly PageLine[], sure: number): boolean {
  return meanConfidence(lines) >= sure && lines.filter(leavesOut).length < lines.length * MOST
}

function meanConfidence(lines: readonly PageLine[]): number {
  return lines.reduce((sum, { read }) => sum + read.confidence, 0) / lines.length
}

/** The language that the longest lines prove. */
async function hear(asked: readonly PageLine[], foreign: readonly TesseractLanguage[]): Promise<Testimony | undefined> {
  const likely = meanConfidence(asked) < SURE_OF_JAPANESE ? 'kor' : 'jpn'
  const witnesses = asked.slice(0, WITNESSES)
  let best: Testimony | undefined
  for (const language of foreign.toSorted((a, b) => Number(b === likely) - Number(a === likely))) {
    const own = await testify(language, witnesses)
    // Each of the two makes something of the other's script, but is less sure of it.
    if (own.proven && own.sureness > (best?.sureness ?? 0)) best = own
    else if (own.language === 'jpn' && best && own.share > SOME && own.sureness > best.sureness + CLEARLY) best = own
    if (own.proven && own.sureness > BEYOND_DOUBT) break
  }
  return best
}

/** What a language makes of the lines that have to prove it. */
interface Testimony extends Reading {
  language: TesseractLanguage
  proven: boolean
}

async function testify(language: TesseractLanguage, witnesses: readonly PageLine[]): Promise<Testimony> {
  const reads = await readStrips(
    witnesses.map(({ strip }) => strip),
    language,
  )
  const read = toLine(reads.flatMap(({ characters }) => characters))
  const first = toLine(witnesses.flatMap((line) => line.read.characters))
  const proven = provesLanguage(read, first, language) && isWrittenIn(language, read, WRITTEN_ON_PAGE)
  return { language, ...measure(read, language), proven }
}

/** Characters in which a language is written. */
const WRITING: Record<TesseractLanguage, RegExp> = {
  kor: /[가-힣]/u,
  jpn: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
}

/**
 * Whether characters of a language's writing, to other letters and digits, are more than `times` as many: of a script that it does
 * not know a reader makes digits, and letters of all kinds.
 */
function isWrittenIn(language: TesseractLanguage, { characters }: ReadLine, times: number): boolean {
  const known = characters.filter(({ text }) => /[\p{L}\p{Nd}]/u.test(text))
  const own = known.filter(({ text }) => WRITING[language].test(text)).length
  return own > times * (known.length - own)
}

/** Whether a reading is in its language for the better part of it, beyond doubt. */
export function isSurelyIn(language: TesseractLanguage, read: ReadLine): boolean {
  return isWrittenIn(language, read, 1) && measure(read, language).sureness > BEYOND_DOUBT
}

/** How sure a reading is of its letters, and how many of them are of its language's own script. */
interface Reading {
  sureness: number
  share: number
}

function measure({ characters }: ReadLine, language: TesseractLanguage): Reading {
  const script = language === 'kor' ? /[가-힣]/u : /[\p{Script=Hiragana}\p{Script=Katakana}]/u
  const letters = characters.filter((character) => /\p{L}/u.test(character.text))
  if (letters.length === 0) return { sureness: 0, share: 0 }
  const own = letters.filter((character) => script.test(character.text))
  const sureness = letters.reduce((sum, character) => sum + character.confidence, 0) / letters.length
  return { sureness, share: own.length / letters.length }
}

/** Whether a reading really is in its language: sure of itself, and with that language's own script in good part. */
export function provesLanguage(read: ReadLine, first: ReadLine, language: TesseractLanguage): boolean {
  const { sureness, share } = measure(read, language)
  return (
    share > leastShare(language, sureness) &&
    sureness > Math.max(0.7, first.confidence - 0.15) &&
    isWrittenIn(language, read, WRITTEN_IN_LINE)
  )
}

/** Headings and labels of Japanese statements are ideographs but for a particle; a reading beyond doubt needs no more of it. */
function leastShare(language: TesseractLanguage, sureness: number): number {
  if (language === 'kor') return 0.6
  return sureness > BEYOND_DOUBT ? SOME : PLENTY
}

/** All digits, and as wide as so many digits are: PP-OCR leaves Hangul out without a sign of doubt. */
export function isNumeric({ read, box }: PageLine): boolean {
  if (!/^[\d\s.,%()+\-–—−△▲*:/]+$/u.test(read.text) || read.confidence < 0.8) return false
  return box.length / box.thickness < 0.62 * [...read.text].length + 1
}

/** Latin throughout and sure of it, and wide enough for nothing to have been left out. */
export function isLatin({ read, box }: PageLine): boolean {
  const length = [...read.text].length
  return (
    read.confidence >= 0.93 &&
    /^[\p{Script=Latin}\d\p{P}\p{Z}\p{S}]+$/u.test(read.text) &&
    /\p{Script=Latin}/u.test(read.text) &&
    box.length / box.thickness < 0.55 * length + 1
  )
}

/** Whether a line is longer than what was read in it: characters that PP-OCR does not know vanish without a sign of doubt. */
export function leavesOut({ read, box }: PageLine): boolean {
  const expected = [...read.text].reduce(
    (sum, text) => sum + (/[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(text) ? 0.78 : 0.42),
    0,
  )
  return box.length / box.thickness > expected * 1.25 + 1
}
