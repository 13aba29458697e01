import type { Cell, Table } from '@tickmark/document'
import { escapeHtml } from '../words/escape-html.ts'
import { numericColumns, rowsOf } from '../input/table-grid.ts'

export interface TableHtmlOptions {
  /** Content of a cell; the escaped text when absent. */
  cellContent?: (cell: Cell) => string
  /** Whether cells that label rows are heads (`th`); in Markdown they would only be noise. */
  rowHeads?: boolean
  /** Attributes before `>`: ` id="…" class="…"`. */
  cellAttributes?: (cell: Cell, numeric: boolean) => string
}

/** A table with its merged cells, head rows and row heads; all text escaped. */
export function tableToHtml(
  table: Table,
  { cellContent = cellText, cellAttributes = () => '', rowHeads = true }: TableHtmlOptions = {},
): string {
  const numeric = numericColumns(table)
  const rowToHtml = (row: (Cell | undefined)[], isHead: boolean): string => {
    const cells = row.map((cell) => {
      if (!cell) return isHead ? '<th></th>' : '<td></td>'
      const isRowHead = rowHeads && !isHead && cell.columnIndex < table.headerColumnCount
      const tag = isHead || isRowHead ? 'th' : 'td'
      const scope = isRowHead ? ' scope="row"' : ''
      return `<${tag}${scope}${spansOf(cell)}${cellAttributes(cell, numeric.has(cell.columnIndex))}>${cellContent(cell)}</${tag}>`
    })
    return `<tr>${cells.join('')}</tr>`
  }
  const rows = rowsOf(table)
  const head = rows.slice(0, table.headerRowCount).map((row) => rowToHtml(row, true))
  const body = rows.slice(table.headerRowCount).map((row) => rowToHtml(row, false))
  return [
    '<table>',
    ...(head.length > 0 ? ['<thead>', ...head, '</thead>'] : []),
    ...(body.length > 0 ? ['<tbody>', ...body, '</tbody>'] : []),
    '</table>',
  ].join('\n')
}

function cellText(cell: Cell): string {
  return escapeHtml(cell.text.trim()).replaceAll('\n', '<br>')
}

function spansOf(cell: Cell): string {
  const rows = cell.rowSpan > 1 ? ` rowspan="${cell.rowSpan}"` : ''
  const columns = cell.columnSpan > 1 ? ` colspan="${cell.columnSpan}"` : ''
  return rows + columns
}
