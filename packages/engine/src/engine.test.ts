import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { itemAt } from '@tickmark/document'
import type { Box, Document, Word } from '@tickmark/document'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctText } from './kept/correct-text.ts'
import { createEngine, storeDocument, readDocument } from './index.ts'

const SAMPLES = fileURLToPath(new URL('../../server/samples', import.meta.url))
const engine = createEngine({ jobs: 2, owner: 'test' })
const report = { path: join(SAMPLES, 'financial-report.en.pdf'), name: 'financial-report.en.pdf' }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tickmark-engine-'))
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

test('pages read side by side make the same document as pages read in order', async () => {
  const seen: number[] = []
  const together = await readDocument(engine, report, { jobs: 2 }, { onProgress: ({ done }) => seen.push(done) })
  const alone = await readDocument(engine, report, { jobs: 1 })
  expect(together).toEqual(alone)
  expect(seen[0]).toBe(0)
  expect(seen.at(-1)).toBe(together.pageCount)
})

test('only the chosen pages are read; none of them is an error', async () => {
  const document = await readDocument(engine, report, { jobs: 2, pages: (count) => [1, count] })
  expect(document.pages.map(({ number }) => number)).toEqual([1, document.pageCount])
  await expect(readDocument(engine, report, { jobs: 2, pages: () => [] })).rejects.toMatchObject({ key: 'NO_CONTENT' })
})

test('a file that is none is a typed error', async () => {
  const source = { path: join(folder, 'x.pdf'), name: 'x.pdf' }
  await writeFile(source.path, 'no pdf at all')
  await expect(engine.inspect(source)).rejects.toMatchObject({ name: 'ReadError' })
})

