import { firstOf } from '@tickmark/document'
import { differenceOf, type Anomaly } from './anomalies.ts'
import { departuresOf } from './departures.ts'
import type { ModelCell } from '../sheet/grid.ts'
import { across } from '../sheet/lines.ts'
import type { WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'

/** Typed numbers where formulas should stand, in one line of copies. */
export interface Overwritten {
  cells: readonly ModelCell[]
  /** The first of them. */
  anomaly: Anomaly
  /** The largest difference from what the formula gives; 0 when all agree, undefined when it can't be told. */
  difference: number | undefined
}

/** One entry a cell whose value differs from its formula's; those that agree today together, a line of copies at a time. */
export const overwrittenOf = rememberFor((model: WorkbookModel): Overwritten[] => {
  const groups = new Map<string, Anomaly[]>()
  for (const { anomalies } of departuresOf(model))
    for (const anomaly of anomalies) {
      if (anomaly.kind !== 'constant') continue
      const { cell, direction, peers } = anomaly
      const agrees = roundedDifference(anomaly) === 0
      const place = agrees ? [direction, across(cell, direction), peers[0].shape.form] : [cell.address]
      const line = [cell.sheet, ...place].join('|')
      groups.set(line, [...(groups.get(line) ?? []), anomaly])
    }
  return [...groups.values()].map((anomalies) => ({
    cells: anomalies.map(({ cell }) => cell),
    anomaly: firstOf(anomalies),
    difference: largest(anomalies.map(roundedDifference)),
  }))
})

/** Agreement to a thousandth, or to the last digit typed, is a pasted value, rounded. */
function roundedDifference(anomaly: Anomaly): number | undefined {
  const difference = differenceOf(anomaly)
  if (difference === undefined) return undefined
  const decimals = /\.(\d+)/.exec(String(anomaly.cell.cell.value))?.[1]?.length ?? 0
  const tolerance = Math.max(1e-3 * Math.abs(anomaly.expectedValue ?? 0), decimals > 0 ? 1.01 * 10 ** -decimals : 0)
  return Math.abs(difference) <= tolerance ? 0 : difference
}

function largest(differences: readonly (number | undefined)[]): number | undefined {
  const known = differences.filter((difference) => difference !== undefined)
  if (known.length === 0) return undefined
  return known.reduce((most, difference) => (Math.abs(difference) > Math.abs(most) ? difference : most))
}
