import type { Workbook } from '@tickmark/document'
import { graphOf, type DependencyGraph } from './graph.ts'
import {
  gridsOf,
  isFormula,
  type FormulaCell,
  type Grids,
  type ModelCell,
  type SheetGrid,
  cellOfGrids,
} from '../sheet/grid.ts'
import { completeValues } from './complete-values.ts'
import type { Recalculation } from './recalculator.ts'
import { findTimeAxes, type TimeAxis } from '../sheet/time-axis.ts'

/** A workbook seen as a model: formulas by shape, labels, time axis, dependency graph. */
export interface WorkbookModel {
  workbook: Workbook
  /** By lower-case sheet name, in the workbook's order. */
  grids: Grids
  graph: DependencyGraph
  axes(sheet: string): readonly TimeAxis[]
  /** What the formulas give when computed anew; absent when nobody recalculated. */
  recalculation?: Recalculation
  /** Formulas that were stored without a value; they hold what they give. */
  unstored: readonly ModelCell[]
}

export function buildWorkbookModel(stored: Workbook, recalculation?: Recalculation): WorkbookModel {
  const { workbook, completed } = completeValues(stored, recalculation)
  const grids = gridsOf(workbook)
  const axes = new Map<string, readonly TimeAxis[]>()
  return {
    workbook,
    grids,
    graph: graphOf(workbook),
    axes(sheet) {
      const name = sheet.toLowerCase()
      const known = axes.get(name)
      if (known) return known
      const grid = grids.get(name)
      const found = grid ? findTimeAxes(grid) : []
      axes.set(name, found)
      return found
    },
    ...(recalculation && { recalculation }),
    unstored: completed.map(({ sheet, rowIndex, columnIndex }) =>
      cellOfGrids(grids, { sheet, row: rowIndex, column: columnIndex }),
    ),
  }
}

export function gridOf(model: WorkbookModel, sheet: string): SheetGrid | undefined {
  return model.grids.get(sheet.toLowerCase())
}

export function* formulaCells(model: WorkbookModel): Generator<FormulaCell> {
  for (const grid of model.grids.values()) for (const cell of grid.cells) if (isFormula(cell)) yield cell
}
