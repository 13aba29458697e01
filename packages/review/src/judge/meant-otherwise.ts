import { amountValue, itemAt, parseAddress, type Figure } from '@tickmark/document'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation, RelationKind } from '../claims/relation/relation.ts'

/** Places in which one and the same relation breaks, from which on nobody slipped. */
const MANY = 5
/** It holds in fewer than so many places for each that breaks it. */
const HELD_FOR_EACH = 4

/** Identities that the names of the lines state: they are meant, however often they break. */
const NAMED: ReadonlySet<RelationKind> = new Set([
  'balance',
  'debits-credits',
  'cash-roll',
  'cash-tie',
  'profit-tie',
  'roll-forward',
])

/**
 * Without what one relation of the same lines of a sheet breaks place after place: lines that add up in some columns and do not in many
 * others mean something else there. A slip is in one place; a column or a row that somebody filled wrongly throughout shows no relation.
 */
export function withoutMeantOtherwise(judged: readonly Relation[], all: readonly Relation[]): Relation[] {
  const lines = Map.groupBy(all, linesOf)
  return judged.filter((relation) => {
    const own = linesOf(relation)
    if (relation.holds || own === undefined || NAMED.has(relation.kind)) return true
    const alike = lines.get(own) ?? []
    const broken = alike.filter(({ holds }) => !holds).length
    return broken < MANY || broken * HELD_FOR_EACH <= alike.length - broken
  })
}

/** Without sums over the quarters of a line whose every year is its last quarter's: what a balance stands at is no sum of what it stood at. */
export function withoutClosingBalances(judged: readonly Relation[], all: readonly Relation[]): Relation[] {
  const balances = closingBalances(all)
  return judged.filter(({ kind, result }) => !SUMS.has(kind) || !balances.has(result))
}

function closingBalances(all: readonly Relation[]): ReadonlySet<Figure> {
  const sums = all.filter(({ kind }) => SUMS.has(kind))
  const lines = [...Map.groupBy(sums, lineOfSums)].flatMap(([line, found]) => (line === undefined ? [] : [found]))
  const balances = lines.filter(
    (found) => new Set(found.map(({ result }) => result)).size >= LEAST_YEARS && found.every(isAtItsLast),
  )
  return new Set(balances.flat().map(({ result }) => result))
}

const SUMS: ReadonlySet<RelationKind> = new Set(['sum', 'cross-sum'])
/** One year that repeats its last quarter may be a slip. */
const LEAST_YEARS = 2

/** The one column, or the one row, that a sum and its terms stand in. */
function lineOfSums(relation: Relation): string | undefined {
  const lane = laneOf(relation)
  return lane && [lane.sheet, lane.direction, lane.index].join('|')
}

function isAtItsLast(relation: Relation): boolean {
  const { holds, result, terms } = relation
  const lane = laneOf(relation)
  if (holds || !lane || terms.length < 2) return false
  // The figures of a relation are its result and its terms, in their order.
  const places = lane.places.slice(1)
  const { figure } = itemAt(terms, places.indexOf(Math.max(...places)))
  return amountValue(figure.amount).eq(amountValue(result.amount))
}

/** The rows that a relation of one column reads, or the columns of one row; undefined of anything else. */
function linesOf(relation: Relation): string | undefined {
  const lane = laneOf(relation)
  return lane && [relation.kind, lane.sheet, lane.direction, ...lane.places].join('|')
}

/** A column or a row of a sheet, and where in it the figures of a relation stand. */
interface Lane {
  sheet: string
  direction: 'column' | 'row'
  index: number
  places: number[]
}

/** The lane that all figures of a relation stand in. */
function laneOf(relation: Relation): Lane | undefined {
  const figures = figuresOf(relation)
  const places = figures.flatMap((figure) => placeOf(figure) ?? [])
  const [first] = places
  if (!first || places.length < 2 || places.length < figures.length) return undefined
  if (places.some(({ sheet }) => sheet !== first.sheet)) return undefined
  const inColumn = places.every(({ column }) => column === first.column)
  const inRow = places.every(({ row }) => row === first.row)
  if (inColumn === inRow) return undefined
  return inColumn
    ? { sheet: first.sheet, direction: 'column', index: first.column, places: places.map(({ row }) => row) }
    : { sheet: first.sheet, direction: 'row', index: first.row, places: places.map(({ column }) => column) }
}

function placeOf({ location: { sheet, cell } }: Figure): { sheet: string; row: number; column: number } | undefined {
  const at = sheet === undefined || !cell ? undefined : parseAddress(cell)
  return at && sheet !== undefined ? { sheet, row: at.rowIndex, column: at.columnIndex } : undefined
}
