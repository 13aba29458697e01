import type { Document } from '@tickmark/document'
import { documentNumberStyle } from '@tickmark/language'
import { findCauses } from '../relations/blame.ts'
import { findRelations } from '../relations/find-relations.ts'
import type { Facts } from './facts.ts'
import { makeGrids } from './make-grids.ts'
import { makeSentences } from './make-sentences.ts'

/** Reads figures out of a document and tests all arithmetic among them. */
export function collectFacts(document: Document): Facts {
  const numberStyle = documentNumberStyle(document)
  const grids = document.workbook ? [] : makeGrids(document, numberStyle)
  const sentences = document.workbook ? [] : makeSentences(document, numberStyle)
  const figures = [
    ...grids.flatMap((grid) => grid.cells.flat().flatMap((cell) => (cell && !cell.dash ? [cell.figure] : []))),
    ...sentences.flatMap((sentence) => sentence.figures.map(({ figure }) => figure)),
  ]
  const { relations, contradictions } = findRelations(document, grids, sentences)
  return { figures, grids, sentences, relations, causes: findCauses(relations), contradictions }
}
