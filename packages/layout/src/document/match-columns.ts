import { numberAt } from '@tickmark/document'
import type { Cell, Table } from '@tickmark/document'

/** Columns of two parts this near to one another are one, as a share of the page's width. */
const SAME_COLUMN = 0.025

/** For each column of the second table the first's column in the same place; undefined when they do not agree. */
export function matchColumns(first: Table, second: Table): number[] | undefined {
  if (second.columnCount > first.columnCount || second.columnCount < 2) return undefined
  const places = columnPlaces(first)
  const matches: number[] = []
  for (const place of columnPlaces(second)) {
    const from = (matches.at(-1) ?? -1) + 1
    const best = nearestColumn(places, place, from)
    if (best === undefined) return undefined
    matches.push(best)
  }
  const skipped = first.columnCount - second.columnCount
  return skipped <= Math.max(1, 0.25 * first.columnCount) ? matches : undefined
}

interface Place {
  left: number
  right: number
}

function nearestColumn(
  places: readonly (Place | undefined)[],
  place: Place | undefined,
  from: number,
): number | undefined {
  if (!place) return from < places.length ? from : undefined
  let best: number | undefined
  let bestDistance = SAME_COLUMN
  for (let column = from; column < places.length; column++) {
    const other = places[column]
    if (!other) continue
    const overlap = Math.min(other.right, place.right) - Math.max(other.left, place.left)
    const distance = Math.min(
      Math.abs(other.left - place.left),
      Math.abs(other.right - place.right),
      overlap > 0.5 * Math.min(other.right - other.left, place.right - place.left) ? 0.01 : 1,
    )
    if (distance < bestDistance) [best, bestDistance] = [column, distance]
  }
  return best
}

/** Where the words of each column stand. */
function columnPlaces(table: Table): (Place | undefined)[] {
  const places: (Place | undefined)[] = Array.from({ length: table.columnCount })
  for (const cell of table.cells) {
    if (cell.columnSpan > 1 || !cell.words?.length) continue
    const left = Math.min(...cell.words.map(({ box }) => box[0]))
    const right = Math.max(...cell.words.map(({ box }) => box[2]))
    const place = places[cell.columnIndex]
    places[cell.columnIndex] = place
      ? { left: Math.min(place.left, left), right: Math.max(place.right, right) }
      : { left, right }
  }
  return places
}

/** Cells of a part that goes on, `offset` rows further down and in the columns of the first. */
export function moveCells(cells: readonly Cell[], first: Table, columns: readonly number[], offset: number): Cell[] {
  return cells.map((cell): Cell => {
    const columnIndex = numberAt(columns, cell.columnIndex)
    const columnEnd = numberAt(columns, cell.columnIndex + cell.columnSpan - 1)
    return {
      ...cell,
      rowIndex: cell.rowIndex + offset,
      columnIndex,
      columnSpan: columnEnd - columnIndex + 1,
      role: columnIndex < first.headerColumnCount ? 'rowHeader' : 'data',
    }
  })
}
