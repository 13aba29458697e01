import { amountValue } from '@tickmark/document'
import type { Document, Figure } from '@tickmark/document'
import { documentNumberStyle } from '@tickmark/language'
import { findCauses } from './blame.ts'
import { judgeRelations } from './judge-relations.ts'
import type { WishedPrecision } from './judge-relations.ts'
import { judgeSheets } from './judge-sheets.ts'
import { confirmFormulas } from './confirm-formulas.ts'
import { findRelations } from '../claims/find-relations.ts'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation } from '../claims/relation/relation.ts'
import { statedByHand } from './stated-by-hand.ts'
import type { Derivation } from '../facts/derivation.ts'
import { withoutClosingBalances, withoutMeantOtherwise } from './meant-otherwise.ts'
import type { CheckedFacts } from './checked-facts.ts'
import { isFigure } from '../facts/figures/figure-kind.ts'
import type { Grid } from '../facts/grids/grid.ts'
import { makeGrids } from '../facts/grids/make-grids.ts'
import { markRepeatedHeads } from '../facts/grids/repeated-heads.ts'
import { DEFAULT_PRECISION } from '../profiles/tuning.ts'
import { makeSentences } from '../facts/sentences/make-sentences.ts'

/** Least confidence of a search for the document to calculate with the figures that it relates. */
const USED = 0.5

/** Reads figures out of a document and tests all arithmetic among them. `derivation` tells what the formulas of a workbook compute. */
export function checkFacts(
  document: Document,
  { derivation, precision = DEFAULT_PRECISION }: { derivation?: Derivation; precision?: WishedPrecision } = {},
): CheckedFacts {
  const { all, ...proposed } = proposeRelations(document, derivation)
  const { isComputed } = derivation ?? {}
  const judged = isComputed
    ? withoutMeantOtherwise(
        judgeSheets(proposed.relations, proposed.figures, { wished: precision, isComputed }),
        proposed.relations,
      )
    : judgeRelations(proposed.relations, proposed.figures, precision)
  const relations = withoutClosingBalances(judged, proposed.relations)
  const confirmations = derivation ? confirmFormulas(all, derivation) : []
  return { ...proposed, relations, confirmations, causes: findCauses(relations, isComputed) }
}

/** What a document states, whether it is believed or not: its figures and the arithmetic among them that can be wrong; `all` holds what formulas keep by construction as well. */
export function proposeRelations(
  document: Document,
  derivation?: Derivation,
): Omit<CheckedFacts, 'causes' | 'confirmations'> & { all: readonly Relation[] } {
  const numberStyle = documentNumberStyle(document)
  const grids = makeGrids(document, numberStyle)
  if (derivation) markComputed(grids, derivation)
  if (!document.workbook) markRepeatedHeads(grids)
  const sentences = document.workbook ? [] : makeSentences(document, numberStyle)
  const found = findRelations(document, grids, sentences)
  const relations = derivation ? statedByHand(found.relations, derivation) : found.relations
  const used = new Set(relations.filter(({ confidence }) => confidence >= USED).flatMap(figuresOf))
  const printed = [
    ...grids.flatMap((grid) => grid.cells.flat().flatMap((cell) => (cell && !cell.dash ? [cell] : []))),
    ...sentences.flatMap((sentence) => sentence.figures),
  ]
  // What counts people or things, and a nought in a table, is a figure only where the document calculates with it.
  const figures = printed.flatMap(({ figure, kind = 'amount' }) =>
    (isFigure(kind) && !isNought(figure)) || used.has(figure) ? [figure] : [],
  )
  return { figures, grids, sentences, relations, all: found.relations, contradictions: found.contradictions }
}

/** "0,00" in a table states as little as the dash that others print there. */
function isNought({ amount, location }: Figure): boolean {
  return location.start === undefined && location.sheet === undefined && amountValue(amount).isZero()
}

function markComputed(grids: readonly Grid[], { isComputed }: Derivation): void {
  for (const { cells } of grids)
    for (const cell of cells.flat()) if (cell && isComputed(cell.figure)) cell.computed = true
}
