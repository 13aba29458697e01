import type { DocumentType } from '@tickmark/document'

/** Formulas are checked in every workbook, whatever the review is for; what makes a valuation is asked of valuations only. */
export const WORKBOOK_TYPES: readonly DocumentType[] = ['valuation_model', 'financial_report', 'due_diligence']
