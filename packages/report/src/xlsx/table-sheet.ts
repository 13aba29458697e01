import type { Cell, Finding, Severity, Table } from '@tickmark/document'
import type { NumberStyle } from '@tickmark/language'
import type { CellStyle, WriteSheet } from 'hucre/xlsx'
import { createSheet, FONT, HEAD_STYLE } from './sheet-builder.ts'
import { readPrintedNumber } from './printed-number.ts'

/** A finding at a cell: why it is coloured, said in its comment. */
export interface CellMark {
  finding: Finding
  comment: string
}

const FILLS: Record<Severity, string> = { serious: 'FBEAE6', warning: 'FDF3DC', suggestion: 'E9F0FA' }

/** What a sheet shows beside the table's own text: why a cell is coloured, and which cells calculate (by `row,column`). */
export interface TableExtras {
  markOf: (cell: Cell) => CellMark | undefined
  formulas: ReadonlyMap<string, string>
  /** How the table separates digits. */
  numberStyle: NumberStyle
}

/** One table as one sheet: numbers as numbers in their printed format, sums alive, merged cells merged, the head frozen. */
export function tableToSheet(table: Table, name: string, { markOf, formulas, numberStyle }: TableExtras): WriteSheet {
  const sheet = createSheet(name)
  for (const cell of table.cells) {
    const mark = markOf(cell)
    const isHead = cell.rowIndex < table.headerRowCount
    const number = isHead ? undefined : readPrintedNumber(cell.text, numberStyle)
    const style = styleOf(cell, isHead, number?.numberFormat, mark?.finding.severity)
    sheet.set(cell.rowIndex, cell.columnIndex, {
      value: number?.value ?? cell.text.trim(),
      style,
      formula: formulas.get(`${cell.rowIndex},${cell.columnIndex}`),
      comment: mark?.comment,
    })
    if (cell.rowSpan > 1 || cell.columnSpan > 1) {
      sheet.merge({
        startRow: cell.rowIndex,
        startCol: cell.columnIndex,
        endRow: cell.rowIndex + cell.rowSpan - 1,
        endCol: cell.columnIndex + cell.columnSpan - 1,
      })
    }
  }
  return sheet.finish({ freezePane: { rows: table.headerRowCount, columns: Math.min(table.headerColumnCount, 1) } })
}

function styleOf(
  cell: Cell,
  isHead: boolean,
  numFmt: string | undefined,
  severity: Severity | undefined,
): CellStyle | undefined {
  const style: CellStyle = isHead ? { ...HEAD_STYLE } : {}
  if (numFmt) style.numFmt = numFmt
  if (cell.bold && !isHead) style.font = { ...FONT, bold: true }
  if (cell.indent && !isHead) style.alignment = { horizontal: 'left', indent: cell.indent }
  if (severity) style.fill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: FILLS[severity] } }
  return Object.keys(style).length > 0 ? style : undefined
}
