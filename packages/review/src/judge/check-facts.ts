import type { Document } from '@tickmark/document'
import { documentNumberStyle } from '@tickmark/language'
import { findCauses, isCounted } from './blame.ts'
import { findRelations } from '../claims/find-relations.ts'
import { figuresOf } from '../claims/relation/relation.ts'
import { statedByHand } from './stated-by-hand.ts'
import type { Derivation } from '../facts/derivation.ts'
import type { CheckedFacts } from './checked-facts.ts'
import { isFigure } from '../facts/figures/figure-kind.ts'
import type { Grid } from '../facts/grids/grid.ts'
import { makeGrids } from '../facts/grids/make-grids.ts'
import { makeSentences } from '../facts/sentences/make-sentences.ts'

/** Reads figures out of a document and tests all arithmetic among them. `derivation` tells what the formulas of a workbook compute. */
export function checkFacts(document: Document, derivation?: Derivation): CheckedFacts {
  const numberStyle = documentNumberStyle(document)
  const grids = makeGrids(document, numberStyle)
  if (derivation) markComputed(grids, derivation)
  const sentences = document.workbook ? [] : makeSentences(document, numberStyle)
  const found = findRelations(document, grids, sentences)
  const relations = derivation ? statedByHand(found.relations, derivation) : found.relations
  const causes = findCauses(relations, derivation?.isComputed)
  const used = new Set(relations.filter(isCounted).flatMap(figuresOf))
  const printed = [
    ...grids.flatMap((grid) => grid.cells.flat().flatMap((cell) => (cell && !cell.dash ? [cell] : []))),
    ...sentences.flatMap((sentence) => sentence.figures),
  ]
  // What counts people or things is a figure only where the document calculates with it.
  const figures = printed.flatMap(({ figure, kind = 'amount' }) => (isFigure(kind) || used.has(figure) ? [figure] : []))
  return { figures, grids, sentences, relations, causes, contradictions: found.contradictions }
}

function markComputed(grids: readonly Grid[], { isComputed }: Derivation): void {
  for (const { cells } of grids)
    for (const cell of cells.flat()) if (cell && isComputed(cell.figure)) cell.computed = true
}
