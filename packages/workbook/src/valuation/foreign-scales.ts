import { cellOfNode, cellsRead, linkOf, quotientOf } from '../concepts/composition.ts'
import { conceptOfCell, linesWith } from '../concepts/concept-lines.ts'
import type { ModelConcept } from '../concepts/concepts.ts'
import { lineNameOf } from '../evidence/evidence.ts'
import { signedTerms } from '../formula/canonical.ts'
import type { WorkbookModel } from '../model/model.ts'
import { evaluateNode } from '../sheet/evaluate.ts'
import {
  cellsInArea,
  isCalculation,
  isConstantNumber,
  numberOf,
  type FormulaCell,
  type ModelCell,
} from '../sheet/grid.ts'

/** A typed number that is in other units than the amounts it meets in a formula, by what the two are. */
export interface ForeignScale {
  cell: ModelCell
  result: FormulaCell
  /** About what the others come to. */
  usual: number
}

/** What is taken off a value, or added to it, and is never a hundred times the value. */
const CLAIMS = new Set<ModelConcept>(['net_debt', 'debt', 'cash', 'minority_interest'])
const FEES = /\b(?:fees?|costs?|expenses?)\b|费用|费$|수수료|비용|手数料|費用/i
const FAR = 100
/** No share is worth less, and hardly one is worth more, in any currency. */
const LEAST_PRICE = 1e-3
const MOST_PRICE = 1e6

export function findForeignScales(model: WorkbookModel): ForeignScale[] {
  const told = [...claims(model), ...fees(model)]
  const results = new Set<ModelCell>(told.map(({ result }) => result))
  // A value in other units makes every value per share of it one.
  const own = shares(model).filter(({ result }) => !cellsRead(model, result).some((read) => results.has(read)))
  return [...told, ...own]
}

/** Debt or cash a hundred times the value that it is taken from. */
function claims(model: WorkbookModel): ForeignScale[] {
  return linesWith(model, 'equity_value', 'enterprise_value').flatMap(({ cells }) =>
    cells.filter(isCalculation).flatMap((cell) => {
      const terms = termsOf(model, cell)
      const isClaim = (term: Term): boolean => {
        const concept = term.cell && conceptOfCell(model, term.cell)
        return concept !== undefined && CLAIMS.has(concept)
      }
      return farAbove(model, cell, terms, isClaim)
    }),
  )
}

/** Fees a hundred times what is bought. */
function fees(model: WorkbookModel): ForeignScale[] {
  return linesWith(model, 'total_uses', 'total_sources').flatMap(({ cells }) =>
    cells.filter(isCalculation).flatMap((cell) => {
      const isFee = (term: Term): boolean =>
        term.cell !== undefined && FEES.test(lineNameOf(model, term.cell).normalize('NFKC'))
      return farAbove(model, cell, termsOf(model, cell), isFee)
    }),
  )
}

/** A number of shares that makes a value per share that no share has. */
function shares(model: WorkbookModel): ForeignScale[] {
  return linesWith(model, 'value_per_share').flatMap(({ cells }) =>
    cells.filter(isCalculation).flatMap((result): ForeignScale[] => {
      const { over, under } = quotientOf(model, result) ?? {}
      const price = Math.abs(numberOf(result) ?? 1)
      const cell = under && typedSource(model, under)
      if (!cell || !over || conceptOfCell(model, under) !== 'shares' || price === 0) return []
      return price < LEAST_PRICE || price > MOST_PRICE ? [{ cell, result, usual: numberOf(over) ?? 0 }] : []
    }),
  )
}

interface Term {
  cell: ModelCell | undefined
  value: number
}

function farAbove(
  model: WorkbookModel,
  result: FormulaCell,
  terms: readonly Term[],
  isSlight: (term: Term) => boolean,
): ForeignScale[] {
  const usual = Math.max(0, ...terms.filter((term) => !isSlight(term)).map(({ value }) => Math.abs(value)))
  if (usual === 0) return []
  return terms.flatMap((term): ForeignScale[] => {
    const cell = term.cell && isSlight(term) && Math.abs(term.value) >= FAR * usual && typedSource(model, term.cell)
    return cell ? [{ cell, result, usual }] : []
  })
}

/** What a sum adds, cell by cell, and the value of what it adds besides. */
function termsOf(model: WorkbookModel, cell: FormulaCell): Term[] {
  return signedTerms(cell.shape.root).flatMap(({ node }): Term[] => {
    const own = cellOfNode(model, cell, node)
    if (own) return [{ cell: own, value: numberOf(own) ?? 0 }]
    if (node.type === 'call' && node.name === 'SUM')
      return model.graph.precedentAreas(cell).flatMap((area) =>
        [...cellsInArea(model.grids.get(area.sheet), area)].map((part) => ({
          cell: part,
          value: numberOf(part) ?? 0,
        })),
      )
    const value = evaluateNode(model.grids, node, cell)
    return [{ cell: undefined, value: typeof value === 'number' ? value : 0 }]
  })
}

/** The typed number that a cell is, or repeats. */
function typedSource(model: WorkbookModel, cell: ModelCell): ModelCell | undefined {
  if (isConstantNumber(cell)) return cell
  const source = linkOf(model, cell)?.cell
  return source && isConstantNumber(source) ? source : undefined
}
