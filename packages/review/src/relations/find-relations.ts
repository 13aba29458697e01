import type { Document } from '@tickmark/document'
import { isWideSheet } from '../facts/grid.ts'
import type { Grid } from '../facts/grid.ts'
import type { Sentence } from '../facts/make-sentences.ts'
import { withoutAbridged } from './abridged-sums.ts'
import { averages } from './averages.ts'
import { cashTies } from './cash-ties.ts'
import { changeColumns } from './change-columns.ts'
import { dealIdentities } from './deal-identities.ts'
import { debitsCredits } from './debits-credits.ts'
import { earningsPerShare } from './earnings-per-share.ts'
import { footGrid } from './footing.ts'
import { impliedShares } from './implied-shares.ts'
import { labelledRolls } from './labelled-rolls.ts'
import { footList, isLongList } from './long-lists.ts'
import { marginChanges } from './margin-changes.ts'
import { noteTies } from './note-ties.ts'
import { plainStatements } from './plain-statements.ts'
import { productColumns } from './product-columns.ts'
import { proseChanges } from './prose-changes.ts'
import type { Contradiction } from './prose-changes.ts'
import { proseIdentities } from './prose-identities.ts'
import { proseProducts } from './prose-products.ts'
import { proseRatios } from './prose-ratios.ts'
import { proseRestatements } from './prose-restatements.ts'
import { proseTables } from './prose-tables.ts'
import { quarters } from './quarters.ts'
import { ratioColumns } from './ratio-columns.ts'
import type { Relation } from './relation.ts'
import { shareColumns } from './share-columns.ts'
import { rowRatios } from './row-ratios.ts'
import { sameItems } from './same-items.ts'
import { statementIdentities } from './statement-identities.ts'
import { taxReconciliation } from './tax-reconciliation.ts'
import { topShares } from './top-shares.ts'

/** All arithmetic that the document states: inside tables, between tables, in sentences and between sentences and tables. */
export function findRelations(
  document: Document,
  all: readonly Grid[],
  sentences: readonly Sentence[],
): { relations: Relation[]; contradictions: Contradiction[] } {
  const [lists, short] = [all.filter(isLongList), all.filter((grid) => !isLongList(grid))]
  const tables = [...lists.flatMap(footList), ...tableRelations(short), ...all.flatMap(debitsCredits)]
  const changes = proseChanges(sentences)
  const prose = [
    ...changes.relations,
    ...plainStatements(document, short, sentences),
    ...proseRestatements(short, sentences),
    ...proseRatios(document, short, sentences),
    ...proseIdentities(short, sentences),
    ...proseProducts(sentences),
    ...topShares(short, sentences),
    ...proseTables(short, sentences),
  ]
  const relations = withoutAbridged(withoutOverruled(withoutRepeats([...tables, ...prose])))
  return { relations, contradictions: changes.contradictions }
}

/** All arithmetic inside tables and between them. */
function tableRelations(grids: readonly Grid[]): Relation[] {
  const narrow = grids.filter((grid) => !isWideSheet(grid))
  return [
    ...grids.flatMap(dealIdentities),
    ...grids.flatMap(footGrid),
    ...grids.flatMap(labelledRolls),
    ...changeColumns(narrow),
    ...narrow.flatMap(ratioColumns),
    ...rowRatios(grids),
    ...narrow.flatMap(marginChanges),
    ...narrow.flatMap(shareColumns),
    ...narrow.flatMap(impliedShares),
    ...statementIdentities(grids),
    ...cashTies(grids),
    ...sameItems(grids),
    ...noteTies(grids),
    ...earningsPerShare(grids),
    ...narrow.flatMap(productColumns),
    ...narrow.flatMap(averages),
    ...grids.flatMap(taxReconciliation),
    ...quarters(grids),
  ]
}

/** A relation found twice by different ways counts once, in the form that is surest that it is meant; among equals the first. */
function withoutRepeats(relations: readonly Relation[]): Relation[] {
  const surest = new Map<string, Relation>()
  for (const relation of relations) {
    if (!relation.linear) continue
    const known = surest.get(keyOf(relation))
    if (!known || (!known.holds && relation.confidence > known.confidence)) surest.set(keyOf(relation), relation)
  }
  return relations.filter((relation) => !relation.linear || surest.get(keyOf(relation)) === relation)
}

/** A sum that lacks a line ("equity in losses of investees") is no error where another with that line gives the same result. */
function withoutOverruled(relations: readonly Relation[]): Relation[] {
  const sums = relations.filter(({ linear, holds }) => linear && holds)
  const byResult = Map.groupBy(sums, ({ result }) => result)
  return relations.filter((relation) => {
    if (relation.holds || !relation.linear) return true
    return !byResult.get(relation.result)?.some((other) => {
      const figures = new Set(other.terms.map(({ figure }) => figure))
      return figures.size > relation.terms.length && relation.terms.every(({ figure }) => figures.has(figure))
    })
  })
}

function keyOf({ result, terms }: Relation): string {
  return [result.id, ...terms.map((term) => term.figure.id).toSorted()].join(' ')
}
