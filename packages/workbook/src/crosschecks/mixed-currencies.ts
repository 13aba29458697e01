import { currencyCode } from '@tickmark/language'
import { partsOf } from '../concepts/composition.ts'
import { cellsInArea, isCalculation, isNumeric, isText, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { columnLabelOf, rowLabelOf } from '../sheet/labels.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { resolveReference } from '../formula/reference.ts'

/** A sum over amounts of several currencies, none of which was converted. */
export interface MixedSum {
  cell: FormulaCell
  /** One amount in each currency, in the order of the sum. */
  amounts: readonly { cell: ModelCell; currency: string }[]
}

/** More addends are a list of records, of which nobody asks for every currency. */
const MOST_ADDENDS = 2000

/** Sums whose addends bear different currencies, in their lines or in a column of currencies beside them. */
export function findMixedSums(model: WorkbookModel): MixedSum[] {
  return [...formulaCells(model)].flatMap((cell) => {
    if (!isSum(cell)) return []
    const addends = addendsOf(model, cell)
    if (addends.length < 2 || addends.length > MOST_ADDENDS) return []
    const currencies = new Map<string, ModelCell>()
    for (const addend of addends) {
      const currency = currencyOf(model, addend)
      // A line that names none may be the converted one.
      if (!currency || !isAmountOfItsOwn(addend)) return []
      if (!currencies.has(currency)) currencies.set(currency, addend)
    }
    return currencies.size > 1
      ? [{ cell, amounts: [...currencies].map(([currency, amount]) => ({ currency, cell: amount })) }]
      : []
  })
}

const isSum = ({ shape }: FormulaCell): boolean =>
  /^(?:SUM\((?:range|cell)(?:,(?:range|cell))*\)|cell(?:\+cell)+)$/.test(shape.structure)

function addendsOf(model: WorkbookModel, cell: FormulaCell): ModelCell[] {
  if (cell.shape.structure.startsWith('cell')) return partsOf(model, cell).map((part) => part.cell)
  return cell.shape.references.flatMap((reference) => {
    const area = resolveReference(reference, cell)
    return area ? [...cellsInArea(gridOf(model, area.sheet), area)].filter(isNumeric) : []
  })
}

/** Typed, or handed on as it is: what is multiplied may be converted on the way. */
function isAmountOfItsOwn(cell: ModelCell): boolean {
  return isNumeric(cell) && (!isCalculation(cell) || !/[*/]/.test(cell.shape.structure))
}

const CONVERTED =
  /\b(?:equivalents?|converted|translated|reporting currency|base currency|functional currency|at constant)\b|折合|折算|本位币|환산|換算/i

/** The one currency that a cell's line is in, where the head of its column does not say that all lines are in one. */
function currencyOf(model: WorkbookModel, { sheet, row, column }: ModelCell): string | undefined {
  const grid = gridOf(model, sheet)
  if (!grid) return undefined
  const head = columnLabelOf(grid, row, column)
  if (head && (CONVERTED.test(head.cell.text) || currenciesIn(head.cell.text).size > 0)) return undefined
  const label = rowLabelOf(grid, row, column)
  if (label && CONVERTED.test(label.cell.text)) return undefined
  const named = new Set([
    ...(label ? currenciesIn(label.cell.text) : []),
    // A cell of the line that holds nothing but a currency.
    ...grid.row(row).flatMap((cell) => {
      const code = isText(cell) ? currencyCode(cell.cell.text.trim()) : undefined
      return code ? [code] : []
    }),
  ])
  return named.size === 1 ? [...named][0] : undefined
}

/** Signs and codes of currencies in a label; "$" names several and says nothing. */
function currenciesIn(text: string): Set<string> {
  const words = text.normalize('NFKC').match(/[A-Z]{1,2}\$|\b[A-Z]{3}\b|[€£₩₹₽฿₫₺₱]/g) ?? []
  return new Set(words.flatMap((word) => currencyCode(word) ?? []))
}
