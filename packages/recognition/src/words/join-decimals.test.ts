import { expect, test } from 'vitest'
import { joinDecimals } from './join-decimals.ts'

/** Lines whose words are given with `_` for a blank of half a text height between two of them. */
function joined(...texts: string[]): string[] {
  const lines = texts.map((text) => {
    const length = text.length
    let at = 0
    const words = text.split('_').map((word) => {
      const [start, end] = [at / length, (at + word.length - 0.5) / length]
      at += word.length
      return { text: word, start, end, confidence: 0.99 }
    })
    return { words, length }
  })
  return joinDecimals(lines).map((words) => words.map(({ text }) => text).join('_'))
}

test('decimals behind a point with room are one amount with it, where some of the page can be nothing else', () => {
  expect(joined('RM_12._90', '0._00_SR', '8._12')).toEqual(['RM_12.90', '0.00_SR', '8.12'])
  expect(joined('增长_12._90%_，其中')).toEqual(['增长_12.90%_，其中'])
})

test('days and months, numbers of lists and groups of a date stay apart', () => {
  expect(joined('12._31', '3._31', '6._30')).toEqual(['12._31', '3._31', '6._30'])
  expect(joined('1._50_sheets_of_paper', '0._00')).toEqual(['1._50_sheets_of_paper', '0.00'])
  expect(joined('2018._12._31', '0._00')).toEqual(['2018._12._31', '0.00'])
  expect(joined('12._31', '3._31', '6._30', '0._50')).toEqual(['12._31', '3._31', '6._30', '0._50'])
})
