import type { Sheet, SheetCell } from '@tickmark/document'
import type { CellStyle, WriteSheet } from 'hucre/xlsx'
import { createSheet, FONT } from './sheet-builder.ts'
import type { SheetValue } from './sheet-builder.ts'

/** A sheet of a workbook as values: what the cells hold, in the formats that they have. Formulas of a stranger's file are not carried over. */
export function sheetToSheet(
  sheet: Sheet,
  name: string,
  commentOf: (cell: SheetCell) => string | undefined,
): WriteSheet {
  const result = createSheet(name)
  for (const cell of sheet.cells) {
    const comment = [commentOf(cell), cell.comment].filter(Boolean).join('\n')
    result.set(cell.rowIndex, cell.columnIndex, { ...valueOf(cell), comment: comment || undefined })
  }
  return result.finish({ hidden: sheet.visibility !== 'visible' })
}

function valueOf(cell: SheetCell): SheetValue {
  const style: CellStyle = {
    ...(cell.bold && { font: { ...FONT, bold: true } }),
    ...(cell.fillColor && { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: cell.fillColor } } }),
    ...(cell.numberFormat && typeof cell.value === 'number' && { numFmt: cell.numberFormat }),
  }
  return { value: cell.value, style: Object.keys(style).length > 0 ? style : undefined }
}
