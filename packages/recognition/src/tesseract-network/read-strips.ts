import { getExisting, itemAt } from '@tickmark/document'
import type { Language } from '@tickmark/document'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { shippedFile } from '../network/model-files.ts'
import { toLine, widen } from '../strip/read-strip.ts'
import type { ReadCharacter, ReadLine } from '../strip/read-strip.ts'
import type { DecodedCharacter } from './decode-codes.ts'
import { toLinePicture } from './line-picture.ts'
import type { LineView, StripPicture } from './line-picture.ts'
import { openRecognizer, STEP_WIDTH } from './recognizer.ts'
import type { Recognizer } from './recognizer.ts'

/** The languages that are read line by line with Tesseract's own data files. */
export type TesseractLanguage = 'jpn' | 'kor'

/** Alphabets with accents, of which PP-OCRv4 knows the bare letters. */
export type AccentedLanguage = 'fra' | 'deu' | 'spa' | 'ita' | 'por'

type NetworkLanguage = TesseractLanguage | AccentedLanguage

/** What PP-OCRv4 cannot read, and Tesseract reads instead. */
export const TESSERACT_LANGUAGES: Partial<Record<Language, TesseractLanguage>> = { ko: 'kor', ja: 'jpn' }

/** Lines taken at once: more of them cost more memory and no less time. */
const AT_ONCE = 4
/** Kana gain by being smoothed a little, Hangul does not. */
const VIEWS: Record<NetworkLanguage, LineView> = {
  jpn: { lineHeight: 48, smoothing: 0.5, paper: 0.25 },
  kor: { lineHeight: 48, smoothing: 0, paper: 0.32 },
  fra: { lineHeight: 36, smoothing: 0, paper: 0.2 },
  deu: { lineHeight: 48, smoothing: 0, paper: 0.2 },
  spa: { lineHeight: 36, smoothing: 0, paper: 0.2 },
  ita: { lineHeight: 48, smoothing: 0, paper: 0.2 },
  por: { lineHeight: 48, smoothing: 0, paper: 0.2 },
}
/** How much a character's confidence falls when its probability falls to a third: Tesseract's own scale. */
const PER_NATURAL_LOGARITHM = 0.05
/** The probability behind a confidence of these networks. */
export const sureness = (confidence: number): number => Math.exp((confidence - 1) / PER_NATURAL_LOGARITHM)
/** A comma and a point are told apart by what stands around them more than by their shape: they stay open to a closer look. */
const SUREST_OF_MARK = 0.99

const open = new Map<NetworkLanguage, Promise<Recognizer>>()

/** Languages that a set of PP-OCR files leaves to Tesseract. */
export function foreignTo({ languages }: { languages: readonly Language[] }): TesseractLanguage[] {
  return (['ko', 'ja'] as const).flatMap((language) =>
    languages.includes(language) ? [] : (TESSERACT_LANGUAGES[language] ?? []),
  )
}

/** What was read in strips: those that prove a page's language are asked for again. */
const known: Record<NetworkLanguage, WeakMap<Bitmap, ReadLine>> = {
  jpn: new WeakMap(),
  kor: new WeakMap(),
  fra: new WeakMap(),
  deu: new WeakMap(),
  spa: new WeakMap(),
  ita: new WeakMap(),
  por: new WeakMap(),
}

/** Reads strips that hold one line of a language each. */
export async function readStrips(strips: readonly Bitmap[], language: NetworkLanguage): Promise<ReadLine[]> {
  const unread = strips.filter((strip) => !known[language].has(strip))
  // A recogniser that no line needs is not worth its memory.
  const read =
    unread.length > 0 ? await readUnread(unread, language, await recognizerFor(language)) : new Map<Bitmap, ReadLine>()
  return strips.map((strip) => known[language].get(strip) ?? getExisting(read, strip))
}

async function readUnread(
  strips: readonly Bitmap[],
  language: NetworkLanguage,
  recognizer: Recognizer,
): Promise<Map<Bitmap, ReadLine>> {
  const read = new Map<Bitmap, ReadLine>()
  const order = strips.toSorted((a, b) => a.width - b.width)
  for (let start = 0; start < order.length; start += AT_ONCE) {
    const some = order.slice(start, start + AT_ONCE)
    const pictures = some.map((strip) => toLinePicture(strip, VIEWS[language]))
    const decoded = await recognizer.recognize(pictures)
    for (const [at, strip] of some.entries()) {
      const characters = place(itemAt(decoded, at), itemAt(pictures, at), strip)
      const line = toLine(language === 'jpn' ? dropBlanks(characters) : characters)
      known[language].set(strip, line)
      read.set(strip, line)
    }
  }
  return read
}

function recognizerFor(language: NetworkLanguage): Promise<Recognizer> {
  let recognizer = open.get(language)
  if (!recognizer) {
    recognizer = openRecognizer(shippedFile(`${language}.onnx.zst`), shippedFile(`${language}.codes.json`))
    recognizer.catch(() => open.delete(language))
    open.set(language, recognizer)
  }
  return recognizer
}

/** From steps of the network to shares of the strip. */
function place(decoded: readonly DecodedCharacter[], { start, scale }: StripPicture, strip: Bitmap): ReadCharacter[] {
  const share = (step: number) => Math.max(0, Math.min(1, (start + ((step + 0.5) * STEP_WIDTH) / scale) / strip.width))
  const characters = decoded.map(({ text, firstStep, lastStep, probability }) => ({
    text,
    start: share(firstStep),
    end: share(lastStep),
    confidence: Math.min(
      /^[.,]$/.test(text) ? SUREST_OF_MARK : 1,
      Math.max(0, 1 + PER_NATURAL_LOGARITHM * Math.log(probability)),
    ),
  }))
  return widen(characters, strip.height / strip.width)
}

/** Between Japanese characters blanks are guesses; only those between Latin words mean something. */
function dropBlanks(characters: readonly ReadCharacter[]): ReadCharacter[] {
  const isLatin = (character: ReadCharacter | undefined) => /^\p{Script=Latin}/u.test(character?.text ?? '')
  return characters.filter(
    ({ text }, index) => text !== ' ' || (isLatin(characters[index - 1]) && isLatin(characters[index + 1])),
  )
}
