import { floatAt } from '../bitmap/read-samples.ts'
import { firstOf, itemAt, lastOf, numberAt } from '@tickmark/document'
import type { Ink } from '../bitmap/find-ink.ts'
import { findBlank } from './find-blank.ts'
import { findFixedPitch, isPlaceApart } from './fixed-pitch.ts'
import { findHoles } from './digit-holes.ts'
import { joinNumbers } from './join-numbers.ts'
import type { LineWord } from './line-word.ts'
import { amountStarts } from './part-amounts.ts'
import type { ReadCharacter, ReadLine } from '../strip/read-strip.ts'
import { alternativesOf } from '../strip/word-alternatives.ts'

type Script = 'number' | 'wide' | 'narrow' | 'mark'

/** A blank of Hangul text, in text heights: where one was read, and where none was. Tesseract sees blanks between syllables, too. */
const HANGUL_BLANK = { read: 0.24, unread: 0.36 }
/** Digits stand further apart than letters, beside a mark or where one is a 1: a narrower gap, in text heights, parts no number. */
const IN_NUMBER = 0.47
/**
 * Marks of a font of one width, as of receipts, have as much room before them as behind: this share of it at least, and this much, in
 * text heights. Its digits are parted by blanks as wide as they are, and by nothing narrower than this.
 */
const FIXED_WIDTH = { share: 0.55, least: 0.25, blank: 0.85 }
/** Least gap behind a comma or full stop between words, in text heights. */
const BEHIND_CLAUSE = 0.12
/** Words nearer than this stand together, and their boxes touch as those of a text layer do. */
const TOUCHING = 0.3

/** Ink on either side of a blank of a font of one width leaves this share of a place free. */
const LEAST_PLACE = 0.75

/** Where ink runs together a place is less than two: from so many on a gap that is seen counts. */
const SEEN_APART = 1.32
/** Lines of fewer characters show nothing of their font. */
const FEWEST_SHOWN = 12

/** How sure a number is that has room for a point, and none that was read. */
const UNREAD_POINT = 0.1

/** Columns by which a character may stand beside its estimated place: a step of the recogniser and a half. */
const SNAP = 13

interface Split {
  characters: ReadCharacter[]
  start: number
  end: number
  /** Before which of the characters a point was not read. */
  point?: number
}

/**
 * Splits a line where a blank was read, where the ink leaves a gap, and where numbers meet ideographs or kana, and fits each
 * word's extent to its ink. `aspect` is the line's length by its thickness; `isOneWidth`: its page is printed in a font of one width.
 */
export function splitWords(line: ReadLine, ink: Ink, aspect: number, isOneWidth = false): LineWord[] {
  const textHeight = Math.max(0.2, ink.bottom - ink.top) / aspect
  const splits: Split[] = []
  const spaced = withGaps(line.characters, ink)
  const narrow = spaced.filter(
    ({ character }, index) => !isWide(character.text + (spaced[index - 1]?.character.text ?? '')),
  )
  const blankFrom = findBlank(narrow.flatMap(({ gap }) => (gap ? [(gap.end - gap.start) / textHeight] : [])))
  const isFixed = isFixedWidth(spaced, textHeight)
  const middles = middlesOf(spaced, textHeight, ink)
  const pitch = isOneWidth ? pitchOf(spaced, middles) : undefined
  for (const [index, { character, gap, blank }] of spaced.entries()) {
    const current = splits.at(-1)
    const width = gap ? (gap.end - gap.start) / textHeight : 0
    if (!current || !gap) splits.push({ characters: [character], start: 0, end: 1 })
    else if (
      pitch !== undefined
        ? standsApart(numberAt(middles, index) - numberAt(middles, index - 1), pitch, width) ||
          (numberAt(middles, index) - numberAt(middles, index - 1) > SEEN_APART * pitch &&
            separates(current.characters, character, { gap: width, blank, blankFrom }))
        : isFixed && isOfNumber(lastOf(current.characters)) && isOfNumber(character)
          ? width > FIXED_WIDTH.blank
          : separates(current.characters, character, { gap: width, blank, blankFrom })
    ) {
      // Boxes that stand together meet in the middle of the gap.
      const touching = !blank && gap.end - gap.start < TOUCHING * textHeight
      const middle = (gap.start + gap.end) / 2
      current.end = touching ? middle : gap.start
      splits.push({ characters: [character], start: touching ? middle : gap.end, end: 1 })
    } else current.characters.push(character)
  }
  const gapOf = new Map(spaced.map(({ character, gap }) => [character, gap]))
  const middleOf = new Map(spaced.map(({ character }, index) => [character, numberAt(middles, index)]))
  const parted = splits
    .flatMap((split) => partAmounts(split, gapOf))
    .flatMap((split) => partGroups(split, gapOf, middleOf))
  const words = inOrder(parted.map((split, index) => toWord(split, index === 0, index === parted.length - 1, ink)))
  return joinNumbers(words, aspect / Math.max(0.2, ink.bottom - ink.top))
}

