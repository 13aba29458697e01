import { expect, test } from 'vitest'
import type { PageContent, PageWord } from '@tickmark/document/page'
import { joinWords } from '../lines/join-words.ts'
import { layoutPage } from './layout-page.ts'

/** Words of 5 points a character, a blank apart. */
function line(text: string, left: number, top: number): PageWord[] {
  let at = left
  return text.split(' ').map((word) => {
    const placed = { text: word, left: at, top, right: at + 5 * word.length, bottom: top + 10 }
    at = placed.right + 4
    return { ...placed, fontSize: 9, origin: 'text' }
  })
}

function column(sentence: string, left: number, top: number): PageWord[] {
  const words = sentence.split(' ')
  const lines = Array.from({ length: Math.ceil(words.length / 4) }, (_, at) =>
    words.slice(4 * at, 4 * at + 4).join(' '),
  )
  return lines.flatMap((text, at) => line(text, left, top + 12 * at))
}

const rents =
  'The rents of the north wing rose because two tenants took more rooms and because the garages were let again after the works of last winter had come to their end'
const repairs =
  'Repairs were made to the roof over the stairs and to both boilers while the painting of the front was put off until the frost is over and the money is there'
const plans =
  'Next year the board wants to let the shop on the corner to a baker who asked for it and to lay by one month of rent for the lift that is due'

function read(words: readonly PageWord[]): string[] {
  const content: PageContent = {
    number: 1,
    width: 842,
    height: 595,
    origin: 'text',
    words: [...words],
    rules: [],
    fills: [],
    pictures: [],
  }
  return layoutPage(content).blocks.flatMap((block) =>
    block.type === 'text' ? [joinWords(content, block.lines).text] : [],
  )
}

/** A heading over the whole left page; the columns of the right page begin beside it, on lines of their own. */
const facing = [
  ...line('What became of the house this year', 40, 60),
  ...column(rents, 40, 90),
  ...column(repairs, 220, 90),
  ...column(plans, 480, 63),
]

test('of two facing pages the left one is read to its end before the right one begins', () => {
  const texts = read([...facing, ...line('96', 40, 570), ...line('97', 792, 570)])
  expect(texts.join('\n')).toContain('What became of the house this year')
  expect(texts.indexOf('96')).toBeLessThan(texts.findIndex((text) => text.startsWith('Next year')))
  expect(texts.indexOf('96')).toBeGreaterThan(texts.findIndex((text) => text.startsWith('Repairs were made')))
})

test('a book that is read from the right begins with its right page', () => {
  const texts = read([...facing, ...line('97', 40, 570), ...line('96', 792, 570)])
  expect(texts.findIndex((text) => text.startsWith('Next year'))).toBe(0)
})

test('a wide table whose last figures follow one another stays one', () => {
  const rows = Array.from({ length: 8 }, (_, row) => [
    ...line(`Rents of wing ${row + 1}`, 60, 380 + 20 * row),
    ...line(`${1200 + row}`, 380, 380 + 20 * row),
    ...line(`${900 + row}`, 520, 380 + 20 * row),
  ]).flat()
  const content: PageContent = {
    number: 1,
    width: 842,
    height: 595,
    origin: 'text',
    words: [...rows, ...line('Rents of wing 9', 60, 540), ...line('96', 390, 540), ...line('97', 530, 540)],
    rules: [],
    fills: [],
    pictures: [],
  }
  const tables = layoutPage(content).blocks.flatMap((block) => (block.type === 'table' ? [block.table] : []))
  expect(tables.map(({ rowCount, columnCount }) => [rowCount, columnCount])).toEqual([[9, 3]])
})
