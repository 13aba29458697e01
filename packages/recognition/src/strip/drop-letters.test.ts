import { expect, it } from 'vitest'
import { dropLetters } from './drop-letters.ts'
import type { ReadCharacter } from './read-strip.ts'

it('a digit that was made of the letter before or behind a number is the letter’s', () => {
  expect(textOf(dropLetters(at('5721', 5), at('から721日', 4), { first: 2, end: 5 }))).toBe('721')
  expect(textOf(dropLetters(at('4547', 2), at('중 454개월', 0), { first: 2, end: 5 }))).toBe('454')
})

it('a digit that the other reader has lost stays: the letter stands farther off', () => {
  const letter = at('개', 6)
  expect(textOf(dropLetters(at('4547', 2), [...at('454', 2), ...letter], { first: 0, end: 3 }))).toBe('4547')
})

it('a digit is no letter’s where no letter stands', () => {
  expect(textOf(dropLetters(at('4547', 2), at('중 454-1', 0), { first: 2, end: 5 }))).toBe('4547')
})

/** Characters one wide each, the first from `start` on. */
function at(text: string, start: number): ReadCharacter[] {
  return [...text].map((character, index) => ({
    text: character,
    start: start + index,
    end: start + index + 1,
    confidence: 0.99,
  }))
}

function textOf(characters: readonly ReadCharacter[]): string {
  return characters.map(({ text }) => text).join('')
}
