import type { Document } from '@tickmark/document'
import { documentNumberStyle } from '@tickmark/language'
import { findCauses, isCounted } from '../relations/blame.ts'
import { findRelations } from '../relations/find-relations.ts'
import { figuresOf } from '../relations/relation.ts'
import { statedByHand } from '../relations/stated-by-hand.ts'
import type { Derivation, Facts } from './facts.ts'
import { isFigure } from './figure-kind.ts'
import type { Grid } from './grid.ts'
import { makeGrids } from './make-grids.ts'
import { makeSentences } from './make-sentences.ts'

/** Reads figures out of a document and tests all arithmetic among them. `derivation` tells what the formulas of a workbook compute. */
export function collectFacts(document: Document, derivation?: Derivation): Facts {
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
