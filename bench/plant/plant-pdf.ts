import { itemAt, numberAt } from '@tickmark/document'
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { choosePlants, type PlantedFile, type PlantOptions } from './plant.ts'
import { toUnits, type Grid, type GridCell } from './provable.ts'

interface Place {
  page: number
  x: number
  y: number
  width: number
  height: number
}

interface TextItem {
  str: string
  transform: number[]
  width: number
}

/** Right edges this near are one column, base lines this near one row; in points. */
const NEAR_EDGE = 3
const NEAR_LINE = 2

/** The amounts of a page by rows and right-aligned columns, from where pdf.js says that they are drawn. */
function gridOf(page: number, items: readonly TextItem[]): Grid<Place> {
  const amounts = items.flatMap(({ str, transform, width }) => {
    const text = str.trim()
    const [a, b, c, height, x, y] = transform as [number, number, number, number, number, number]
    const isUpright = b === 0 && c === 0 && a > 0
    return isUpright && toUnits(text) !== undefined && text.length > 2
      ? [{ text, place: { page, x, y, width, height } }]
      : []
  })
  const edges = cluster(
    amounts.map(({ place }) => place.x + place.width),
    NEAR_EDGE,
  )
  const lines = cluster(
    amounts.map(({ place }) => place.y),
    NEAR_LINE,
  ).toReversed()
  const grid: (GridCell<Place> | undefined)[][] = lines.map(() => [])
  for (const amount of amounts) {
    const row = nearest(lines, amount.place.y)
    itemAt(grid, row)[nearest(edges, amount.place.x + amount.place.width)] = amount
  }
  return grid
}

/** Numbers in groups whose neighbours are at most `near` apart, by the first of each group, ascending. */
function cluster(values: readonly number[], near: number): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.filter((value, index) => index === 0 || value - numberAt(sorted, index - 1) > near)
}

const nearest = (values: readonly number[], wanted: number): number =>
  values.reduce(
    (best, value, at) => (Math.abs(value - wanted) < Math.abs(numberAt(values, best) - wanted) ? at : best),
    0,
  )

async function gridsOf(bytes: Uint8Array): Promise<Grid<Place>[]> {
  // pdf.js takes its input away from the caller, and no Buffer.
  const opened = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: true }).promise
  const grids: Grid<Place>[] = []
  for (let number = 1; number <= opened.numPages; number++) {
    const page = await opened.getPage(number)
    const { items } = await page.getTextContent()
    if (page.rotate === 0) grids.push(gridOf(number, items as TextItem[]))
    page.cleanup()
  }
  await opened.loadingTask.destroy()
  return grids
}

/** Covers a total and draws another over it: what a person sees and, where the words of a page are those on top, what is read. */
export async function plantPdf(bytes: Uint8Array, options: PlantOptions): Promise<PlantedFile> {
  const chosen = choosePlants(await gridsOf(bytes), options)
  if (chosen.length === 0) return { bytes, plants: [] }
  const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false })
  // Written back without its key, the pages of such a file are noise.
  if (document.isEncrypted) return { bytes, plants: [] }
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const { place, wrong } of chosen) {
    const page = document.getPage(place.page - 1)
    const size = (place.height * place.width) / Math.max(font.widthOfTextAtSize(wrong, place.height), place.width)
    const x = place.x + place.width - font.widthOfTextAtSize(wrong, size)
    page.drawRectangle({
      x: place.x - 0.5,
      y: place.y - place.height * 0.22,
      width: place.width + 1,
      height: place.height * 1.1,
      color: rgb(1, 1, 1),
    })
    page.drawText(wrong, { x, y: place.y, size, font })
  }
  return {
    bytes: await document.save(),
    plants: chosen.map(({ place, ...plant }) => ({ ...plant, page: place.page })),
  }
}
