import { itemAt, numberAt } from '@tickmark/document'
import type { Area } from '../formula/reference.ts'
import type { FormulaCell } from '../sheet/grid.ts'

/** A formula and a range that it reads. */
export interface Reader {
  area: Area
  cell: FormulaCell
}

/** Ranges of one column or of a whole sheet, asked which of them hold a cell. */
export interface RangeIndex {
  add(reader: Reader): void
  /** One reader whose range holds the cell. */
  anyHolding(row: number, column: number): Reader | undefined
  /** All readers whose range holds the cell, in the order in which they were added. */
  allHolding(row: number, column: number): Reader[]
}

/** Finds the readers of a cell without a look at the others: a column of a large model has thousands of totals, and every cell is asked for. */
export function createRangeIndex(): RangeIndex {
  const added: Reader[] = []
  let index: SortedRanges | undefined

  function* holding(row: number, column: number): Generator<number> {
    index ??= sortRanges(added.map(({ area }) => area))
    for (let at = index.lastAround(row); at >= 0; at = index.lastAround(row, at - 1)) {
      const order = numberAt(index.orders, at)
      const { left, right } = itemAt(added, order).area
      if (left <= column && column <= right) yield order
    }
  }

  return {
    add(reader) {
      added.push(reader)
      index = undefined
    },
    anyHolding(row, column) {
      const [order] = holding(row, column)
      return order === undefined ? undefined : added[order]
    },
    allHolding: (row, column) =>
      Array.from(holding(row, column))
        .sort((a, b) => a - b)
        .map((order) => itemAt(added, order)),
  }
}

/** Ranges by their first row. */
interface SortedRanges {
  /** Where each stood before. */
  orders: readonly number[]
  /** The last range, none behind `until`, that begins at or above a row and ends at or below it; −1 where none does. */
  lastAround(row: number, until?: number): number
}

/** A tree over the last rows of the ranges leads to those that reach a row. */
function sortRanges(areas: readonly Area[]): SortedRanges {
  const sorted = areas.map((area, order) => ({ area, order })).sort((a, b) => a.area.top - b.area.top)
  const leaves = 2 ** Math.ceil(Math.log2(Math.max(1, areas.length)))
  // From `leaves` on stand the last rows; before them, at each place, the larger of the two at its double and beside it.
  const reach = new Int32Array(2 * leaves).fill(-1)
  for (const [at, { area }] of sorted.entries()) reach[leaves + at] = area.bottom
  const reachOf = (node: number): number => reach[node] ?? -1
  for (let node = leaves - 1; node > 0; node--) reach[node] = Math.max(reachOf(2 * node), reachOf(2 * node + 1))

  function search(row: number, until: number, { node, first, width }: Branch): number {
    if (first > until || reachOf(node) < row) return -1
    if (width === 1) return first
    const half = width / 2
    const right = search(row, until, { node: 2 * node + 1, first: first + half, width: half })
    return right >= 0 ? right : search(row, until, { node: 2 * node, first, width: half })
  }

  return {
    orders: sorted.map(({ order }) => order),
    lastAround: (row, until = Infinity) =>
      search(row, Math.min(until, countFrom(sorted, row) - 1), { node: 1, first: 0, width: leaves }),
  }
}

/** A node of the tree and the ranges below it. */
interface Branch {
  node: number
  first: number
  width: number
}

/** How many of the sorted ranges begin at or above a row. */
function countFrom(sorted: readonly { area: Area }[], row: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (itemAt(sorted, middle).area.top <= row) low = middle + 1
    else high = middle
  }
  return low
}
