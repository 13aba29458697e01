import { median } from '@tickmark/document/page'
import { byteAt } from '../bitmap/read-samples.ts'
import { itemAt } from '@tickmark/document'
import type { ClearStrip } from '../bitmap/clear-strip.ts'
import type { ReadCharacter } from './read-strip.ts'

/** Rows that a glyph's ink covers, in pixels of the strip; `bottom` exclusive. */
interface Reach {
  top: number
  bottom: number
}

/** Ink under the baseline, as a share of the digits' height squared. */
const TAIL_OF_COMMA = 0.0012
/** Letters whose capital is the same shape, only larger, and whose top is in their middle. */
const SAME_SHAPE = /[cosz]/i

/**
 * Settles by size and place what shape alone leaves open: comma or full stop inside a number (a comma hangs below the digits'
 * baseline), capital or small letter of the same shape.
 */
export function settleShapes(characters: readonly ReadCharacter[], strip: ClearStrip): ReadCharacter[] {
  const open = characters.map((_, index) =>
    isOpenMark(characters, index) ? 'mark' : isOpenLetter(characters, index) ? 'letter' : undefined,
  )
  if (open.every((kind) => kind === undefined)) return [...characters]
  const ink = strip.gray.map((value) => (value < 128 ? 1 : 0))
  const reaches = characters.map((_, index) => reachOf(index, characters, ink, strip))
  return characters.map((character, index) => {
    if (open[index] === 'mark') return { ...character, text: settleMark(index, characters, reaches, ink, strip) }
    if (open[index] === 'letter') return { ...character, text: settleCase(character.text, index, characters, reaches) }
    return character
  })
}

function isOpenMark(characters: readonly ReadCharacter[], index: number): boolean {
  const { text, confidence } = itemAt(characters, index)
  return /[.,]/.test(text) && confidence < 0.995 && isDigit(characters[index - 1]) && isDigit(characters[index + 1])
}

function isOpenLetter(characters: readonly ReadCharacter[], index: number): boolean {
  const neighbour = [characters[index - 1], characters[index + 1]].some(
    (other) => other && /\p{Script=Latin}/u.test(other.text),
  )
  return SAME_SHAPE.test(itemAt(characters, index).text) && itemAt(characters, index).confidence < 0.95 && neighbour
}

function isDigit(character: ReadCharacter | undefined): boolean {
  return character !== undefined && /\d/.test(character.text)
}

/** Looks for ink under the baseline of the digits around; between two digits nothing but a comma's tail gets there. */
function settleMark(
  index: number,
  characters: readonly ReadCharacter[],
  reaches: readonly (Reach | undefined)[],
  ink: Uint8Array,
  { width, height }: ClearStrip,
): string {
  const { text } = itemAt(characters, index)
  const digits = characters.flatMap((character, at) =>
    Math.abs(at - index) <= 4 && isDigit(character) ? (reaches[at] ?? []) : [],
  )
  if (digits.length < 2) return text
  const baseline = median(digits.map((digit) => digit.bottom))
  const digitHeight = baseline - median(digits.map((digit) => digit.top))
  const [from, to] = [middleOf(itemAt(characters, index - 1)) * width, middleOf(itemAt(characters, index + 1)) * width]
  let tail = 0
  for (let y = baseline + 1; y < Math.min(height, baseline + digitHeight * 0.35); y += 1) {
    for (let x = Math.round(from); x < to; x += 1) tail += byteAt(ink, y * width + x)
  }
  const share = tail / (digitHeight * digitHeight)
  // A comma groups thousands: three digits follow it, no more and no fewer.
  const groups = /^\d{3}(?!\d)/.test(
    characters
      .slice(index + 1, index + 5)
      .map((character) => character.text)
      .join(''),
  )
  if (groups) return share > TAIL_OF_COMMA ? ',' : text
  return share < TAIL_OF_COMMA ? '.' : text
}

/** Compares with neighbours whose size is known: within one word lines do not change their height. */
function settleCase(
  text: string,
  index: number,
  characters: readonly ReadCharacter[],
  reaches: readonly (Reach | undefined)[],
): string {
  const own = reaches[index]
  if (!own) return text
  const near = (pattern: RegExp) =>
    characters.flatMap((character, at) =>
      Math.abs(at - index) <= 12 && at !== index && pattern.test(character.text) ? (reaches[at] ?? []) : [],
    )
  const tall = near(/[A-Zbdfhkl\d]/).filter((_, at) => at < 8)
  const small = near(/[aemnr]/)
  if (tall.length === 0 || small.length === 0) return text
  const capital = median(tall.map((reach) => reach.top))
  const x = median(small.map((reach) => reach.top))
  if (x - capital < 3) return text
  const level = (x - own.top) / (x - capital)
  if (level > 0.75) return text.toUpperCase()
  return level < 0.3 ? text.toLowerCase() : text
}

/** The rows with ink in the middle columns of a character: where neighbours lean over, their ink stays out. */
function reachOf(
  index: number,
  characters: readonly ReadCharacter[],
  ink: Uint8Array,
  { width, height }: ClearStrip,
): Reach | undefined {
  if (itemAt(characters, index).text.trim() === '') return undefined
  const middle = middleOf(itemAt(characters, index)) * width
  const room = [characters[index - 1], characters[index + 1]].flatMap((other) =>
    other ? Math.abs(middleOf(other) * width - middle) : [],
  )
  const half = Math.min(height * 0.2, ...room.map((distance) => distance * 0.4))
  let [top, bottom] = [-1, -1]
  for (let y = Math.round(height * 0.04); y < height * 0.96; y += 1) {
    let inked = 0
    for (let x = Math.round(middle - half); x < middle + half; x += 1) inked += ink[y * width + x] ?? 0
    if (inked < 2) continue
    if (top < 0) top = y
    bottom = y + 1
  }
  return top < 0 ? undefined : { top, bottom }
}

function middleOf(character: ReadCharacter): number {
  return (character.start + character.end) / 2
}
