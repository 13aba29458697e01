import { expect, test } from 'vitest'
import { groupLines, indexWords } from '../lines/text-line.ts'
import type { TextLine } from '../lines/text-line.ts'
import { shareRows } from './share-rows.ts'

/** One word a line, 10 points high, at the given heights. */
function side(left: number, ...rows: readonly (readonly [number, string, string?])[]): TextLine[] {
  const wordAt = (text: string, from: number, top: number) => ({
    text,
    left: from,
    right: from + 5 * text.length,
    top,
    bottom: top + 10,
    fontSize: 10,
    origin: 'text' as const,
  })
  return groupLines(
    indexWords(
      rows.flatMap(([top, text, figure]) => [
        wordAt(text, left, top),
        ...(figure ? [wordAt(figure, left + 100, top)] : []),
      ]),
    ),
  )
}

const TABLE = side(20, [106, 'Land', '12'], [142, 'Flats', '34'], [172, 'Pumps', '56'])

test('texts that are parted as the rows beside them are a column of the table', () => {
  const texts = side(300, [100, 'not'], [112, 'signed'], [130, 'under'], [142, 'way'], [154, 'now'], [172, 'lodged'])
  expect(shareRows(TABLE, texts)).toBe(true)
})

test('text that goes on past the rows stands beside the table', () => {
  const texts = side(300, [100, 'not'], [112, 'signed'], [124, 'under'], [136, 'way'], [160, 'lodged'], [172, 'with'])
  expect(shareRows(TABLE, texts)).toBe(false)
})
