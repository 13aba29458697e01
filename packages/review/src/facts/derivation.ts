import { parseAddress, type Figure } from '@tickmark/document'
import { areaContains, cellsInArea, gridOf, isComputed as isComputedCell } from '@tickmark/workbook'
import type { ModelCell, WorkbookModel } from '@tickmark/workbook'

/** Of a workbook: which numbers its formulas give, and from which others. */
export interface Derivation {
  isComputed(figure: Figure): boolean
  /** Whether any formula reads the cell. */
  isRead(figure: Figure): boolean
  /** Whether a formula computes `result` from `source`, directly or over other formulas. */
  feeds(source: Figure, result: Figure): boolean
  /** Whether the formula of `result` names the cell of `source`, alone or in a range. */
  reads(result: Figure, source: Figure): boolean
}

/** Cells looked at on the way from a formula to its sources; where a longer way leads is left open, and taken for a yes. */
const MOST_READ = 5000

/** Which figures of a workbook's sheets its formulas compute, and from which others. */
export function derivationOf(model: WorkbookModel): Derivation {
  const cellOf = ({ location: { sheet, cell } }: Figure): ModelCell | undefined => {
    const place = parseAddress(cell ?? '')
    return sheet !== undefined && place ? gridOf(model, sheet)?.at(place.rowIndex, place.columnIndex) : undefined
  }
  return {
    isComputed: (figure) => isComputedCell(cellOf(figure)),
    isRead(figure) {
      const cell = cellOf(figure)
      return cell !== undefined && model.graph.readerOf(cell) !== undefined
    },
    feeds(source, result) {
      const [from, to] = [cellOf(source), cellOf(result)]
      return from !== undefined && to !== undefined && isFedBy(model, to, from)
    },
    reads(result, source) {
      const [from, to] = [cellOf(source), cellOf(result)]
      return from !== undefined && to !== undefined && readsCell(model, to, from)
    },
  }
}

function readsCell(model: WorkbookModel, reader: ModelCell, { sheet, row, column }: ModelCell): boolean {
  return model.graph
    .precedentAreas(reader)
    .some(
      (area) =>
        area.sheet.toLowerCase() === sheet.toLowerCase() && areaContains(area, { sheet: area.sheet, row, column }),
    )
}

function isFedBy(model: WorkbookModel, result: ModelCell, source: ModelCell): boolean {
  const followed = new Set([result])
  let read = 0
  for (const cell of followed) {
    const origin = cell.cell.computedBy
    if (origin !== undefined && origin !== cell.address) {
      const place = parseAddress(origin)
      const giver = place && gridOf(model, cell.sheet)?.at(place.rowIndex, place.columnIndex)
      if (giver) followed.add(giver)
    }
    if (readsCell(model, cell, source)) return true
    for (const area of model.graph.precedentAreas(cell)) {
      for (const precedent of cellsInArea(gridOf(model, area.sheet), area)) {
        if (++read > MOST_READ) return true
        if (isComputedCell(precedent)) followed.add(precedent)
      }
    }
  }
  return false
}
