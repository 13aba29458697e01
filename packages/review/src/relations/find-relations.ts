import type { Document } from '@tickmark/document'
import type { Grid } from '../facts/grid.ts'
import type { Sentence } from '../facts/make-sentences.ts'
import { changeColumns } from './change-columns.ts'
import { footGrid } from './footing.ts'
import type { Relation } from './relation.ts'
import { cashTies, sameItems, statementIdentities } from './statement-ties.ts'

/** All arithmetic that the document states: inside tables, between tables, in sentences and between sentences and tables. */
export function findRelations(_document: Document, grids: readonly Grid[], _sentences: readonly Sentence[]): Relation[] {
  const relations = [...grids.flatMap(footGrid), ...grids.flatMap(changeColumns), ...statementIdentities(grids), ...cashTies(grids), ...sameItems(grids)]
  return withoutRepeats(relations)
}

/** A relation found twice by different ways counts once, in its first and most specific form. */
function withoutRepeats(relations: readonly Relation[]): Relation[] {
  const seen = new Set<string>()
  return relations.filter((relation) => {
    if (!relation.linear) return true
    const key = [relation.result.id, ...relation.terms.map((term) => term.figure.id).toSorted()].join(' ')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
