import type { Figure } from '@tickmark/document'
import type { Derivation } from '../facts/derivation.ts'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation, RelationKind } from '../claims/relation/relation.ts'
import { isCounted } from './blame.ts'

/** A relation that holds, and the computed figures that it says something of. */
export interface Confirmation {
  relation: Relation
  figures: Figure[]
}

/** A cell that copies another says the same by construction, whatever the two are called. */
const COPIES: ReadonlySet<RelationKind> = new Set(['same-item', 'note-tie', 'cash-tie', 'profit-tie', 'quarters'])

/**
 * What confirms the formulas of a workbook. Two ways of computing one amount that meet (assets against liabilities and equity, down against
 * across) confirm all figures that take part; a formula that computes what its label says confirms its own result, not what it reads. What
 * only the formula itself suggests confirms nothing.
 */
export function confirmFormulas(relations: readonly Relation[], derivation: Derivation): Confirmation[] {
  return relations.flatMap((relation): Confirmation[] => {
    if (!relation.holds || !isCounted(relation)) return []
    const computed = figuresOf(relation).filter(derivation.isComputed)
    if (computed.length === 0 || isOfZeros(relation)) return []
    const tie = tieOf(relation, derivation)
    if (tie === 'none') return [{ relation, figures: computed }]
    return tie === 'by formula' && isNamed(relation) ? [{ relation, figures: [relation.result] }] : []
  })
}

/** Nothing equals nothing whatever is computed. */
function isOfZeros(relation: Relation): boolean {
  return figuresOf(relation).every(({ amount }) => Number(amount.value) === 0)
}

/** How the result hangs together with its terms: its formula reads them, one is computed from another in some other way, or not at all. */
function tieOf(
  { result, terms }: Relation,
  { isComputed, feeds, reads }: Derivation,
): 'by formula' | 'plugged' | 'none' {
  const figures = terms.map(({ figure }) => figure)
  if (figures.some((figure) => isComputed(figure) && feeds(result, figure))) return 'plugged'
  if (!isComputed(result)) return 'none'
  if (figures.some((figure) => reads(result, figure))) return 'by formula'
  return figures.some((figure) => feeds(figure, result)) ? 'plugged' : 'none'
}

/** The label says what the line is computed from: a total, the closing balance of a movement, a line of a statement. */
function isNamed({ kind, basis, cues }: Relation): boolean {
  return !COPIES.has(kind) && (basis === 'labelled' || cues?.total === true) && !cues?.weak
}
