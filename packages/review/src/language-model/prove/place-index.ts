import {
  type Block,
  type Cell,
  type Document,
  type Evidence,
  type Figure,
  type Location,
  type Review,
  type StatedSum,
  type Table,
  unionBox,
} from '@tickmark/document'
import { sheetAddress } from '../ask/render-block.ts'

/** A figure with its place in the blocks, also where it is a cell of a sheet. */
export interface PlacedFigure {
  figure: Figure
  block: string
  rowIndex?: number
  columnIndex?: number
}

/** A document and its review by place. */
export interface PlaceIndex {
  document: Document
  order: ReadonlyMap<string, number>
  figures: ReadonlyMap<string, PlacedFigure[]>
  /** Sums that were recognised, by the id of their result. */
  sums: ReadonlyMap<string, StatedSum>
  findings: Review['findings']
  summary: Review['summary']
}

type Reviewed = Pick<Review, 'figures' | 'sums' | 'findings' | 'summary'>

export function indexPlaces(document: Document, { figures, sums = [], findings, summary }: Reviewed): PlaceIndex {
  const cells = new Map<string, Omit<PlacedFigure, 'figure'>>()
  for (const block of document.blocks)
    if (block.type === 'table' && block.sheet !== undefined)
      for (const { rowIndex, columnIndex } of block.cells)
        cells.set(`${block.sheet}!${sheetAddress(block, { rowIndex, columnIndex })}`, {
          block: block.id,
          rowIndex,
          columnIndex,
        })
  const placed = figures.flatMap((figure): PlacedFigure[] => {
    const { block, rowIndex, columnIndex, sheet, cell } = figure.location
    const place = sheet === undefined ? block && { block, rowIndex, columnIndex } : cells.get(`${sheet}!${cell}`)
    return place ? [{ figure, ...place }] : []
  })
  return {
    document,
    order: new Map(document.blocks.map(({ id }, index) => [id, index])),
    figures: Map.groupBy(placed, ({ block }) => block),
    sums: new Map(sums.map((sum) => [sum.result, sum])),
    findings,
    summary,
  }
}

/** What an id of the model's points at. */
export interface Target {
  block: Block
  rowIndex?: number
  columnIndex?: number
}

/** `b3:4:1`, also as models write it: `[b3:4:1]`, `b3.4.1`, `b3 row 4`, `B3`; of several ids the first. */
export function resolveId({ document, order }: PlaceIndex, said: string): Target | undefined {
  const id =
    said
      .normalize('NFKC')
      .replace(/[[\]`'"(){}#]/g, '')
      .split(/[,;&\n]|\band\b/)[0]
      ?.trim() ?? ''
  const index = order.get(id) ?? order.get(id.toLowerCase())
  const whole = index === undefined ? undefined : document.blocks[index]
  if (whole) return { block: whole }
  const parts =
    /^(?=.{1,200}$)(?:block|table|id|paragraph)?[\s:=#]*(.+?)[\s:.,/-]+(?:r|row)?\s*(\d+)(?:[\s:.,/-]+(?:c|col|column)?\s*(\d+))?$/i.exec(
      id,
    )
  if (!parts) return undefined
  const [, name = '', row, column] = parts
  const at = order.get(name) ?? order.get(name.toLowerCase())
  const block = at === undefined ? undefined : document.blocks[at]
  if (!block) return undefined
  if (block.type !== 'table') return { block }
  const rowIndex = Number(row)
  if (rowIndex >= block.rowCount) return undefined
  return { block, rowIndex, ...(column !== undefined && { columnIndex: Number(column) }) }
}

export const cellsOfRow = (table: Table, row: number): Cell[] =>
  table.cells.filter(({ rowIndex }) => rowIndex === row).toSorted((a, b) => a.columnIndex - b.columnIndex)

/** Where a cell stands, as findings of the rules say it. */
export function placeOfCell(table: Table, cell: Cell): Location {
  const { rowIndex, columnIndex } = cell
  const page = cell.page ?? table.page
  const box = cell.box ?? table.box
  const address = sheetAddress(table, cell)
  if (table.sheet !== undefined && address) return { sheet: table.sheet, cell: address }
  return { block: table.id, rowIndex, columnIndex, ...(page !== undefined && { page }), ...(box && { box }) }
}

/** Where characters of a text stand, by its words where they have places. */
export function placeOfText(block: Exclude<Block, Table>, start: number, end: number): Location {
  const own = (block.words ?? []).filter((word) => word.end > start && word.start < end)
  const page = own[0]?.page ?? block.page
  const onOnePage = own.length > 0 && own.every((word) => (word.page ?? block.page) === page)
  const box = onOnePage ? unionBox(own.map((word) => word.box)) : block.box
  return { block: block.id, ...(page !== undefined && { page }), ...(box && { box }), start, end }
}

/** The evidence of a figure. */
export function evidenceOfFigure({ figure }: PlacedFigure): Evidence {
  const { location, text, label } = figure
  return { location, text, value: text, ...(label && { label }) }
}
