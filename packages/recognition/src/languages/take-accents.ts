import { itemAt } from '@tickmark/document'
import { toLine } from '../strip/read-strip.ts'
import type { ReadCharacter, ReadLine } from '../strip/read-strip.ts'
import { matchLetters } from '../words/match-letters.ts'
import { foldAccents } from '../words/plain-text.ts'

/** The network is so sure of a letter that it is taken: more likely than not, on its scale. */
const SURE = 0.97
/** A reading that differs in more of its letters is none of this line. */
const MOST_DIFFERENT = 0.4

export interface AccentedLine {
  read: ReadLine
  /** Letters with an accent that were taken. */
  accents: number
  /** How sure the other reader is of the letters that both read alike, summed up. */
  alike: number
}

/**
 * A line with what another reader has letters for: the accents over letters that both read, a letter with an accent in the place
 * of another one, and what was left out between two letters that both read, such as apostrophes, signs of currencies and blanks.
 * No digit is taken, and no number parted.
 */
export function takeAccents(read: ReadLine, other: ReadLine): AccentedLine {
  const [mine, theirs] = [printed(read), printed(other)]
  const matched = matchLetters(mine.map(bare), theirs.map(bare), Math.ceil(MOST_DIFFERENT * mine.length))
  if (!matched) return { read, accents: 0, alike: 0 }
  const [ownBlanks, blanks] = [blanksBefore(read), blanksBefore(other)]
  const taken = new Map<ReadCharacter, string>()
  const leftOut = new Map<ReadCharacter, ReadCharacter[]>()
  let [from, start, alike] = [0, 0, 0]
  for (let to = 0; to < mine.length; to++) {
    const end = matched[to] ?? -1
    if (end < 0) continue
    const character = itemAt(mine, to)
    const between = theirs.slice(start, end)
    if (to - from === between.length)
      for (const [index, one] of between.entries()) if (isAccented(one)) taken.set(itemAt(mine, from + index), one.text)
    const opposite = itemAt(theirs, end)
    if (from > 0 && to === from) {
      const blank = ownBlanks.has(character) ? undefined : blanks.get(opposite)
      const marks = between.every(isSureMark) ? between : []
      const parted = blank && isSureMark(blank) && !(isOfNumber(mine[to - 1]) && isOfNumber(character)) ? [blank] : []
      leftOut.set(character, [...marks, ...parted])
    }
    if (/\p{L}/u.test(character.text)) alike += opposite.confidence
    if (isAccented(opposite) && character.text !== opposite.text) taken.set(character, opposite.text)
    ;[from, start] = [to + 1, end + 1]
  }
  const characters = read.characters.flatMap((character) => {
    const text = taken.get(character)
    return [...(leftOut.get(character) ?? []), text === undefined ? character : { ...character, text }]
  })
  return { read: toLine(characters), accents: taken.size, alike }
}

const printed = ({ characters }: ReadLine): ReadCharacter[] => characters.filter(({ text }) => text.trim() !== '')

/** The blank that was read before a character. */
function blanksBefore({ characters }: ReadLine): Map<ReadCharacter, ReadCharacter> {
  return new Map(
    characters.flatMap((character, index) => {
      const before = characters[index - 1]
      return before?.text === ' ' && character.text !== ' ' ? [[character, before]] : []
    }),
  )
}

const isOfNumber = (character: ReadCharacter | undefined): boolean => /^[\d.,]$/.test(character?.text ?? '')

const bare = ({ text }: ReadCharacter): string => foldAccents(text)

/** A letter that is another one without its accent. */
const isAccented = (character: ReadCharacter): boolean =>
  character.confidence >= SURE && /\p{L}/u.test(character.text) && bare(character) !== character.text

const isSureMark = ({ text, confidence }: ReadCharacter): boolean => confidence >= SURE && !/\d/.test(text)
