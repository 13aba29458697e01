import { readFile, stat } from 'node:fs/promises'
import { ReadError } from '@tickmark/document'
import { layoutPage } from '../layout/layout-page.ts'
import type { PageContent } from '../page-content.ts'
import type { Inspection, PageReading, PaginatedReader, SourceFile } from '../reader.ts'
import { parsePages } from './open-pdf.ts'
import { renderPdfPage } from './render-page.ts'
import { toPageContent } from './to-page-content.ts'

/** More pages than this are refused rather than read for hours. */
export const MAX_PAGES = 20_000

/** PDF files: the text layer where there is a sound one, recognition where there is none. */
export const pdfReader: PaginatedReader = {
  async inspect(file: SourceFile): Promise<Inspection> {
    const { size } = await stat(file.path)
    if (size === 0) throw new ReadError('EMPTY_FILE')
    const { totalPages } = await parsePages(file.path, [1])
    if (totalPages > MAX_PAGES) throw new ReadError('TOO_MANY_PAGES', String(totalPages))
    if (totalPages < 1) throw new ReadError('CORRUPT')
    return { format: 'pdf', mediaType: 'application/pdf', pageCount: totalPages, paginated: true }
  },

  async readPages(file, pages): Promise<PageReading[]> {
    const parsed = await parsePages(file.path, pages)
    const byNumber = new Map(parsed.pages.map((page) => [page.pageNum, page]))
    return pages.map((number) => {
      const page = byNumber.get(number)
      if (!page) return failedPage(number, parsed.pageErrors.find(({ pageNum }) => pageNum === number)?.message)
      const content = toPageContent(page)
      return { content, layout: layoutPage(content), notices: [] }
    })
  },

  renderPage: renderPdfPage,
}

function failedPage(number: number, detail?: string): PageReading {
  const content: PageContent = {
    number,
    width: 612,
    height: 792,
    origin: 'none',
    words: [],
    rules: [],
    fills: [],
    pictures: [],
  }
  return {
    content,
    layout: { blocks: [] },
    notices: [{ key: 'page_failed', location: { page: number }, detail }],
    error: 'PAGE_FAILED',
  }
}
void readFile
