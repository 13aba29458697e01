import type { Figure } from '@tickmark/document'
import type { Relation } from '../claims/relation/relation.ts'
import { CUE_IDS, cuesOf, hasOtherReading } from './cues.ts'
import { surroundingsOf } from './surroundings.ts'
import fitted from './weights.json' with { type: 'json' }

/** What a cue adds to the log odds that a broken relation is an error of the document. */
export interface WeighedCue {
  id: string
  /** What the cue says of this relation. */
  value: number
  /** What that adds. */
  weight: number
}

const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(fitted.weights))

/** The cues of a broken relation that say anything, those that decide most first. */
export function weighCues(kind: Relation['kind'], values: readonly number[]): WeighedCue[] {
  const cues = CUE_IDS.map((id, at) => ({ id, value: values[at] ?? 0, weight: (values[at] ?? 0) * weightOf(id) }))
  const own = { id: `kind ${kind}`, value: 1, weight: weightOf(`kind ${kind}`) }
  return [...cues, own].filter(({ weight }) => weight !== 0).toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
}

function weightOf(id: string): number {
  return WEIGHTS.get(id) ?? 0
}

/** How likely it is that a broken relation is an error of the document, by what its cues say. */
export function probabilityOf(cues: readonly WeighedCue[]): number {
  return 1 / (1 + Math.exp(-cues.reduce((sum, { weight }) => sum + weight, fitted.bias)))
}

/** What share of its serious findings and of its warnings a firm wants to be right. */
export interface WishedPrecision {
  serious: number
  warning: number
}

/** The relations of a document, each broken one with the probability that it is an error, and whether that is told. */
export function judgeRelations(
  relations: readonly Relation[],
  figures: readonly Figure[],
  wished: WishedPrecision,
): Relation[] {
  const around = surroundingsOf(relations, figures)
  const limits = { serious: thresholdFor(wished.serious), warning: thresholdFor(wished.warning) }
  return relations.map((relation) => {
    if (relation.holds) return relation
    if (relation.result.location.start !== undefined) return judgeProse(relation)
    const probability = probabilityOf(weighCues(relation.kind, cuesOf(relation, around(relation))))
    return withVerdict({ ...relation, probability }, probability, limits)
  })
}

/** Least confidence of a search for what it proposes of sentences to be told. */
const TOLD = 0.6

/**
 * Sentences have not been fitted either, and at first sight fewer than nine in ten of their claims were right, however sure the search was:
 * they are warnings. A percentage that the amounts of its sentence give in another way is read wrongly, not printed wrongly.
 */
function judgeProse(relation: Relation): Relation {
  const isTold = relation.confidence >= TOLD && !hasOtherReading(relation)
  return isTold ? { ...relation, verdict: 'warning' } : relation
}

function withVerdict(relation: Relation, probability: number, limits: WishedPrecision): Relation {
  if (probability < limits.warning) return relation
  return { ...relation, verdict: probability >= limits.serious ? 'serious' : 'warning' }
}

/**
 * The least probability of a claim for all that are at least as probable to be right in such a share: what a wish for precision means.
 * Measured on documents that were left out of the fit.
 */
function thresholdFor(precision: number): number {
  const [limit] = fitted.precision.find(([, reached]) => reached !== undefined && reached >= precision) ?? []
  return limit ?? 0.95
}
