import { firstOf, lastOf } from '@tickmark/document'
import type { Rectangle } from '@tickmark/document/page'
import type { Token } from '../../lines/text-line.ts'

/** A table as found on one page: plain JSON, in points. */
export interface PageTable extends Rectangle {
  /** What showed its structure: ruling lines, alignment alone, or the file's tags. */
  kind: 'ruled' | 'open' | 'tagged'
  rowCount: number
  columnCount: number
  headerRowCount: number
  headerColumnCount: number
  cells: PageCell[]
  /** Left edge of each column and right edge of the last. */
  columnEdges: number[]
}

export interface PageCell extends Rectangle {
  rowIndex: number
  columnIndex: number
  rowSpan: number
  columnSpan: number
  /** Lines of the cell from top to bottom, each the indexes of its words in `PageContent.words`. */
  lines: number[][]
  indent?: number
  header?: boolean
}

/** A table in the making: cells with the words themselves. Cells without words may be left out. */
export interface Grid {
  kind: PageTable['kind']
  columnEdges: number[]
  rowEdges: number[]
  cells: GridCell[]
  /** Set where the source tells it; found from the cells otherwise. */
  headerRowCount?: number
}

export interface GridCell {
  rowIndex: number
  columnIndex: number
  rowSpan: number
  columnSpan: number
  tokens: Token[]
}

export function gridBounds(grid: Grid): Rectangle {
  return {
    left: firstOf(grid.columnEdges),
    top: firstOf(grid.rowEdges),
    right: lastOf(grid.columnEdges),
    bottom: lastOf(grid.rowEdges),
  }
}
