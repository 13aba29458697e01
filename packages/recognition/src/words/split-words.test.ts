import { expect, test } from 'vitest'
import type { Ink } from '../bitmap/find-ink.ts'
import { toLine } from '../strip/read-strip.ts'
import { splitWords } from './split-words.ts'

const HEIGHT = 48

/** The words of a line whose characters have the widths and the gaps before them that are given, in pixels of a strip 48 high. */
function wordsOf(characters: readonly { text: string; width: number; gap: number }[], isOneWidth = false): string[] {
  const width = characters.reduce((sum, one) => sum + one.width + one.gap, 0) + 4
  const ink: Ink = { columns: new Float32Array(width), top: 0.2, bottom: 0.8 }
  let left = 0
  const read = characters.map(({ text, width: wide, gap }) => {
    left += gap
    const [start, end] = [left, left + wide]
    ink.columns.fill(5, start, end)
    left = end
    return { text, start: start / width, end: end / width, confidence: 0.99 }
  })
  return splitWords(toLine(read), ink, width / HEIGHT, isOneWidth).map(({ text }) => text)
}

const digit = (text: string, gap = 6) => ({ text, width: 16, gap })

test('amounts of a font of one width stay whole, and its blanks part them', () => {
  const [one, two] = [
    [digit('1', 14), digit('1', 16), { text: '.', width: 4, gap: 13 }, digit('9', 14), digit('9')],
    [digit('4', 30), { text: '.', width: 4, gap: 13 }, digit('9', 14), digit('9')],
  ]
  expect(wordsOf(one)).toEqual(['11.99'])
  expect(wordsOf([...one, ...two])).toEqual(['11.99', '4.99'])
})

test('a year stands apart from its day', () => {
  const day = [digit('3'), digit('1', 3), { text: ',', width: 4, gap: 8 }, digit('2', 18), digit('0', 3)]
  expect(wordsOf(day)).toEqual(['31,', '20'])
})

test('a comma and a full stop part Latin words, however narrow the blank behind them', () => {
  const letters = (text: string) => [...text].map((one) => ({ text: one, width: /[,.]/.test(one) ? 4 : 14, gap: 5 }))
  expect(wordsOf(letters('paper,sheet'))).toEqual(['paper,', 'sheet'])
  expect(wordsOf(letters('end.The'))).toEqual(['end.', 'The'])
  expect(wordsOf(letters('U.S.'))).toEqual(['U.S.'])
})

test('a number of a heading stands apart from what follows its point', () => {
  expect(wordsOf([digit('1'), { text: '.', width: 4, gap: 2 }, digit('5', 18), digit('0', 2)])).toEqual(['1.', '50'])
})

test('amounts that stand close are parted by their groups and the gap between them', () => {
  const run = (text: string, gapAt: readonly number[] = []) =>
    [...text].map((one, at) => ({ text: one, width: /[,.]/.test(one) ? 4 : 14, gap: gapAt.includes(at) ? 12 : 4 }))
  expect(wordsOf(run('1,299,867962,282836,428', [9, 16]))).toEqual(['1,299,867', '962,282', '836,428'])
  expect(wordsOf(run('17,239,165.5612,762,360.52', [13]))).toEqual(['17,239,165.56', '12,762,360.52'])
  // A comma that was not read leaves no gap; a number with a lost comma is no run of two.
  expect(wordsOf(run('1,299,867962,282'))).toEqual(['1,299,867962,282'])
  expect(wordsOf(run('1,299,867962', [9]))).toEqual(['1,299,867962'])
  expect(wordsOf(run('12,762,360.52', [6]))).toEqual(['12,762,360.52'])
})

test('on a page in a font of one width words are parted by whole places, not by the room around narrow letters', () => {
  // In places of 24 pixels; a narrow letter leaves most of its own free.
  const line = [...'Relief of this site'].reduce<{ text: string; width: number; gap: number }[]>((all, text, at) => {
    if (text === ' ') return all
    const width = /[ilftr]/.test(text) ? 6 : 18
    const left = at * 24 + (24 - width) / 2
    const right = all.reduce((sum, one) => sum + one.gap + one.width, 0)
    return [...all, { text, width, gap: left - right }]
  }, [])
  expect(wordsOf(line, true)).toEqual(['Relief', 'of', 'this', 'site'])
  expect(wordsOf(line)).not.toEqual(['Relief', 'of', 'this', 'site'])
})

test('a gap that is seen parts them where the ink leaves less than two places', () => {
  const blanks = new Map([
    ['Reliefs', 0],
    ['denotes', 35],
    ['filter', 48],
    ['item', 48],
  ])
  let [middle, right] = [-12, 0]
  const line = [...blanks].flatMap(([word, blank]) =>
    [...word].map((text, at) => {
      middle += at === 0 && blank > 0 ? blank : 24
      const width = /[iltfr.]/.test(text) ? 6 : 18
      const gap = middle - width / 2 - right
      right = middle + width / 2
      return { text, width, gap }
    }),
  )
  expect(wordsOf(line, true)).toEqual([...blanks.keys()])
})
