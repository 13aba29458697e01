import { expect, test } from 'vitest'
import type { PageWord } from '@tickmark/document/page'
import { applyTranscript } from './apply-transcript.ts'

const word = (text: string, confidence = 0.8): PageWord => ({
  text,
  confidence,
  origin: 'ocr',
  fontSize: 10,
  left: 0,
  top: 0,
  right: 10,
  bottom: 10,
})
const textsOf = (words: PageWord[]): [string, number | undefined][] =>
  words.map(({ text, confidence }) => [text, confidence])

test('words that both read alike gain confidence, misread letters are corrected', () => {
  const words = ['Total', 'asscts', '資産合訂', '1,234'].map((text) => word(text))
  const corrected = applyTranscript(words, '| Total assets | 資産合計 |\n|---|---|\n| **1,234** |')
  expect(textsOf(corrected)).toEqual([
    ['Total', 0.97],
    ['assets', 0.9],
    ['資産合計', 0.9],
    ['1,234', 0.97],
  ])
  expect(corrected[1]!.alternatives).toEqual(['asscts'])
})

test('digits that differ are taken over but doubted, with the first reading kept', () => {
  const [number] = applyTranscript([word('48,900')], '43,900')
  expect(number).toMatchObject({ text: '43,900', confidence: 0.55, alternatives: ['48,900'] })
})

test('what the transcript adds has no place and is left out; what it leaves out stays', () => {
  const words = [word('Revenue'), word('9,999'), word('Note')]
  const read = applyTranscript(words, 'Revenue and other income that nobody printed Note')
  expect(textsOf(read)).toEqual([
    ['Revenue', 0.97],
    ['9,999', 0.8],
    ['Note', 0.97],
  ])
})

test('lengths may differ: lost and doubled letters', () => {
  expect(textsOf(applyTranscript([word('Liabilties'), word('Eqquity')], 'Liabilities Equity'))).toEqual([
    ['Liabilities', 0.9],
    ['Equity', 0.9],
  ])
})
