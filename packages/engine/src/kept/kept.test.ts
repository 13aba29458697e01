import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstOf } from '@tickmark/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../create-engine.ts'
import { readDocument } from '../read-document.ts'
import { openDocument, storeDocument } from './stored-document.ts'
import { openExplanations } from './stored-explanations.ts'
import { openFigures, openReview, writeFigures } from './stored-figures.ts'
import { openSheets } from './stored-sheets.ts'

const fileOf = (address: string, name: string) => ({ path: fileURLToPath(new URL(address, import.meta.url)), name })
const MODEL = fileOf('../../../../corpus/sheets/dcf-en.xlsx', 'dcf-en.xlsx')
const REPORT = fileOf('../../../../corpus/e2e/footing-error.pdf', 'footing-error.pdf')
const engine = createEngine({ jobs: 1, owner: 'test' })
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tickmark-kept-'))
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

test('a kept document is the one that is read, and its files go when they were used', async () => {
  const read = await readDocument(engine, MODEL, { jobs: 1 })
  const kept = await engine.keep.whole(MODEL, {}, async (document) => {
    expect(await openDocument(document)).toEqual(read)
    expect(document.outline.shape).toEqual({ hasTables: true, hasPages: false, isWorkbook: true })
    return document
  })
  await expect(readFile(kept.path)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('any rows of a kept sheet are those of the workbook, and no more is read than holds them', async () => {
  const { workbook } = await readDocument(engine, MODEL, { jobs: 1 })
  await engine.keep.whole(MODEL, {}, async ({ sheets }) => {
    const bytes = await readFile(sheets?.path ?? '')
    const opened = await openSheets(bytes.length, async (start, end) => bytes.subarray(start, end))
    expect(opened.heads.map(({ name }) => name)).toEqual(workbook?.sheets.map(({ name }) => name))
    for (const sheet of workbook?.sheets ?? []) {
      const rows = await opened.readRows(sheet.name, 2, 5)
      const wanted = sheet.cells.filter(({ rowIndex }) => rowIndex >= 2 && rowIndex < 7)
      expect(rows?.cells.map(({ address, text }) => [address, text])).toEqual(
        wanted.map(({ address, text }) => [address, text]),
      )
      expect(rows?.merges).toEqual(sheet.merges)
    }
    expect(await opened.readRows('no such sheet', 0, 5)).toBeUndefined()
  })
})

test('pages that lie in a file make the same document as pages that are sent along', async () => {
  const inspection = await engine.inspect(REPORT)
  const numbers = Array.from({ length: inspection.pageCount }, (_, index) => index + 1)
  const readings = await engine.readPages(REPORT, numbers, {})
  const packed = async function* () {
    for (const { bytes } of await engine.readPacked(REPORT, numbers, {})) yield bytes
  }
  const sent = await engine.assemble(REPORT, inspection, readings)
  await engine.keep.assembled(REPORT, inspection, packed(), async (kept) => {
    expect(await openDocument(kept)).toEqual(sent)
  })
})

test('a review whose figures lie in a file is the same review, and gives the same results', async () => {
  const document = await readDocument(engine, REPORT, { jobs: 1 })
  const [review] = await engine.review([{ fileId: 'a', document }], { type: 'auto' })
  const input = { source: REPORT, document, language: 'ko' as const }
  await engine.keep.reviews([{ fileId: 'a', document }], { type: 'auto' }, async (reviews) => {
    const kept = firstOf(reviews)
    expect(await openReview(kept.review)).toEqual(review)
    // What was held against each figure lies beside it, as it is when it is asked for later.
    await engine.keep.explanations(document, {}, async ({ path }) =>
      expect(await readFile(kept.explanations.path)).toEqual(await readFile(path)),
    )
    for await (const result of engine.keep.results(['report-json', 'xlsx'], { ...input, review: kept.review })) {
      if ('error' in result) throw result.error
      const alone = await engine.writeResult(result.format, { ...input, review })
      if (result.format === 'report-json') expect(await readFile(result.path)).toEqual(Buffer.from(alone))
      expect(result.size).toBe(alone.length)
    }
  })
})

test('figures are counted and read by state and page, over the borders of what is read together', async () => {
  const states = ['verified', 'unverified', 'contradicted'] as const
  const figures = Array.from({ length: 1300 }, (_, index) => ({
    id: `f${index}`,
    amount: { value: String(index), scale: 0, unit: 'unknown' as const, decimals: 0 },
    text: String(index),
    location: { page: 1 + Math.floor(index / 90) },
    state: states[index % 3] ?? 'verified',
    checks: [],
  }))
  const { path } = await writeFigures(figures, join(folder, 'figures'))
  const bytes = await readFile(path)
  const opened = await openFigures(bytes.length, async (start, end) => bytes.subarray(start, end))
  const unverified = figures.filter(({ state }) => state === 'unverified')
  expect([opened.count({}), opened.count({ state: 'unverified' })]).toEqual([1300, unverified.length])
  expect(await opened.read({ state: 'unverified' }, 150, 50)).toEqual(unverified.slice(150, 200))
  expect(await opened.read({}, 480, 600)).toEqual(figures.slice(480, 1080))
  expect(await opened.read({ page: 6 }, 0, 100)).toEqual(figures.slice(450, 540))
  expect(await opened.read({ page: 99 }, 0, 100)).toEqual([])
})

test('a document keeps the separators of lines and paragraphs that stand in its text (U+2028, U+2029)', async () => {
  const read = await readDocument(engine, REPORT, { jobs: 1 })
  const document = { ...read, name: 'one\u2028two\u2029three\nfour' }
  const path = join(folder, 'separators')
  await storeDocument(document, path)
  expect(await openDocument({ path })).toEqual(document)
})

test('a stored document that is gone or broken is an error, and ends no process', async () => {
  await expect(openDocument({ path: join(folder, 'nowhere') })).rejects.toMatchObject({ code: 'ENOENT' })
  await writeFile(join(folder, 'broken'), 'no zstd')
  await expect(openDocument({ path: join(folder, 'broken') })).rejects.toThrow()
})

test('every figure of a review is explained, and a figure that the document does not hold is not', async () => {
  const document = await readDocument(engine, REPORT, { jobs: 1 })
  const [review] = await engine.review([{ fileId: 'a', document }], { type: 'auto' })
  await engine.keep.explanations(document, {}, async ({ path }) => {
    const bytes = await readFile(path)
    const { read } = await openExplanations(bytes.length, async (start, end) => bytes.subarray(start, end))
    for (const { id, state, text } of review?.figures ?? []) {
      const explained = await read(id)
      expect(explained?.figure).toMatchObject({ id, text })
      if (state === 'verified') expect(explained?.claims.map(({ outcome }) => outcome)).toContain('agrees')
    }
    expect(await read('no such figure')).toBeUndefined()
    expect(await read('')).toBeUndefined()
  })
})
