import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cell, Document, Paragraph } from '@tickmark/document'
import { expect, test } from 'vitest'
import { correctText } from './correct-text.ts'
import { textsOfPages } from './page-texts.ts'
import { openTexts, writeTexts } from './stored-texts.ts'

const box = (top: number): [number, number, number, number] => [0.1, top, 0.3, top + 0.02]
const paragraph = (): Paragraph => ({
  id: 'p1',
  type: 'paragraph',
  layer: 'body',
  page: 1,
  text: 'Revenue rose to 4,2l9 in the year.',
  words: [
    { start: 0, end: 7, box: box(0.9), confidence: 0.99 },
    { start: 8, end: 12, box: box(0.9), confidence: 0.98 },
    { start: 13, end: 15, box: box(0.9), confidence: 0.97 },
    { start: 16, end: 21, box: box(0.9), confidence: 0.42 },
    { start: 22, end: 24, box: box(0.1), confidence: 0.96, page: 2 },
    { start: 25, end: 28, box: box(0.1), confidence: 0.95, page: 2 },
    { start: 29, end: 34, box: box(0.1), confidence: 0.94, page: 2 },
  ],
})
const cell = (text: string): Cell => ({
  rowIndex: 0,
  columnIndex: 1,
  rowSpan: 1,
  columnSpan: 1,
  text,
  box: box(0.5),
  confidence: 0.3,
  repaired: true,
})

function documentOf(): Pick<Document, 'blocks' | 'pages'> {
  const pages = [1, 2].map((number) => ({ number, width: 600, height: 800, origin: 'ocr' as const }))
  const size = { rowCount: 1, columnCount: 2, headerRowCount: 0, headerColumnCount: 1 }
  const table = { id: 't1', type: 'table' as const, layer: 'body' as const, page: 2, ...size, cells: [cell('1O5')] }
  return { blocks: [paragraph(), table], pages }
}

test('a paragraph that goes on over a page has its words on the pages that print them', () => {
  const [first, second] = textsOfPages(documentOf())
  expect(first?.pieces.map(({ text }) => text)).toEqual(['Revenue rose to 4,2l9 '])
  expect(second?.pieces.map(({ text, from }) => [text, from])).toEqual([
    ['in the year.', 22],
    ['1O5', 0],
  ])
  expect(first?.pieces[0]?.words.filter(({ isDoubtful }) => isDoubtful)).toMatchObject([{ start: 16, end: 21 }])
})

test('a corrected word has its new text, and all after it move along', () => {
  const document = documentOf()
  const place = { block: 'p1', start: 16, end: 21, was: '4,2l9' }
  expect(correctText(document, { ...place, text: '14,219' })).toBe(true)
  const block = document.blocks[0] as Paragraph
  expect(block.text).toBe('Revenue rose to 14,219 in the year.')
  expect(block.words?.map(({ start, end }) => block.text.slice(start, end)).join(' ')).toBe(block.text)
  expect(block.words?.[3]).toMatchObject({ corrected: '4,2l9', box: box(0.9) })
  const [first] = textsOfPages(document)
  expect(first?.pieces[0]?.words.some(({ isDoubtful }) => isDoubtful)).toBe(false)
})

test('a correction taken back leaves the word as it was recognised', () => {
  const document = documentOf()
  correctText(document, { block: 'p1', start: 16, end: 21, was: '4,2l9', text: '14,219' })
  correctText(document, { block: 'p1', start: 16, end: 22, was: '14,219', text: '4,2l9' })
  expect(document).toEqual(documentOf())
})

test('who saw another text changes nothing, and nothing splits a word', () => {
  const document = documentOf()
  expect(correctText(document, { block: 'p1', start: 16, end: 21, was: '4,219', text: '5' })).toBe(false)
  expect(correctText(document, { block: 'p1', start: 17, end: 21, was: ',2l9', text: '5' })).toBe(false)
  expect(correctText(document, { block: 'nowhere', start: 0, end: 1, was: 'R', text: '5' })).toBe(false)
  expect(document).toEqual(documentOf())
})

test('a cell without words is one word, and is no longer what arithmetic decided for', () => {
  const document = documentOf()
  expect(correctText(document, { block: 't1', row: 0, column: 1, start: 0, end: 3, was: '1O5', text: '105' })).toBe(
    true,
  )
  const { cells } = document.blocks[1] as Extract<Document['blocks'][number], { type: 'table' }>
  expect(cells[0]).toMatchObject({ text: '105', words: [{ start: 0, end: 3, corrected: '1O5' }] })
  expect(cells[0]).not.toHaveProperty('repaired')
})

test('the texts of a file are read page by page, with the doubts of each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tickmark-texts-'))
  const { path } = await writeTexts(documentOf() as Document, join(folder, 'texts'))
  const bytes = await readFile(path)
  const opened = await openTexts(bytes.length, async (start, end) => bytes.subarray(start, end))
  expect(opened.pages).toEqual([
    { page: 1, doubtful: 1, corrected: 0 },
    { page: 2, doubtful: 1, corrected: 0 },
  ])
  expect((await opened.read(2))?.pieces).toHaveLength(2)
  expect(await opened.read(3)).toBeUndefined()
  await rm(folder, { recursive: true })
})
