import { itemAt } from '@tickmark/document'
import { commonCharacters } from './compare-readings.ts'
import type { ReadCharacter } from './read-strip.ts'

/**
 * A reader that does not know a script makes digits of its letters: "5721" of "ら721", "4547" of "454개". Drops from its number
 * what it has beyond both ends of the same number in `line`, characters `[first, end)`, where that has letters in their place.
 */
export function dropLetters(
  number: readonly ReadCharacter[],
  line: readonly ReadCharacter[],
  { first, end }: { first: number; end: number },
): ReadCharacter[] {
  const own = line.slice(first, end)
  const behind = excessBehind(own, number, line[end])
  const before = excessBehind(own.toReversed(), number.toReversed(), line[first - 1])
  return before + behind < number.length ? number.slice(before, number.length - behind) : [...number]
}

/** How many characters the number has behind the last one of its own, if they are the letter's that stands there. */
function excessBehind(
  own: readonly ReadCharacter[],
  number: readonly ReadCharacter[],
  letter: ReadCharacter | undefined,
): number {
  if (!letter || !/\p{L}/u.test(letter.text)) return 0
  const [last, place] = commonCharacters(own, number).at(-1) ?? [-1, -1]
  const excess = number.length - 1 - place
  if (last !== own.length - 1 || excess === 0 || !/\d/.test(itemAt(number, place + 1).text)) return 0
  // Readers place characters a little apart from each other; what both have tells by how much.
  const middle = middleOf(itemAt(number, place + 1)) + middleOf(itemAt(own, last)) - middleOf(itemAt(number, place))
  // A digit that was lost would stand nearer to the number than to the letter.
  return Math.abs(middle - middleOf(letter)) < Math.abs(middle - middleOf(itemAt(own, last))) ? excess : 0
}

function middleOf({ start, end }: ReadCharacter): number {
  return (start + end) / 2
}
