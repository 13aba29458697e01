import type { Grid, GridCell } from '@tickmark/layout'
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
  // Numbers are stored bare; a page shows 0.125 as 12.5 % and 45292 as a year.
  const { formatNumber } = await import('./number-formats.ts')
  const show: ShowNumber = (value, format) =>
    value.trim() && isFinite(+value) ? formatNumber(+value, format, false) : value
  const series = root.name === 'cx:chartSpace' ? readExtendedSeries(root, show) : readSeries(root, show)
  if (series.length === 0) return undefined
  const categories = series
    .map((one) => one.categories)
    .reduce((longest, one) => (one.length > longest.length ? one : longest), [])
  return { title: titleOf(root), categories, series }
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

/** As a page shows a stored number in a format of the spreadsheet's. */
type ShowNumber = (value: string, format: string) => string
type Series = Chart['series'][number] & { categories: string[] }

function titleOf(root: XmlElement): string | undefined {
  const chart = childOf(root, 'c:chart') ?? childOf(root, 'cx:chart')
  const title = childOf(chart, 'c:title') ?? childOf(chart, 'cx:title')
  const text = title && [...descendantsOf(title, 'a:t')].map(textOf).join('')
  return text?.normalize('NFC') || undefined
}

function readSeries(root: XmlElement, show: ShowNumber): Series[] {
  return [...descendantsOf(root, 'c:ser')].map((element) => {
    const name = childOf(element, 'c:tx')
    return {
      name: readPoints(name, show).join(' ') || textOf(childOf(name, 'c:v')),
      categories: readPoints(childOf(element, 'c:cat') ?? childOf(element, 'c:xVal'), show),
      values: readPoints(childOf(element, 'c:val') ?? childOf(element, 'c:yVal'), show),
    }
  })
}

/** Waterfalls, funnels and the other charts of 2016 keep their data apart from the series that show it. */
function readExtendedSeries(root: XmlElement, show: ShowNumber): Series[] {
  const data = new Map(
    childrenOf(childOf(root, 'cx:chartData'), 'cx:data').map((element) => [element.attributes['id'], element]),
  )
  return [...descendantsOf(root, 'cx:series')].flatMap((element) => {
    const source = data.get(childOf(element, 'cx:dataId')?.attributes['val'])
    if (!source) return []
    const name = childOf(childOf(childOf(element, 'cx:tx'), 'cx:txData'), 'cx:v')
    const pointsOf = (kind: string): string[] => readPoints(childOf(source, kind), show)
    return [{ name: textOf(name), categories: pointsOf('cx:strDim'), values: pointsOf('cx:numDim') }]
  })
}

/** Points of the innermost level, each with its groups before it: "2024年 Q1". */
function readPoints(element: XmlElement | undefined, show: ShowNumber): string[] {
  if (!element) return []
  const levels = ['c:lvl', 'cx:lvl'].flatMap((name) => [...descendantsOf(element, name)])
  const [inner = [], ...outer] = (levels.length > 0 ? levels : [element]).map((level) => readLevel(level, show))
  return Array.from(inner, (point, i) =>
    [...outer.map((groups) => groups.slice(0, i + 1).findLast(Boolean)).toReversed(), point].filter(Boolean).join(' '),
  )
}

/** Points carry their index; those without a value are left out of the file. */
function readLevel(level: XmlElement, show: ShowNumber): string[] {
  const format = level.attributes['formatCode'] ?? textOf([...descendantsOf(level, 'c:formatCode')][0])
  // A category of text that happens to be digits is no number to be formatted.
  const isText = !format && [...descendantsOf(level, 'c:numCache')].length === 0
  const points: string[] = []
  for (const point of ['c:pt', 'cx:pt'].flatMap((name) => [...descendantsOf(level, name)])) {
    const index = Number(point.attributes['idx'] ?? points.length)
    const text = textOf(childOf(point, 'c:v') ?? point)
    if (index >= 0 && index < 10_000)
      points[index] = isText ? text : show(text, point.attributes['formatCode'] ?? (format || 'General'))
  }
  return Array.from(points, (point) => point ?? '')
}
