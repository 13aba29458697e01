import { expect, it } from 'vitest'
import { indexWords, isAmount, toLine } from './text-line.ts'

it.each([
  '1,234',
  '(1,234.5)',
  '-0.5%',
  '–',
  '—',
  '$ 1,000',
  '$ (27,537,000)',
  '12 345,67',
  '3.2x',
  '1,234*',
  'US$ 5',
  '△12',
])('takes %s for an amount', (text) => {
  expect(isAmount(text)).toBe(true)
})

it.each(['Note 5', '1,234,', 'Q1', '2024年度', '七、1', 'a', '', '1.2.3 Scope'])(
  'takes %j for something else',
  (text) => {
    expect(isAmount(text)).toBe(false)
  },
)

/** Words of ten points set one after another, each after a gap of so many points. */
function segmentsOf(...words: [text: string, gap: number][]): string[] {
  let right = 0
  const placed = words.map(([text, gap]) => {
    const left = right + gap
    right = left + 5 * text.length
    return { text, left, right, top: 0, bottom: 10, fontSize: 10, origin: 'text' as const }
  })
  return toLine(indexWords(placed)).segments.map(({ tokens }) => tokens.map(({ text }) => text).join(' '))
}

it('keeps the thousands of an amount together, behind a currency too, and parts two columns', () => {
  expect(segmentsOf(['12', 0], ['345', 2.5], ['678', 2.5])).toEqual(['12 345 678'])
  expect(segmentsOf(['€7', 0], ['404', 2.5], ['927', 2.5])).toEqual(['€7 404 927'])
  expect(segmentsOf(['€7', 0], ['404', 6], ['927', 6])).toEqual(['€7', '404', '927'])
  expect(segmentsOf(['€7.50', 0], ['404', 2.5])).toEqual(['€7.50', '404'])
})
