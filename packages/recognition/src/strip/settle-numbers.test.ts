import { describe, expect, it } from 'vitest'
import type { ReadLine } from './read-strip.ts'
import { toLine } from './read-strip.ts'
import { settleNumbers } from './settle-numbers.ts'

const EM = 0.08

/** A reading with characters of one width; each blank of the text is a gap wider than an em, and no character. */
function reading(text: string): ReadLine {
  const size = 1 / 20
  return toLine(
    [...text].flatMap((character, index) =>
      character === ' ' ? [] : [{ text: character, start: index * size, end: (index + 1) * size, confidence: 0.95 }],
    ),
  )
}

/** As above, but what follows a blank begins where the blank does: the gap was not seen. */
function closed(text: string): ReadLine {
  const { characters } = reading(text)
  return toLine(
    characters.map((character, index) => {
      const before = characters[index - 1]
      return before ? { ...character, start: before.end } : character
    }),
  )
}

const textOf = (merged: ReadLine, ...readings: ReadLine[]) =>
  settleNumbers(merged.characters, readings, EM)
    .map(({ text }) => text)
    .join('')

describe('a number of several readings', () => {
  it('is as two of three have it', () => {
    expect(textOf(reading('1,588'), reading('1,588'), reading('1,583'), reading('1,583'))).toBe('1,583')
  })

  it('comes out once where one reading takes it and the next one for a single number', () => {
    const parted = reading('9,  2023')
    const joined = closed('9,  2023')
    expect(textOf(parted, parted, joined, joined)).toBe('9,2023')
    expect(textOf(reading('2018  12:40'), reading('2018  12:40'), closed('2018  12:40'), closed('2018  12:40'))).toBe(
      '201812:40',
    )
  })

  it('is as two of three have it beside another that they join to a third', () => {
    const [first, second] = [reading('7188  9,  2023'), reading('7183  9,  2023')]
    expect(textOf(first, first, second, second)).toBe('71839,2023')
  })
})
