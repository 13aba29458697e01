import { itemAt } from '@tickmark/document'
import type { Ink } from '../bitmap/find-ink.ts'
import { findInk } from '../bitmap/find-ink.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import type { Span } from '../bitmap/line-spans.ts'
import { clearColumnNear, spansAround } from '../bitmap/line-spans.ts'
import { tidyText } from './tidy-text.ts'
import { emOf, partOf, withinLine } from './line-part.ts'
import type { PageLine } from './page-line.ts'
import { clearOf } from './page-line.ts'
import { isMisgrouped, isWellFormed, numbersOf } from './compare-readings.ts'
import type { ReadBox, ReadCharacter, ReadLine } from './read-strip.ts'
import { toLine } from './read-strip.ts'
import { reconcile, vote } from './reconcile.ts'
import { findUnreadInk } from './find-unread-ink.ts'
import { settleNumbers } from './settle-numbers.ts'

/** A character that is surer is not looked at twice. */
const CERTAIN = 0.9
/** A comma or point that makes a sound number need be no surer: its shape settles which of the two it is. */
const CERTAIN_OF_MARK = 0.75
/** A whole line below this is in another script, and reading it again tells nothing. */
const SAME_SCRIPT = 0.78
/** So is one of whose letters, where there are some, more than this share is in doubt: Cyrillic is read as Latin. */
const SHARE_IN_DOUBT = 1 / 3
const SOME_LETTERS = 8
/** What is looked at beside a doubtful character, in ems: the recogniser goes by context. */
const CONTEXT = 4
/** How the second and the third look differ from the first: a little narrower and wider. */
const SECOND_LOOK = { thickness: 0.92, stretch: 1.12 }
const THIRD_LOOK = { thickness: 0.85, stretch: 1.25 }

/**
 * Reads the doubtful parts of a line a second time, slightly changed, and numbers that then differ a third time. Doubtful are
 * characters that the recogniser is not sure of, numbers whose thousands are not in threes, and digits beside ink that it made
 * nothing of.
 */
export async function readAgain(line: PageLine, readBox: ReadBox): Promise<ReadLine> {
  if (isInStrangeScript(line.read)) return line.read
  const first = toLine(tidyText(line.read.characters))
  const em = emOf(line.box)
  const ink = findInk(clearOf(line))
  const unread = findUnreadInk(first.characters, ink, em)
  const doubts = [...findDoubts(first.characters, em), ...unread]
  if (doubts.length === 0) return first
  if (isNumberText(first.text)) return readNumberAgain(line, readBox)
  let characters = first.characters
  for (const span of spansAround(doubts, em, CONTEXT))
    characters = await readSpanAgain({ box: line.box, ink, em, unread }, characters, span, readBox)
  return toLine(characters)
}

function isInStrangeScript({ confidence, characters }: ReadLine): boolean {
  const letters = characters.filter(({ text }) => /\p{L}/u.test(text))
  const doubtful = letters.filter((letter) => letter.confidence < CERTAIN)
  return (
    confidence < SAME_SCRIPT || (letters.length >= SOME_LETTERS && doubtful.length > letters.length * SHARE_IN_DOUBT)
  )
}

/** Characters and numbers that deserve a second look. */
function findDoubts(characters: readonly ReadCharacter[], em: number): Span[] {
  const numbers = numbersOf(characters, em)
  const sound = numbers.filter(({ text }) => isWellFormed(text))
  const isSoundMark = ({ text, confidence }: ReadCharacter, index: number) =>
    /^[.,]$/.test(text) &&
    confidence >= CERTAIN_OF_MARK &&
    sound.some(({ first, end }) => first <= index && index < end)
  return [
    ...characters.filter(
      (character, index) => isDoubtful(character, index, characters) && !isSoundMark(character, index),
    ),
    ...numbers.filter(({ text }) => isMisgrouped(text)).map(({ start, stop }) => ({ start, end: stop })),
  ]
}

/** Marks between letters matter little, and their width in CJK text cannot be told apart. */
function isDoubtful({ text, confidence }: ReadCharacter, index: number, all: readonly ReadCharacter[]): boolean {
  if (confidence >= CERTAIN || text.trim() === '') return false
  const isNearNumber = [all[index - 1], all[index + 1]].some((other) => other && /\d/.test(other.text))
  return isNearNumber || !/^[，,。、；;：:]$/.test(text)
}

/** Nothing but digits and what stands with them. */
export function isNumberText(text: string): boolean {
  return /^[\d\s.,%()+\-–—−△▲$]+$/u.test(text)
}

async function readNumberAgain({ box, read: first }: PageLine, readBox: ReadBox): Promise<ReadLine> {
  const second = await readBox(box, SECOND_LOOK)
  const isSettled = first.text === second.text && !isMisgrouped(first.text)
  return isSettled ? first : vote([first, second, await readBox(box, THIRD_LOOK)])
}

async function readSpanAgain(
  { box, ink, em, unread }: { box: LineBox; ink: Ink; em: number; unread: readonly Span[] },
  characters: readonly ReadCharacter[],
  span: Span,
  readBox: ReadBox,
): Promise<ReadCharacter[]> {
  const inside = (character: ReadCharacter) =>
    character.start >= span.start && character.end <= span.end && character.text.trim() !== ''
  const from = characters.findIndex(inside)
  const to = characters.findLastIndex(inside) + 1
  if (from < 0) return [...characters]
  const cut = { start: from > 0, end: to < characters.length }
  const start = cut.start ? clearColumnNear(ink, itemAt(characters, from).start, em) : 0
  const end = cut.end ? clearColumnNear(ink, itemAt(characters, to - 1).end, em) : 1
  const look = async (how: { thickness: number; stretch: number }) => {
    const read = await readBox(partOf(box, start, end), how)
    return toLine(tidyText(read.characters.map((character) => withinLine(character, start, end))))
  }
  const own = toLine(characters.slice(from, to))
  const second = await look(SECOND_LOOK)
  const merged = reconcile(own, second, em, { cut, unread })
  const isOpen = merged.characters.some(({ otherNumber }) => otherNumber !== undefined) || isMisgrouped(merged.text)
  const settled = isOpen
    ? settleNumbers(merged.characters, [own, second, await look(THIRD_LOOK)], em)
    : merged.characters
  return [...characters.slice(0, from), ...settled, ...characters.slice(to)]
}
