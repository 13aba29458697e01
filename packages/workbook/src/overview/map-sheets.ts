import type { RegionKind, SheetMap, SheetRegion } from '@tickmark/document'
import { conceptOfCell } from '../concepts/concept-lines.ts'
import { departuresOf } from '../slips/departures.ts'
import type { Area } from '../formula/reference.ts'
import {
  areaAddress,
  isCalculation,
  isComputed,
  isNumeric,
  isText,
  type ModelCell,
  type SheetGrid,
} from '../sheet/grid.ts'
import type { WorkbookModel } from '../model/model.ts'
import { isPeriodHead } from '../sheet/time-axis.ts'

/** A map that nobody could read helps nobody, and every review carries it. */
const MOST_REGIONS_OF_SHEET = 800
const MOST_REGIONS = 3000

interface Region {
  area: Area
  key: string
  kind: RegionKind
  first: ModelCell
}

/** Which cells of each sheet belong together: copies of one formula, typed numbers, heads. Bounded; see `SheetMap.omitted`. */
export function mapSheets(model: WorkbookModel): SheetMap[] {
  const expected = new Map(
    departuresOf(model).flatMap(({ anomalies }) => anomalies.map((anomaly) => [anomaly.cell, anomaly.expected])),
  )
  let left = MOST_REGIONS
  return [...model.grids.values()].map((grid) => {
    const regions = findRegions(model, grid, expected)
    const shown = regions.slice(0, Math.min(left, MOST_REGIONS_OF_SHEET))
    left -= shown.length
    return {
      sheet: grid.name,
      regions: shown.map((region) => toSheetRegion(region, expected)),
      omitted: regions.length - shown.length,
    }
  })
}

function toSheetRegion({ area, kind, first }: Region, expected: ReadonlyMap<ModelCell, string>): SheetRegion {
  const wanted = expected.get(first)
  return {
    range: areaAddress(area),
    kind,
    ...(isCalculation(first) && { formula: `=${first.cell.formula}` }),
    ...(wanted !== undefined && { expected: `=${wanted}` }),
  }
}

/** Runs of like cells in each row, joined downwards where the row below has the same run. */
function findRegions(
  model: WorkbookModel,
  grid: SheetGrid,
  departing: ReadonlyMap<ModelCell, unknown>,
): readonly Region[] {
  const regions: Region[] = []
  const open = new Map<string, Region>()
  let run: Region | undefined
  const close = (): void => {
    if (run) joinAbove(run, open, regions)
    run = undefined
  }
  for (const cell of grid.cells) {
    const kind = regionKindOf(model, cell)
    const key = kind && keyOf(cell, kind, departing)
    const continues = run?.key === key && run?.area.top === cell.row && run.area.right === cell.column - 1
    if (!continues) close()
    if (kind === undefined || key === undefined) continue
    if (run) run.area.right = cell.column
    else {
      const area = { sheet: grid.name, top: cell.row, bottom: cell.row, left: cell.column, right: cell.column }
      run = { area, key, kind, first: cell }
    }
  }
  close()
  return regions
}

function joinAbove(run: Region, open: Map<string, Region>, regions: Region[]): void {
  const place = `${run.area.left}:${run.area.right}:${run.key}`
  const above = open.get(place)
  if (above?.area.bottom === run.area.top - 1) {
    above.area.bottom = run.area.bottom
    return
  }
  open.set(place, run)
  regions.push(run)
}

/** What a cell is in its model; undefined for what belongs to no region, such as a truth value. */
export function regionKindOf(model: WorkbookModel, cell: ModelCell): RegionKind | undefined {
  if (isCalculation(cell)) {
    if (conceptOfCell(model, cell) === 'check') return 'check'
    return model.graph.readerOf(cell) ? 'calculation' : 'output'
  }
  if (isText(cell) || isPeriodHead(model.axes(cell.sheet), cell)) return 'head'
  if (isComputed(cell)) return 'calculation'
  return isNumeric(cell) || cell.cell.type === 'date' ? 'input' : undefined
}

/** Cells with the same key are of one region. A cell that departs from its neighbours is never drawn as one of them. */
function keyOf(cell: ModelCell, kind: RegionKind, departing: ReadonlyMap<ModelCell, unknown>): string {
  const form = isCalculation(cell) ? cell.shape.form : ''
  return `${kind}|${departing.has(cell) ? `!${form}` : form}`
}