test('a cancelled call ends at once with CANCELLED', async () => {
  const abort = new AbortController()
  const started = performance.now()
  const reading = readDocument(engine, report, { jobs: 2 }, { signal: abort.signal, onProgress: () => abort.abort() })
  await expect(reading).rejects.toMatchObject({ key: 'CANCELLED' })
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('a review and its results are the same on every run, and no result is empty', async () => {
  const document = await readDocument(engine, report, { jobs: 2 })
  const steps: (string | undefined)[] = []
  const onProgress = ({ step }: { step?: string }) => steps.push(step)
  const [first] = await engine.review([{ fileId: 'a', document }], { type: 'auto' }, { onProgress })
  const [second] = await engine.review([{ fileId: 'a', document }], { type: 'auto' })
  expect(first).toEqual(second)
  expect(steps.slice(0, 3)).toEqual(['verify_formulas', 'check_consistency', 'analyse_logic'])
  expect(first!.documentType).toBe('financial_report')
  const input = { source: report, document, review: first!, language: 'ko' as const }
  const formats = ['markdown', 'html', 'xlsx', 'report-markdown', 'report-json', 'docx', 'sarif', 'package'] as const
  const written: string[] = []
  for await (const result of engine.writeResults(formats, input)) {
    expect('bytes' in result && result.bytes.length, result.format).toBeGreaterThan(500)
    written.push(result.format)
  }
  expect(written).toEqual(formats)
})

test('a kept document gives the same results as one that is sent along, and a format that cannot be made fails alone', async () => {
  const document = await readDocument(engine, report, { jobs: 2 })
  const kept = { path: join(folder, 'kept') }
  await storeDocument(document, kept.path)
  const input = { source: report, document: kept, language: 'en' as const }
  const results = []
  // What marks the findings of a review has nothing to mark where none was made.
  for await (const result of engine.writeResults(['markdown', 'annotated-pdf', 'json'], input)) results.push(result)
  expect(results).toEqual([
    { format: 'markdown', bytes: await engine.writeResult('markdown', { ...input, document }) },
    { format: 'annotated-pdf', error: expect.any(Error) },
    { format: 'json', bytes: await engine.writeResult('json', { ...input, document }) },
  ])
})

test('a document that was only read gets a package that says what it is and how its tables stand, without findings', async () => {
  const document = await readDocument(engine, report, { jobs: 2 })
  const bytes = await engine.writeResult('analysis-package', { source: report, document, language: 'zh-CN' })
  const entries = unzipSync(bytes)
  const stem = document.name.replace(/\.pdf$/, '')
  const names = ['.analysis.html', '.analysis.md', '.tables.xlsx', '.analysis.json'].map((ending) => stem + ending)
  expect(Object.keys(entries)).toEqual([...names, 'manifest.json'])
  const text = (name: string): string => strFromU8(entries[name] ?? new Uint8Array())
  const analysis = JSON.parse(text(`${stem}.analysis.json`)) as {
    tables: { footing: string }[]
    outline: unknown[]
    keyFigures: unknown[]
  }
  expect(new Set(analysis.tables.map(({ footing }) => footing))).toContain('differs')
  expect([analysis.outline.length > 0, analysis.keyFigures.length > 0]).toEqual([true, true])
  for (const said of ['# 文件分析', '加总不符', '## 关键数据', '## 文件结构'])
    expect(text(`${stem}.analysis.md`)).toContain(said)
})

test('the annotated PDF keeps the pages, puts the findings in front and can be read again', async () => {
  const document = await readDocument(engine, report, { jobs: 2 })
  const [review] = await engine.review([{ fileId: 'a', document }], { type: 'auto' })
  const bytes = await engine.writeResult('annotated-pdf', { source: report, document, review: review!, language: 'en' })
  const again = await readBytes(bytes, 'annotated.pdf')
  expect(again.pageCount).toBeGreaterThan(document.pageCount)
  expect(textOf(again)).toContain('Review report')
  for (const { evidence } of review!.findings.slice(0, 3)) expect(textOf(again)).toContain(evidence[0].text.slice(-8))
})

test('the PDF report has a cover, the findings with what was decided, and who signed', async () => {
  const document = await readDocument(engine, report, { jobs: 2 })
  const [review] = await engine.review([{ fileId: 'a', document }], { type: 'auto' })
  const bytes = await engine.writeResult('report-pdf', {
    source: report,
    document,
    review,
    language: 'en',
    decisions: [{ decision: 'dismissed', reason: 'Agreed with the company', by: 'wang', at: '2026-11-01T08:30:00Z' }],
    handling: {
      letterhead: { firm: 'Harbour & Partners' },
      signOffs: [{ role: 'partner', by: 'sato', at: '2026-11-02T09:15:00Z', hash: '010966e6a12fc8e0' }],
    },
  })
  expect(review?.findings.length).toBeGreaterThan(0)
  const again = await readBytes(bytes, 'report.pdf')
  const text = textOf(again)
  for (const said of ['Review report', 'Harbour & Partners', 'Agreed with the company', '010966e6a12fc8e0', 'Method'])
    expect(text).toContain(said)
  for (const { evidence } of (review?.findings ?? []).slice(0, 3)) expect(text).toContain(evidence[0].text.slice(-8))
})

test('the searchable PDF of a picture has its words at their places', async () => {
  const document = await readDocument(engine, report, { jobs: 2 })
  const cells = document.blocks.flatMap((block) => (block.type === 'table' ? block.cells : []))
  const { text, page } = cells.find((cell) => /^\d{3},\d{3}$/.test(cell.text))!
  const picture = await engine.renderPage(report, page!, 1240)
  const source = { path: join(folder, 'page.png'), name: picture.mediaType === 'image/png' ? 'page.png' : 'page.jpg' }
  await writeFile(source.path, picture.bytes)
  const scanned = await readDocument(engine, source, { jobs: 1 })
  const pdf = await engine.writeResult('pdf', { source, document: scanned, language: 'en' })
  const again = await readBytes(pdf, 'searchable.pdf')
  const [before, after] = [boxOf(scanned, text), boxOf(again, text)]
  expect(after![0]).toBeCloseTo(before![0], 1)
  expect(after![1]).toBeCloseTo(before![1], 2)
})

test('a correction outlives its searchable PDF: uploaded anew, it reads as it was corrected', async () => {
  const picture = await engine.renderPage(report, 2, 1240)
  const source = { path: join(folder, 'corrected.png'), name: 'corrected.png' }
  await writeFile(source.path, picture.bytes)
  const scanned = await readDocument(engine, source, { jobs: 1 })
  const paragraph = scanned.blocks.find((block) => block.type === 'paragraph' && (block.words?.length ?? 0) > 8)
  if (paragraph?.type !== 'paragraph') throw new Error('no paragraph was read')
  const long = (paragraph.words ?? []).filter(({ start, end }) => end - start > 4)
  // From behind: a correction moves what stands after it.
  for (const [word, text] of [
    [itemAt(long, 1), 'Corrected'],
    [itemAt(long, 0), '48,321'],
  ] as const)
    correctText(scanned, {
      block: paragraph.id,
      start: word.start,
      end: word.end,
      was: paragraph.text.slice(word.start, word.end),
      text,
    })
  const again = await readBytes(await engine.writeResult('pdf', { source, document: scanned, language: 'en' }), 'c.pdf')
  expect(textOf(again)).toContain('Corrected')
  expect(textOf(again)).toContain('48,321')
  expect(again.notices.filter(({ key }) => key === 'layer_taken')).toMatchObject([{ location: { page: 1 } }])
})

test('a PDF that has its text is its own searchable PDF', async () => {
  const document = await readDocument(engine, report, { jobs: 2 })
  const pdf = await engine.writeResult('pdf', { source: report, document, language: 'en' })
  expect(Buffer.from(pdf).equals(await readFile(report.path))).toBe(true)
})

async function readBytes(bytes: Uint8Array, name: string): Promise<Document> {
  const source = { path: join(folder, name), name }
  await writeFile(source.path, bytes)
  return readDocument(engine, source, { jobs: 2 })
}

function textOf(document: Document): string {
  return document.blocks
    .map((block) => (block.type === 'table' ? block.cells.map(({ text }) => text).join(' ') : block.text))
    .join('\n')
}

/** Where a word stands first. */
function boxOf(document: Document, wanted: string): Box | undefined {
  const texts = document.blocks.flatMap((block): { text: string; words?: Word[] }[] => {
    if (block.type === 'table') return block.cells
    return block.type === 'picture' ? [] : [block]
  })
  const found = texts.flatMap(({ text, words = [] }) =>
    words.filter(({ start, end }) => text.slice(start, end).includes(wanted)),
  )
  return found[0]?.box
}
