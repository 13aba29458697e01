import type { PageLine, CutLine } from '../strip/page-line.ts'
import type { ReadLine } from '../strip/read-strip.ts'
import { toLine } from '../strip/read-strip.ts'
import type { TesseractLanguage } from '../tesseract-network/read-strips.ts'
import { readStrips } from '../tesseract-network/read-strips.ts'
import type { Hearing, Odds, WrittenIn } from './weigh-languages.ts'
import { cuesOf, FEWEST_LETTERS, lettersOf, weighLanguages } from './weigh-languages.ts'

/** Lines that tell the page's language: so many at first, and so many where those leave a doubt. */
const WITNESSES = 4
const MORE_WITNESSES = 10
const NO_DOUBT = 0.97
/** What PP-OCR reads so surely (mean natural logarithm), with so many forms that only simplified Chinese has, needs no other witness. */
const SURE_OF_CHINESE = { log: -0.04, simplified: 0.8 }
/** A line in a language that is not the page's must prove it beyond this, with so many letters. */
const SURE_OF_STRANGER = 0.9
const LETTERS_OF_STRANGER = 5

/** Of a script that they do not know recognisers are this unsure, or more: mean natural logarithms. Of so many letters, few of them ideographs. */
const UNSURE = { own: -0.15, jpn: -0.1, kor: -0.3 }
const LETTERS_OF_SCRIPT = 30
const FEW_IDEOGRAPHS = 0.1
/** Of a page in its language a network reads this share of the letters and digits in its script, and is this sure of them on the mean. */
const ITS_SCRIPT = { share: 0.55, sureness: 0.92 }

/** What is known before the page is looked at. */
export interface Expectation {
  /** By how much, in logarithms of odds, a language is likelier: the user's hint, the document's other pages. */
  lean?: Partial<Odds>
}

/**
 * The language of a page, by its longest lines and what every recogniser makes of them. `readLine` reads one with PP-OCR: no more
 * of them are read than have to be asked.
 */
export async function findPageLanguage(
  lines: readonly CutLine[],
  foreign: readonly TesseractLanguage[],
  { readLine, lean }: Expectation & { readLine: (line: CutLine) => Promise<PageLine> },
): Promise<PageLanguage> {
  if (foreign.length === 0) return { written: 'own' }
  const asked: PageLine[] = []
  for (const line of lines.toSorted((a, b) => b.box.length - a.box.length)) {
    if (asked.length === MORE_WITNESSES) break
    const read = await readLine(line)
    if (isNumeric(read)) continue
    asked.push(read)
    if (asked.length !== WITNESSES) continue
    if (isPlain(asked)) return { written: 'own' }
    const hearings = await hear(asked, foreign)
    const odds = weighLanguages(hearings, lean)
    if (odds[likeliest(odds)] > NO_DOUBT) return settled(odds, hearings)
  }
  if (asked.length === 0 || isPlain(asked)) return { written: 'own' }
  const hearings = await hear(asked, foreign)
  return settled(weighLanguages(hearings, lean), hearings)
}

/** What a page is written in. */
export interface PageLanguage {
  written: WrittenIn
  /** No recogniser is sure of anything in it: another alphabet is taken for Latin letters. */
  isUnknown?: boolean
}

function settled(odds: Odds, hearings: readonly Hearing[]): PageLanguage {
  const first = likeliest(odds)
  const written = first === 'own' || readsItsScript(first, hearings) ? first : 'own'
  return written === 'own' && isUnknown(hearings) ? { written, isUnknown: true } : { written }
}

/** Whether all recognisers make letters of the lines of which none of them is sure. */
function isUnknown(hearings: readonly Hearing[]): boolean {
  const letters = hearings.reduce(
    (sum, { own, jpn }) => sum + Math.max(lettersOf(own).length, lettersOf(jpn).length),
    0,
  )
  const { ownLog, jpnLog, korLog, ownHan } = cuesOf(hearings)
  return (
    letters >= LETTERS_OF_SCRIPT &&
    ownHan < FEW_IDEOGRAPHS &&
    ownLog < UNSURE.own &&
    jpnLog < UNSURE.jpn &&
    korLog < UNSURE.kor
  )
}

/**
 * Whether a network reads its own script in lines, and is sure of it: of letters that it does not know it makes all kinds, and
 * digits. Those that PP-OCR reads as well stand there: amounts beside a label say nothing of its script.
 */
