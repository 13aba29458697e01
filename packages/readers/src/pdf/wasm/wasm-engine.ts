import { ReadError } from '@tickmark/document'
import type { NativePage } from '../engine/native-page.ts'
import { displayMatrix } from '../engine/page-space.ts'
import type { ParsedPages, PdfEngine } from '../engine/pdf-engine.ts'
import { openPdfium } from '../engine/pdfium.ts'
import type { PdfiumDocument } from '../engine/pdfium.ts'
import { groupCharacters } from './group-characters.ts'
import { readCharacters } from './read-characters.ts'
import { readDrawings } from './read-drawings.ts'
import { readRemarks } from './read-remarks.ts'
import { readStructure } from './read-structure.ts'
import { renderBitmap } from './render-bitmap.ts'

/** PDFium compiled to WebAssembly: runs everywhere, at about twice the cost; knows no fonts of the system. */
export const wasmEngine: PdfEngine = {
  name: 'wasm',

  async parsePages(path, pages): Promise<ParsedPages> {
    const document = await openPdfium(path)
    try {
      const parsed: ParsedPages = { totalPages: document.pageCount, pages: [], pageErrors: [] }
      for (const number of pages) {
        if (number > document.pageCount) continue
        const page = readWasmPage(document, number)
        if (page) parsed.pages.push(page)
        else parsed.pageErrors.push({ pageNum: number, message: 'PDFium cannot load the page' })
      }
      return parsed
    } finally {
      document.close()
    }
  },

  async renderPage(path, page, pixels) {
    const document = await openPdfium(path)
    try {
      const image = await renderBitmap(document, page, pixels)
      if (!image) throw new ReadError('PAGE_FAILED', String(page.pageNum))
      return image
    } finally {
      document.close()
    }
  },
}

/** One page with its text character by character; undefined when it cannot be loaded. */
export function readWasmPage({ module, handle }: PdfiumDocument, number: number): NativePage | undefined {
  const page = module.FPDF_LoadPage(handle, number - 1)
  if (!page) return undefined
  const text = module.FPDFText_LoadPage(page)
  try {
    const size = { width: module.FPDF_GetPageWidthF(page), height: module.FPDF_GetPageHeightF(page) }
    const display = displayMatrix(module, page, size)
    const textItems = text ? groupCharacters(readCharacters(module, text, display)) : []
    const { pictures, ...vectorGraphics } = readDrawings(module, page, display)
    const area = size.width * size.height
    const isDrawn = textItems.length === 0 && vectorGraphics.shapes.filter(({ hasCurve }) => hasCurve).length > 50
    return {
      pageNum: number,
      ...size,
      textItems,
      vectorGraphics,
      structureTree: { roots: readStructure(module, page) },
      annotations: readRemarks(module, page, display),
      complexity: {
        imageBlockCount: pictures.length,
        fullPageImage: pictures.some(({ left, top, right, bottom }) => (right - left) * (bottom - top) > 0.9 * area),
        reasons: isDrawn ? ['vector-text'] : [],
      },
    }
  } finally {
    if (text) module.FPDFText_ClosePage(text)
    module.FPDF_ClosePage(page)
  }
}
