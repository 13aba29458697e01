import { expect, test } from 'vitest'
import { numberAt } from '@tickmark/document'
import type { Document } from '@tickmark/document'
import type { PageContent, PageReading, PageWord, Rule } from '@tickmark/document/page'
import { layoutPage } from '../page/layout-page.ts'
import { assembleDocument } from './assemble-document.ts'

/** Words of half a font size a character, a blank apart; "  " sets the next one 60 points further. */
function line(text: string, left: number, top: number, fontSize = 9): PageWord[] {
  let at = left
  return text.split(' ').flatMap((word) => {
    if (word === '') {
      at += 60
      return []
    }
    const placed = { text: word, left: at, top, right: at + (fontSize / 2) * word.length, bottom: top + fontSize + 1 }
    at = placed.right + 0.4 * fontSize
    return [{ ...placed, fontSize, origin: 'text' as const }]
  })
}

const COLUMNS = [60, 160, 330, 430, 530]

function grid(rows: readonly (readonly string[])[], top: number): { words: PageWord[]; rules: Rule[] } {
  const edges = Array.from({ length: rows.length + 1 }, (_, row) => top + 20 * row)
  return {
    words: rows.flatMap((cells, row) =>
      cells.flatMap((text, at) => line(text, numberAt(COLUMNS, at) + 5, top + 5 + 20 * row)),
    ),
    rules: [
      ...COLUMNS.map((at): Rule => ({
        direction: 'vertical',
        start: top,
        end: top + 20 * rows.length,
        at,
        thickness: 0.5,
      })),
      ...edges.map((at): Rule => ({ direction: 'horizontal', start: 60, end: 530, at, thickness: 0.5 })),
    ],
  }
}

function read(...pages: { words: PageWord[]; rules?: Rule[] }[]): Document {
  const readings = pages.map(({ words, rules = [] }, index): PageReading => {
    const content: PageContent = {
      number: index + 1,
      width: 595,
      height: 842,
      origin: 'text',
      words,
      rules,
      fills: [],
      pictures: [],
    }
    return { content, layout: layoutPage(content), notices: [] }
  })
  return assembleDocument(
    { path: 'a.pdf', name: 'a.pdf' },
    { format: 'pdf', mediaType: 'application/pdf', pageCount: pages.length, paginated: true },
    readings,
  )
}

const first = grid(
  [
    ['Date', 'Entry', 'Paid', 'Left'],
    ['01/07', 'Rent', '250.00', '4,750.00'],
    ['05/07', 'Water', '150.00', '4,600.00'],
  ],
  650,
)
const second = grid(
  [
    ['08/07', 'Power', '100.00', '4,500.00'],
    ['12/07', 'Paper', '200.00', '4,300.00'],
  ],
  60,
)
const bodyOf = ({ blocks }: Document): string[] =>
  blocks.map((block) => (block.type === 'table' ? `table of ${block.rowCount}` : `${block.layer} ${block.text}`))

test('a footer that follows the text at whatever height parts no table and names none', () => {
  const document = read(
    { words: [...first.words, ...line('Copyright of Some Bank', 60, 760)], rules: first.rules },
    { words: [...second.words, ...line('Copyright of Some Bank', 60, 800)], rules: second.rules },
  )
  expect(bodyOf(document)).toEqual([
    'table of 5',
    'furniture Copyright of Some Bank',
    'furniture Copyright of Some Bank',
  ])
})

test('what ends one page alone is text of its own, and names no table of the next but with a colon', () => {
  const captionBelow = (text: string): unknown => {
    const { blocks } = read(
      { words: line(text, 60, 760) },
      { words: [...first.words, ...line('Some other words', 60, 800)], rules: first.rules },
    )
    expect(blocks[0]).toMatchObject({ layer: 'body', text })
    return blocks.find((block) => block.type === 'table')?.caption
  }
  expect(captionBelow('Signed for the board of directors')).toBeUndefined()
  expect(captionBelow('The entries of July were these:')).toBe('The entries of July were these:')
})

test('names and values set apart are no headings, however large; a heading with a colon is one', () => {
  const small = Array.from({ length: 6 }, (_, at) =>
    line('Please keep this statement with the others of the year and tell us of any error in it', 60, 400 + 14 * at, 8),
  ).flat()
  const { blocks } = read({
    words: [
      ...line('Account:  123-456', 60, 100, 12),
      ...line('Holder:  Some Firm', 60, 130, 12),
      ...line('Outlook: what comes next', 60, 370, 12),
      ...small,
    ],
  })
  const headings = blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []))
  expect(headings).toEqual(['Outlook: what comes next'])
})
