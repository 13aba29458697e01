import { describe, expect, it } from 'vitest'
import type { ReadLine } from './read-strip.ts'
import { toLine } from './read-strip.ts'
import { reconcile, vote } from './reconcile.ts'

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

describe('reconcile', () => {
  const [first, second] = [reading('A 00 basis', 0.9), reading('A 100 basis', 0.6)]

  it('believes the surer reading', () => {
    expect(reconcile(first, second, 0.1).text).toBe('A 00 basis')
  })

  it('believes in a digit that only an unsure reading has where there is ink for it, and tells the other number', () => {
    const merged = reconcile(first, second, 0.1, { unread: [{ start: 0.2, end: 0.25 }] })
    expect(merged.text).toBe('A 100 basis')
    expect(merged.characters.find(({ text }) => text === '1')?.otherNumber).toBe('00')
  })
})

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