interface Gap {
  start: number
  end: number
}

type Gaps = ReadonlyMap<ReadCharacter, Gap | undefined>

/** A run of several amounts as each of them. */
function partAmounts(split: Split, gapOf: Gaps): Split[] {
  const gaps = split.characters.map((character) => gapOf.get(character))
  const starts = amountStarts(
    textsOf(split),
    gaps.map((gap) => (gap ? gap.end - gap.start : 0)),
  )
  return partAt(split, starts, gapOf)
}

/** Groups of digits with a blank between them; a number with a hole where its point is to be expected stays one, and doubtful. */
function partGroups(split: Split, gapOf: Gaps, middleOf: ReadonlyMap<ReadCharacter, number>): Split[] {
  const middles = split.characters.map((character) => middleOf.get(character) ?? 0)
  const { starts, point } = findHoles(textsOf(split), middles)
  return point === undefined ? partAt(split, starts, gapOf) : [{ ...split, point }]
}

const textsOf = ({ characters }: Split): string[] => characters.map(({ text }) => text)

function partAt(split: Split, starts: readonly number[], gapOf: Gaps): Split[] {
  const { characters } = split
  const gaps = characters.map((character) => gapOf.get(character))
  const bounds = [0, ...starts, characters.length]
  return bounds.slice(1).map((to, index) => {
    const from = numberAt(bounds, index)
    return {
      characters: characters.slice(from, to),
      start: from === 0 ? split.start : (gaps[from]?.end ?? split.start),
      end: to === characters.length ? split.end : (gaps[to]?.start ?? split.end),
    }
  })
}

/** Whether the point before the two decimals of an amount stands in the middle of as much room as a digit takes. */
function isFixedWidth(spaced: ReturnType<typeof withGaps>, textHeight: number): boolean {
  const roomBefore = (index: number): number => {
    const gap = spaced[index]?.gap
    return gap ? (gap.end - gap.start) / textHeight : 0
  }
  return spaced.some(({ character }, index) => {
    const around = [-1, 0, 1, 2, 3].map((by) => spaced[index + by]?.character.text ?? ' ').join('')
    if (character.text !== '.' || !/^\d\.\d\d\D/.test(around)) return false
    const [left, right] = [roomBefore(index), roomBefore(index + 1)]
    return left >= FIXED_WIDTH.least && right < FIXED_WIDTH.blank && left >= FIXED_WIDTH.share * right
  })
}

function isOfNumber({ text }: ReadCharacter): boolean {
  return /^[\d.]$/.test(text)
}

/** Whether a line shows that it is in a font of one width; undefined of lines that are too short, or in ideographs, to show anything. */
export function showsOneWidth(line: ReadLine, ink: Ink, aspect: number): boolean | undefined {
  const spaced = withGaps(line.characters, ink)
  if (spaced.length < FEWEST_SHOWN || spaced.some(({ character }) => isWide(character.text))) return undefined
  return pitchOf(spaced, middlesOf(spaced, Math.max(0.2, ink.bottom - ink.top) / aspect, ink)) !== undefined
}

