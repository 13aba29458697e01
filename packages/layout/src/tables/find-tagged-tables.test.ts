import { expect, test } from 'vitest'
import type { PageContent, PageTag, PageWord } from '@tickmark/document/page'
import { indexWords } from '../lines/text-line.ts'
import { findTaggedTables } from './find-tagged-tables.ts'

const LEFT = [20, 200, 300]

function word(text: string, row: number, column: number, tag?: number): PageWord {
  const left = column === 0 ? 20 : (LEFT[column] ?? 0) + 40 - 5 * text.length
  const place = { left, right: left + 5 * text.length, top: 100 + 14 * row, bottom: 110 + 14 * row }
  return { text, ...place, fontSize: 10, origin: 'text', ...(tag !== undefined && { tag }) }
}

/** A tagged table of these cells; a blank one is not in the tags. */
function page(rows: readonly (readonly string[])[], more: readonly PageWord[]): PageContent {
  const words: PageWord[] = []
  const lines = rows.map((cells, row): PageTag => {
    const children = cells.flatMap((text, column): PageTag[] => {
      if (text === '') return []
      words.push(word(text, row, column, words.length))
      return [{ type: row === 0 ? 'TH' : 'TD', contents: [words.length - 1], children: [] }]
    })
    return { type: 'TR', contents: [], children }
  })
  const tags: PageTag[] = [{ type: 'Table', contents: [], children: lines }]
  const empty = { rules: [], fills: [], pictures: [] }
  return { number: 1, width: 612, height: 792, origin: 'text', words: [...words, ...more], tags, ...empty }
}

function cellsOf(content: PageContent): string[] {
  const [table] = findTaggedTables(content, indexWords(content.words))
  return (table?.cells ?? []).map(
    ({ rowIndex, columnIndex, tokens }) => `${rowIndex},${columnIndex} ${tokens.map(({ text }) => text).join(' ')}`,
  )
}

const HEAD = ['Sales', '2023', '2022']

test('a figure drawn into a tagged table later fills its empty cell', () => {
  const rows = [HEAD, ['Europe', '5,590', '5,341'], ['Asia', '3,446', ''], ['Total', '9,036', '8,985']]
  expect(cellsOf(page(rows, [word('3,644', 2, 2)]))).toContain('2,2 3,644')
})

test('or one that holds a currency sign alone', () => {
  const rows = [HEAD, ['Europe', '5,590', '5,341'], ['Asia', '3,446', '3,644'], ['Total', '9,036', '$']]
  expect(cellsOf(page(rows, [word('8,985', 3, 2)]))).toContain('3,2 $ 8,985')
})

test('what is drawn over a filled cell, or beside the table, does not enter it', () => {
  const rows = [HEAD, ['Europe', '5,590', '5,341'], ['Asia', '3,446', '3,644'], ['Total', '9,036', '8,985']]
  const sound = cellsOf(page(rows, []))
  expect(cellsOf(page(rows, [word('DRAFT', 2, 2), word('7', 9, 2)]))).toEqual(sound)
})
