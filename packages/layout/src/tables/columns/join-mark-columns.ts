import { textOf } from '../../lines/text-line.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'

/** Note marks as they stand beside figures: (1), (a)(b), [2], *, †, ². Nothing of the sort is above thirty. */
const MARKS = /^(?:[(（[](?:[12]?\d|30|[a-z]{1,2})[)）\]][\s,]*)+$|^[*†‡§#^]+$|^[⁰¹²³⁴-⁹]+(?:,[⁰¹²³⁴-⁹]+)*$/i

/**
 * Note marks that are set apart from their figures look like a column of small negative amounts. They join the cell to their
 * left, where the figure stands that they explain.
 */
export function joinMarkColumns(grid: Grid): Grid {
  let { cells } = grid
  const columnCount = grid.columnEdges.length - 1
  for (let column = columnCount - 1; column > 1; column--) {
    const starting = cells.filter(({ columnIndex }) => columnIndex === column)
    if (starting.length === 0 || !starting.every((cell) => cell.columnSpan === 1 && isMark(cell))) continue
    const pairs = starting.flatMap((mark) => {
      const cell = leftOf(cells, mark)
      return cell ? [[cell, mark] as const] : []
    })
    if (pairs.length < starting.length) continue
    const marks = new Map(pairs)
    cells = cells
      .filter((cell) => !starting.includes(cell))
      .map((cell) => {
        const mark = marks.get(cell)
        return mark ? { ...cell, tokens: [...cell.tokens, ...mark.tokens] } : cell
      })
  }
  return cells === grid.cells ? grid : { ...grid, cells }
}

function isMark({ tokens }: GridCell): boolean {
  return tokens.length > 0 && MARKS.test(textOf(tokens))
}

/** The cell right before a mark, with words of its own. */
function leftOf(cells: readonly GridCell[], mark: GridCell): GridCell | undefined {
  return cells.find(
    (cell) =>
      cell.rowIndex === mark.rowIndex &&
      cell.columnIndex + cell.columnSpan === mark.columnIndex &&
      cell.columnIndex > 0 &&
      cell.tokens.length > 0 &&
      !isMark(cell),
  )
}