/** Whether a blank of a font of one width stands between two characters. */
function standsApart(distance: number, pitch: number, gap: number): boolean {
  return isPlaceApart(distance, pitch) && gap > LEAST_PLACE * pitch
}

/** The pitch of a line in a font of one width; ideographs have one of their own. */
function pitchOf(spaced: ReturnType<typeof withGaps>, middles: readonly number[]): number | undefined {
  const texts = spaced.map(({ character }) => character.text)
  if (texts.some(isWide)) return undefined
  const blanks = spaced.map(({ blank }) => blank)
  return findFixedPitch(middles, blanks, texts)
}

/** Where the ink of each character has its middle, in text heights: between the gaps on either side of it, or the ends of the ink. */
function middlesOf(spaced: ReturnType<typeof withGaps>, textHeight: number, ink: Ink): number[] {
  const [first, last] = [spaced[0]?.character, spaced.at(-1)?.character]
  const [from, to] = [first ? trimmedStart(first.start, ink) : 0, last ? trimmedEnd(last.end, ink) : 1]
  return spaced.map(({ gap }, index) => {
    const next = spaced[index + 1]?.gap
    return ((gap?.end ?? from) + (next?.start ?? to)) / 2 / textHeight
  })
}

/** Where the ink of a line begins, no sooner than its first character may. */
function trimmedStart(start: number, { columns }: Ink): number {
  let left = Math.floor(start * columns.length)
  while (left < columns.length - 1 && floatAt(columns, left) <= 0.5) left += 1
  return left / columns.length
}

/** Where the ink of a line ends, no later than its last character may. */
function trimmedEnd(end: number, { columns }: Ink): number {
  let right = Math.ceil(end * columns.length)
  while (right > 1 && floatAt(columns, right - 1) <= 0.5) right -= 1
  return right / columns.length
}

/** The characters of a line but its blanks: the room before each, and whether a blank was read there. */
function withGaps(characters: readonly ReadCharacter[], ink: Ink) {
  const isBlank = ({ text }: ReadCharacter): boolean => text.trim() === ''
  const printed = characters.filter((character) => !isBlank(character))
  const afterBlank = new Set(characters.filter((_, index) => index > 0 && isBlank(itemAt(characters, index - 1))))
  return printed.map((character, index) => {
    const last = printed[index - 1]
    return { character, gap: last && gapBetween(last, character, ink), blank: afterBlank.has(character) }
  })
}

/** Places are estimates; the order of reading is not: no word begins before the one read before it ends. */
function inOrder(words: readonly LineWord[]): LineWord[] {
  let least = 0
  return words.map((word) => {
    const start = Math.min(1, Math.max(least, word.start))
    const end = Math.min(1, Math.max(start + 0.0005, word.end))
    least = end
    return { ...word, start, end }
  })
}

/** The widest run of columns without ink between two characters. */
function gapBetween(left: ReadCharacter, right: ReadCharacter, ink: Ink): Gap {
  const width = ink.columns.length
  const from = nearestInk((left.start + left.end) / 2, ink)
  const to = nearestInk((right.start + right.end) / 2, ink)
  let best = { start: (left.end + right.start) / 2, end: (left.end + right.start) / 2 }
  for (let x = from; x < to; x += 1) {
    if (floatAt(ink.columns, x) > 0.5) continue
    const start = x
    while (x < to && floatAt(ink.columns, x) <= 0.5) x += 1
    if ((x - start) / width > best.end - best.start) best = { start: start / width, end: x / width }
  }
  return best
}

/** A character's middle is an estimate; its ink is near. */
function nearestInk(share: number, { columns }: Ink): number {
  const x = Math.min(columns.length - 1, Math.floor(share * columns.length))
  for (let distance = 0; distance < SNAP; distance += 1) {
    if (floatAt(columns, x + distance) > 0.5) return x + distance
    if (floatAt(columns, x - distance) > 0.5) return x - distance
  }
  return x
}

