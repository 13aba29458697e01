import { firstOf } from '@tickmark/document'
import { differenceOf, type Anomaly } from '../copies/anomalies.ts'
import { departuresOf } from './departures.ts'
import { findPastedRuns, findTypedOn, type Overwriting } from './pasted-runs.ts'
import { numberOf, type ModelCell } from '../sheet/grid.ts'
import { across, along } from '../sheet/lines.ts'
import type { WorkbookModel } from '../model/model.ts'
import { HALF, lastDigitOf } from '../sheet/typed-digits.ts'
import { rememberFor } from '../model/remember.ts'

/** Typed numbers where formulas should stand, in one line of copies. */
export interface Overwritten {
  cells: readonly ModelCell[]
  /** The first of them. */
  anomaly: Overwriting
  /** The largest difference from what the formula gives; 0 when all agree, undefined when it can't be told. */
  difference: number | undefined
}

/** One entry a cell whose value differs from its formula's; those that agree today together, a line of copies or a pasted run at a time. */
export const overwrittenOf = rememberFor((model: WorkbookModel): Overwritten[] => {
  const runs = [...findPastedRuns(model), ...findTypedOn(model)]
  const pasted = new Set(runs.flatMap((run) => run.map(({ cell }) => cell)))
  const groups = new Map<string, Anomaly[]>()
  for (const { anomalies } of departuresOf(model))
    for (const anomaly of anomalies) {
      if (anomaly.kind !== 'constant' || pasted.has(anomaly.cell)) continue
      const { cell, direction, peers } = anomaly
      const agrees = roundedDifference(anomaly) === 0
      const place = agrees ? [direction, across(cell, direction), peers[0].shape.form] : [cell.address]
      const line = [cell.sheet, ...place].join('|')
      groups.set(line, [...(groups.get(line) ?? []), anomaly])
    }
  return [...runs, ...joinTogether([...groups.values()])].map((anomalies) => ({
    cells: anomalies.map(({ cell }) => cell),
    anomaly: firstOf(anomalies),
    difference: largest(anomalies.map(roundedDifference)),
  }))
})

/** Numbers side by side in one line, where one formula should stand in each, were typed in one go. */
function joinTogether(groups: readonly Anomaly[][]): Anomaly[][] {
  const joined: Anomaly[][] = []
  for (const group of groups) {
    const [own, last] = [group[0], joined.at(-1)?.at(-1)]
    const isNext = own && last && group.length === 1 && follows(own, last) && differ(own) && differ(last)
    if (isNext) joined.at(-1)?.push(own)
    else joined.push([...group])
  }
  return joined
}

const differ = (anomaly: Anomaly): boolean => roundedDifference(anomaly) !== 0

function follows(own: Anomaly, last: Anomaly): boolean {
  const { cell, direction, peers } = own
  return (
    last.direction === direction &&
    last.cell.sheet === cell.sheet &&
    across(last.cell, direction) === across(cell, direction) &&
    along(cell, direction) - along(last.cell, direction) === 1 &&
    last.peers[0].shape.form === peers[0].shape.form
  )
}

/** Beyond this part of itself a number was not rounded but changed. */
const MOST_ROUNDED = 0.05

/** Agreement to a thousandth, or to half a unit of the last decimal typed, is a pasted value, rounded. */
function roundedDifference(anomaly: Overwriting): number | undefined {
  const difference = differenceOf(anomaly)
  if (difference === undefined) return undefined
  const size = Math.abs(anomaly.expectedValue ?? 0)
  const unit = lastDigitOf(numberOf(anomaly.cell) ?? 0)
  const tolerance = Math.max(1e-3 * size, unit < 1 ? Math.min(HALF * unit, MOST_ROUNDED * size) : 0)
  return Math.abs(difference) <= tolerance ? 0 : difference
}

function largest(differences: readonly (number | undefined)[]): number | undefined {
  const known = differences.filter((difference) => difference !== undefined)
  if (known.length === 0) return undefined
  return known.reduce((most, difference) => (Math.abs(difference) > Math.abs(most) ? difference : most))
}
