import { parseAddress, parseRange, type CellRole, type ModelPlace, type ModelPlaceInfo } from '@tickmark/document'
import { labelOf } from '../evidence/evidence.ts'
import type { Area, Place } from '../formula/reference.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { regionKindOf } from '../overview/map-sheets.ts'
import { areaAddress, cellsInArea, isCalculation, type ModelCell } from '../sheet/grid.ts'

/** The cell that a person names; undefined where nothing stands there. */
export function findCell(model: WorkbookModel, { sheet, cell }: ModelPlace): ModelCell | undefined {
  const place = parseAddress(cell)
  return place && gridOf(model, sheet)?.at(place.rowIndex, place.columnIndex)
}

/** The rectangle that a person names, on a sheet that is there. */
export function findArea(model: WorkbookModel, { sheet, cell }: ModelPlace): Area | undefined {
  const range = parseRange(cell)
  const name = gridOf(model, sheet)?.name
  if (!range || name === undefined) return undefined
  const { from, to } = range
  return { sheet: name, top: from.rowIndex, left: from.columnIndex, bottom: to.rowIndex, right: to.columnIndex }
}

export function roleOf(model: WorkbookModel, cell: ModelCell): CellRole {
  return regionKindOf(model, cell) ?? 'empty'
}

export function infoOf(model: WorkbookModel, cell: ModelCell): ModelPlaceInfo {
  return {
    ...placeOf(cell),
    label: labelOf(model, cell),
    text: cell.cell.text,
    ...(cell.cell.formula !== undefined && { formula: `=${cell.cell.formula}` }),
    role: roleOf(model, cell),
    count: 1,
    reads: isCalculation(cell),
    isRead: model.graph.readerOf(cell) !== undefined,
  }
}

/** A range is looked at through its first cell; what nobody wrote into is told, too. */
export function infoOfArea(model: WorkbookModel, area: Area): ModelPlaceInfo {
  const grid = gridOf(model, area.sheet)
  const cells = [...cellsInArea(grid, area)]
  const [first] = cells
  if (isSingle(area) && first) return infoOf(model, first)
  return {
    sheet: grid?.name ?? area.sheet,
    cell: areaAddress(clip(model, area)),
    label: first ? labelOf(model, first) : '',
    text: first?.cell.text ?? '',
    role: first ? roleOf(model, first) : 'empty',
    count: cells.length,
    reads: cells.length > 0,
    isRead: true,
  }
}

/** Whole rows and columns end where their sheet does. */
function clip(model: WorkbookModel, area: Area): Area {
  const { rowCount = 1, columnCount = 1 } = gridOf(model, area.sheet)?.sheet ?? {}
  return {
    ...area,
    bottom: Math.max(area.top, Math.min(area.bottom, rowCount - 1)),
    right: Math.max(area.left, Math.min(area.right, columnCount - 1)),
  }
}

export function placeOf({ sheet, address }: ModelCell): ModelPlace {
  return { sheet, cell: address }
}

export const isSingle = ({ top, bottom, left, right }: Area): boolean => top === bottom && left === right

/** Cells as the rectangles that they fill: runs along rows, joined downwards. In reading order. */
export function joinCells(cells: readonly Place[]): Area[] {
  const areas: Area[] = []
  const open = new Map<string, Area>()
  let run: Area | undefined
  const close = (): void => {
    if (!run) return
    const key = `${run.left}:${run.right}`
    const above = open.get(key)
    if (above?.bottom === run.top - 1) above.bottom = run.bottom
    else {
      open.set(key, run)
      areas.push(run)
    }
  }
  for (const { sheet, row, column } of cells.toSorted((a, b) => a.row - b.row || a.column - b.column)) {
    if (run?.top === row && run.right === column - 1) {
      run.right = column
      continue
    }
    close()
    run = { sheet, top: row, bottom: row, left: column, right: column }
  }
  close()
  return areas
}
