import { mkdtemp, readFile as readBytes, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReadError, type Document, type Format } from '@tickmark/document'
import { detectFormat } from './detect-format.ts'
import type { Inspection, PageReading, SourceFile } from '@tickmark/document/page'
import type { PaginatedReader, ReadEmbedded, ReadOptions, WholeReader, WholeReadOptions } from '../reader/reader.ts'

export interface ReadFileOptions extends ReadOptions {
  /** Pages to read, from 1; all when absent. Formats without pages are read whole. */
  pages?: readonly number[]
}

/** Files that lie in files are read so deep, and so many of them in all; one that has to be converted counts for many. */
const MOST_NESTED = 2
const MOST_EMBEDDED = 40
const CONVERTED: ReadonlySet<Format> = new Set(['doc', 'ppt'])
const CONVERSION_COST = 8

/** Formats without pages of their own that can be printed. */
const PRINTABLE: ReadonlySet<Format> = new Set(['docx', 'doc', 'pptx', 'ppt'])

const paginated = {
  pdf: async () => (await import('../pdf/pdf-reader.ts')).pdfReader,
  image: async () => (await import('../image/image-reader.ts')).imageReader,
} satisfies Partial<Record<Format, () => Promise<PaginatedReader>>>

const whole = {
  docx: async () => (await import('../docx/docx-reader.ts')).docxReader,
  xlsx: async () => (await import('../xlsx/xlsx-reader.ts')).xlsxReader,
  xls: async () => (await import('../xlsx/xls-reader.ts')).xlsReader,
  csv: async () => (await import('../csv/csv-reader.ts')).csvReader,
  html: async () => (await import('../html/html-reader.ts')).htmlReader,
  pptx: async () => (await import('../pptx/pptx-reader.ts')).pptxReader,
  doc: async () => (await import('../office97/doc-reader.ts')).docReader,
  ppt: async () => (await import('../office97/doc-reader.ts')).pptReader,
} satisfies Partial<Record<Format, () => Promise<WholeReader>>>

export type AnyReader = { paginated: true; reader: PaginatedReader } | { paginated: false; reader: WholeReader }

/** The reader of a format, loaded when first asked for. */
export async function readerFor(format: Format): Promise<AnyReader> {
  return format in paginated
    ? { paginated: true, reader: await paginated[format as keyof typeof paginated]() }
    : { paginated: false, reader: await whole[format as keyof typeof whole]() }
}

/** What a first cheap look at a file tells. Throws `ReadError` for a file that cannot be read at all. */
export async function inspectFile(file: SourceFile): Promise<Inspection> {
  const { format, mediaType } = await detectFormat(file)
  const { reader } = await readerFor(format)
  return aboutFile(async () => ({ ...(await reader.inspect(file)), format, mediaType }))
}

/** Pages of a paginated file; a page that cannot be read comes back with `error`. */
export async function readPages(
  file: SourceFile,
  pages: readonly number[],
  options: ReadOptions,
): Promise<PageReading[]> {
  const reader = await paginatedReader(file)
  return aboutFile(() => reader.readPages(file, pages, options))
}

/** Joins the pages of a paginated file into one document. */
export async function assemble(file: SourceFile, inspection: Inspection, readings: PageReading[]): Promise<Document> {
  const { assembleDocument } = await import('@tickmark/layout')
  return assembleDocument(file, inspection, readings)
}

/** A page as displayed, `width` pixels wide; of office documents as they print. Throws `UNSUPPORTED_FORMAT` for workbooks, which have no pages. */
export async function renderPage(
  file: SourceFile,
  page: number,
  width: number,
): Promise<{ mediaType: string; bytes: Uint8Array }> {
  const { format } = await detectFormat(file)
  const found = await readerFor(format)
  if (found.paginated) return aboutFile(() => found.reader.renderPage(file, page, width))
  if (!PRINTABLE.has(format)) throw new ReadError('UNSUPPORTED_FORMAT', 'the format has no pages')
  const { renderOfficePage } = await import('../office97/render-office-page.ts')
  return aboutFile(() => renderOfficePage(file, format, page, width))
}

/** A text or presentation as the PDF that LibreOffice prints of it. Throws `UNSUPPORTED_FORMAT` for all that has pages already, and for workbooks. */
export async function printFile(file: SourceFile): Promise<Uint8Array> {
  const { format } = await detectFormat(file)
  if (!PRINTABLE.has(format)) throw new ReadError('UNSUPPORTED_FORMAT', `${format} is not printed`)
  const { printOfficeFile } = await import('../office97/render-office-page.ts')
  return aboutFile(async () => readBytes(await printOfficeFile(file, format)))
}

/** Reads a file of any supported format into a `Document`. Meant for the inside of a child process. */
export async function readFile(file: SourceFile, options: ReadFileOptions = {}): Promise<Document> {
  const { format, mediaType } = await detectFormat(file)
  const found = await readerFor(format)
  return aboutFile(async () => {
    if (!found.paginated) return readWhole(found.reader, file, options)
    const inspection = { ...(await found.reader.inspect(file)), format, mediaType }
    const { pages, ...asked } = options
    const readings = await found.reader.readPages(file, wantedPages(inspection.pageCount, pages), asked)
    return assemble(file, inspection, readings)
  })
}

/** Files may lie in files, and a file in itself: neither deep nor many of them are read. */
async function readWhole(
  reader: WholeReader,
  file: SourceFile,
  options: WholeReadOptions,
  depth = MOST_NESTED,
  budget = { left: MOST_EMBEDDED },
): Promise<Document> {
  const readEmbedded: ReadEmbedded = async (name, bytes, use) => {
    if (depth === 0 || budget.left <= 0) return undefined
    const folder = await mkdtemp(join(tmpdir(), 'embedded-'))
    try {
      const inner = { path: join(folder, 'file'), name }
      await writeFile(inner.path, bytes)
      const { format } = await detectFormat(inner)
      const direct = options.direct || use === 'object'
      budget.left -= CONVERTED.has(format) && !direct ? CONVERSION_COST : 1
      const found = await readerFor(format)
      if (found.paginated) return undefined
      return await readWhole(found.reader, inner, { ...options, direct }, depth - 1, budget)
    } catch (error) {
      // What lies inside is damaged, encrypted or of another kind: the file around it still reads.
      if (error instanceof RangeError || (error instanceof ReadError && error.key === 'RESOURCE_LIMIT')) throw error
      return undefined
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return reader.read(file, { ...options, readEmbedded })
}

function wantedPages(pageCount: number, pages: readonly number[] | undefined): number[] {
  const all = Array.from({ length: pageCount }, (_, i) => i + 1)
  return pages ? all.filter((page) => pages.includes(page)) : all
}

async function paginatedReader(file: SourceFile): Promise<PaginatedReader> {
  const found = await readerFor((await detectFormat(file)).format)
  if (!found.paginated) throw new ReadError('UNSUPPORTED_FORMAT', 'the format has no pages')
  return found.reader
}

/** Parsers of damaged files fail in countless ways that all say "this file is damaged"; only exhaustion has a name of its own. */
async function aboutFile<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ReadError || error instanceof RangeError) throw error
    throw Object.assign(new ReadError('CORRUPT', String(error).slice(0, 300)), { cause: error })
  }
}
