import { expect, test } from 'vitest'
import type { PageText } from '../page/page-layout.ts'
import { rankHeadings } from './rank-headings.ts'

const textAt = (fontSize: number, text: string): { text: string; block: PageText } => ({
  text,
  block: {
    type: 'text',
    left: 0,
    top: 0,
    right: 100,
    bottom: fontSize,
    lines: [[0]],
    fontSize,
    bold: false,
    area: { left: 0, right: 400 },
    lastRight: 100,
    firstLeft: 0,
  },
})

test('sizes of headings are levels from 1 on, whichever way they round', () => {
  const body = textAt(9.9, 'The company has kept its premises throughout the year and follows the budget of the board.')
  // 11.1 is larger than the text by an eighth, and rounds to a size that is not.
  const headings = [textAt(16, 'Annual report'), textAt(11.1, 'Outlook'), textAt(11.6, 'Risks')]
  const levels = rankHeadings([body, ...headings])
  expect(headings.map(({ block }) => levels.get(block))).toEqual([1, 3, 2])
  expect(levels.has(body.block)).toBe(false)
})
