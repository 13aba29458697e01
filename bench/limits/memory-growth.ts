/**
 * Reads a PDF of a thousand pages as a worker does, in one child process, a few pages at a time, and tells how that process
 * grows after page 100 and when the first pages are there. The long file is made of the pages of another, over and over.
 * Usage: node bench/limits/memory-growth.ts SOURCE.pdf [PAGES]
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createChildPool } from '@tickmark/isolation'
import type { Inspection, PageReading } from '@tickmark/document/page'

const AT_A_TIME = 8
/** From here on memory is expected to stay. */
const SETTLED = 100

const [source, count = '1000'] = process.argv.slice(2)
if (!source) throw new Error('usage: node bench/limits/memory-growth.ts SOURCE.pdf [PAGES]')
const folder = mkdtempSync(path.join(tmpdir(), 'tickmark-memory-'))
const long = path.join(folder, 'long.pdf')
try {
  writeFileSync(long, await repeatPages(source, Number(count)))
  await measure({ path: long, name: 'long.pdf' })
} finally {
  rmSync(folder, { recursive: true })
}

/** As much of pdf-lib as is used here; it is a dependency of the report room. */
interface PdfDocument {
  load(bytes: Uint8Array, options: object): Promise<PdfFile>
  create(): Promise<PdfFile>
}
interface PdfFile {
  getPageCount(): number
  getPageIndices(): number[]
  copyPages(origin: PdfFile, pages: number[]): Promise<object[]>
  addPage(page: object): void
  save(): Promise<Uint8Array>
}

async function repeatPages(from: string, pages: number): Promise<Uint8Array> {
  const { PDFDocument } = createRequire(new URL('../../packages/report/package.json', import.meta.url))(
    '@cantoo/pdf-lib',
  ) as { PDFDocument: PdfDocument }
  const origin = await PDFDocument.load(readFileSync(from), { ignoreEncryption: true })
  const target = await PDFDocument.create()
  while (target.getPageCount() < pages) {
    const copies = await target.copyPages(origin, origin.getPageIndices().slice(0, pages - target.getPageCount()))
    for (const page of copies) target.addPage(page)
  }
  return target.save()
}

async function measure(file: { path: string; name: string }): Promise<void> {
  // One child for all calls: replacing it would hide what it gathers.
  const child = createChildPool({
    entry: new URL('./memory-growth-child.ts', import.meta.url),
    size: 1,
    filesPerChild: Infinity,
  })
  const started = performance.now()
  const { pageCount } = (await child.run('inspect', { file })) as Inspection
  const samples: { page: number; megabytes: number }[] = []
  let first = 0
  let words = 0
  for (let page = 1; page <= pageCount; page += AT_A_TIME) {
    const pages = Array.from({ length: Math.min(AT_A_TIME, pageCount - page + 1) }, (_, index) => page + index)
    const readings = (await child.run('readPages', { file, pages, options: {} })) as PageReading[]
    first ||= performance.now() - started
    words += readings.reduce((sum, { content }) => sum + content.words.length, 0)
    samples.push({ page: page + readings.length - 1, megabytes: (await child.run('residentMb', {})) as number })
  }
  await child.close()
  if (words === 0) throw new Error('the pages came out blank: take a source that is not encrypted')
  const seconds = (performance.now() - started) / 1000
  const settled = samples.filter(({ page }) => page >= SETTLED)
  const early = meanOf(settled.slice(0, 10))
  const late = meanOf(settled.slice(-10))
  console.log(
    `${pageCount} pages, ${words} words in ${seconds.toFixed(1)} s; the first ${AT_A_TIME} after ${(first / 1000).toFixed(2)} s`,
  )
  for (const { page, megabytes } of samples.filter((_, index) => index % Math.ceil(samples.length / 10) === 0))
    console.log(`  page ${String(page).padStart(5)}  ${megabytes.toFixed(0)} MB`)
  console.log(
    `growth after page ${SETTLED}: ${(late - early).toFixed(0)} MB (mean of ten readings, first against last)`,
  )
}

function meanOf(samples: readonly { megabytes: number }[]): number {
  return samples.reduce((sum, { megabytes }) => sum + megabytes, 0) / Math.max(1, samples.length)
}
