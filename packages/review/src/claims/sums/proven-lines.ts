import type { Relation } from '../relation/relation.ts'

/** What each line of a bill comes to is proven by its number and price: then their total is meant, though no other column shows it. */
const SURE = 0.95

/** Makes the sums that a label alone states sure where each of their lines is the product of two others. */
export function withProvenLines(relations: readonly Relation[]): Relation[] {
  const products = relations.filter(({ kind, holds }) => kind === 'product' && holds)
  const proven = new Set(products.map(({ result }) => result))
  if (proven.size === 0) return [...relations]
  return relations.map((relation) => {
    const { holds, cues, terms } = relation
    const isOfProven = terms.length > 1 && terms.every(({ figure }) => proven.has(figure))
    if (holds || !cues?.unproven || !cues.total || !isOfProven) return relation
    return { ...relation, confidence: SURE, cues: { total: true } }
  })
}
