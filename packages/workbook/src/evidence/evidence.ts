import type { Evidence } from '@tickmark/document'
import type { Area } from '../formula/reference.ts'
import { areaAddress, isNumeric, type ModelCell } from '../sheet/grid.ts'
import { columnLabelOf, rowLabelOf } from '../sheet/labels.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { headAt, runsDown } from '../sheet/time-axis.ts'

/** A cell as evidence: its formula (or what it shows), its value, and the heads that name it. */
export function evidenceOf(model: WorkbookModel, cell: ModelCell): Evidence {
  const label = labelOf(model, cell)
  return {
    location: { sheet: cell.sheet, cell: cell.address },
    text: cell.cell.formula === undefined ? cell.cell.text : `=${cell.cell.formula}`,
    value: cell.cell.text,
    ...(label && { label }),
  }
}

/** A block of cells as one piece of evidence, named by its first cell. */
export function evidenceOfArea(model: WorkbookModel, cell: ModelCell, area: Area): Evidence {
  return { ...evidenceOf(model, cell), location: { sheet: area.sheet, cell: areaAddress(area) } }
}

/** "Revenue · 2025E"; empty when nothing names the cell. */
export function labelOf(model: WorkbookModel, cell: ModelCell): string {
  return [lineNameOf(model, cell), periodNameOf(model, cell)].filter(Boolean).join(' · ')
}

/** What a cell is about, shortened for a sentence: its row label, or the head of its column where time runs down. */
export function lineNameOf(model: WorkbookModel, cell: ModelCell): string {
  const grid = gridOf(model, cell.sheet)
  const isTurned = runsDown(model.axes(cell.sheet))
  const label = grid && (isTurned ? columnLabelOf : rowLabelOf)(grid, cell.row, cell.column)
  return shorten(label?.cell.text)
}

/** The head that stands across from that label: the period, or whatever heads the column. */
function periodNameOf(model: WorkbookModel, cell: ModelCell): string {
  const grid = gridOf(model, cell.sheet)
  const axes = model.axes(cell.sheet)
  if (runsDown(axes)) return shorten(headAt(axes, cell)?.cell.text)
  // What stands alone in its row (a valuation's results) belongs to no period, whatever column it happens to be in.
  if (grid?.row(cell.row).filter((other) => isNumeric(other)).length === 1) return ''
  return shorten((headAt(axes, cell) ?? (grid && columnLabelOf(grid, cell.row, cell.column)))?.cell.text)
}

/** Characters of a name in a sentence. */
const LONGEST_NAME = 60

/** The text itself where there is nothing to mend: all cells of a row share the name of their line. */
function shorten(text = ''): string {
  if (text.length <= LONGEST_NAME && !/^\s|\s$|\s\s|[^\S ]/.test(text)) return text
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME - 1)}…` : plain
}

/** "Sheet!A1" or "'My sheet'!A1", the way formulas name a cell. */
export function nameOf({ sheet, address }: ModelCell): string {
  return /^[\p{L}\p{N}_.]+$/u.test(sheet) ? `${sheet}!${address}` : `'${sheet.replaceAll("'", "''")}'!${address}`
}

/** The cell as a formula in `host` would name it. */
export function referenceFrom(host: ModelCell, cell: ModelCell): string {
  return host.sheet === cell.sheet ? cell.address : nameOf(cell)
}

/** A number for a sentence: thousands grouped, decimals by its size. */
export function printNumber(value: number): string {
  const size = Math.abs(value)
  const digits = size >= 100 ? 2 : size >= 1 ? 4 : 6
  return value.toLocaleString('en-US', { maximumFractionDigits: digits, useGrouping: true })
}

/** A rate for a sentence: 0.0851 → "8.51%". */
export function printPercent(value: number): string {
  return `${(value * 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}%`
}
