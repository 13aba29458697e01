import type { Grid } from '@tickmark/layout'
import { childOf, childrenOf, type XmlElement } from '../ooxml/read-xml.ts'
import { readTextBody } from './read-text-body.ts'

/** Reads an `a:tbl`. Cells that a span covers are there in the file, marked as merged. */
export function readSlideTable(table: XmlElement): Grid {
  const rows = childrenOf(table, 'a:tr')
  const grid: Grid = {
    cells: [],
    rowCount: rows.length,
    columnCount: childrenOf(childOf(table, 'a:tblGrid'), 'a:gridCol').length,
    markedHeaderRows: isOn(childOf(table, 'a:tblPr')?.attributes['firstRow']) ? 1 : 0,
  }
  rows.forEach((row, rowIndex) => {
    childrenOf(row, 'a:tc').forEach((cell, columnIndex) => {
      const { gridSpan, rowSpan, hMerge, vMerge } = cell.attributes
      grid.columnCount = Math.max(grid.columnCount, columnIndex + 1)
      if (isOn(hMerge) || isOn(vMerge)) return
      const paragraphs = readTextBody(childOf(cell, 'a:txBody'))
      grid.cells.push({
        rowIndex,
        columnIndex,
        rowSpan: Math.max(1, Math.min(Number(rowSpan ?? 1), rows.length - rowIndex)),
        columnSpan: Math.max(1, Number(gridSpan ?? 1)),
        text: paragraphs.map(({ text }) => text).join('\n'),
        ...(paragraphs.length > 0 && paragraphs.every(({ bold }) => bold) ? { bold: true } : {}),
        indentWidth:
          (paragraphs[0]?.level ?? 0) +
          Number(childOf(childOf(childOf(cell, 'a:txBody'), 'a:p'), 'a:pPr')?.attributes['marL'] ?? 0),
      })
    })
  })
  return grid
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}
