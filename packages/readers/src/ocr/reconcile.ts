import { commonCharacters, isGrouped, isMisgrouped, numbersOf } from './compare-readings.ts'
import type { ReadCharacter, ReadLine } from './read-strip.ts'
import { toLine } from './read-strip.ts'

/**
 * One line from two readings of it: what they share stands, and where they differ the one that is surer there, its neighbours
 * included (a double letter read as one shows in the neighbours' confidence only). A blank that either saw counts. Numbers that
 * the other reading had differently are told as `otherNumber`. Where a part was cut out of a line for the second reading, what
 * it has at a cut is no evidence.
 */
export function reconcile(
  first: ReadLine,
  second: ReadLine,
  em: number,
  cut: { start: boolean; end: boolean } = { start: false, end: false },
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
    const atCut = (cut.start && i === 0) || (cut.end && nextI === a.characters.length)
    const chosen = atCut ? a.characters.slice(i, nextI) : surer(piece, { characters: b.characters, from: j, to: nextJ })
    merged.push(...chosen.flatMap(withBlank))
    const [own, other] = [a.characters[nextI], b.characters[nextJ]]
    if (own && other) {
      const better = own.confidence >= other.confidence ? own : other
      merged.push(...withBlank({ ...better, blankBefore: own.blankBefore || other.blankBefore }))
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

function surer(a: Piece, b: Piece): Marked[] {
  if (a.from === a.to && b.from === b.to) return []
  const sureness = ({ characters, from, to }: Piece) =>
    Math.min(...characters.slice(Math.max(0, from - 1), to + 1).map((character) => character.confidence))
  const { characters, from, to } = sureness(b) > sureness(a) ? b : a
  return characters.slice(from, to)
}

function tellOtherNumbers(merged: ReadCharacter[], readings: readonly ReadCharacter[][], em: number): ReadCharacter[] {
  const others = readings.flatMap((reading) => numbersOf(reading, em))
  const told = [...merged]
  for (const number of numbersOf(merged, em)) {
    const other = others.find(
      (candidate) => candidate.text !== number.text && candidate.start < number.stop && number.start < candidate.stop,
    )
    if (other) told[number.first] = { ...merged[number.first]!, otherNumber: other.text }
  }
  return told
}

/** Of three readings of a single number one with its thousands in threes where others have not, the one that two agree on, else the surest. */
export function vote(readings: readonly ReadLine[]): ReadLine {
  const texts = readings.map((reading) => reading.text.replaceAll(' ', ''))
  const surest = readings.toSorted((a, b) => b.confidence - a.confidence)
  const agreed = readings.find((_, index) => texts.filter((text) => text === texts[index]).length > 1)
  const sound = isMisgrouped((agreed ?? surest[0]!).text) ? surest.find(({ text }) => isGrouped(text)) : undefined
  const chosen = sound ?? agreed ?? surest[0]!
  const chosenText = chosen.text.replaceAll(' ', '')
  const rejected = texts.find((text) => text !== chosenText && text !== '')
  if (!rejected || chosen.characters.length === 0) return chosen
  return toLine(
    chosen.characters.map((character, index) => (index === 0 ? { ...character, otherNumber: rejected } : character)),
  )
}
