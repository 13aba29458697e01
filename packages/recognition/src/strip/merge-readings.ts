import { itemAt } from '@tickmark/document'
import type { NumberSpan } from './compare-readings.ts'
import { commonCharacters, isWellFormed, numbersOf } from './compare-readings.ts'
import { dropLetters } from './drop-letters.ts'
import type { ReadCharacter, ReadLine } from './read-strip.ts'
import { toLine } from './read-strip.ts'
import { takeLatin } from './take-latin.ts'
import { tidyText } from './tidy-text.ts'

/** From this confidence on, PP-OCR is believed where the two differ in an ideograph. */
const SURE_OF_IDEOGRAPH = 0.97
/** Words of number are common, and few characters look like them. */
const SURE_OF_UNIT = 0.8
/** Longer differences are paired too loosely to be trusted. */
const LONGEST_PAIRED = 3
/** Below this PP-OCR has all but guessed a digit. */
const LEAST_SURE_OF_DIGIT = 0.6

/** What Tesseract makes of the second half of a percent sign; the first it takes for a digit. */
const HALF_PERCENT = /^[<《〈％%]$/

/** What may be an ideograph: 力 is taken for カ. */
export const IDEOGRAPH_LIKE = /[\p{Script=Han}\p{Script=Katakana}]/u

interface Merging {
  /** Ideographs that both readers know. */
  trusted: ReadonlySet<string>
  /** One em in shares of the strip. */
  em: number
  /** Reads a part of the strip again with PP-OCR; places are shares of the whole strip. */
  readPart(start: number, end: number): Promise<ReadLine>
}

/**
 * Corrects a Tesseract reading by that of PP-OCR of the same strip. Tesseract knows kana and Hangul; PP-OCR reads numbers
 * far better (99 % of them exact, against 65–74 %), but may lose a digit beside a character that it does not know: where the
 * two differ, it reads the number once more with nothing beside it.
 */
export async function mergeReadings(line: ReadLine, second: ReadLine, merging: Merging): Promise<ReadLine> {
  const letters = takeLatin(line.characters, second.characters)
  const own = mergeIdeographs(letters, second.characters, merging.trusted)
  const others = numbersOf(second.characters, merging.em)
  const characters: ReadCharacter[] = []
  let next = 0
  for (const number of numbersOf(own, merging.em)) {
    characters.push(...own.slice(next, number.first))
    const tail = own[number.end]
    const isCut = tail !== undefined && HALF_PERCENT.test(tail.text)
    const whole = isCut ? { ...number, stop: tail.end } : number
    const settled = await settleNumber(own, whole, twinOf(number, others, merging.em), second, merging)
    characters.push(...settled)
    next = isCut && settled.at(-1)?.text === '%' ? number.end + 1 : number.end
  }
  characters.push(...own.slice(next))
  return toLine(characters)
}

/** Two of three readings decide; of like digits the marks of the closer look; else Tesseract's number, where it makes one. */
async function settleNumber(
  own: readonly ReadCharacter[],
  number: NumberSpan,
  twin: NumberSpan | undefined,
  second: ReadLine,
  { em, readPart }: Merging,
): Promise<readonly ReadCharacter[]> {
  const mine = own.slice(number.first, number.end)
  if (twin?.text === number.text) return mine
  const other = twin ? dropLetters(second.characters.slice(twin.first, twin.end), own, number) : []
  const part = await readPart(Math.min(number.start, twin?.start ?? 1), Math.max(number.stop, twin?.stop ?? 0))
  const look = tidyText(part.characters)
  const closer = closerLook()
  const chosen = chooseNumber()
  const otherNumber = [number.text, textOf(other)].find((candidate) => candidate && candidate !== textOf(chosen))
  return otherNumber === undefined
    ? chosen
    : chosen.map((character, index) => (index === 0 ? { ...character, otherNumber } : character))

  function closerLook(): ReadCharacter[] {
    // Pieces of the letters beside it may come out as numbers of their own.
    const third = numbersOf(look, em).toSorted((a, b) => difference(a, number) - difference(b, number))[0]
    if (!third) return []
    return surerDigits(dropLetters(look.slice(third.first, third.end), own, number), mine)
  }

  function chooseNumber(): readonly ReadCharacter[] {
    const [text, twinText] = [textOf(closer), textOf(other)]
    // Each end has two witnesses: the closer look may begin with a piece of a letter, Tesseract's end in one of the sign.
    if (isWellFormed(twinText) && text.endsWith(twinText) && isPercentOf(twinText, number.text)) return other
    if (isWellFormed(text)) {
      const agrees = text === twinText || digitsOf(text) === digitsOf(number.text) || isPercentOf(text, number.text)
      if (agrees || !isWellFormed(number.text)) return closer
    }
    return twin && !isWellFormed(number.text) ? other : mine
  }
}

/** Of two readings of the same length the first, with the other one's digits where it has all but guessed. */
function surerDigits(closer: readonly ReadCharacter[], mine: readonly ReadCharacter[]): ReadCharacter[] {
  if (closer.length !== mine.length) return [...closer]
  return closer.map((character, index) => {
    const own = itemAt(mine, index)
    const isGuess = /\d/.test(character.text) && /\d/.test(own.text) && character.confidence < LEAST_SURE_OF_DIGIT
    return isGuess && own.confidence > character.confidence ? own : character
  })
}

function textOf(characters: readonly ReadCharacter[]): string {
  return characters.map((character) => character.text).join('')
}

/** Whether a reading ends in digits, one or two, that the other one has as a percent sign. */
function isPercentOf(percentage: string, text: string): boolean {
  const [digits, others] = [percentage, text].map((number) => digitsOf(number).replace('%', '')) as [string, string]
  const excess = others.length - digits.length
  return percentage.endsWith('%') && others.startsWith(digits) && excess >= 1 && excess <= 2
}

function digitsOf(text: string): string {
  return text.replace(/[.,]/g, '')
}

/** The other reader's number at the same place, the most alike where there are several. */
function twinOf(number: NumberSpan, others: readonly NumberSpan[], em: number): NumberSpan | undefined {
  return others
    .filter((other) => Math.abs(other.start - number.start) < 1.5 * em && Math.abs(other.stop - number.stop) < 1.5 * em)
    .toSorted((a, b) => difference(a, number) - difference(b, number))[0]
}

function difference(a: NumberSpan, b: NumberSpan): number {
  return Math.abs(a.start - b.start) + Math.abs(a.stop - b.stop) + (a.text === b.text ? -1 : 0)
}

/** 万 is taken for 方, 力 for カ: where both read equally many characters between the same neighbours, the surer knows. */
function mergeIdeographs(
  own: readonly ReadCharacter[],
  others: readonly ReadCharacter[],
  trusted: ReadonlySet<string>,
): ReadCharacter[] {
  const merged = [...own]
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [...commonCharacters(own, others), [own.length, others.length] as const]) {
    const paired =
      nextI - i === nextJ - j && nextI - i <= LONGEST_PAIRED ? nextI - i : Math.min(1, nextI - i, nextJ - j)
    for (let offset = 0; offset < paired; offset += 1) {
      const character = itemAt(own, i + offset)
      const other = itemAt(others, j + offset)
      const isUnit = /[万億兆]/.test(other.text) && i + offset > 0
      if (paired !== nextI - i && !isUnit) continue
      if (!trusted.has(other.text) || other.confidence < (isUnit ? SURE_OF_UNIT : SURE_OF_IDEOGRAPH)) continue
      if (!IDEOGRAPH_LIKE.test(character.text)) continue
      merged[i + offset] = { ...character, text: other.text, confidence: other.confidence }
    }
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return merged
}
