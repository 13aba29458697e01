import type { Derivation } from '../facts/derivation.ts'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation, RelationKind } from '../claims/relation/relation.ts'

/** Kinds that the names of the lines state, whatever formula stands in them. */
const NAMED: ReadonlySet<RelationKind> = new Set(['balance', 'debits-credits', 'cash-roll', 'cash-tie', 'profit-tie'])

/**
 * The relations of a workbook that somebody typed in and that may therefore be wrong. What a formula computes from the other figures
 * holds by construction, and what else it may seem to add up to is not what it says: its own rules speak of it.
 */
export function statedByHand(relations: readonly Relation[], derivation: Derivation): Relation[] {
  const inputs = new Set(relations.filter((relation) => isInput(relation, derivation)).flatMap(linesOf))
  return relations.filter(
    (relation) =>
      isStated(relation, derivation) && (relation.holds || !linesOf(relation).some((line) => inputs.has(line))),
  )
}

function isStated(relation: Relation, { isComputed, feeds, isRead }: Derivation): boolean {
  const figures = figuresOf(relation)
  // A typed rate from which the model computes is assumed, and no result of figures elsewhere.
  if (relation.kind === 'ratio' && !relation.holds && !isComputed(relation.result) && isRead(relation.result))
    return false
  const computed = figures.filter(isComputed)
  if (computed.length === 0) return true
  if (computed.length === figures.length) return false
  const { result } = relation
  if (!isComputed(result)) return !computed.some((formula) => feeds(result, formula))
  return NAMED.has(relation.kind) && !figures.some((figure) => !isComputed(figure) && feeds(figure, result))
}

/** Whether the other figures are computed from the result: it is no result but what they start from (a growth rate that is assumed). */
function isInput({ result, terms, linear }: Relation, { isComputed, feeds }: Derivation): boolean {
  return !linear && !isComputed(result) && terms.some(({ figure }) => isComputed(figure) && feeds(result, figure))
}

/** The row and the column of a relation's result: others of its kind there mean the same. */
function linesOf({ kind, result: { location } }: Relation): string[] {
  const { block, rowIndex, columnIndex } = location
  return [`${kind} ${block} row ${rowIndex}`, `${kind} ${block} column ${columnIndex}`]
}
