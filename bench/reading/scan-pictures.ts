/**
 * Pictures on scans: draws the pages of PDF files at 150 dpi, reads them as scans, and compares the pictures found with what the
 * files say: images, and curves and slanted strokes that stand together.
 * Usage: node bench/reading/scan-pictures.ts DIR [PATTERN]. Prints each page that differs, recall and precision by regions (half of a region's
 * area is covered by the other side's), and how many words were taken for labels where the files have no picture.
 */
import { itemAt, numberAt } from '@tickmark/document'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { layoutPage } from '@tickmark/layout'
import { recognizePage } from '@tickmark/recognition'
import type { PageContent, Rectangle } from '@tickmark/document/page'
import { inspectFile, readPages, renderPage } from '@tickmark/readers'
import { areaOf, boundsOf, gapBetween, isMiddleIn, scaleRectangle, sharedArea } from '@tickmark/document/page'

/** Pixels to a point at 150 dpi. */
const SCALE = 150 / 72
/** Smaller images and drawings are bullets, icons in the text and lines; points. */
const LEAST = { longer: 26, shorter: 17 }
/** Strokes of one drawing stand no farther apart, in points. */
const APART = 16
/** Where words cover more than this, what is drawn is their ground. */
const MOST_TEXT = 0.2

const [directory, pattern = '.'] = process.argv.slice(2)
if (!directory) throw new Error('usage: node bench/reading/scan-pictures.ts DIR [PATTERN]')

const total = { pages: 0, told: 0, seen: 0, found: 0, right: 0, words: 0, lost: 0 }
for (const name of readdirSync(directory).filter((one) => /\.pdf$/i.test(one) && new RegExp(pattern).test(one))) {
  const file = { path: join(directory, name), name }
  const { pageCount } = await inspectFile(file)
  for (let page = 1; page <= pageCount; page += 1) await comparePage(file, page)
}
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`
console.log(
  `${total.pages} pages; recall ${percent(total.seen, total.told)}, precision ${percent(total.right, total.found)}`,
)
console.log(`words taken for labels outside of pictures: ${percent(total.lost, total.words)}`)

async function comparePage(file: { path: string; name: string }, page: number): Promise<void> {
  const [reading] = await readPages(file, [page], {})
  // What a file has as a picture of its page tells nothing about the pictures on it.
  if (!reading || reading.content.origin !== 'text') return
  const told = picturesTold(reading.content).filter((one) => !isGroundOfText(one, reading.content))
  const { bytes } = await renderPage(file, page, Math.round(reading.content.width * SCALE))
  const recognized = await recognizePage(bytes, {})
  const content: PageContent = { number: page, origin: 'ocr', fills: [], ...recognized }
  const found = content.pictures.map((one) => scaleRectangle(one, reading.content.width / recognized.width))
  const seen = told.filter((one) => isCovered(one, found))
  const right = found.filter((one) => isCovered(one, told))
  const labels = layoutPage(content).blocks.flatMap((block) => (block.type === 'picture' ? block.labels.flat() : []))
  const lost = labels.filter((index) => {
    const place = scaleRectangle(itemAt(content.words, index), reading.content.width / recognized.width)
    return !told.some((one) => isMiddleIn(place, grown(one)))
  })
  total.pages += 1
  total.told += told.length
  total.seen += seen.length
  total.found += found.length
  total.right += right.length
  total.words += content.words.length
  total.lost += lost.length
  if (seen.length === told.length && right.length === found.length && lost.length === 0) return
  console.log(`${file.name} ${page}: ${lost.length} words lost`)
  for (const one of told) if (!seen.includes(one)) console.log(`  missed ${toText(one)}`)
  for (const one of found) if (!right.includes(one)) console.log(`  wrong ${toText(one)}`)
}

function picturesTold({ pictures, drawings = [], width, height }: PageContent): Rectangle[] {
  const page = { left: 0, top: 0, right: width, bottom: height }
  const parts = [...pictures, ...drawings].filter((one) => sharedArea(one, page) > 0).map((one) => clip(one, page))
  const groups: Rectangle[] = []
  for (let part of parts) {
    for (let near = nearest(part, groups); near >= 0; near = nearest(part, groups))
      part = boundsOf([part, itemAt(groups.splice(near, 1), 0)])
    groups.push(part)
  }
  return groups.filter(({ left, top, right, bottom }) => {
    const sides = [right - left, bottom - top].toSorted((a, b) => a - b)
    return numberAt(sides, 0) >= LEAST.shorter && numberAt(sides, 1) >= LEAST.longer
  })
}

/** Coloured boxes with text in them, and what lies under a whole page. */
function isGroundOfText(one: Rectangle, { words }: PageContent): boolean {
  return words.reduce((sum, word) => sum + sharedArea(word, one), 0) > MOST_TEXT * areaOf(one)
}

function nearest(part: Rectangle, groups: readonly Rectangle[]): number {
  return groups.findIndex((group) => gapBetween(part, group) < APART)
}

function clip(one: Rectangle, page: Rectangle): Rectangle {
  return {
    left: Math.max(one.left, page.left),
    top: Math.max(one.top, page.top),
    right: Math.min(one.right, page.right),
    bottom: Math.min(one.bottom, page.bottom),
  }
}

/** A region with the room that labels take around it. */
function grown({ left, top, right, bottom }: Rectangle): Rectangle {
  return { left: left - 2 * APART, top: top - 2 * APART, right: right + 2 * APART, bottom: bottom + 2 * APART }
}

function isCovered(one: Rectangle, others: readonly Rectangle[]): boolean {
  return others.reduce((sum, other) => sum + sharedArea(one, other), 0) > 0.5 * areaOf(one)
}

function toText(one: Rectangle): string {
  return [one.left, one.top, one.right, one.bottom].map(Math.round).join(',')
}
