import { describe, expect, it } from 'vitest'
import type { ReadLine } from './read-strip.ts'
import { toLine } from './read-strip.ts'
import { vote } from './reconcile.ts'

function reading(text: string, confidence: number): ReadLine {
  const size = 1 / text.length
  return toLine(
    [...text].map((character, index) => ({
      text: character,
      start: index * size,
      end: (index + 1) * size,
      confidence,
    })),
  )
}

describe('vote', () => {
  it('takes what two of three agree on, and tells the other', () => {
    const chosen = vote([reading('3,482', 0.9), reading('3,432', 0.99), reading('3,482', 0.8)])
    expect(chosen.text).toBe('3,482')
    expect(chosen.characters[0]!.otherNumber).toBe('3,432')
  })

  it('believes the reading with its thousands in threes', () => {
    const chosen = vote([reading('1,583,82', 0.9), reading('1,583,82', 0.9), reading('1,583,821', 0.8)])
    expect(chosen.text).toBe('1,583,821')
    expect(chosen.characters[0]!.otherNumber).toBe('1,583,82')
  })

  it('does not take a mark away to make a number sound', () => {
    expect(vote([reading('2,3', 0.9), reading('2,3', 0.9), reading('23', 0.95)]).text).toBe('2,3')
  })
})
