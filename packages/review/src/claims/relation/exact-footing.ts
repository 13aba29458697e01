import { Decimal } from '@tickmark/document'
import type { Relation, RelationKind } from './relation.ts'

/** Sums of a document from which on it shows whether its totals are made to foot. */
const LEAST_SUMS = 30
/** One of so many may be off: the one that is wrong. Statements that are rounded or cut off line by line are off in one of two. */
const ONE_OF = 50
/** Two lines are off by rounding too seldom to tell. */
const LEAST_TERMS = 3

const FOOTED: ReadonlySet<RelationKind> = new Set(['sum', 'parts', 'cross-sum', 'roll-forward', 'cash-roll'])

/**
 * Rounded amounts need not foot: a total may be off by a unit for each two lines. Most publishers adjust a line until it does, and then throughout
 * their document: where nearly every sum agrees to the last digit, one that does not is off by an error, however small.
 */
export function withExactFooting(relations: readonly Relation[]): Relation[] {
  const sums = relations.filter((relation) => relation.holds && isFooted(relation))
  const told = sums.filter(({ terms }) => terms.length >= LEAST_TERMS)
  const isExact = told.length >= LEAST_SUMS && told.filter(isOff).length <= Math.max(1, told.length / ONE_OF)
  if (!isExact) return [...relations]
  const off = new Set(sums.filter((relation) => isOff(relation) && isMeant(relation)))
  return relations.map((relation) => (off.has(relation) ? broken(relation) : relation))
}

/** A sum of amounts of a printed table; a sheet stores more digits than it shows. */
function isFooted({ kind, basis, result }: Relation): boolean {
  const { unit } = result.amount
  return FOOTED.has(kind) && basis === 'proven' && unit !== 'percent' && result.location.sheet === undefined
}

/** A line that nothing calls a total may be the sum of two others by chance. */
function isMeant({ kind, cues }: Relation): boolean {
  return kind !== 'sum' || cues?.total === true
}

function isOff({ stated, expected }: Relation): boolean {
  return !stated.equals(expected)
}

function broken(relation: Relation): Relation {
  const cues = { ...relation.cues, withinRounding: true as const }
  return { ...relation, holds: false, tolerance: new Decimal(0), confidence: CONFIDENCE, cues }
}

const CONFIDENCE = 0.7
