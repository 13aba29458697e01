import { expect, it } from 'vitest'
import { mergeReadings } from './merge-readings.ts'
import { toLine } from './read-strip.ts'
import type { ReadLine } from './read-strip.ts'

it('a percent sign of which Tesseract makes a nine and a bracket is one again after a closer look', async () => {
  const own = lineOf('할인율 39.559<를')
  const closer = lineOf('39.55%')
  const asked: number[] = []
  const merged = await mergeReadings(own, lineOf(''), {
    trusted: new Set(),
    em: 1 / 12,
    readPart: (_, end) => {
      asked.push(end)
      return Promise.resolve(closer)
    },
  })
  expect(merged.text).toBe('할인율 39.55%를')
  // The look takes in the second half of the sign.
  expect(asked).toEqual([11 / 12])
})

it('pieces of a letter that come out as a number of their own do not hide the number beside them', async () => {
  const merged = await mergeReadings(lineOf('이자율이 32.39% 상승'), lineOf('....132.3%.....'), {
    trusted: new Set(),
    em: 1 / 14,
    readPart: () => Promise.resolve(lineOf('   1 32.3%    ')),
  })
  expect(merged.text).toBe('이자율이 32.3% 상승')
})

it('a percentage stands when each of its ends is read so twice', async () => {
  const merged = await mergeReadings(lineOf('원의 28.89%를'), lineOf('   28.8% '), {
    trusted: new Set(),
    em: 1 / 6,
    readPart: () => Promise.resolve(lineOf('  128.8% ')),
  })
  expect(merged.text).toBe('원의 28.8%를')
})

it('a full-width comma of the closer look is a mark of its number, and a digit that it guesses stays as the other has it', async () => {
  const merging = { trusted: new Set<string>(), em: 1 / 14 }
  const closer = lineOf('  80，929，875  ')
  closer.characters[2]!.confidence = 0.45
  const merged = await mergeReadings(lineOf('고는30.929,875천원'), lineOf(''), {
    ...merging,
    readPart: () => Promise.resolve(closer),
  })
  expect(merged.text).toBe('고는30,929,875천원')
})

/** Characters of equal width. */
function lineOf(text: string): ReadLine {
  const characters = [...text]
  return toLine(
    characters.map((character, index) => ({
      text: character,
      start: index / characters.length,
      end: (index + 1) / characters.length,
      confidence: 0.99,
    })),
  )
}
