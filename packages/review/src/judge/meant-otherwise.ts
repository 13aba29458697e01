import { amountValue, lastOf, parseAddress, type Figure } from '@tickmark/document'
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
  const lines = linesOf(relation)
  const at = placeOf(relation.result)
  if (lines === undefined || !at) return undefined
  return lines.includes('|rows|') ? `${at.sheet}|column|${at.column}` : `${at.sheet}|row|${at.row}`
}

function isAtItsLast({ holds, result, terms }: Relation): boolean {
  const places = terms.flatMap(({ figure }) => {
    const at = placeOf(figure)
    return at ? [{ figure, order: at.row + at.column }] : []
  })
  if (holds || places.length < 2) return false
  const { figure } = lastOf(places.toSorted((a, b) => a.order - b.order))
  return amountValue(figure.amount).eq(amountValue(result.amount))
}

/** The rows that a relation of one column reads, or the columns of one row; undefined of anything else. */
function linesOf(relation: Relation): string | undefined {
  const places = figuresOf(relation).map(placeOf)
  const [first] = places
  if (!first || places.length < 2 || places.some((place) => place?.sheet !== first.sheet)) return undefined
  const inColumn = places.every((place) => place?.column === first.column)
  const inRow = places.every((place) => place?.row === first.row)
  if (inColumn === inRow) return undefined
  const lines = places.map((place) => (inColumn ? place?.row : place?.column))
  return [relation.kind, first.sheet, inColumn ? 'rows' : 'columns', ...lines].join('|')
}

function placeOf({ location: { sheet, cell } }: Figure): { sheet: string; row: number; column: number } | undefined {
  const at = sheet === undefined || !cell ? undefined : parseAddress(cell)
  return at && sheet !== undefined ? { sheet, row: at.rowIndex, column: at.columnIndex } : undefined
}
