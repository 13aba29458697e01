import type { DocumentType, Evidence } from '@tickmark/document'
import type { FindingDraft } from './rule.ts'
import { evidenceOf, evidenceOfArea, labelOf, nameOf, numberOf, printNumber } from '@tickmark/workbook'
import type { ModelCell, WorkbookModel } from '@tickmark/workbook'

/** Formulas are checked in every workbook, whatever the review is for; what makes a valuation is asked of valuations only. */
export const WORKBOOK_TYPES: readonly DocumentType[] = ['valuation_model', 'financial_report', 'due_diligence']

/** Cells shown beside the erroneous one: enough to judge by, not a list of the sheet. */
const SHOWN_CELLS = 6

/** What a cell shows; a number that its format shows as a dash, or as nothing, as that number. */
export function shownValue(cell: ModelCell): string {
  const text = cell.cell.text.trim()
  const value = numberOf(cell)
  return value === undefined || /[\p{L}\p{N}]/u.test(text) ? text : printNumber(value)
}

/** What workbook rules have in common: the cell at fault first, then its operands, named in `data` as {cell} and {label}. */
export function cellDraft<MessageId extends string>(
  model: WorkbookModel,
  messageId: MessageId,
  cell: ModelCell,
  rest: {
    operands?: readonly ModelCell[]
    /** The last of several cells in one line that share the fault. */
    to?: ModelCell
    data?: Record<string, string | number>
    expected?: string
    actual?: string
    arithmetic?: string
    confidence: number
    severity?: FindingDraft['severity']
  },
): FindingDraft<MessageId> {
  const { operands = [], data = {}, to = cell, ...others } = rest
  const area = { sheet: cell.sheet, top: cell.row, left: cell.column, bottom: to.row, right: to.column }
  const shown: Evidence[] = operands.slice(0, SHOWN_CELLS).map((operand) => evidenceOf(model, operand))
  return {
    messageId,
    data: { cell: nameOf(cell), label: labelOf(model, cell), ...data },
    evidence: [evidenceOfArea(model, cell, area), ...shown],
    actual: cell.cell.formula === undefined ? cell.cell.text : `=${cell.cell.formula}`,
    ...others,
  }
}
