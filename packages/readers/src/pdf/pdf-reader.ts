import { open, stat } from 'node:fs/promises'
import { ReadError } from '@tickmark/document'
import type { Inspection, SourceFile } from '@tickmark/document/page'
import type { PaginatedReader } from '../reader/reader.ts'
import { parsePages, renderPdfPage } from './open-pdf.ts'

/** More pages than this are refused rather than read for hours. */
export const MAX_PAGES = 20_000

/** PDF files. What reads their pages is loaded with the first page: a look at a file and a picture of a page need none of it. */
export const pdfReader: PaginatedReader = {
  async inspect(file: SourceFile): Promise<Inspection> {
    await refuseEmpty(file)
    const { totalPages, pages } = await parsePages(file.path, [1])
    if (totalPages > MAX_PAGES) throw new ReadError('TOO_MANY_PAGES', String(totalPages))
    if (totalPages < 1 || (pages.length === 0 && !(await hasReadablePage(file, totalPages))))
      throw new ReadError('CORRUPT', 'no readable page')
    return { format: 'pdf', mediaType: 'application/pdf', pageCount: totalPages, paginated: true }
  },

  async readPages(file, pages, options) {
    const { readPdfPages } = await import('./read-pdf-pages.ts')
    return readPdfPages(file, pages, options)
  },

  renderPage: (file, page, width) => renderPdfPage(file.path, page, width),
}

/** Whether any of the first pages after the first can be read: a damaged first page alone does not condemn a file. */
async function hasReadablePage(file: SourceFile, totalPages: number): Promise<boolean> {
  const next = Array.from({ length: Math.min(5, totalPages - 1) }, (_, index) => index + 2)
  return next.length > 0 && (await parsePages(file.path, next)).pages.length > 0
}

async function refuseEmpty(file: SourceFile): Promise<void> {
  const { size } = await stat(file.path)
  if (size === 0) throw new ReadError('EMPTY_FILE')
  const handle = await open(file.path)
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(Math.min(size, 1024)) })
    if (!buffer.includes('%PDF-')) throw new ReadError('CORRUPT', 'no PDF header')
  } finally {
    await handle.close()
  }
}
