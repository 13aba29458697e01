import {
  firstOf,
  lastOf,
  type Driver,
  type DriverEffect,
  type DriverEffects,
  type DriverList,
  type ModelPlace,
} from '@tickmark/document'
import { lineNameOf, labelOf } from '../evidence/evidence.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import type { Recalculator, Scenarios } from '../model/recalculator.ts'
import { areaAddress, cellsInArea, isFormula, type ModelCell } from '../sheet/grid.ts'
import { headAt, isPeriodHead, runsDown } from '../sheet/time-axis.ts'
import { findArea, findCell, infoOf, joinCells } from './places.ts'
import { sliceModel } from './slice-model.ts'
import { baseValue, isNumberInput } from './what-if.ts'

/** Lines of inputs that are ranked; the nearest to the result. */
const MOST_DRIVERS = 400
/** Cells that are looked at on the way back from a result. */
const MOST_PRECEDENTS = 400_000

/** The typed numbers that feed a formula, those of one line together. Undefined where there is no such formula. */
export function listDrivers(model: WorkbookModel, output: ModelPlace): DriverList | undefined {
  const cell = findCell(model, output)
  if (!cell || !isFormula(cell)) return undefined
  const inputs = precedentsOf(model, cell).filter((precedent) => isDriver(model, precedent))
  const drivers = joinLines(model, inputs)
  return {
    output: infoOf(model, cell),
    drivers: drivers.slice(0, MOST_DRIVERS).map((cells) => toDriver(model, cells)),
    omitted: Math.max(0, drivers.length - MOST_DRIVERS),
  }
}

/** A result with the part of its model that its inputs move, loaded into the engine. */
export interface DriverRanking {
  base: number | null
  effectOf(driver: ModelPlace, by: number): DriverEffect
  close(): void
}

/** Opens the ranking of a result's inputs; undefined where there is no such formula. */
export function openRanking(
  model: WorkbookModel,
  output: ModelPlace,
  recalculator: Recalculator,
): DriverRanking | undefined {
  const cell = findCell(model, output)
  if (!cell || !isFormula(cell)) return undefined
  const feeding = new Set(precedentsOf(model, cell))
  const inputs = [...feeding].filter((precedent) => isDriver(model, precedent))
  const { workbook } = sliceModel(model, inputs, new Set([...feeding, cell]))
  const scenarios = recalculator.open(workbook)
  const base = baseValue(model, cell)
  return {
    base: typeof base === 'number' ? base : null,
    effectOf: (driver, by) => ({
      ...driver,
      low: effect(model, { scenarios, cell, driver, factor: 1 - by }),
      high: effect(model, { scenarios, cell, driver, factor: 1 + by }),
    }),
    close: scenarios.close,
  }
}

/** Ranks as many inputs, from the first, as `goesOn` allows; one at least. */
export function rankDrivers(
  ranking: DriverRanking,
  drivers: readonly ModelPlace[],
  { by, goesOn }: { by: number; goesOn: () => boolean },
): DriverEffects {
  const effects: DriverEffect[] = []
  for (const driver of drivers) {
    if (effects.length > 0 && !goesOn()) break
    effects.push(ranking.effectOf(driver, by))
  }
  return { base: ranking.base, effects }
}

interface Trial {
  scenarios: Scenarios
  cell: ModelCell
  driver: ModelPlace
  factor: number
}

function effect(model: WorkbookModel, { scenarios, cell, driver, factor }: Trial): number | null {
  const area = findArea(model, driver)
  const cells = area ? [...cellsInArea(gridOf(model, area.sheet), area)].filter(isNumberInput) : []
  const inputs = cells.map(({ sheet, row, column, cell: { value } }) => ({
    sheet,
    row,
    column,
    value: Number(value) * factor,
  }))
  const value = inputs.length > 0 ? scenarios.compute(inputs, cell) : undefined
  return typeof value === 'number' ? value : null
}

/** All cells that a formula rests on, the nearest first. */
function precedentsOf(model: WorkbookModel, cell: ModelCell): ModelCell[] {
  const found = new Set<ModelCell>([cell])
  for (const next of found) {
    if (found.size > MOST_PRECEDENTS) break
    for (const area of model.graph.precedentAreas(next))
      for (const read of cellsInArea(gridOf(model, area.sheet), area)) {
        found.add(read)
        const master = read.cell.computedBy && findCell(model, { sheet: read.sheet, cell: read.cell.computedBy })
        if (master) found.add(master)
      }
  }
  found.delete(cell)
  return [...found]
}

/** Nothing moves by a tenth of nothing, years and dates are no amounts. */
function isDriver(model: WorkbookModel, cell: ModelCell): boolean {
  if (!isNumberInput(cell) || cell.cell.type !== 'number' || cell.cell.value === 0) return false
  return !isPeriodHead(model.axes(cell.sheet), cell)
}

/** Neighbours along the sheet's time that have one name. */
function joinLines(model: WorkbookModel, inputs: readonly ModelCell[]): ModelCell[][] {
  const lines = Map.groupBy(inputs, (cell) => {
    const axes = model.axes(cell.sheet)
    if (!headAt(axes, cell)) return `${cell.sheet}!${cell.address}`
    const line = runsDown(axes) ? `|${cell.column}` : `${cell.row}|`
    return `${cell.sheet}!${line}!${lineNameOf(model, cell)}`
  })
  return [...lines.values()].flatMap((cells) =>
    joinCells(cells).map((area) =>
      cells.filter(
        ({ row, column }) => row >= area.top && row <= area.bottom && column >= area.left && column <= area.right,
      ),
    ),
  )
}

function toDriver(model: WorkbookModel, line: readonly ModelCell[]): Driver {
  const cells = line.toSorted((a, b) => a.row - b.row || a.column - b.column)
  const [first, last] = [firstOf(cells), lastOf(cells)]
  const area = { sheet: first.sheet, top: first.row, left: first.column, bottom: last.row, right: last.column }
  return {
    sheet: first.sheet,
    cell: areaAddress(area),
    label: cells.length > 1 ? lineNameOf(model, first) : labelOf(model, first),
    text: cells.length > 1 ? `${first.cell.text} … ${last.cell.text}` : first.cell.text,
    count: cells.length,
  }
}
