import { ReadError } from '@tickmark/document'
import type { ParsedPages, PdfEngine, PdfEngineName } from './engine/pdf-engine.ts'
import { mayGlueMarks, partMarks } from './part-marks.ts'

/** No picture of a page has more pixels than this. */
const MAX_PIXELS = 40_000_000

/** Pages as parsed, and which of them only the second engine could read. */
export interface OpenedPages extends ParsedPages {
  /** Numbers of the pages that the first engine gave up. */
  secondReadings: readonly number[]
}

/**
 * Parses some pages (from 1, ascending). What the first engine gives up, the file or single pages of it, the second tries; where
 * the first may have glued marks of notes to words, the second parts them.
 * Throws `ReadError` when neither can open the file.
 */
export async function parsePages(path: string, pages: readonly number[], wanted?: PdfEngineName): Promise<OpenedPages> {
  const [first, second] = await enginesFor(wanted)
  const parsed = await first.parsePages(path, pages).catch((error: unknown) => error as Error)
  if (!second) {
    if (parsed instanceof Error) throw parsed
    return { ...parsed, secondReadings: [] }
  }
  if (parsed instanceof Error) {
    // What is locked stays locked; the first engine's reason is the one to tell.
    if (!(parsed instanceof ReadError) || parsed.key === 'ENCRYPTED') throw parsed
    const other = await second.parsePages(path, pages).catch(() => undefined)
    if (!other || other.pages.length === 0) throw parsed
    return { ...other, secondReadings: pages }
  }
  return secondLook(path, parsed, second)
}

/** Lets the second engine read what the first gave up, and part the marks that it may have glued to words. */
async function secondLook(path: string, parsed: ParsedPages, second: PdfEngine): Promise<OpenedPages> {
  const failed = parsed.pageErrors.map(({ pageNum }) => pageNum)
  const glued = parsed.pages.filter(mayGlueMarks).map(({ pageNum }) => pageNum)
  const again = [...failed, ...glued].toSorted((a, b) => a - b)
  const other = again.length > 0 ? await second.parsePages(path, again).catch(() => undefined) : undefined
  if (!other) return { ...parsed, secondReadings: [] }
  const byNumber = new Map(other.pages.map((page) => [page.pageNum, page]))
  const mended = other.pages.filter(({ pageNum }) => failed.includes(pageNum))
  const kept = parsed.pages.map((page) => {
    const seconded = byNumber.get(page.pageNum)
    return seconded ? partMarks(page, seconded) : page
  })
  return {
    totalPages: parsed.totalPages,
    pages: [...kept, ...mended],
    pageErrors: parsed.pageErrors.filter(({ pageNum }) => !byNumber.has(pageNum)),
    secondReadings: mended.map(({ pageNum }) => pageNum),
  }
}

/** PNG of a page as displayed, `width` pixels wide or as wide as `MAX_PIXELS` allows. */
export async function renderPdfPage(
  path: string,
  page: number,
  width: number,
): Promise<{ mediaType: string; bytes: Uint8Array }> {
  const { pages } = await parsePages(path, [page])
  const size = pages[0]
  if (!size || !(size.width > 0 && size.height > 0)) throw new ReadError('PAGE_FAILED', String(page))
  const pixels = Math.max(1, Math.min(width, Math.sqrt((MAX_PIXELS * size.width) / size.height)))
  const [first, second] = await enginesFor()
  const bytes = await first
    .renderPage(path, size, pixels)
    .catch((error: unknown) => (second ? second.renderPage(path, size, pixels) : Promise.reject(error)))
  return { mediaType: 'image/png', bytes }
}

/** Loads the engines before there is a file for them. */
export async function loadEngines(): Promise<void> {
  await enginesFor()
}

/** The engines in the order in which they are asked. `TICKMARK_PDF_ENGINE=wasm` leaves out the native one. */
async function enginesFor(wanted = process.env['TICKMARK_PDF_ENGINE']): Promise<[PdfEngine, PdfEngine?]> {
  const { wasmEngine } = await import('./wasm/wasm-engine.ts')
  const native = wanted === 'wasm' ? undefined : await loadNative()
  return native ? [native, wasmEngine] : [wasmEngine]
}

/** Not every machine has a prebuilt binary, and not every system lets one load. */
async function loadNative(): Promise<PdfEngine | undefined> {
  return import('./native-engine.ts').then(
    ({ nativeEngine }) => nativeEngine,
    () => undefined,
  )
}
