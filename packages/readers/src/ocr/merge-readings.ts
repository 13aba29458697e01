import type { NumberSpan } from './compare-readings.ts'
import { commonCharacters, isWellFormed, numbersOf } from './compare-readings.ts'
import { withinLine } from './line-part.ts'
import type { ReadCharacter, ReadLine } from './read-strip.ts'
import { toLine } from './read-strip.ts'

/** From this confidence on, PP-OCR is believed where the two differ in an ideograph. */
const SURE_OF_IDEOGRAPH = 0.97
/** Words of number are common, and few characters look like them. */
const SURE_OF_UNIT = 0.8
/** Longer differences are paired too loosely to be trusted. */
const LONGEST_PAIRED = 3

interface Merging {
  /** Ideographs that both readers know. */
  trusted: ReadonlySet<string>
  /** One em in shares of the strip. */
  em: number
  /** Reads a part of the strip again with PP-OCR. */
  readPart(start: number, end: number): Promise<ReadLine>
}

/**
 * Corrects a Tesseract reading by that of PP-OCR of the same strip. Tesseract knows kana and Hangul; PP-OCR reads numbers
 * far better (99 % of them exact, against 65–74 %), but may lose a digit beside a character that it does not know: where the
 * two differ, it reads the number once more with nothing beside it.
 */
export async function mergeReadings(line: ReadLine, second: ReadLine, merging: Merging): Promise<ReadLine> {
  const own = mergeIdeographs(line.characters, second.characters, merging.trusted)
  const others = numbersOf(second.characters, merging.em)
  const characters: ReadCharacter[] = []
  let next = 0
  for (const number of numbersOf(own, merging.em)) {
    characters.push(...own.slice(next, number.first))
    const twin = twinOf(number, others, merging.em)
    const mine = own.slice(number.first, number.end)
    characters.push(...(twin?.text === number.text ? mine : await settleNumber(mine, number, twin, second, merging)))
    next = number.end
  }
  characters.push(...own.slice(next))
  return toLine(characters)
}

/** Two of three readings decide; of like digits the marks of the closer look; else Tesseract's number, where it makes one. */
async function settleNumber(
  mine: ReadCharacter[],
  number: NumberSpan,
  twin: NumberSpan | undefined,
  second: ReadLine,
  { em, readPart }: Merging,
): Promise<ReadCharacter[]> {
  const start = Math.min(number.start, twin?.start ?? 1)
  const stop = Math.max(number.stop, twin?.stop ?? 0)
  const part = await readPart(start, stop)
  const third = numbersOf(part.characters, em / (stop - start))[0]
  const closer = third
    ? part.characters.slice(third.first, third.end).map((character) => withinLine(character, start, stop))
    : []
  const [chosen, text] = chooseNumber()
  const otherNumber = [number.text, twin?.text].find((candidate) => candidate && candidate !== text)
  return otherNumber === undefined
    ? chosen
    : chosen.map((character, index) => (index === 0 ? { ...character, otherNumber } : character))

  function chooseNumber(): [ReadCharacter[], string] {
    if (third && isWellFormed(third.text)) {
      const agrees = third.text === twin?.text || digitsOf(third.text) === digitsOf(number.text)
      if (agrees || !isWellFormed(number.text)) return [closer, third.text]
    }
    if (twin && !isWellFormed(number.text)) return [second.characters.slice(twin.first, twin.end), twin.text]
    return [mine, number.text]
  }
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
      const character = own[i + offset]!
      const other = others[j + offset]!
      const isUnit = /[万億兆]/.test(other.text) && i + offset > 0
      if (paired !== nextI - i && !isUnit) continue
      if (!trusted.has(other.text) || other.confidence < (isUnit ? SURE_OF_UNIT : SURE_OF_IDEOGRAPH)) continue
      if (!/[\p{Script=Han}\p{Script=Katakana}]/u.test(character.text)) continue
      merged[i + offset] = { ...character, text: other.text, confidence: other.confidence }
    }
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return merged
}
