import type { Document, DocumentType, TextBlock } from '@tickmark/document'

const DUE_DILIGENCE = /尽职调查|尽调报告|due[ -]diligence|실사\s?보고서|재무\s?실사|デュー・?デリジェンス|デューデリ/i
const LOOKED_AT = 12

/** What kind of review a document calls for: a workbook is a model; a text is a due diligence report when it calls itself one. */
export function detectDocumentType(document: Document): DocumentType {
  if (document.workbook) return 'valuation_model'
  const front = document.blocks
    .filter((block): block is TextBlock => block.type !== 'table' && block.type !== 'picture')
    .slice(0, LOOKED_AT)
  const text = [document.metadata.title ?? '', ...front.map((block) => block.text.slice(0, 200))].join('\n')
  return DUE_DILIGENCE.test(text) ? 'due_diligence' : 'financial_report'
}
