import { expect, it } from 'vitest'
import type { ReadCharacter } from './read-strip.ts'
import { takeLatin } from './take-latin.ts'

it.each([
  ['150 9001:2015 인증', 'IS0 9001:2015     ', 'ISO 9001:2015 인증'],
  ['17. 이사의 경영', 'IV.         ', 'IV. 이사의 경영'],
  ['원두 18', '  1kg', '원두 1kg'],
  ['건전지ᄉᄉ×4', '   AA×4', '건전지AA×4'],
  // One letter may be a triangle before a negative number; of syllables the network knows better.
  ['△1,234', 'A1,234', '△1,234'],
  ['니다 2020년', 'LH 2020  ', '니다 2020년'],
])('%s beside %s is %s', (own, second, merged) => {
  expect(textOf(takeLatin(lineOf(own), lineOf(second)))).toBe(merged)
})

it('what PP-OCR only guesses stays as the network has it', () => {
  expect(textOf(takeLatin(lineOf('150 인증'), lineOf('ISO   ', 0.6)))).toBe('150 인증')
})

/** Characters of equal width, blanks left out. */
function lineOf(text: string, confidence = 0.95): ReadCharacter[] {
  const all = [...text]
  return all.map((one, at) => ({ text: one, start: at / all.length, end: (at + 1) / all.length, confidence }))
}

const textOf = (characters: readonly ReadCharacter[]): string => characters.map(({ text }) => text).join('')
