import { heapOf } from '../engine/pdfium.ts'
import type { PdfiumDocument } from '../engine/pdfium.ts'
import type { NativePage } from '../engine/native-page.ts'

const FORMAT_BGRA = 4
/** With annotations, and bytes in the order red, green, blue, alpha. */
const FLAGS = 0x01 | 0x10
const WHITE = 0xff_ff_ff_ff

/** PNG of a page as displayed, `pixels` wide; undefined when the page cannot be loaded. */
export async function renderBitmap(
  { module, handle }: PdfiumDocument,
  { pageNum, ...size }: Pick<NativePage, 'pageNum' | 'width' | 'height'>,
  pixels: number,
): Promise<Buffer | undefined> {
  const page = module.FPDF_LoadPage(handle, pageNum - 1)
  if (!page) return undefined
  const width = Math.max(1, Math.round(pixels))
  const height = Math.max(1, Math.round((width * size.height) / size.width))
  const bitmap = module.FPDFBitmap_CreateEx(width, height, FORMAT_BGRA, 0, 0)
  try {
    if (!bitmap) return undefined
    module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    module.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS)
    const start = module.FPDFBitmap_GetBuffer(bitmap)
    const stride = module.FPDFBitmap_GetStride(bitmap)
    const pixels = Buffer.from(heapOf(module).slice(start, start + stride * height))
    // Loaded only here: it is a library of its own, and pages are drawn far less often than read.
    const { default: sharp } = await import('sharp')
    return await sharp(pixels, { raw: { width: stride / 4, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer()
  } finally {
    if (bitmap) module.FPDFBitmap_Destroy(bitmap)
    module.FPDF_ClosePage(page)
  }
}
