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
  const places = (of: ModelCell): (Spot | undefined)[] =>
    (of.shape?.references ?? []).map((reference) => placeOf(reference, cell))
  const copies = places(peers[0])
  const changed = places(cell).flatMap((own, index) => {
    const copy = copies[index]
    return own?.row === copy?.row && own?.column === copy?.column ? [] : [{ own, copy }]
  })
  return (
    changed.length > 0 && changed.every(({ own, copy }) => own && copy && periodAt(axes, own) && !periodAt(axes, copy))
  )
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
