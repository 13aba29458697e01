import { groupLines } from '../../lines/text-line.ts'
import type { TextLine } from '../../lines/text-line.ts'
import { attachMarks } from './attach-marks.ts'
import type { GridCell } from './page-table.ts'

/** The lines of text in drawn cells, read across all of them. */
export function linesOf(cells: readonly GridCell[]): TextLine[] {
  return groupLines(cells.flatMap(({ tokens }) => tokens)).map(attachMarks)
}
