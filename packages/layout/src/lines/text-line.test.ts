import { expect, it } from 'vitest'
import { groupLines, indexWords, isAmount, toLine } from './text-line.ts'

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
  'RM14.50',
  'Rp 15.000',
  'R$ 12,90',
  '△12',
  '9,99a',
  '1.234,58 B',
  '-0,80C',
  '5.88-O',
])('takes %s for an amount', (text) => {
  expect(isAmount(text)).toBe(true)
})

it.each([
  'Note 5',
  '1,234,',
  'Q1',
  'CC1',
  'A4',
  'S12',
  '2024年度',
  '七、1',
  'a',
  '',
  '1.2.3 Scope',
  '12a',
  '10.1a',
  '3,58kg',
  '1.2.34b',
])('takes %j for something else', (text) => {
  expect(isAmount(text)).toBe(false)
})

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

/** A word of 5 points a letter in its font size. */
const placed = (text: string, left: number, top: number, fontSize: number) => ({
  text,
  left,
  right: left + (fontSize / 2) * text.length,
  top,
  bottom: top + fontSize,
  fontSize,
  origin: 'text' as const,
})

const linesOf = (...words: ReturnType<typeof placed>[]): string[] =>
  groupLines(indexWords(words)).map(({ segments }) =>
    segments.map(({ tokens }) => tokens.map(({ text }) => text).join(' ')).join(' | '),
  )

it('reads two lines of small type beside a large title one after the other, and a raised mark with its word', () => {
  expect(
    linesOf(
      placed('INVOICE', 40, 100, 40),
      placed('Payment is due', 300, 102, 12),
      placed('within two weeks', 300, 122, 12),
    ),
  ).toEqual(['Payment is due', 'INVOICE', 'within two weeks'])
  expect(linesOf(placed('Revenue', 40, 100, 20), placed('1)', 112, 99, 9), placed('2)', 300, 108, 9))).toEqual([
    'Revenue 1) | 2)',
  ])
})
