import type { ResultKind } from '@tickmark/contract'
import { workbookEnding, WORKBOOK_TYPES } from '@tickmark/report'
import type { DocumentShape } from '../db/tables.ts'
import type { ResultFormat } from '../engine/engine.ts'

/** A result file that a document gets. */
export interface ResultPlan {
  kind: ResultKind
  format: ResultFormat
  ending: string
  mediaType: string
}

const PLANS = {
  markdown: { kind: 'markdown', format: 'markdown', ending: '.md', mediaType: 'text/markdown; charset=utf-8' },
  html: { kind: 'html', format: 'html', ending: '.html', mediaType: 'text/html; charset=utf-8' },
  json: { kind: 'json', format: 'json', ending: '.json', mediaType: 'application/json' },
  reportJson: { kind: 'json', format: 'report-json', ending: '.json', mediaType: 'application/json' },
  pdf: { kind: 'pdf', format: 'pdf', ending: '.searchable.pdf', mediaType: 'application/pdf' },
  annotatedPdf: {
    kind: 'annotated_pdf',
    format: 'annotated-pdf',
    ending: '.annotated.pdf',
    mediaType: 'application/pdf',
  },
  docx: {
    kind: 'docx',
    format: 'docx',
    ending: '.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  sarif: { kind: 'sarif', format: 'sarif', ending: '.sarif', mediaType: 'application/sarif+json' },
  package: { kind: 'analysis_package', format: 'package', ending: '.review.zip', mediaType: 'application/zip' },
} as const satisfies Record<string, ResultPlan>

/** The copy of a workbook that may hold macros may hold them too. */
function workbookPlan(name: string): ResultPlan {
  const ending = workbookEnding(name)
  return { kind: 'xlsx', format: 'xlsx', ending: `.${ending}`, mediaType: WORKBOOK_TYPES[ending] }
}

/** The results of a document of this name, in the order in which they are made. */
export function planResults(
  name: string,
  { hasTables, hasPages, isWorkbook }: DocumentShape,
  isReviewed: boolean,
): ResultPlan[] {
  return [
    PLANS.markdown,
    PLANS.html,
    ...(isReviewed
      ? [PLANS.package, PLANS.docx, ...(hasPages ? [PLANS.annotatedPdf] : []), PLANS.reportJson, PLANS.sarif]
      : [PLANS.json]),
    ...(hasTables || isReviewed ? [workbookPlan(name)] : []),
    // Printing an office file takes seconds and comes last; who had it reviewed has it already, and a workbook has no pages.
    ...(hasPages || !(isReviewed || isWorkbook) ? [PLANS.pdf] : []),
  ]
}
