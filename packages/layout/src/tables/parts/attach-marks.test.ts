import { expect, test } from 'vitest'
import { groupLines, indexWords, textOf } from '../../lines/text-line.ts'
import { attachMarks } from './attach-marks.ts'

/** What a line of words 20 points apart holds, part by part. */
function partsOf(...texts: string[]): string[] {
  const words = texts.map((text, at) => ({
    text,
    left: 30 * at,
    right: 30 * at + 10,
    top: 0,
    bottom: 10,
    fontSize: 10,
    origin: 'text' as const,
  }))
  return groupLines(indexWords(words))
    .map(attachMarks)
    .flatMap(({ segments }) => segments.map(({ tokens }) => textOf(tokens)))
}

test('periods whose parts are spread over their columns are one head each', () => {
  expect(partsOf('제', '54', '(당)', '기', '제', '53', '(전)', '기')).toEqual(['제 54 (당) 기', '제 53 (전) 기'])
  expect(partsOf('113', '年', '度', '112', '年', '度')).toEqual(['113 年 度', '112 年 度'])
})

test('figures beside one another, and words that hold no period, stay apart', () => {
  expect(partsOf('54', '53', '기')).toEqual(['54', '53', '기'])
  expect(partsOf('제', '54', '품')).toEqual(['제', '54', '품'])
})
