import { itemAt } from '@tickmark/document'
import type { Cell, Table } from '@tickmark/document'

/** Every place of the table with the cell that covers it; `undefined` where nothing stands. */
export function gridOf(table: Table): (Cell | undefined)[][] {
  const grid: (Cell | undefined)[][] = Array.from({ length: table.rowCount }, () =>
    Array.from({ length: table.columnCount }, () => undefined),
  )
  for (const cell of table.cells) {
    for (let row = cell.rowIndex; row < Math.min(cell.rowIndex + cell.rowSpan, table.rowCount); row++) {
      for (
        let column = cell.columnIndex;
        column < Math.min(cell.columnIndex + cell.columnSpan, table.columnCount);
        column++
      ) {
        itemAt(grid, row)[column] ??= cell
      }
    }
  }
  return grid
}

/** What each row has to write, in column order: the cells that start in it, and `undefined` for places where nothing stands. */
export function rowsOf(table: Table): (Cell | undefined)[][] {
  return gridOf(table).map((places, rowIndex) =>
    places.filter((cell, columnIndex) => !cell || (cell.rowIndex === rowIndex && cell.columnIndex === columnIndex)),
  )
}

/** Whether a simple grid of lines can hold the table: no spans, one row of heads at most. */
export function isSimpleTable(table: Table): boolean {
  return table.headerRowCount <= 1 && table.cells.every((cell) => cell.rowSpan === 1 && cell.columnSpan === 1)
}

const NUMBER =
  /^(?=[^]{1,60}$)[(（\-−–+]?\s*(?:[$¥￥€£₩]|US\$|HK\$|RMB)?\s*[(（\-−]?[\d,，]*\.?\d+\s*[%％x×倍]?\s*[)）]?$/

/** Whether a cell's text is a number as statements print them, or the dash that stands for none. */
function isNumeric(text: string): boolean {
  const trimmed = text.trim()
  return NUMBER.test(trimmed) || /^[—–-]$/.test(trimmed)
}

/** Columns whose body holds mostly numbers: these are set flush right. */
export function numericColumns(table: Table): Set<number> {
  const tally = new Map<number, { numeric: number; filled: number }>()
  for (const { rowIndex, columnIndex, text } of table.cells) {
    if (rowIndex < table.headerRowCount || !text.trim()) continue
    const entry = tally.get(columnIndex) ?? { numeric: 0, filled: 0 }
    tally.set(columnIndex, { numeric: entry.numeric + Number(isNumeric(text)), filled: entry.filled + 1 })
  }
  return new Set([...tally].filter(([, { numeric, filled }]) => numeric * 2 > filled).map(([column]) => column))
}
