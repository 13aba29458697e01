import type { PDFDocument } from '@cantoo/pdf-lib'
import type { Document } from '@tickmark/document'
import type { OriginalFile } from '../input/report-input.ts'
import { addPicturePage } from './page-pictures.ts'

/** The pages of a document as a PDF that can be written on. */
export interface WritablePdf {
  pdf: PDFDocument
  /** False where pages became pictures: then no text of the original is in them. */
  isOriginal: boolean
}

/**
 * Opens the original for writing. A picture, and a PDF too damaged to be written on, become a PDF of page pictures: what a
 * reader of the result sees is the same.
 */
export async function openOriginal(document: Document, file: OriginalFile): Promise<WritablePdf> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  if (isPdf(file.original)) {
    const pdf = await PDFDocument.load(file.original, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      parseSpeed: Infinity,
    }).catch(() => undefined)
    if (pdf && hasPages(pdf, document.pageCount)) return { pdf, isOriginal: true }
  }
  const pdf = await PDFDocument.create()
  for (const { number } of document.pages) await addPicturePage(pdf, document, number, file)
  return { pdf, isOriginal: false }
}

/** Whether bytes are a PDF: the original itself, or what an office file prints. Readers find the mark anywhere in the first kilobyte. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** A damaged page tree may load and yet hold no, or other, pages. */
function hasPages(pdf: PDFDocument, count: number): boolean {
  try {
    return pdf.getPageCount() === count && pdf.getPages().every((page) => page.getWidth() > 0)
  } catch {
    return false
  }
}
