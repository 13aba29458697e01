import type { SourceFile } from '@tickmark/document/page'
import { renderPdfPage } from './open-pdf.ts'

/** A page is drawn so wide to see whether it is blank, in pixels: a line of text is then a grey band. */
const GLANCE = 360
/** What differs from most of the page by so many levels of gray is ink; fewer pixels of it are dust. */
const CONTRAST = 24
const LEAST_INK = 12

/** Whether anything is to be seen on a page, whatever the file says about it. */
export async function hasInk(file: SourceFile, page: number): Promise<boolean> {
  const picture = await renderPdfPage(file.path, page, GLANCE).catch(() => undefined)
  if (!picture) return false
  // Loaded only here: it is a library of its own, and few pages have no text.
  const { default: sharp } = await import('sharp')
  const data = await sharp(picture.bytes).flatten({ background: '#fff' }).extractChannel(0).raw().toBuffer()
  const paper = data.toSorted()[data.length >> 1] ?? 255
  let inked = 0
  for (const value of data) if (Math.abs(value - paper) > CONTRAST) inked += 1
  return inked > LEAST_INK
}
