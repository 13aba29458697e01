import { ReadError } from '@tickmark/document'
import { LiteParse } from '@llamaindex/liteparse'
import type { SourceFile } from '../reader.ts'
import { parsePages, withReadErrors } from './open-pdf.ts'

/** No picture of a page has more pixels than this. */
const MAX_PIXELS = 40_000_000

/** PNG of a page as displayed, `width` pixels wide or as wide as `MAX_PIXELS` allows. */
export async function renderPdfPage(
  file: SourceFile,
  page: number,
  width: number,
): Promise<{ mediaType: string; bytes: Uint8Array }> {
  const { pages } = await parsePages(file.path, [page])
  const size = pages[0]
  if (!size || !(size.width > 0 && size.height > 0)) throw new ReadError('PAGE_FAILED', String(page))
  const pixels = Math.max(1, Math.min(width, Math.sqrt((MAX_PIXELS * size.width) / size.height)))
  const dpi = (pixels / size.width) * 72
  const shots = await withReadErrors(() =>
    new LiteParse({ dpi, quiet: true, ocrEnabled: false }).screenshot(file.path, [page]),
  )
  if (!shots[0]) throw new ReadError('PAGE_FAILED', String(page))
  return { mediaType: 'image/png', bytes: shots[0].imageBuffer }
}
