import { expect, test } from 'vitest'
import { joinNumbers } from './join-numbers.ts'

/** Words one text height wide with a gap behind each. */
function read(texts: readonly string[], gap: number): string[] {
  const words = texts.map((text, index) => ({
    text,
    start: index * (1 + gap),
    end: index * (1 + gap) + 1,
    confidence: 1,
  }))
  return joinNumbers(words, 1).map((word) => word.text)
}

test('a number stays one where its marks are broad', () => {
  expect(read(['905,402,299.', '44'], 0.5)).toEqual(['905,402,299.44'])
  expect(read(['637,', '768,', '124.', '78'], 0.52)).toEqual(['637,768,124.78'])
  expect(read(['1', '4,', '549,', '900.', '00'], 0.6)).toEqual(['14,549,900.00'])
})

test('a comma that stands alone between digits is part of their number', () => {
  expect(read(['20', ',', '300'], 0.4)).toEqual(['20,300'])
  expect(read(['1', ',', '234', ',', '567'], 0.4)).toEqual(['1,234,567'])
  // A year behind a day, two numbers of a list, and what stands far off.
  expect(read(['30', ',', '2019'], 0.5)).toEqual(['30', ',', '2019'])
  expect(read(['7', ',', '12'], 0.5)).toEqual(['7', ',', '12'])
  expect(read(['20', ',', '300'], 1.2)).toEqual(['20', ',', '300'])
})

test('numbers that stand beside one another stay apart', () => {
  expect(read(['12,345', '12,346'], 0.9)).toEqual(['12,345', '12,346'])
  expect(read(['31,', '2019'], 0.4)).toEqual(['31,', '2019'])
  expect(read(['1.', '5'], 0.4)).toEqual(['1.', '5'])
  expect(read(['637,', '768'], 1.5)).toEqual(['637,', '768'])
  expect(read(['5', '12,345'], 0.6)).toEqual(['5', '12,345'])
})
