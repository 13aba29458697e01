import { cellsRead, linkOf } from '../concepts/composition.ts'
import type { Anomaly } from '../copies/anomalies.ts'
import { resolveReference } from '../formula/reference.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { isCalculation, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { periodAt } from '../sheet/time-axis.ts'
import { across, along, cellOn, type Direction } from '../sheet/lines.ts'

/**
 * Whether a formula reads the next of a list of assumptions where its copies stay with the last, begins from a period that its lines choose
 * or takes the level of its line up where that begins to run.
 */
export function isPhase(model: WorkbookModel, anomaly: Anomaly, cell: FormulaCell): boolean {
  return (
    isSetAnew(model, anomaly, cell) ||
    isPhasedIn(model, anomaly, cell) ||
    choosesBase(model, anomaly, cell) ||
    takesUpLevel(model, anomaly, cell) ||
    standsApart(model, anomaly)
  )
}

/** Lines that begin with the column of levels beside the periods. */
const LEAST_BEGUN = 2

/** The depreciation of a month, carried on along the months, in the one in which an asset is bought: it comes from the column beside the periods that other lines begin with. */
function takesUpLevel(model: WorkbookModel, { direction, peers }: Anomaly, cell: FormulaCell): boolean {
  const grid = gridOf(model, cell.sheet)
  const carried = linkOf(model, peers[0])?.cell
  if (!grid || !carried || !isBeforeOf(carried, peers[0], direction, 1)) return false
  const axes = model.axes(cell.sheet)
  const read = cellsRead(model, cell)
  const [first] = read
  const isLevel = (source: ModelCell, place: number): boolean =>
    source.sheet === cell.sheet &&
    along(source, direction) === place &&
    place < along(cell, direction) &&
    periodAt(axes, source) === undefined
  if (!first || !read.every((source) => isLevel(source, along(first, direction)))) return false
  const begun = grid.cells.filter((other) => {
    const source = isCalculation(other) ? linkOf(model, other)?.cell : undefined
    return (
      source !== undefined &&
      isLevel(source, along(first, direction)) &&
      across(source, direction) === across(other, direction)
    )
  })
  return begun.length >= LEAST_BEGUN
}

/** Formulas between a cell and the nearest of its copies that are none of them. */
const MOST_BETWEEN = 2

/** The nearest copy stands behind a run of other formulas: the line has phases, and this is another one. */
function standsApart(model: WorkbookModel, { kind, direction, peers, cell }: Anomaly): boolean {
  const grid = gridOf(model, cell.sheet)
  if (!grid || (kind !== 'reference' && kind !== 'formula')) return false
  const [from, to] = [along(cell, direction), along(peers[0], direction)].toSorted((a, b) => a - b)
  const copies = new Set<ModelCell>(peers)
  const between = (direction === 'row' ? grid.row(cell.row) : grid.column(cell.column)).filter((other) => {
    const place = along(other, direction)
    return place > (from ?? 0) && place < (to ?? 0) && isCalculation(other) && !copies.has(other)
  })
  return between.length > MOST_BETWEEN
}

/** Steps of a rhythm, this one among them. */
const LEAST_STEPS = 3

interface Step {
  position: number
  source: number
}

/**
 * A line that stays as it was but for steps at equal distances, each of which takes the next cell of another line: the rent of every new
 * year among months.
 */
function isSetAnew(model: WorkbookModel, { direction, peers }: Anomaly, cell: FormulaCell): boolean {
  const grid = gridOf(model, cell.sheet)
  const own = linkOf(model, cell)?.cell
  if (!grid || !own || linkOf(model, peers[0])?.cell.sheet !== cell.sheet) return false
  const line = direction === 'row' ? grid.row(cell.row) : grid.column(cell.column)
  const form = peers[0].shape.form
  const links = line.filter((other) => isCalculation(other) && other.shape.form !== form)
  return (['row', 'column'] as const).some((way) => {
    const steps = links.flatMap((link): Step[] => {
      const source = linkOf(model, link)?.cell
      const isOfLine = source?.sheet === own.sheet && across(source, way) === across(own, way)
      return isOfLine ? [{ position: along(link, direction), source: along(source, way) }] : []
    })
    return isInRhythm(steps, along(cell, direction))
  })
}

