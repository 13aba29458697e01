import { CONCEPT_KINDS, type ConceptId } from '../data/shape/concept-words.ts'
import { LANGUAGE_DATA } from '../data/languages.ts'

/** A line that financial statements of all languages share. */
export interface Concept {
  id: string
  /** instant: a balance · duration: a flow · other: neither sums nor ties (ratios, per share). */
  kind: (typeof CONCEPT_KINDS)[ConceptId]
  /** In all languages; the first of a language is the preferred one. */
  names: readonly string[]
}

function conceptOf(id: ConceptId): Concept {
  return { id, kind: CONCEPT_KINDS[id], names: LANGUAGE_DATA.flatMap(({ concepts }) => concepts[id] ?? []) }
}

/** Every concept, in the order of the statements. */
export const CONCEPTS: readonly Concept[] = Object.keys(CONCEPT_KINDS).map((id) => conceptOf(id as ConceptId))
