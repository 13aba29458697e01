import type { Rectangle, SourceFile } from '@tickmark/document/page'
import { renderPdfPage } from './open-pdf.ts'

/** A page is drawn so wide to see whether it is blank, in pixels: a line of text is then a grey band. */
const GLANCE = 360
/** What differs from most of the page by so many levels of gray is ink; fewer pixels of it are dust. */
const CONTRAST = 24
const LEAST_INK = 12

/** A scan is paper with some ink on it; photographs and grounds of covers are something else. */
const LEAST_PAPER = 0.6
const LIGHT = 150
const LEAST_PRINT = 0.01

/** Whether anything is to be seen on a page, whatever the file says about it. */
export async function hasInk(file: SourceFile, page: number): Promise<boolean> {
  const seen = await glance(file, page)
  return seen !== undefined && countInk(seen) > LEAST_INK
}

/** Whether a page is paper with print beyond a place that is known, given in shares of its sides: a scan with a stamp of real text on it. */
export async function hasPrintBeyond(file: SourceFile, page: number, known: Rectangle): Promise<boolean> {
  const seen = await glance(file, page)
  if (!seen || seen.paper < LIGHT) return false
  const ink = countInk(seen)
  const beyond = countInk(seen, known)
  const { length } = seen.data
  return ink < (1 - LEAST_PAPER) * length && beyond > LEAST_PRINT * length
}

interface Glance {
  data: Uint8Array
  width: number
  /** The level of gray that most of the page has. */
  paper: number
}

async function glance(file: SourceFile, page: number): Promise<Glance | undefined> {
  const picture = await renderPdfPage(file.path, page, GLANCE).catch(() => undefined)
  if (!picture) return undefined
  // Loaded only here: it is a library of its own, and few pages have no text.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(picture.bytes)
    .flatten({ background: '#fff' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, paper: data.toSorted()[data.length >> 1] ?? 255 }
}

/** Pixels that differ from the paper, without those of a place that is known. */
function countInk({ data, width, paper }: Glance, known?: Rectangle): number {
  const height = data.length / width
  let inked = 0
  for (const [index, value] of data.entries()) {
    if (Math.abs(value - paper) <= CONTRAST) continue
    const [x, y] = [(index % width) / width, Math.floor(index / width) / height]
    const isKnown = known && x >= known.left && x <= known.right && y >= known.top && y <= known.bottom
    if (!isKnown) inked += 1
  }
  return inked
}
