import { resolveReference, type Reference } from '../formula/reference.ts'
import type { Copies, ModelCell } from '../sheet/grid.ts'
import { periodAt, type TimeAxis } from '../sheet/time-axis.ts'

interface Departing {
  cell: ModelCell
  /** Copies with the same structure, nearest first. */
  peers: Readonly<Copies>
}

/** The copy would read a column that is no period (the change of the year before, a year among quarters) where the cell reads across it. */
export function crossesSeam({ cell, peers }: Departing, axes: readonly TimeAxis[]): boolean {
  const [nearest] = peers
  const copies = placesRead(nearest, cell)
  const besides = placesRead(nearest, nearest)
  const changed = placesRead(cell, cell).flatMap((own, index) => {
    const [copy, beside] = [copies[index], besides[index]]
    return own?.row === copy?.row && own?.column === copy?.column ? [] : [{ own, copy, beside }]
  })
  const isAcross = ({ own, copy, beside }: Changed): boolean => {
    if (!own || !copy || !periodAt(axes, own)) return false
    const [steps, usual] = [stepsBack(axes, cell, own), beside && stepsBack(axes, nearest, beside)]
    // Two columns of one year (estimate and actual): the cell keeps the distance that its copies keep, a copy in its place would not.
    if (periodAt(axes, copy)) return usual !== undefined && steps === usual && stepsBack(axes, cell, copy) !== usual
    return steps === undefined || usual === undefined || steps === usual
  }
  return changed.length > 0 && changed.every(isAcross)
}

interface Changed {
  /** What the cell reads, what a copy in its place would read, and what the copy reads in its own. */
  own: Spot | undefined
  copy: Spot | undefined
  beside: Spot | undefined
}

/** How many periods before its host a cell stands that it reads; undefined where they are no periods of one kind. */
function stepsBack(axes: readonly TimeAxis[], host: Spot, read: Spot): number | undefined {
  const [to, from] = [periodAt(axes, host), periodAt(axes, read)]
  return to && from && to.granularity === from.granularity ? to.ordinal - from.ordinal : undefined
}

/** What the formula of a cell reads, or would read in place of another. */
function placesRead({ shape }: ModelCell, host: ModelCell): (Spot | undefined)[] {
  return (shape?.references ?? []).map((reference) => placeOf(reference, host))
}

interface Spot {
  row: number
  column: number
}

/** The cell of the same sheet that a reference points to. */
function placeOf(reference: Reference, host: ModelCell): Spot | undefined {
  const area = reference.isRange || reference.sheet ? undefined : resolveReference(reference, host)
  return area && { row: area.top, column: area.left }
}
