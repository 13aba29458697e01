import { itemAt } from '@tickmark/document'
import { linesWith, type ConceptLine } from '../concepts/concept-lines.ts'
import type { ModelConcept } from '../concepts/concepts.ts'
import { numberOf, type ModelCell } from '../sheet/grid.ts'
import { distance } from '../sheet/lines.ts'
import type { WorkbookModel } from '../model/model.ts'
import { periodAt } from '../sheet/time-axis.ts'

/** A single assumption or result: the number that stands beside its label. */
export interface NamedValue {
  cell: ModelCell
  value: number
}

/** All cells that hold one value for a concept (not a row of periods), in reading order. */
export function valuesOf(model: WorkbookModel, concept: ModelConcept): NamedValue[] {
  return linesWith(model, concept).flatMap(({ cells }) => {
    const numbers = cells.flatMap((cell) => {
      const value = numberOf(cell)
      return value === undefined ? [] : [{ cell, value }]
    })
    return numbers.length === 1 ? numbers : []
  })
}

/** The value that a model uses for a concept: the one that most formulas read. */
export function mainValueOf(model: WorkbookModel, concept: ModelConcept): NamedValue | undefined {
  return valuesOf(model, concept).toSorted(
    (a, b) => model.graph.dependants(b.cell).length - model.graph.dependants(a.cell).length,
  )[0]
}

/** The row of a concept that runs over periods: at least three numbers side by side. */
export function seriesOf(model: WorkbookModel, concept: ModelConcept): ConceptLine[] {
  return linesWith(model, concept).filter(({ cells }) => periodCells(model, cells).length >= 3)
}

/**
 * The numbers of a row that stand under periods, or, where no axis heads them, the unbroken run of numbers.
 * A total or growth column beside them is left out.
 */
export function periodCells(model: WorkbookModel, cells: readonly ModelCell[]): ModelCell[] {
  const numbers = cells.filter((cell) => numberOf(cell) !== undefined)
  const [first] = numbers
  if (!first) return []
  const axes = model.axes(first.sheet)
  const headed = numbers.filter((cell) => periodAt(axes, cell) !== undefined)
  if (headed.length >= 3) return headed
  const broken = numbers.findIndex((cell, index) => index > 0 && distance(cell, itemAt(numbers, index - 1)) > 1)
  return broken < 0 ? numbers : numbers.slice(0, broken)
}
