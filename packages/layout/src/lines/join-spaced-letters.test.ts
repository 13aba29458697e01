import type { PageWord, Rule } from '@tickmark/document/page'
import { expect, test } from 'vitest'
import { joinSpacedLetters } from './join-spaced-letters.ts'

/** Letters of 10 points, each 6 wide, `gap` apart; a blank is as wide as a letter and its gap. */
function letters(text: string, gap: number): PageWord[] {
  return [...text].flatMap((letter, index) =>
    letter === ' '
      ? []
      : [
          {
            text: letter,
            left: index * (6 + gap),
            right: index * (6 + gap) + 6,
            top: 0,
            bottom: 10,
            fontSize: 10,
            origin: 'text' as const,
          },
        ],
  )
}

const texts = (words: readonly PageWord[]) => joinSpacedLetters(words, []).map(({ text }) => text)

test('letters set apart are words, parted where the gap is wider', () => {
  expect(texts(letters('October 31, 2023', 6))).toEqual(['October', '31,', '2023'])
  expect(texts(letters('12月31日', 6))).toEqual(['12月31日'])
  expect(texts(letters('前連結会計年度', 6))).toEqual(['前連結会計年度'])
})

test('figures behind letters set apart, and a currency with its thousands, are words as well', () => {
  expect(texts(letters('30 June  2024', 4))).toEqual(['30', 'June', '2024'])
  expect(texts(letters('€’000', 6))).toEqual(['€’000'])
})

test('figures in columns of their own, and letters far apart, stay apart', () => {
  expect(texts(letters('12345', 6))).toEqual(['1', '2', '3', '4', '5'])
  expect(texts(letters('ABCDE', 20))).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test('a year set apart is a word where letters elsewhere on the page stand as far apart', () => {
  const line = (top: number, words: readonly PageWord[], from = 0): PageWord[] =>
    words.map((word) => ({ ...word, left: word.left + from, right: word.right + from, top, bottom: top + 10 }))
  expect(texts([...line(0, letters('Note', 4)), ...line(0, letters('2022', 4), 200)])).toEqual(['Note', '2022'])
  expect(texts([...line(0, letters('Note', 0)), ...line(0, letters('2022', 6), 200)]).slice(-4)).toEqual([...'2022'])
  expect(texts([...line(0, letters('Note', 4)), ...line(0, letters('3719', 4), 200)]).slice(-4)).toEqual([...'3719'])
  expect(texts([...line(0, letters('2022', 4), 100), ...line(0, letters('2021', 4), 200)])).toEqual(['2022', '2021'])
  expect(texts([...line(0, letters('2022', 4), 100), ...line(0, letters('3721', 4), 200)])).toHaveLength(8)
  expect(texts([...line(0, letters('2022', 4), 100), ...line(0, letters('2021', 12), 200)])).toHaveLength(8)
})

test('letters of two cells are two words: an upright rule stands between them, and none that runs elsewhere', () => {
  const words = letters('TaxAccount', 6)
  const rule = { direction: 'vertical' as const, start: -5, end: 20, at: 33, thickness: 1 }
  const joined = (one: Rule) => joinSpacedLetters(words, [one]).map(({ text }) => text)
  expect(joined(rule)).toEqual(['Tax', 'Account'])
  expect(joined({ ...rule, start: 20, end: 60 })).toEqual(['TaxAccount'])
  expect(joined({ ...rule, direction: 'horizontal', at: 5, start: 0, end: 200 })).toEqual(['TaxAccount'])
})

test('a number is one whose point stands by itself among its figures', () => {
  expect(texts(letters('12.0x', 6))).toEqual(['12.0x'])
  expect(texts(letters('9.5%', 6))).toEqual(['9.5%'])
  expect(texts(letters('12.0x', 20))).toHaveLength(5)
  expect(texts(letters('120x', 6))).toHaveLength(4)
})
