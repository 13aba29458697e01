import { PDFDocument } from '@cantoo/pdf-lib'
import type { Draw } from '../random.ts'
import { conditionNamed } from './conditions.ts'
import { drawPages } from './page-pictures.ts'

/** The longest documents are taken in part. */
const MOST_PAGES = 12
const DPI = 200

/** A PDF of pictures of the pages, without text. The same draw gives the same bytes. */
export async function takePages(
  pdf: Uint8Array,
  condition: string,
  draw: Draw,
  most = MOST_PAGES,
): Promise<Uint8Array> {
  const take = conditionNamed(condition)
  const file = await PDFDocument.create({ updateMetadata: false })
  for (const [at, page] of (await drawPages(pdf, { dpi: DPI, most })).entries()) {
    const { bytes, type } = await take(page, draw.stream(`page ${at}`))
    const image = type === 'png' ? await file.embedPng(bytes) : await file.embedJpg(bytes)
    // A photograph keeps its form at the width of the page.
    const width = (page.width * 72) / DPI
    const height = (image.height * width) / image.width
    file.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height })
  }
  return file.save()
}
