import { differenceOf, type Anomaly } from '../copies/anomalies.ts'
import { rewriteReferences } from '../formula/translate.ts'
import type { WorkbookModel } from '../model/model.ts'
import { evaluateFormula } from '../sheet/evaluate.ts'
import { isCalculation, numberOf, type ModelCell } from '../sheet/grid.ts'
import { along } from '../sheet/lines.ts'

/** Parts of a value that a chain of corrections may lose to rounding. */
const EXACT = 1e-9

/**
 * Cells of one period that depart from their copies and undo each other: one holds a change the other way round, the next adds what its
 * copies deduct. Corrected together they give what they give now, and nothing else reads what lies between.
 */
export function turnedTogether(model: WorkbookModel, anomalies: readonly Anomaly[]): ReadonlySet<ModelCell> {
  const formulas = anomalies.filter(({ kind, cell }) => kind !== 'constant' && isCalculation(cell))
  const periods = Map.groupBy(formulas, ({ cell, direction }) => `${direction}|${cell.sheet}|${along(cell, direction)}`)
  return new Set(
    [...periods.values()]
      .flatMap((group) => chainsOf(model, group))
      .flatMap((chain) => (isUndone(model, chain) ? chain : []))
      .map(({ cell }) => cell),
  )
}

/** Departures that read each other. */
function chainsOf(model: WorkbookModel, group: readonly Anomaly[]): Anomaly[][] {
  const chains: Anomaly[][] = []
  for (const anomaly of group) {
    const isNear = (other: Anomaly): boolean =>
      model.graph.dependants(other.cell).some((reader) => reader === anomaly.cell) ||
      model.graph.dependants(anomaly.cell).some((reader) => reader === other.cell)
    const joined = chains.filter((chain) => chain.some(isNear))
    for (const chain of joined) chains.splice(chains.indexOf(chain), 1)
    chains.push([...joined.flat(), anomaly])
  }
  return chains.filter((chain) => chain.length > 1)
}

function isUndone(model: WorkbookModel, chain: readonly Anomaly[]): boolean {
  const members = new Set<ModelCell>(chain.map(({ cell }) => cell))
  const ends = chain.filter(({ cell }) => !model.graph.dependants(cell).some((reader) => members.has(reader)))
  const isInside = ({ cell }: Anomaly): boolean => model.graph.dependants(cell).every((reader) => members.has(reader))
  if (!chain.every((anomaly) => ends.includes(anomaly) || isInside(anomaly))) return false
  const corrected = correct(model, chain)
  return (
    ends.every(({ cell }) => {
      const [own, other] = [numberOf(cell), corrected.get(cell)]
      return own !== undefined && other !== undefined && Math.abs(own - other) <= EXACT * Math.max(1, Math.abs(own))
    }) && chain.some((anomaly) => differenceOf(anomaly) !== 0)
  )
}

/** What the cells of a chain would give if all of them were the copies that their neighbours are. */
function correct(model: WorkbookModel, chain: readonly Anomaly[]): Map<ModelCell, number> {
  const values = new Map<ModelCell, number>()
  // As many rounds as there are cells settle every order in which they read each other.
  for (const _ of chain)
    for (const { cell, expected } of chain) {
      const formula = rewriteReferences(expected, ({ text }) => {
        const read = chain.find(
          (other) =>
            other.cell !== cell && other.cell.sheet === cell.sheet && other.cell.address === text.replaceAll('$', ''),
        )
        const value = read && values.get(read.cell)
        return value === undefined ? text : `(${value})`
      })
      const value = evaluateFormula(model.grids, formula, cell)
      if (value !== undefined) values.set(cell, value)
    }
  return values
}