export function readsItsScript(language: TesseractLanguage, hearings: readonly Hearing[]): boolean {
  const letters = hearings.flatMap((hearing) => lettersOf(hearing[language]))
  const digits = hearings.reduce(
    (sum, { own, [language]: read }) => sum + Math.max(0, digitsIn(read) - digitsIn(own)),
    0,
  )
  const own = letters.filter(({ text }) => WRITING[language].test(text))
  const sureness = own.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, own.length)
  return own.length >= ITS_SCRIPT.share * (letters.length + digits) && sureness >= ITS_SCRIPT.sureness
}

const digitsIn = ({ characters }: ReadLine): number =>
  characters.reduce((sum, { text }) => sum + Number(/^\p{Nd}/u.test(text)), 0)

function likeliest(odds: Odds): WrittenIn {
  const order = Object.entries(odds).toSorted(([, a], [, b]) => b - a) as [WrittenIn, number][]
  return order[0]?.[0] ?? 'own'
}

/** Whether PP-OCR alone knows: Latin throughout, or simplified Chinese without a doubt. Clear print is read surely even where kana are left out. */
function isPlain(asked: readonly PageLine[]): boolean {
  if (asked.every(isLatin)) return true
  const nothing = toLine([])
  const { ownLog, simplified } = cuesOf(asked.map(({ read }) => ({ own: read, jpn: nothing, kor: nothing })))
  return ownLog > SURE_OF_CHINESE.log && simplified > SURE_OF_CHINESE.simplified && !asked.some(leavesOut)
}

/** The lines as each recogniser reads them. */
async function hear(lines: readonly PageLine[], foreign: readonly TesseractLanguage[]): Promise<Hearing[]> {
  const strips = lines.map(({ strip }) => strip)
  const nothing = toLine([])
  const read = async (language: TesseractLanguage) =>
    foreign.includes(language) ? readStrips(strips, language) : strips.map(() => nothing)
  const [jpn, kor] = [await read('jpn'), await read('kor')]
  return lines.map(({ read: own }, index) => ({ own, jpn: jpn[index] ?? nothing, kor: kor[index] ?? nothing }))
}

/**
 * Lines of a page in a language that is not the page's: each must prove it alone, and all of them together, so that no mark, stamp
 * or spoilt number brings in a script that is not on the page.
 */
export async function findStrangers(
  lines: readonly PageLine[],
  foreign: readonly TesseractLanguage[],
): Promise<Map<PageLine, TesseractLanguage>> {
  const strangers = new Map<PageLine, TesseractLanguage>()
  const hearings = await hear(lines, foreign)
  for (const language of foreign) {
    const proven = lines.flatMap((line, index) => {
      const hearing = hearings[index]
      if (!hearing || lettersOf(hearing[language]).length < LETTERS_OF_STRANGER) return []
      return weighLanguages([hearing])[language] > SURE_OF_STRANGER &&
        isSurelyIn(language, hearing[language], SURELY_STRANGE)
        ? [{ line, hearing }]
        : []
    })
    if (proven.length === 0 || weighLanguages(proven.map(({ hearing }) => hearing))[language] < SURE_OF_STRANGER)
      continue
    for (const { line } of proven) strangers.set(line, language)
  }
  return strangers
}

/** Tesseract is surer of its own language than of any other by this. */
const BEYOND_DOUBT = 0.95
/** And of a line by this that is in another language than its page. */
const SURELY_STRANGE = 0.985

/** Characters in which a language is written. */
const WRITING: Record<TesseractLanguage, RegExp> = {
  kor: /[가-힣]/u,
  jpn: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
}

/** Whether a reading is in its language for the better part of it, beyond doubt: of a strange script a reader makes digits, and letters of all kinds. */
export function isSurelyIn(language: TesseractLanguage, read: ReadLine, beyond = BEYOND_DOUBT): boolean {
  const letters = lettersOf(read)
  const known = read.characters.filter(({ text }) => /[\p{L}\p{Nd}]/u.test(text))
  const own = known.filter(({ text }) => WRITING[language].test(text)).length
  const sureness = letters.reduce((sum, { confidence }) => sum + confidence, 0) / letters.length
  return own * 2 > known.length && letters.length >= FEWEST_LETTERS && sureness > beyond
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
