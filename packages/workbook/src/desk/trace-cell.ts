import type { CellTrace, ModelPlace, ModelPlaceInfo } from '@tickmark/document'
import { resolveReference, type Area } from '../formula/reference.ts'
import { tokenizeFormula } from '../formula/tokenize.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { areaAddress, cellsInArea, isFormula, type ModelCell } from '../sheet/grid.ts'
import { findArea, findCell, infoOf, infoOfArea, isSingle } from './places.ts'

/** Steps that are listed one way: a person reads no more, and goes on from one of them. */
const MOST_STEPS = 200

/** One step from a cell, both ways; of a range to the cells that it holds. Undefined where there is no such sheet or address. */
export function traceCell(model: WorkbookModel, place: ModelPlace): CellTrace | undefined {
  const area = findArea(model, place)
  if (!area) return undefined
  if (!isSingle(area)) return traceRange(model, area)
  const cell = findCell(model, place)
  if (!cell) return traceEmpty(model, area)
  const precedents = areasReadBy(model, cell).map((read) => infoOfArea(model, read))
  return {
    at: infoOf(model, cell),
    ...cutOff(
      precedents,
      model.graph.dependants(cell).map((reader) => infoOf(model, reader)),
    ),
    outside: outsideOf(cell),
    computesAddresses: Boolean(cell.shape?.functions.has('OFFSET') || cell.shape?.functions.has('INDIRECT')),
  }
}

function traceRange(model: WorkbookModel, area: Area): CellTrace {
  const members = [...cellsInArea(gridOf(model, area.sheet), area)].toSorted(
    (a, b) => a.row - b.row || a.column - b.column,
  )
  const readers = new Set(members.slice(0, MOST_STEPS).flatMap((cell) => model.graph.dependants(cell)))
  return {
    at: infoOfArea(model, area),
    ...cutOff(
      members.map((cell) => infoOf(model, cell)),
      [...readers].map((cell) => infoOf(model, cell)),
    ),
    outside: [],
    computesAddresses: false,
  }
}

/** A cell that holds nothing may be read all the same: formulas then take it as nothing. */
function traceEmpty(model: WorkbookModel, area: Area): CellTrace {
  const place = { sheet: area.sheet, row: area.top, column: area.left }
  const readers = model.graph.dependants({ ...place, address: areaAddress(area), cell: emptyCell(area) })
  return {
    at: { ...infoOfArea(model, area), isRead: readers.length > 0 },
    ...cutOff(
      [],
      readers.map((reader) => infoOf(model, reader)),
    ),
    outside: [],
    computesAddresses: false,
  }
}

function emptyCell({ top, left, ...area }: Area): ModelCell['cell'] {
  const address = areaAddress({ ...area, top, left })
  return { address, rowIndex: top, columnIndex: left, type: 'empty', value: null, text: '' }
}

function cutOff(
  precedents: ModelPlaceInfo[],
  dependents: ModelPlaceInfo[],
): Pick<CellTrace, 'precedents' | 'dependents' | 'omitted'> {
  return {
    precedents: precedents.slice(0, MOST_STEPS),
    dependents: dependents.slice(0, MOST_STEPS),
    omitted: {
      precedents: Math.max(0, precedents.length - MOST_STEPS),
      dependents: Math.max(0, dependents.length - MOST_STEPS),
    },
  }
}

/** In the order in which the formula names them, each once. */
function areasReadBy(model: WorkbookModel, cell: ModelCell): Area[] {
  const seen = new Map<string, Area>()
  for (const area of model.graph.precedentAreas(cell)) {
    if (!gridOf(model, area.sheet)) continue
    const key = `${area.sheet.toLowerCase()}!${areaAddress(area)}`
    if (!seen.has(key)) seen.set(key, area)
  }
  return [...seen.values()]
}

/** References that lead into other files, as they are written. */
function outsideOf(cell: ModelCell): string[] {
  if (!isFormula(cell)) return []
  const isOutside = cell.shape.references.some(
    (reference) => reference.outside === 'workbook' && !resolveReference(reference, cell),
  )
  if (!isOutside) return []
  const written = tokenizeFormula(cell.cell.formula).flatMap(({ type, text }) =>
    type === 'reference' && text.includes('[') ? [text] : [],
  )
  return [...new Set(written)]
}
