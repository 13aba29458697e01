import { ReadError } from '@tickmark/document'
import { LiteParse } from '@llamaindex/liteparse'
import type { LiteParseConfig } from '@llamaindex/liteparse'
import type { ParsedPages, PdfEngine } from './engine/pdf-engine.ts'

/** Text, lines and tags of a page as they stand in the file; nothing is recognised or rendered. */
const EXTRACTION: Partial<LiteParseConfig> = {
  outputFormat: 'json',
  ocrEnabled: false,
  quiet: true,
  maxPages: 1_000_000,
  continueOnPageError: true,
  preserveVerySmallText: true,
  extractTextMetadata: true,
  extractVectorGraphics: true,
  extractStructureTree: true,
  extractAnnotations: true,
  emitWordBoxes: true,
  includeComplexity: true,
}

/** liteparse: PDFium as a native library, where npm has it prebuilt for the machine. */
export const nativeEngine: PdfEngine = {
  name: 'native',

  async parsePages(path, pages): Promise<ParsedPages> {
    // PDFium opens a file lazily, so a range costs little more than its own pages.
    const settings = { ...EXTRACTION, targetPages: pageRanges(pages) }
    return await withReadErrors(() => new LiteParse(settings).parse(path))
  },

  async renderPage(path, { pageNum, width }, pixels) {
    const dpi = (pixels / width) * 72
    const shots = await withReadErrors(() =>
      new LiteParse({ dpi, quiet: true, ocrEnabled: false }).screenshot(path, [pageNum]),
    )
    if (!shots[0]) throw new ReadError('PAGE_FAILED', String(pageNum))
    return shots[0].imageBuffer
  },
}

/** "1-3,7" for 1, 2, 3, 7. */
function pageRanges(pages: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const page of pages.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && page <= range.last + 1) range.last = page
    else ranges.push({ first: page, last: page })
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',')
}

/** Runs a PDFium call and names what it reports in our words. */
async function withReadErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (/password|encrypt|security handler/i.test(message)) throw new ReadError('ENCRYPTED')
    if (/timed? ?out/i.test(message)) throw new ReadError('TIMEOUT', message)
    throw new ReadError('CORRUPT', message.slice(0, 300))
  }
}
