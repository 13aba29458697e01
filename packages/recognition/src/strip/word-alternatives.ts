import type { ReadCharacter } from './read-strip.ts'

/** A rival below this is noise of the recogniser. */
const LEAST_RIVAL = 0.03
const MOST_ALTERNATIVES = 6

/** How else a word with digits may read: as another reading had its number, or with the second guess for a doubtful digit. */
export function alternativesOf(characters: readonly ReadCharacter[]): string[] {
  const text = characters.map((character) => character.text).join('')
  const found = new Set<string>()
  let before = ''
  for (const { text: own, otherNumber, rival } of characters) {
    const rest = text.slice(before.length)
    if (otherNumber !== undefined) found.add(before + otherNumber + rest.replace(/^\d(?:[\d.,]*\d)?%?/, ''))
    if (rival && rival.confidence >= LEAST_RIVAL && /\d/.test(own))
      found.add(before + rival.text + rest.slice(own.length))
    before += own
  }
  found.delete(text)
  return [...found].slice(0, MOST_ALTERNATIVES)
}
