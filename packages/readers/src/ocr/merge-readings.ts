import type { ReadCharacter, ReadLine } from './read-strip.ts'
import { toLine } from './read-strip.ts'

/** From this confidence on, the second reader is believed where the two differ in a digit, mark or common ideograph. */
const SURE = 0.9

interface Span {
  first: number
  last: number
  start: number
  end: number
  text: string
}

/**
 * Corrects a Tesseract reading by that of PP-OCR of the same strip. Tesseract knows kana and Hangul; PP-OCR reads numbers
 * far better (99 % against 65–74 % of them exact). Numbers are matched by where they stand.
 */
export function mergeReadings(line: ReadLine, second: ReadLine, trusted: ReadonlySet<string>): ReadLine {
  const numbers = numbersOf(second.characters)
  const characters: ReadCharacter[] = []
  let next = 0
  for (const number of numbersOf(line.characters)) {
    characters.push(...line.characters.slice(next, number.first))
    const twin = numbers.find((other) => overlap(number, other) > 0.6)
    characters.push(...chooseNumber(line.characters.slice(number.first, number.last + 1), number, twin, second))
    next = number.last + 1
  }
  characters.push(...line.characters.slice(next))
  return toLine(characters.map((character) => chooseIdeograph(character, second.characters, trusted)))
}

function chooseNumber(own: ReadCharacter[], number: Span, twin: Span | undefined, second: ReadLine): ReadCharacter[] {
  if (!twin || twin.text === number.text) return own
  const other = second.characters.slice(twin.first, twin.last + 1)
  const sure = Math.min(...other.map((character) => character.confidence)) >= SURE
  const chosen = sure && isWellFormed(twin.text) ? other : own
  const rejected = chosen === own ? twin.text : number.text
  return chosen.map((character, index) => (index === 0 ? { ...character, otherNumber: rejected } : character))
}

function isWellFormed(text: string): boolean {
  return /^\d+(?:\.\d+)?%?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?%?$/.test(text)
}

/** 万 is read as 方, 力 as カ: an ideograph that both know is left to the reader that is sure of it. */
function chooseIdeograph(character: ReadCharacter, others: readonly ReadCharacter[], trusted: ReadonlySet<string>): ReadCharacter {
  if (!/\p{Script=Han}/u.test(character.text)) return character
  const middle = (character.start + character.end) / 2
  const other = others.find((candidate) => candidate.start <= middle && middle <= candidate.end + (candidate.end - candidate.start))
  if (!other || other.text === character.text || other.confidence < 0.98 || !trusted.has(other.text)) return character
  return { ...other, start: character.start, end: character.end }
}

function numbersOf(characters: readonly ReadCharacter[]): Span[] {
  const spans: Span[] = []
  for (let i = 0; i < characters.length; i += 1) {
    if (!/\d/.test(characters[i]!.text)) continue
    let last = i
    while (last + 1 < characters.length && /[\d.,%]/.test(characters[last + 1]!.text)) last += 1
    while (/[.,]/.test(characters[last]!.text)) last -= 1
    const text = characters.slice(i, last + 1).map((character) => character.text).join('')
    spans.push({ first: i, last, start: characters[i]!.start, end: characters[last]!.end, text })
    i = last
  }
  return spans
}

/** Shared extent as a share of the longer one. */
function overlap(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)) / Math.max(a.end - a.start, b.end - b.start, 1e-6)
}