/**
 * Gaps are measured in text heights; Latin words part where their line does, numbers no sooner than digits do. CJK characters bring room of their own, and more so beside full-width marks;
 * a change between CJK and numbers or letters separates by itself, marks go with what stands before them.
 */
function separates(
  word: readonly ReadCharacter[],
  right: ReadCharacter,
  { gap, blank, blankFrom }: { gap: number; blank: boolean; blankFrom: number | undefined },
): boolean {
  const left = lastOf(word)
  if (/\p{Script=Hangul}/u.test(left.text + right.text)) return gap > (blank ? HANGUL_BLANK.read : HANGUL_BLANK.unread)
  // A blank is often read where two ideographs only bring room of their own.
  const ideographs = scriptOf(left.text) === 'wide' && scriptOf(right.text) === 'wide'
  if (gap > 1.4 || (blank && !ideographs)) return true
  const before = scriptOf(word.findLast((character) => scriptOf(character.text) !== 'mark')?.text ?? left.text)
  const after = scriptOf(right.text)
  if (before !== 'mark' && after !== 'mark' && (before === 'wide') !== (after === 'wide')) return true
  if (endsClause(word, right)) return gap > BEHIND_CLAUSE
  const isMarked = after === 'mark' || scriptOf(left.text) === 'mark'
  if (isWide(left.text) || isWide(right.text)) return gap > (isMarked ? 0.9 : blank ? 0.45 : 0.6)
  if (before === 'number' && after !== 'narrow') return gap > Math.max(IN_NUMBER, blankFrom ?? (isMarked ? 0.5 : 0.55))
  return gap > (blankFrom ?? (isMarked ? 0.42 : 0.36))
}

/** Between Latin words a comma has a blank behind it, and so has the point of a sentence, however narrow. */
function endsClause(word: readonly ReadCharacter[], right: ReadCharacter): boolean {
  const text = word
    .slice(-3)
    .map((character) => character.text)
    .join('')
  if (/\p{Script=Latin}[,;]$/u.test(text)) return /\p{Script=Latin}/u.test(right.text)
  return /\p{Ll}{2}\.$/u.test(text) && /\p{Lu}/u.test(right.text)
}

function scriptOf(text: string): Script {
  if (/\d/u.test(text)) return 'number'
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u.test(text)) return 'wide'
  return /\p{L}/u.test(text) ? 'narrow' : 'mark'
}

function isWide(text: string): boolean {
  return scriptOf(text) === 'wide' || /[、。「」『』（），：；！？〈〉《》【】・]/u.test(text)
}

function toWord({ characters, start, end, point }: Split, first: boolean, last: boolean, ink: Ink): LineWord {
  const width = ink.columns.length
  // Only the ends of a line are open; between words the gap has been measured. A table's rule may stand beyond the text.
  let left = Math.floor((first ? firstOf(characters).start : start) * width)
  let right = Math.ceil((last ? lastOf(characters).end : end) * width)
  while (first && left < right - 1 && floatAt(ink.columns, left) <= 0.5) left += 1
  while (last && right > left + 1 && floatAt(ink.columns, right - 1) <= 0.5) right -= 1
  const text = characters.map((character) => character.text).join('')
  const withPoint = point === undefined ? [] : [`${text.slice(0, point)}.${text.slice(point)}`]
  const alternatives = [...withPoint, ...alternativesOf(characters)]
  const [mean, least] = [
    Math.min(1, characters.reduce((sum, character) => sum + character.confidence, 0) / characters.length),
    Math.min(...characters.map((character) => character.confidence)),
  ]
  return {
    text,
    start: left / width,
    end: right / width,
    confidence: point === undefined ? mean : Math.min(mean, UNREAD_POINT),
    least: point === undefined ? least : Math.min(least, UNREAD_POINT),
    ...(alternatives.length ? { alternatives } : {}),
  }
}
