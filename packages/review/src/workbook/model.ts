import type { Workbook } from '@tickmark/document'

/** A workbook seen as a model: regions of equal formulas, labels, time axis, dependency graph. */
export interface WorkbookModel {
  workbook: Workbook
}
