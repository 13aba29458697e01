import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import type { Document } from '@tickmark/document'
import type { OriginalFile } from '../input/report-input.ts'

/** Dots per inch of a page that is kept as a picture. */
const RESOLUTION = 150
/** Longest side of a page made from a picture whose size in points is not known: A4. */
const LONG_SIDE = 842

/** Adds a page to `target` that is a picture of the document's page `number`. */
export async function addPicturePage(
  target: PDFDocument,
  document: Document,
  number: number,
  { renderPage }: OriginalFile,
): Promise<PDFPage> {
  const { width, height } = pageSize(document, number)
  const { bytes, mediaType } = await renderPage(number, Math.round((width / 72) * RESOLUTION))
  const picture = mediaType === 'image/png' ? await target.embedPng(bytes) : await target.embedJpg(bytes)
  const page = target.addPage([width, height])
  page.drawImage(picture, { x: 0, y: 0, width, height })
  return page
}

/** In points. A picture's own size is in pixels, which say nothing of paper: it is fitted to A4. */
function pageSize(document: Document, number: number): { width: number; height: number } {
  const page = document.pages.find((candidate) => candidate.number === number)
  if (!page) return { width: 595, height: LONG_SIDE }
  if (document.format !== 'image') return page
  const scale = LONG_SIDE / Math.max(page.width, page.height)
  return { width: page.width * scale, height: page.height * scale }
}
