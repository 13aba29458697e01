import type { StatedSum } from '@tickmark/document'
import type { Relation, RelationKind } from '../claims/relation/relation.ts'

const SUMS: ReadonlySet<RelationKind> = new Set([
  'sum',
  'cross-sum',
  'difference',
  'parts',
  'roll-forward',
  'balance',
  'cash-roll',
])
/** Least confidence for a sum to be called recognised; the same that verifies its figures. */
const RECOGNISED = 0.5

/** The signed sums that were recognised within single tables, one for each result: the likeliest, those that hold first. */
export function statedSums(relations: readonly Relation[]): StatedSum[] {
  const best = new Map<string, Relation>()
  for (const relation of relations) {
    const table = relation.result.location.block
    if (!SUMS.has(relation.kind) || !relation.linear || relation.confidence < RECOGNISED) continue
    if (relation.terms.some(({ figure }) => figure.location.block !== table || figure.location.rowIndex === undefined))
      continue
    const known = best.get(relation.result.id)
    if (!known || rank(relation) > rank(known)) best.set(relation.result.id, relation)
  }
  return Array.from(best.values(), (relation) => {
    const difference = relation.stated.minus(relation.expected)
    return {
      result: relation.result.id,
      addends: relation.terms.map(({ figure, sign }) => ({ figure: figure.id, sign })),
      holds: relation.holds,
      ...(difference.isZero() ? {} : { difference: difference.toFixed() }),
    }
  })
}

function rank(relation: Relation): number {
  return (relation.holds ? 10 : 0) + relation.confidence + relation.terms.length / 1000
}
