import { lineNameOf } from '../evidence/evidence.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import type { ModelCell } from '../sheet/grid.ts'
import { columnLabelOf, rowLabelOf } from '../sheet/labels.ts'

/** The texts that name a cell, left of it and over it: in a list the head of the column says what the row does not. */
export function namesOfCell(model: WorkbookModel, { sheet, row, column }: ModelCell): string[] {
  const grid = gridOf(model, sheet)
  if (!grid) return []
  return [rowLabelOf(grid, row, column), columnLabelOf(grid, row, column)].flatMap((label) =>
    label ? [label.cell.text.normalize('NFKC').trim()] : [],
  )
}

/** Whether the line that a cell stands in is named so. */
export function isLineNamed(model: WorkbookModel, cell: ModelCell, name: RegExp): boolean {
  return name.test(lineNameOf(model, cell).normalize('NFKC'))
}

/** Whether its line or the head over it is named so. */
export function isNamed(model: WorkbookModel, cell: ModelCell, name: RegExp): boolean {
  return namesOfCell(model, cell).some((text) => name.test(text))
}
