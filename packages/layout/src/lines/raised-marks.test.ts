import { expect, it } from 'vitest'
import type { PageWord } from '@tickmark/document/page'
import { raiseMarks } from './raised-marks.ts'

function word(text: string, left: number, { top = 100, height = 10, vertical = false } = {}): PageWord {
  const right = left + text.length * height * 0.5
  return {
    text,
    left,
    right,
    top,
    bottom: top + height,
    fontSize: height,
    origin: 'text',
    ...(vertical && { vertical }),
  }
}

it('tells note marks from figures, beside words, beside amounts and before notes', () => {
  const small = { top: 101, height: 5.5 }
  const texts = (...words: PageWord[]): string[] => raiseMarks(words).map(({ text }) => text)
  expect(texts(word('Cases', 20), word('1,2', 46, small))).toEqual(['Cases', '¹,²'])
  expect(texts(word('(17.5)', 20), word('5', 65, small))).toEqual(['(17.5)', '⁵'])
  expect(texts(word('1', 20, small), word('Includes', 24))).toEqual(['¹', 'Includes'])
  expect(texts(word('Note', 20), word('1', 60, small))).toEqual(['Note', '1'])
  expect(texts(word('CO', 20), word('2', 31, { top: 106, height: 5.5 }))).toEqual(['CO', '2'])
  expect(texts(word('比べ', 20, { height: 22, vertical: true }), word('12', 20, { top: 101, height: 9 }))).toEqual([
    '比べ',
    '12',
  ])
})
