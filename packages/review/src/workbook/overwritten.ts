import { differenceOf, type Anomaly } from './anomalies.ts'
import { departuresOf } from './departures.ts'
import type { ModelCell } from './grid.ts'
import { across } from './lines.ts'
import type { WorkbookModel } from './model.ts'
import { rememberFor } from './remember.ts'

/** Typed numbers where formulas should stand, in one line of copies. */
export interface Overwritten {
  cells: readonly ModelCell[]
  /** The first of them. */
  anomaly: Anomaly
  /** The largest difference from what the formula gives; 0 when all agree, undefined when it can't be told. */
  difference: number | undefined
}

/** One entry a line of copies, those that agree with their formula today apart from those that don't. */
export const overwrittenOf = rememberFor((model: WorkbookModel): Overwritten[] => {
  const groups = new Map<string, Anomaly[]>()
  for (const { anomalies } of departuresOf(model))
    for (const anomaly of anomalies) {
      if (anomaly.kind !== 'constant') continue
      const { cell, direction, peers } = anomaly
      const agrees = roundedDifference(anomaly) === 0
      const line = [cell.sheet, direction, across(cell, direction), peers[0]!.shape!.form, agrees].join('|')
      groups.set(line, [...(groups.get(line) ?? []), anomaly])
    }
  return [...groups.values()].map((anomalies) => ({
    cells: anomalies.map(({ cell }) => cell),
    anomaly: anomalies[0]!,
    difference: largest(anomalies.map(roundedDifference)),
  }))
})

/** Agreement to a thousandth is a pasted value, rounded. */
function roundedDifference(anomaly: Anomaly): number | undefined {
  const difference = differenceOf(anomaly)
  if (difference === undefined) return undefined
  return Math.abs(difference) <= 1e-3 * Math.abs(anomaly.expectedValue ?? 0) ? 0 : difference
}

function largest(differences: readonly (number | undefined)[]): number | undefined {
  const known = differences.filter((difference) => difference !== undefined)
  if (known.length === 0) return undefined
  return known.reduce((most, difference) => (Math.abs(difference) > Math.abs(most) ? difference : most))
}
