import { parseAddress, type Figure } from '@tickmark/document'
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
