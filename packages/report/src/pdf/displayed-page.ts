import type { PDFPage } from '@cantoo/pdf-lib'
import type { Box } from '@tickmark/document'

/** `[a b c d e f]`, as PDF writes a transformation. */
type Matrix = [number, number, number, number, number, number]

/** A page as it is displayed: turned by its own rotation and cropped. Lengths in points, origin bottom left. */
export interface DisplayedPage {
  width: number
  height: number
  /** Takes points of the displayed page to the page's own space. */
  matrix: Matrix
}

/** Measures a page as a reader of it sees it, which is how boxes of documents are given. */
export function displayedPage(page: PDFPage): DisplayedPage {
  const crop = page.getCropBox()
  const rotation = ((page.getRotation().angle % 360) + 360) % 360
  const { x, y, width, height } = crop
  switch (rotation) {
    case 90:
      return { width: height, height: width, matrix: [0, 1, -1, 0, x + width, y] }
    case 180:
      return { width, height, matrix: [-1, 0, 0, -1, x + width, y + height] }
    case 270:
      return { width: height, height: width, matrix: [0, -1, 1, 0, x, y + height] }
    default:
      return { width, height, matrix: [1, 0, 0, 1, x, y] }
  }
}

/** A box of a document on the displayed page: left, bottom, right, top in points. */
export function boxOnPage(
  [left, top, right, bottom]: Box,
  { width, height }: DisplayedPage,
): [number, number, number, number] {
  return [left * width, (1 - bottom) * height, right * width, (1 - top) * height]
}

/** A rectangle of the displayed page in the page's own space, as annotations want it. */
export function toOwnSpace(
  [left, bottom, right, top]: [number, number, number, number],
  { matrix }: DisplayedPage,
): [number, number, number, number] {
  const [a, b, c, d, e, f] = matrix
  const x = [a * left + c * bottom + e, a * right + c * top + e]
  const y = [b * left + d * bottom + f, b * right + d * top + f]
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)]
}

/** A number as a content stream writes it. */
export function n(value: number): string {
  return Number(value.toFixed(3)).toString()
}
