import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Gray } from '../../recognition/set/warp.ts'

/** What draws pages is a dependency of the readers; nothing of theirs is used but the npm package. */
const fromReaders = createRequire(join(import.meta.dirname, '../../../packages/readers/package.json'))
type Pdfium = typeof import('@embedpdf/pdfium')

/** Gray values one byte each. */
const GRAY = 1
const WHITE = 0xff_ff_ff_ff

/** The pages of a PDF as gray pictures. */
export async function drawPages(pdf: Uint8Array, { dpi, most }: { dpi: number; most: number }): Promise<Gray[]> {
  const { init } = fromReaders('@embedpdf/pdfium') as Pdfium
  const wasm = await readFile(fromReaders.resolve('@embedpdf/pdfium/pdfium.wasm'))
  const module = await init({
    wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer,
  })
  module.PDFiumExt_Init()
  const { malloc, free } = module.pdfium.wasmExports
  const heap = () => new Uint8Array((module.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8.buffer)
  const memory = malloc(pdf.length)
  heap().set(pdf, memory)
  const handle = module.FPDF_LoadMemDocument(memory, pdf.length, '')
  try {
    const count = Math.min(most, module.FPDF_GetPageCount(handle))
    return Array.from({ length: count }, (_, index) => {
      const page = module.FPDF_LoadPage(handle, index)
      const width = Math.round((module.FPDF_GetPageWidthF(page) * dpi) / 72)
      const height = Math.round((module.FPDF_GetPageHeightF(page) * dpi) / 72)
      const bitmap = module.FPDFBitmap_CreateEx(width, height, GRAY, 0, 0)
      module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
      module.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
      const [start, stride] = [module.FPDFBitmap_GetBuffer(bitmap), module.FPDFBitmap_GetStride(bitmap)]
      const data = new Uint8Array(width * height)
      for (let y = 0; y < height; y += 1)
        data.set(heap().subarray(start + y * stride, start + y * stride + width), y * width)
      module.FPDFBitmap_Destroy(bitmap)
      module.FPDF_ClosePage(page)
      return { width, height, data }
    })
  } finally {
    module.FPDF_CloseDocument(handle)
    free(memory)
  }
}
