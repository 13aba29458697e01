import type { Grid, GridCell } from '../grid/grid.ts'
import type { OfficePackage } from './open-package.ts'
import { childOf, childrenOf, descendantsOf, readXml, textOf, type XmlElement } from './read-xml.ts'

/** A chart's data as stored in its cache. */
export interface Chart {
  title?: string
  categories: string[]
  series: { name: string; values: string[] }[]
}

/** Reads the data behind a chart; undefined when the part is missing or holds none. */
export async function readChart(office: OfficePackage, part: string): Promise<Chart | undefined> {
  const bytes = part ? await office.read(part) : undefined
  if (!bytes) return undefined
  const root = await readXml(bytes)
  const chart = childOf(root, 'c:chart')
  const series = [...descendantsOf(root, 'c:ser')].map(readSeries)
  if (series.length === 0) return undefined
  const categories = series
    .map((one) => one.categories)
    .reduce((longest, one) => (one.length > longest.length ? one : longest), [])
  const title = childOf(chart, 'c:title')
  return {
    title: title ? [...descendantsOf(title, 'a:t')].map(textOf).join('').normalize('NFC') || undefined : undefined,
    categories,
    series,
  }
}

/** A chart as a table: categories down, series across. */
export function chartGrid({ categories, series }: Chart): Grid {
  const rowCount = Math.max(categories.length, ...series.map((one) => one.values.length)) + 1
  const cells: GridCell[] = []
  const add = (rowIndex: number, columnIndex: number, text: string) =>
    cells.push({ rowIndex, columnIndex, rowSpan: 1, columnSpan: 1, text: text.normalize('NFC') })
  series.forEach((one, i) => add(0, i + 1, one.name || String(i + 1)))
  for (let row = 1; row < rowCount; row++) {
    add(row, 0, categories[row - 1] ?? '')
    series.forEach((one, i) => add(row, i + 1, one.values[row - 1] ?? ''))
  }
  return { cells, rowCount, columnCount: series.length + 1, markedHeaderRows: 1 }
}

function readSeries(element: XmlElement): { name: string; categories: string[]; values: string[] } {
  return {
    name: readPoints(childOf(element, 'c:tx')).join(' ') || textOf(childOf(childOf(element, 'c:tx'), 'c:v')),
    categories: readPoints(childOf(element, 'c:cat') ?? childOf(element, 'c:xVal')),
    values: readPoints(childOf(element, 'c:val') ?? childOf(element, 'c:yVal')),
  }
}

/** Points carry their index; those without a value are left out of the file. */
function readPoints(element: XmlElement | undefined): string[] {
  const points: string[] = []
  for (const point of element ? descendantsOf(element, 'c:pt') : []) {
    const index = Number(point.attributes['idx'] ?? points.length)
    if (index >= 0 && index < 10_000) points[index] = textOf(childrenOf(point, 'c:v')[0])
  }
  return Array.from(points, (point) => point ?? '')
}
