import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cell, Document, Paragraph } from '@tickmark/document'
import { expect, test } from 'vitest'
import { correctAgain, correctText, type EarlierCorrection } from './correct-text.ts'
import { textsOfPages } from './page-texts.ts'
import { openTexts, writeTexts } from './stored-texts.ts'

const box = (top: number, at = 0): [number, number, number, number] => [at / 10, top, at / 10 + 0.09, top + 0.02]
const paragraph = (): Paragraph => ({
  id: 'p1',
  type: 'paragraph',
  layer: 'body',
  page: 1,
  text: 'Revenue rose to 4,2l9 in the year.',
  words: [
    { start: 0, end: 7, box: box(0.9, 0), confidence: 0.99 },
    { start: 8, end: 12, box: box(0.9, 1), confidence: 0.98 },
    { start: 13, end: 15, box: box(0.9, 2), confidence: 0.97 },
    { start: 16, end: 21, box: box(0.9, 3), confidence: 0.42 },
    { start: 22, end: 24, box: box(0.1, 0), confidence: 0.96, page: 2 },
    { start: 25, end: 28, box: box(0.1, 1), confidence: 0.95, page: 2 },
    { start: 29, end: 34, box: box(0.1, 2), confidence: 0.94, page: 2 },
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
  expect(correctText(document, { ...place, text: '14,219' })).toEqual({ page: 1, box: box(0.9, 3) })
  const block = document.blocks[0] as Paragraph
  expect(block.text).toBe('Revenue rose to 14,219 in the year.')
  expect(block.words?.map(({ start, end }) => block.text.slice(start, end)).join(' ')).toBe(block.text)
  expect(block.words?.[3]).toMatchObject({ corrected: '4,2l9', box: box(0.9, 3) })
  const [first] = textsOfPages(document)
  expect(first?.pieces[0]?.words.some(({ isDoubtful }) => isDoubtful)).toBe(false)
})

test('a correction taken back says that what was recognised is right: no doubt is left', () => {
  const document = documentOf()
  correctText(document, { block: 'p1', start: 16, end: 21, was: '4,2l9', text: '14,219' })
  correctText(document, { block: 'p1', start: 16, end: 22, was: '14,219', text: '4,2l9' })
  const block = document.blocks[0] as Paragraph
  expect(block.text).toBe(paragraph().text)
  expect(block.words?.[3]).toMatchObject({ corrected: '4,2l9' })
  expect(textsOfPages(document)[0]?.pieces[0]?.words.some(({ isDoubtful }) => isDoubtful)).toBe(false)
})

test('who saw another text changes nothing, and nothing splits a word', () => {
  const document = documentOf()
  expect(correctText(document, { block: 'p1', start: 16, end: 21, was: '4,219', text: '5' })).toBeUndefined()
  expect(correctText(document, { block: 'p1', start: 17, end: 21, was: ',2l9', text: '5' })).toBeUndefined()
  expect(correctText(document, { block: 'nowhere', start: 0, end: 1, was: 'R', text: '5' })).toBeUndefined()
  expect(document).toEqual(documentOf())
})

test('a cell without words is one word, and is no longer what arithmetic decided for', () => {
  const document = documentOf()
  const place = { block: 't1', row: 0, column: 1, start: 0, end: 3 }
  expect(correctText(document, { ...place, was: '1O5', text: '105' })).toEqual({ page: 2, box: box(0.5) })
  const { cells } = document.blocks[1] as Extract<Document['blocks'][number], { type: 'table' }>
  expect(cells[0]).toMatchObject({ text: '105', words: [{ start: 0, end: 3, corrected: '1O5' }] })
  expect(cells[0]).not.toHaveProperty('repaired')
})

test('a deleted word goes with its blank, and comes back as it was or as it should read', () => {
  const document = documentOf()
  const block = document.blocks[0] as Paragraph
  const change = (start: number, end: number, text: string) =>
    correctText(document, { block: 'p1', start, end, was: block.text.slice(start, end), text })
  change(13, 15, '')
  expect(block.text).toBe('Revenue rose 4,2l9 in the year.')
  expect(block.words?.[2]).toMatchObject({ start: 13, end: 13, corrected: 'to ' })
  expect(textsOfPages(document)[0]?.pieces[0]?.words).toHaveLength(4)
  // What follows is deleted beside it: both are one.
  change(13, 18, '')
  expect(block.text).toBe('Revenue rose in the year.')
  expect(block.words?.[2]).toMatchObject({ start: 13, end: 13, corrected: 'to 4,2l9 ' })
  change(13, 13, 'by 4,219')
  expect(block.text).toBe('Revenue rose by 4,219 in the year.')
  expect(block.words?.[2]).toMatchObject({ start: 13, end: 21, corrected: 'to 4,2l9' })
  change(29, 34, '')
  expect(block.text).toBe('Revenue rose by 4,219 in the')
  change(28, 28, 'year.')
  expect(block.text).toBe('Revenue rose by 4,219 in the year.')
  expect(block.words?.at(-1)).toMatchObject({ corrected: 'year.' })
})

test('a cell that was emptied can be filled again', () => {
  const document = documentOf()
  const place = { block: 't1', row: 0, column: 1 }
  correctText(document, { ...place, start: 0, end: 3, was: '1O5', text: '' })
  expect(textsOfPages(document)[1]?.pieces[1]).toMatchObject({ text: '', words: [{ corrected: '1O5' }] })
  correctText(document, { ...place, start: 0, end: 0, was: '', text: '105' })
  expect(textsOfPages(document)[1]?.pieces[1]).toMatchObject({ text: '105', words: [{ corrected: '1O5' }] })
})

test('pages that are read anew get the corrections of before, whatever their blocks are called by now', () => {
  const before = documentOf()
  const made: EarlierCorrection[] = []
  for (const correction of [
    { block: 'p1', start: 16, end: 21, was: '4,2l9', text: '' },
    { block: 'p1', start: 16, end: 16, was: '', text: '4,219' },
    { block: 't1', row: 0, column: 1, start: 0, end: 3, was: '1O5', text: '105' },
  ]) {
    const place = correctText(before, correction)
    if (place) made.push({ ...place, was: correction.was, text: correction.text })
  }
  expect(made).toHaveLength(3)
  const after = documentOf()
  for (const block of after.blocks) block.id = `${block.id} of another run`
  correctAgain(after, [...made, { page: 1, box: box(0.9), was: 'not there any more', text: 'x' }])
  const textsOf = (document: typeof after) => textsOfPages(document).map(({ pieces }) => pieces.map(({ text }) => text))
  expect(textsOf(after)).toEqual(textsOf(before))
  expect(textsOf(after)[0]).toEqual(['Revenue rose to 4,219 '])
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
