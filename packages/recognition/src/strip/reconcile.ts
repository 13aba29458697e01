import { itemAt, firstOf } from '@tickmark/document'
import { commonCharacters, isGrouped, isMisgrouped, numbersOf, sharePlace } from './compare-readings.ts'
import type { Span } from '../bitmap/line-spans.ts'
import type { ReadCharacter, ReadLine } from './read-strip.ts'
import { toLine } from './read-strip.ts'

/** How far from ink that was not read the digit may be placed that was left out for it, in ems. */
const NEAR_INK = 2

/** What is known of a line besides two readings of it. */
interface Circumstances {
  /** Where a part was cut out of the line for the second reading: what it has at a cut is no evidence. */
  cut?: { start: boolean; end: boolean }
  /** Ink that the first reading made nothing of: digits that only the second has there were left out, however unsure it is. */
  unread?: readonly Span[]
}

/**
 * One line from two readings of it: what they share stands, and where they differ the one that is surer there, its neighbours
 * included (a double letter read as one shows in the neighbours' confidence only). A blank that either saw counts. Numbers that
 * the other reading had differently are told as `otherNumber`.
 */
export function reconcile(
  first: ReadLine,
  second: ReadLine,
  em: number,
  { cut = { start: false, end: false }, unread = [] }: Circumstances = {},
): ReadLine {
  if (first.text === '' || second.text === '') return first.text === '' ? second : first
  const a = withoutBlanks(first)
  const b = withoutBlanks(second)
  const merged: ReadCharacter[] = []
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [
    ...commonCharacters(a.characters, b.characters),
    [a.characters.length, b.characters.length] as const,
  ]) {
    const piece = { characters: a.characters, from: i, to: nextI }
    const otherPiece = { characters: b.characters, from: j, to: nextJ }
    const atCut = (cut.start && i === 0) || (cut.end && nextI === a.characters.length)
    const isLeftOut = i === nextI && j < nextJ && holdsDigitsNear(otherPiece, unread, em)
    const { characters, from, to } = atCut ? piece : isLeftOut ? otherPiece : surer(piece, otherPiece)
    const chosen = characters.slice(from, to)
    merged.push(...chosen.flatMap(withBlank))
    const [own, other] = [a.characters[nextI], b.characters[nextJ]]
    if (own && other) {
      const better = own.confidence >= other.confidence ? own : other
      // A blank before what was left out is not one after it.
      const blankBefore = (own.blankBefore && !isLeftOut) || other.blankBefore
      merged.push(...withBlank({ ...better, blankBefore }))
    }
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return toLine(tellOtherNumbers(merged, [a.characters, b.characters], em))
}

type Marked = ReadCharacter & { blankBefore?: boolean }

function withoutBlanks(line: ReadLine): { characters: Marked[] } {
  const characters: Marked[] = []
  let blankBefore = false
  for (const character of line.characters) {
    if (character.text.trim() === '') blankBefore = true
    else {
      characters.push({ ...character, blankBefore: blankBefore && characters.length > 0 })
      blankBefore = false
    }
  }
  return { characters }
}

function withBlank({ blankBefore, ...character }: Marked): ReadCharacter[] {
  if (!blankBefore) return [character]
  return [{ text: ' ', start: character.start, end: character.start, confidence: character.confidence }, character]
}

interface Piece {
  characters: Marked[]
  from: number
  to: number
}

/** Whether a piece is nothing but digits beside one of some places. */
function holdsDigitsNear({ characters, from, to }: Piece, places: readonly Span[], em: number): boolean {
  return characters
    .slice(from, to)
    .every(
      ({ text, start, end }) =>
        /\d/.test(text) && places.some((place) => Math.abs(place.start + place.end - start - end) / 2 < NEAR_INK * em),
    )
}

function surer(a: Piece, b: Piece): Piece {
  const sureness = ({ characters, from, to }: Piece) =>
    Math.min(...characters.slice(Math.max(0, from - 1), to + 1).map((character) => character.confidence))
  return sureness(b) > sureness(a) ? b : a
}

function tellOtherNumbers(merged: ReadCharacter[], readings: readonly ReadCharacter[][], em: number): ReadCharacter[] {
  const others = readings.flatMap((reading) => numbersOf(reading, em))
  const told = [...merged]
  for (const number of numbersOf(merged, em)) {
    const other = others.find((candidate) => candidate.text !== number.text && sharePlace(candidate, number))
    if (other) told[number.first] = { ...itemAt(merged, number.first), otherNumber: other.text }
  }
  return told
}

/** Of three readings of a single number one with its thousands in threes where others have not, the one that two agree on, else the surest. */
export function vote(readings: readonly ReadLine[]): ReadLine {
  const texts = readings.map((reading) => reading.text.replaceAll(' ', ''))
  const surest = readings.toSorted((a, b) => b.confidence - a.confidence)
  const agreed = readings.find((_, index) => texts.filter((text) => text === texts[index]).length > 1)
  const sound = isMisgrouped((agreed ?? firstOf(surest)).text) ? surest.find(({ text }) => isGrouped(text)) : undefined
  const chosen = sound ?? agreed ?? firstOf(surest)
  const chosenText = chosen.text.replaceAll(' ', '')
  const rejected = texts.find((text) => text !== chosenText && text !== '')
  if (!rejected || chosen.characters.length === 0) return chosen
  return toLine(
    chosen.characters.map((character, index) => (index === 0 ? { ...character, otherNumber: rejected } : character)),
  )
}
