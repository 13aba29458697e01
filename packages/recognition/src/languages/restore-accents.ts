import { itemAt } from '@tickmark/document'
import type { PageLine } from '../strip/page-line.ts'
import type { ReadLine } from '../strip/read-strip.ts'
import { readStrips } from '../tesseract-network/read-strips.ts'
import type { AccentedLanguage } from '../tesseract-network/read-strips.ts'
import { takeAccents } from './take-accents.ts'
import { tellByWords } from './tell-by-words.ts'

const LANGUAGES: readonly AccentedLanguage[] = ['fra', 'deu', 'spa', 'ita', 'por']
/** Lines that are looked at to tell whether a page has accents: the longest. */
const SAMPLE = 4
/** Words of so many letters say something. */
const FEWEST_LETTERS = 12
/** So many accents in the sample, and so many of its letters, are no specks. */
const FEWEST_ACCENTS = 2
const LEAST_SHARE = 0.006

/**
 * Lines whose letters bear accents, with them: PP-OCR has few letters with accents and reads the bare ones. Networks of other
 * languages have them and read the rest less well, so only their accents are taken, where the letters below are alike. A page
 * of English costs the reading of a few lines by one network.
 */
export async function restoreAccents(lines: readonly PageLine[]): Promise<Map<PageLine, ReadLine>> {
  const latin = lines.filter(({ read }) => lettersIn(read) >= FEWEST_LETTERS)
  const sample = latin.toSorted((a, b) => lettersIn(b.read) - lettersIn(a.read)).slice(0, SAMPLE)
  const told = tellByWords(lines.map(({ read }) => read.text))
  const language = isLatin(lines) ? await languageOf(sample, told) : undefined
  if (!language) return new Map()
  const worded = lines.filter(({ read }) => lettersIn(read) > 0)
  const reads = await readStrips(
    worded.map(({ strip }) => strip),
    language,
  )
  return new Map(worded.map((line, index) => [line, takeAccents(line.read, itemAt(reads, index)).read]))
}

/**
 * The language that the page's words have told, else whose network reads the sample's letters most surely alike; none where the first finds
 * no accents, as on a page of English.
 */
async function languageOf(
  sample: readonly PageLine[],
  told: AccentedLanguage | undefined,
): Promise<AccentedLanguage | undefined> {
  const strips = sample.map(({ strip }) => strip)
  const letters = sample.reduce((sum, { read }) => sum + lettersIn(read), 0)
  let best: { language: AccentedLanguage; alike: number } | undefined
  for (const language of LANGUAGES) {
    const reads = await readStrips(strips, language)
    const merged = sample.map(({ read }, index) => takeAccents(read, itemAt(reads, index)))
    const accents = merged.reduce((sum, { accents }) => sum + accents, 0)
    if (!best && accents < Math.max(FEWEST_ACCENTS, LEAST_SHARE * letters)) return undefined
    if (told) return told
    const alike = merged.reduce((sum, { alike }) => sum + alike, 0)
    if (!best || alike > best.alike) best = { language, alike }
  }
  return best?.language
}

/** Whether a page is in Latin letters, not in ideographs with names between them. */
function isLatin(lines: readonly PageLine[]): boolean {
  const text = lines.map(({ read }) => read.text).join('')
  const count = (script: RegExp): number => text.match(script)?.length ?? 0
  return count(/\p{Script=Latin}/gu) > count(/\p{Script=Han}/gu)
}

const lettersIn = ({ text }: ReadLine): number => text.match(/\p{Script=Latin}/gu)?.length ?? 0
