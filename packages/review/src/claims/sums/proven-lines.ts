import type { Figure } from '@tickmark/document'
import { namesBareTotal } from '@tickmark/language'
import type { Relation } from '../relation/relation.ts'

/** What each line of a bill comes to is proven by its number and price: then their total is meant, though no other column shows it. */
const SURE = 0.95

/** Lines of a sum of which all but one have to be shares of its total. */
const LEAST_SHARES = 2

/**
 * Makes the sums that a label alone states sure where each of their lines is the product of two others, or where their shares of the total
 * are printed beside them: then the total is the whole of these lines, and what they do not add up to is wrong or missing.
 */
export function withProvenLines(relations: readonly Relation[]): Relation[] {
  const products = relations.filter(({ kind, holds }) => kind === 'product' && holds)
  const proven = new Set(products.map(({ result }) => result))
  const parts = partsByWhole(relations)
  if (proven.size === 0 && parts.size === 0) return [...relations]
  return relations.map((relation) => {
    const { holds, cues, terms, result } = relation
    if (holds || !cues?.unproven || !cues.total || terms.length < 2) return relation
    const shares = terms.filter(({ figure }) => parts.get(result)?.has(figure)).length
    const isOfShares = shares >= LEAST_SHARES && shares >= terms.length - 1
    if (!isOfShares && !terms.every(({ figure }) => proven.has(figure))) return relation
    return { ...relation, confidence: SURE, cues: { total: true } }
  })
}

/** Sums whose lines are all shares of the total, as printed beside them, and leave a part of it: a line of the table is missing. */
export function unfilledWholes(relations: readonly Relation[]): Relation[] {
  const parts = partsByWhole(relations)
  return relations.filter(({ holds, linear, kind, result, terms, stated, expected }) => {
    const isWhole = linear && !holds && kind === 'sum' && namesBareTotal(result.label ?? '')
    const shares = terms.filter(({ figure, sign }) => sign > 0 && parts.get(result)?.has(figure))
    const isLess = expected.isPositive() && expected.lessThan(stated)
    return isWhole && isLess && shares.length >= LEAST_SHARES && shares.length === terms.length
  })
}

/** The lines of a table whose share of a whole is printed beside them, as it is. */
function partsByWhole(relations: readonly Relation[]): Map<Figure, Set<Figure>> {
  const parts = new Map<Figure, Set<Figure>>()
  for (const { kind, holds, terms } of relations) {
    const [part, whole] = terms
    if (kind !== 'share' || !holds || !part || !whole) continue
    const own = parts.get(whole.figure) ?? new Set()
    parts.set(whole.figure, own.add(part.figure))
  }
  return parts
}