/** Whether a step lies on the straight line that most steps lie on, with at least two others. */
function isInRhythm(steps: readonly Step[], position: number): boolean {
  const own = steps.find((step) => step.position === position)
  if (!own) return false
  const onLineThrough = (a: Step, b: Step): Step[] =>
    steps.filter(
      (step) =>
        (step.source - a.source) * (b.position - a.position) === (step.position - a.position) * (b.source - a.source),
    )
  const lines = steps.flatMap((a) =>
    steps.flatMap((b) =>
      b.position > a.position + 1 && b.source === a.source + 1 && isEven(onLineThrough(a, b), b.position - a.position)
        ? [onLineThrough(a, b)]
        : [],
    ),
  )
  const most = Math.max(0, ...lines.map((line) => line.length))
  return most >= LEAST_STEPS && lines.some((line) => line.length === most && line.includes(own))
}

const isEven = (steps: readonly Step[], distance: number): boolean =>
  steps.every(({ position }) => (position - (steps[0]?.position ?? 0)) % distance === 0)

/** The first periods read one cell of a list after the other, and the copies the last of it: a phase of so many years. */
function isPhasedIn(model: WorkbookModel, { direction, peers }: Anomaly, cell: FormulaCell): boolean {
  const grid = gridOf(model, cell.sheet)
  const first = peers.toSorted((a, b) => along(a, direction) - along(b, direction))[0]
  const start = along(cell, direction)
  if (!grid || !first || along(first, direction) <= start) return false
  const at = (position: number): ModelCell | undefined => cellOn(grid, direction, across(cell, direction), position)
  const span = along(first, direction) - start
  const cells = Array.from({ length: span + 1 }, (_, step) => at(start + step))
  const before = at(start - 1)
  const phase =
    before && isCalculation(before) && before.shape.structure === cell.shape.structure ? [before, ...cells] : cells
  if (
    phase.length < LEAST_STEPS ||
    !phase.every((one) => isCalculation(one) && one.shape.structure === cell.shape.structure)
  )
    return false
  return readsInTurn(phase.filter(isCalculation))
}

/** Formulas of one structure that name the same single cells but for one, which is the next of a list each time. */
function readsInTurn(phase: readonly FormulaCell[]): boolean {
  const reads = phase.map((one) =>
    one.shape.references.map((reference) => (reference.isRange ? undefined : resolveReference(reference, one))),
  )
  const count = reads[0]?.length ?? 0
  const lists = Array.from({ length: count }, (_, index) => reads.map((own) => own[index]))
  const moving = lists.filter((places) => places.some((place) => !isSamePlace(place, places[0])))
  return moving.length === 1 && moving.every((places) => isList(places))
}

const isSamePlace = (a: PlaceRead, b: PlaceRead): boolean =>
  a !== undefined && b !== undefined && a.sheet === b.sheet && a.top === b.top && a.left === b.left

type PlaceRead = { sheet: string; top: number; left: number } | undefined

/** Each place stands right below, or right of, the one before. */
function isList(places: readonly PlaceRead[]): boolean {
  const isNext = (down: number, right: number): boolean =>
    places.every((place, index) => {
      const before = places[index - 1]
      if (!place || (index > 0 && !before)) return false
      return (
        !before ||
        (place.sheet === before.sheet && place.top - before.top === down && place.left - before.left === right)
      )
    })
  return isNext(1, 0) || isNext(0, 1)
}

/** Lines that begin their forecast from a period of the past that is not the last. */
const LEAST_CHOICES = 3

/** The forecast goes on from an earlier year of its own line, as it does in several lines: each has a year that somebody held for usual. */
function choosesBase(model: WorkbookModel, { direction, peers }: Anomaly, cell: FormulaCell): boolean {
  const grid = gridOf(model, cell.sheet)
  const carried = linkOf(model, peers[0])?.cell
  if (!grid || !carried || !isBeforeOf(carried, peers[0], direction, 1)) return false
  const start = along(cell, direction)
  const lines = direction === 'row' ? grid.column(cell.column) : grid.row(cell.row)
  const chosen = lines.filter((other): other is FormulaCell => {
    if (!isCalculation(other)) return false
    const source = linkOf(model, other)?.cell
    const next = cellOn(grid, direction, across(other, direction), start + 1)
    return source !== undefined && isBeforeOf(source, other, direction, 2) && next?.shape?.form === peers[0].shape.form
  })
  return chosen.length >= LEAST_CHOICES && chosen.includes(cell)
}

/** Whether a cell stands in the same line, so many places before or more. */
function isBeforeOf(source: ModelCell, cell: ModelCell, direction: Direction, least: number): boolean {
  return (
    source.sheet === cell.sheet &&
    across(source, direction) === across(cell, direction) &&
    along(cell, direction) - along(source, direction) >= least
  )
}
