import { cellAddress, Decimal, getExisting } from '@tickmark/document'
import type { Figure, Review, Table } from '@tickmark/document'
import type { NumberStyle } from '@tickmark/language'
import { readPrintedNumber } from './printed-number.ts'

type Place = { rowIndex: number; columnIndex: number }

/** Whether a formula's result is the printed number: what a spreadsheet shows has to be what the document says. */
const EXACT = 1e-9

/**
 * The formulas of a table's recognised sums, by `row,column` of the total. Only sums that give the printed number exactly come
 * alive: one that differs, by an error or by rounding, keeps the number that the document prints.
 */
export function liveSums(table: Table, review: Review | undefined, numberStyle: NumberStyle): Map<string, string> {
  const formulas = new Map<string, string>()
  if (!review?.sums?.length) return formulas
  const { figures, byTable } = sumsOf(review)
  const sums = byTable.get(table.id) ?? []
  if (sums.length === 0) return formulas
  const printed = new Map(
    table.cells.flatMap(({ rowIndex, columnIndex, text }) => {
      const number = rowIndex < table.headerRowCount ? undefined : readPrintedNumber(text, numberStyle)
      return number ? [[keyOf({ rowIndex, columnIndex }), number.value] as const] : []
    }),
  )
  const reads = new Map<string, string[]>()
  for (const { result, addends, holds, difference } of sums) {
    const total = placeIn(table, figures.get(result))
    if (!total || !holds || difference !== undefined || addends.length < 2) continue
    const terms = addends.map(({ figure, sign }) => ({ place: placeIn(table, figures.get(figure)), sign }))
    if (!terms.every((term): term is Term => term.place !== undefined && printed.has(keyOf(term.place)))) continue
    const sum = Decimal.sum(...terms.map(({ place, sign }) => sign * getExisting(printed, keyOf(place)))).toNumber()
    const stated = printed.get(keyOf(total))
    if (stated === undefined || Math.abs(sum - stated) > EXACT * Math.max(1, Math.abs(stated))) continue
    const sources = terms.map(({ place }) => keyOf(place))
    if (sources.some((source) => reaches(reads, source, keyOf(total)))) continue
    reads.set(keyOf(total), sources)
    formulas.set(keyOf(total), formulaOf(terms))
  }
  return formulas
}

interface Sums {
  figures: Map<string, Figure>
  /** By the table that holds the result. */
  byTable: Map<string | undefined, NonNullable<Review['sums']>>
}

/** Sorted once a review: a report of thousands of tables asks as often. */
const sorted = new WeakMap<Review, Sums>()

function sumsOf(review: Review): Sums {
  const known = sorted.get(review)
  if (known) return known
  const figures = new Map(review.figures.map((figure) => [figure.id, figure]))
  const byTable = Map.groupBy(review.sums ?? [], ({ result }) => figures.get(result)?.location.block)
  const sums = { figures, byTable }
  sorted.set(review, sums)
  return sums
}

interface Term {
  place: Place
  sign: 1 | -1
}

function placeIn(table: Table, figure: Figure | undefined): Place | undefined {
  const { block, rowIndex, columnIndex } = figure?.location ?? {}
  return block === table.id && rowIndex !== undefined && columnIndex !== undefined
    ? { rowIndex, columnIndex }
    : undefined
}

const keyOf = ({ rowIndex, columnIndex }: Place): string => `${rowIndex},${columnIndex}`

/** Whether a cell is, or is calculated from, the other: of "a = b − c" and "b = a + c" only one can be a formula. */
function reaches(reads: ReadonlyMap<string, string[]>, from: string, to: string): boolean {
  return from === to || (reads.get(from) ?? []).some((next) => reaches(reads, next, to))
}

/** `SUM(B2:B5)` for a run of cells, `SUM(B2:B4,B7)` with gaps, `B2-B3+B4` with signs. */
function formulaOf(terms: readonly Term[]): string {
  const address = ({ rowIndex, columnIndex }: Place) => cellAddress(rowIndex, columnIndex)
  if (terms.some(({ sign }) => sign < 0))
    return terms.map(({ place, sign }, at) => `${sign < 0 ? '-' : at > 0 ? '+' : ''}${address(place)}`).join('')
  const places = terms
    .map(({ place }) => place)
    .toSorted((a, b) => a.rowIndex - b.rowIndex || a.columnIndex - b.columnIndex)
  const runs: { first: Place; last: Place }[] = []
  for (const place of places) {
    const open = runs.at(-1)
    if (open && isNext(open, place)) open.last = place
    else runs.push({ first: place, last: place })
  }
  return `SUM(${runs.map(({ first, last }) => (first === last ? address(first) : `${address(first)}:${address(last)}`)).join(',')})`
}

function isNext({ first, last }: { first: Place; last: Place }, place: Place): boolean {
  const below = place.columnIndex === last.columnIndex && place.rowIndex === last.rowIndex + 1
  const beside = place.rowIndex === last.rowIndex && place.columnIndex === last.columnIndex + 1
  return (below && first.columnIndex === last.columnIndex) || (beside && first.rowIndex === last.rowIndex)
}
